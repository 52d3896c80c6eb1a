import { expect, test } from 'vitest'
import { findModel, offeredModels, resolveModelId } from './catalog'
import { catalogData } from './catalog-data'

test('no id is of two models', () => {
  const ids = catalogData.flatMap(entry => [entry.id, ...(entry.aliases ?? [])].map(id => `${entry.provider}/${id}`))
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
})

test('a price is more than nothing and says when it was read', () => {
  for (const { id, price } of catalogData) {
    if (!price) continue
    expect(price.inputPerMillion, id).toBeGreaterThan(0)
    expect(price.outputPerMillion, id).toBeGreaterThanOrEqual(price.inputPerMillion)
    expect(price.checked, id).toMatch(/^20\d\d-\d\d-\d\d$/)
  }
})

test('a retired model names a living one, and is not offered', () => {
  for (const entry of catalogData.filter(({ retired }) => retired)) {
    expect(findModel(entry.retired!.successor)?.retired, entry.id).toBeUndefined()
    expect(findModel(entry.retired!.successor), entry.id).toBeDefined()
    expect(offeredModels).not.toContain(entry)
  }
})

test('the ids of the first pipelines are known, retired, and lead on', () => {
  for (const [id, successor] of [
    ['claude-sonnet-4-20250514', 'claude-sonnet-5-5'],
    ['claude-haiku-3-20240307', 'claude-haiku-5-5'],
  ] as const) {
    const { provider, entry } = resolveModelId(id)
    expect(provider).toBe('anthropic')
    expect(entry!.retired!.successor).toBe(successor)
  }
})

test.each([
  ['', { provider: 'demo', id: 'demo' }],
  ['demo', { provider: 'demo', id: 'demo' }],
  ['demo/demo', { provider: 'demo', id: 'demo' }],
  ['claude-haiku-5-5', { provider: 'anthropic', id: 'claude-haiku-5-5' }],
  ['anthropic/claude-haiku-5-5', { provider: 'anthropic', id: 'claude-haiku-5-5' }],
  ['claude-haiku-9', { provider: 'anthropic', id: 'claude-haiku-9' }],
  ['o9-mini', { provider: 'openai', id: 'o9-mini' }],
  ['openrouter/meta/llama-9', { provider: 'openrouter', id: 'meta/llama-9' }],
  ['class/tiny', { provider: 'class', id: 'tiny' }],
  ['meta/llama-9', { id: 'meta/llama-9' }],
  ['llama-9', { id: 'llama-9' }],
])('%j is taken apart', (text, expected) => {
  const { entry, ...reference } = resolveModelId(text, ['class'])
  expect(reference).toEqual(expected)
  expect(entry?.id).toBe(text.includes('haiku-5-5') ? 'claude-haiku-5-5' : undefined)
})

test('the SDK of Anthropic knows every model that is offered, and offers none that we call retired', async () => {
  const { readFile } = await import('node:fs/promises')
  const types = import.meta.resolve('@anthropic-ai/sdk/resources/messages/messages').replace(/\.m?js$/, '.d.ts')
  const known = /export type Model = ([^;]*);/.exec(await readFile(new URL(types), 'utf8'))?.[1] ?? ''
  const ids = [...known.matchAll(/'([^']+)'/g)].map(([, id]) => id)
  const ours = catalogData.filter(({ provider }) => provider === 'anthropic')
  const living = ours.filter(({ retired }) => !retired).map(({ id }) => id)
  expect(living.filter(id => !ids.includes(id))).toEqual([])
  // Those that it marks as deprecated have a date of their end.
  const code = await readFile(new URL(types.replace(/\.d\.ts$/, '.mjs')), 'utf8')
  const ending = [...(/DEPRECATED_MODELS = \{([^}]*)\}/.exec(code)?.[1] ?? '').matchAll(/'([^']+)':/g)]
  expect(ending.length).toBeGreaterThan(0)
  for (const [, id] of ending) expect(findModel(id ?? '', 'anthropic')?.retired, id).toBeDefined()
})
