import { expect, it } from 'vitest'
import type { Connection } from '../../providers/connections/connections'
import { connectionPresets } from '../../providers/presets'
import { keyPageOf, newConnection } from './new-connection'

it('gives each connection an id and a name of its own', () => {
  const kept: Connection[] = []
  for (const preset of [...connectionPresets, ...connectionPresets, ...connectionPresets]) {
    kept.push(newConnection(preset, kept))
  }
  expect(new Set(kept.map(connection => connection.id)).size).toBe(kept.length)
  expect(new Set(kept.map(connection => connection.label)).size).toBe(kept.length)
})

it('knows where to make a key, by the provider and not by the name', () => {
  const [anthropic] = connectionPresets
  if (!anthropic) throw new Error('no presets')
  expect(keyPageOf({ ...anthropic.connection, id: 'mine', label: 'Mine' })).toBe(anthropic.keyPage)
  expect(keyPageOf({ ...anthropic.connection, provider: 'other' })).toBeUndefined()
})
