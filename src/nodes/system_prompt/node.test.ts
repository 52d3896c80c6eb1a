import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { localize } from '../../language/active'
import systemPrompt from './node'

const configOf = (config: object) => v.parse(systemPrompt.configSchema, config)

describe('system_prompt', () => {
  it('adds its prompt, as written, to the system prompt', () => {
    const config = configOf({ prompt: '  Be kind.\n' })
    expect(systemPrompt.context?.(config, undefined)).toEqual([{ system: '  Be kind.\n' }])
    expect(systemPrompt.problems?.(config)).toEqual([])
  })

  it.each([{}, { prompt: '' }, { prompt: ' \n\t' }])('adds nothing for %j, and says so', fields => {
    const config = configOf(fields)
    expect(systemPrompt.context?.(config, undefined)).toEqual([])
    expect(systemPrompt.problems?.(config).map(({ message }) => localize(message))).toEqual([
      expect.stringContaining('empty'),
    ])
  })

  it('keeps fields that it does not know', () => {
    expect(configOf({ prompt: 'Hi', mood: { deep: [1] } })).toEqual({ prompt: 'Hi', mood: { deep: [1] } })
  })
})
