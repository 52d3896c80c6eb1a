import { expect, it } from 'vitest'
import { readSharedSettings } from './settings'

it('a key or an address is sufficient for a wire, and neither is none', () => {
  const wires = (variables: Record<string, string>) => readSharedSettings(variables).upstreams
  expect(wires({})).toEqual([])
  expect(wires({ OPENAI_API_KEY: 'k' })).toEqual([{ wire: 'openai', baseUrl: 'https://api.openai.com/v1', key: 'k' }])
  expect(wires({ OPENAI_BASE_URL: 'http://localhost:1/v1' })).toEqual([
    { wire: 'openai', baseUrl: 'http://localhost:1/v1', key: null },
  ])
  expect(wires({ ANTHROPIC_API_KEY: 'k' })).toMatchObject([{ wire: 'anthropic', key: 'k' }])
  expect(wires({ ANTHROPIC_BASE_URL: 'http://localhost:1/v1' })).toEqual([
    { wire: 'anthropic', baseUrl: 'http://localhost:1', key: null },
  ])
})
