import { describe, expect, it } from 'vitest'
import { testRows } from '../../../tests/support/test-rows'
import type { ModelOption } from '../view'
import { findModelOption, isConnected, modelChoices, replacementOf } from './models'

const model = (id: string, more: Partial<ModelOption> = {}): ModelOption => ({
  id,
  label: id,
  provider: id.slice(0, id.indexOf('/')),
  connected: true,
  temperature: { min: 0, max: 1 },
  ...more,
})

const choice = ({ id, label }: ModelOption, state = '') => ({ value: id, label: label + state })

const demo = model('demo/demo')
const oldHaiku = model('anthropic/claude-haiku-3-20240307', { retired: '2026-03-01' })
const oldSonnet = model('anthropic/claude-sonnet-4-20250514', { retired: '2026-05-14' })
const opus = model('anthropic/claude-opus-5')
const haiku = model('anthropic/claude-haiku-4-5')
const nested = model('openrouter/meta/llama-4', { providerLabel: 'OpenRouter' })
const models = [demo, oldHaiku, oldSonnet, opus, haiku, nested]

describe('the list of models', () => {
  it('finds an entry by its full id, and by its bare one', () => {
    expect(findModelOption(models, 'anthropic/claude-opus-5')).toBe(opus)
    expect(findModelOption(models, 'claude-haiku-3-20240307')).toBe(oldHaiku)
    expect(findModelOption(models, 'meta/llama-4')).toBe(nested)
    expect(findModelOption(models, 'llama-4')).toBeUndefined()
    expect(findModelOption(models, '')).toBeUndefined()
  })

  it('has a group for each provider, without the retired', () => {
    expect(modelChoices(models, undefined)).toEqual([
      { label: 'Demo', choices: [choice(demo)] },
      { label: 'Anthropic', choices: [choice(opus), choice(haiku)] },
      { label: 'OpenRouter', choices: [choice(nested)] },
    ])
  })

  it('leaves out one that is gone since an unknown date', () => {
    const gone = model('demo/gone', { retired: '' })
    expect(modelChoices([demo, gone], undefined)[0]?.choices).toEqual([choice(demo)])
    expect(replacementOf([gone, demo], gone)).toBe(demo)
  })

  it('keeps a retired one while it is chosen', () => {
    expect(modelChoices(models, oldSonnet)[1]?.choices).toEqual([
      choice(oldSonnet, ' (retired)'),
      choice(opus),
      choice(haiku),
    ])
  })
})

describe('whether a provider can answer', () => {
  const offline = model('anthropic/claude-opus-5', { connected: false })

  testRows([
    ['anthropic/claude-opus-5', false],
    ['claude-opus-5', false],
    ['anthropic/something-newer', false],
    ['demo/demo', true],
    ['something-of-mine', true],
    ['', true],
  ])('follows from its connections', (id, connected) => {
    expect(isConnected([demo, offline], id)).toBe(connected)
  })
})

describe('in place of a retired model', () => {
  it('is a living one of the same kind', () => {
    expect(replacementOf(models, oldHaiku)).toBe(haiku)
  })

  it('is any living one of the provider where the kind is gone', () => {
    expect(replacementOf(models, oldSonnet)).toBe(opus)
  })

  it('is none where the provider has none', () => {
    expect(replacementOf([demo, oldHaiku], oldHaiku)).toBeUndefined()
  })
})
