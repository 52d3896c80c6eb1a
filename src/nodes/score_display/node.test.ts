import { describe, expect, it } from 'vitest'
import { callTool, toolOf } from '../../../tests/support/call-tool'
import { testRows } from '../../../tests/support/test-rows'
import scoreDisplay from './node'

describe('the tool of a score', () => {
  it('says to the model how far it goes', () => {
    const { description, inputSchema } = toolOf(scoreDisplay, { max: 10 })
    expect(description).toContain('0 to 10')
    expect(inputSchema).toMatchObject({ properties: { score: { minimum: 0, maximum: 10 } }, required: ['score'] })
  })

  it('keeps how far it went with the result, and tells the model what was shown', async () => {
    const args = { score: 4, label: 'The film', explanation: 'It was great' }
    expect(await callTool(scoreDisplay, args)).toMatchObject({
      outputType: 'score',
      data: { ...args, max: 5 },
      content: 'Shown: 4 of 5.',
      isError: false,
      explanation: 'It was great',
    })
  })

  testRows([[{ score: 6 }], [{ score: -1 }], [{ score: 3.5 }], [{ score: 'four' }], [{ label: 'The film' }]])(
    'gives back as a mistake what does not fit',
    async args => {
      expect(await callTool(scoreDisplay, args)).toMatchObject({ isError: true, data: null, mistake: { came: args } })
    },
  )

  it('takes halves where they are allowed, and nothing between', async () => {
    expect(await callTool(scoreDisplay, { score: 3.5 }, { halves: true })).toMatchObject({ isError: false })
    expect(await callTool(scoreDisplay, { score: 3.2 }, { halves: true })).toMatchObject({ isError: true })
  })
})
