import { expect, it } from 'vitest'
import { connectionPresets } from '../../providers/connection-presets'
import type { Connection } from '../../providers/connections'
import { keyPageOf, newConnection, presetName } from './new-connection'

it('gives each connection an id and a name of its own', () => {
  const kept: Connection[] = []
  for (const preset of [...connectionPresets, ...connectionPresets, ...connectionPresets]) {
    kept.push(newConnection(preset, kept))
  }
  expect(new Set(kept.map(connection => connection.id)).size).toBe(kept.length)
  expect(new Set(kept.map(connection => connection.label)).size).toBe(kept.length)
})

it('says of a model at home where it runs', () => {
  const names = connectionPresets.map(presetName)
  expect(names).toContain('Ollama on this computer')
  expect(names).toContain('Anthropic')
})

it('knows where to make a key, by the provider and not by the name', () => {
  const [anthropic] = connectionPresets
  if (!anthropic) throw new Error('no presets')
  expect(keyPageOf({ ...anthropic.connection, id: 'mine', label: 'Mine' })).toBe(anthropic.keyPage)
  expect(keyPageOf({ ...anthropic.connection, provider: 'other' })).toBeUndefined()
})
