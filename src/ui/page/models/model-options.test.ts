import { describe, expect, it } from 'vitest'
import type { Connection } from '../../../providers/connections/connections'
import { defaultLabel, modelOptions } from './model-options'

const connection = (more: Partial<Connection>): Connection => ({
  id: 'anthropic',
  provider: 'anthropic',
  label: 'Anthropic',
  wire: 'anthropic',
  baseUrl: 'https://api.anthropic.com',
  auth: 'x-api-key',
  headers: {},
  ...more,
})
const noKeys = { get: () => null }
const keysFor = (address: string) => ({ get: (asked: string) => (asked === address ? 'a-key' : null) })

describe('the models to choose from', () => {
  it('begin with the demo, which is always there', () => {
    const [first, ...rest] = modelOptions([], noKeys)
    expect(first).toMatchObject({ id: 'demo/demo', connected: true })
    expect(rest.length).toBeGreaterThan(0)
    expect(rest.every(({ connected }) => !connected)).toBe(true)
  })

  it('are connected with the key for their own address, and with no other', () => {
    const anthropic = connection({})
    const connectedOnes = (keys: typeof noKeys | ReturnType<typeof keysFor>) =>
      new Set(
        modelOptions([anthropic], keys)
          .filter(option => option.connected)
          .map(option => option.provider),
      )
    expect(connectedOnes(keysFor('https://api.anthropic.com'))).toEqual(new Set(['demo', 'anthropic']))
    expect(connectedOnes(keysFor('https://elsewhere.example'))).toEqual(new Set(['demo']))
  })

  it('hold what a connection of one’s own lists, under its id', () => {
    const home = connection({ id: 'class', provider: 'other', label: 'Class', auth: 'none', models: ['llama-9'] })
    expect(modelOptions([home], noKeys)).toContainEqual(
      expect.objectContaining({ id: 'class/llama-9', providerLabel: 'Class', connected: true }),
    )
  })
})

describe('who answers where a card names no model', () => {
  const chosen = modelOptions([], noKeys).find(
    option => option.provider === 'anthropic' && option.retired === undefined,
  )

  it('is the demo until another provider is connected', () => {
    expect(chosen).toBeDefined()
    expect(defaultLabel('', modelOptions([], noKeys))).toBe('Demo')
    expect(defaultLabel(chosen?.id ?? '', modelOptions([], noKeys))).toBe('Demo')
    expect(defaultLabel(chosen?.id ?? '', modelOptions([connection({ auth: 'none' })], noKeys))).toBe(chosen?.label)
  })

  it('is an id of one’s own, as it was typed', () => {
    expect(defaultLabel('home/llama-9', modelOptions([], noKeys))).toBe('home/llama-9')
  })
})
