import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { testRows } from '../../../tests/support/test-rows'
import { inferenceOf } from '../../model/inference'
import inference from './node'

const configOf = (config: object) => v.parse(inference.configSchema, config)
const settings = (config: object, input?: string) => inferenceOf({ type: inference, config: configOf(config) }, input)

describe('inference', () => {
  it('has the pinned defaults', () => {
    expect(settings({})).toMatchObject({ model: '', temperature: 0.7, contextMode: 'continue', persistMemory: false })
  })

  it('passes on what was set, and only that', () => {
    const config = {
      model: 'claude-sonnet-4-20250514',
      temperature: 0,
      maxTokens: 20,
      systemPrompt: 'Be brief.',
      enabledTools: [],
      contextMode: 'fresh',
      unknown: true,
    }
    const { unknown, ...passedOn } = config
    expect(settings(config, 'Hi')).toMatchObject({ ...passedOn, message: 'Hi' })
    expect(settings(config, 'Hi')).not.toHaveProperty('unknown')
    expect(configOf(config)).toMatchObject({ unknown })
  })

  it('leaves out an empty message and an empty system prompt', () => {
    expect(settings({ systemPrompt: ' ' }, '\n')).toMatchObject({ systemPrompt: undefined, message: undefined })
  })

  testRows([{ temperature: 'hot' }, { temperature: -1 }, { maxTokens: 0 }, { maxTokens: 1.5 }, { contextMode: 'odd' }])(
    'cannot read other settings',
    config => {
      expect(v.safeParse(inference.configSchema, config).success).toBe(false)
    },
  )
})
