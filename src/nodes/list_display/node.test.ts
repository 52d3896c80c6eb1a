import { describe, expect, it } from 'vitest'
import { callTool } from '../../../tests/support/call-tool'
import { testRows } from '../../../tests/support/test-rows'
import listDisplay from './node'

const long = (count: number) => Array.from({ length: count }, (_, at) => `Thing ${at + 1}`)

describe('the tool of a list', () => {
  it('keeps what came, and tells the model what was shown', async () => {
    const args = { title: 'Fruit', items: ['apples', 'pears'], ordered: true, explanation: 'As you said them' }
    expect(await callTool(listDisplay, args)).toMatchObject({
      outputType: 'list',
      data: args,
      content: 'Shown: a list of 2.',
      isError: false,
      explanation: 'As you said them',
    })
    expect(await callTool(listDisplay, { items: long(20) })).toMatchObject({ isError: false })
  })

  testRows([[{ items: [] }], [{ items: long(21) }], [{ items: ['a', ''] }], [{ items: [1, 2] }], [{ title: 'Fruit' }]])(
    'gives back as a mistake what does not fit',
    async args => {
      expect(await callTool(listDisplay, args)).toMatchObject({ isError: true, data: null, mistake: { came: args } })
    },
  )
})
