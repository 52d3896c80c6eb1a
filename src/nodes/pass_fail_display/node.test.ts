import { describe, expect, it } from 'vitest'
import { callTool, toolOf } from '../../../tests/support/call-tool'
import passFailDisplay from './node'

describe('the tool of a verdict', () => {
  it.each([
    [true, 'Shown: Pass.'],
    [false, 'Shown: Fail.'],
  ])('keeps %s with its reason, and tells the model what was shown', async (verdict, content) => {
    const args = { verdict, explanation: 'By the rule' }
    expect(await callTool(passFailDisplay, args)).toMatchObject({
      outputType: 'verdict',
      data: args,
      content,
      isError: false,
      explanation: 'By the rule',
    })
  })

  it('puts the words of the person before the model', async () => {
    const config = { pass: 'Real', fail: 'Made up' }
    expect(toolOf(passFailDisplay, config).description).toMatch(/“Real” or “Made up”/)
    const { content } = await callTool(passFailDisplay, { verdict: false, explanation: 'No source' }, config)
    expect(content).toBe('Shown: Made up.')
  })

  it.each([[{ verdict: 'yes', explanation: 'Because' }], [{ verdict: true }], [{ explanation: 'A reason alone' }]])(
    'gives %j back as a mistake',
    async args => {
      expect(await callTool(passFailDisplay, args)).toMatchObject({
        isError: true,
        data: null,
        mistake: { came: args },
      })
    },
  )
})
