import { type ConnectionPreset, connectionPresets, runsAtHome } from '../../providers/connection-presets'
import type { Connection } from '../../providers/connections'

/** A connection made of a preset, with an id and a name that none of the others has. */
export function newConnection({ connection }: ConnectionPreset, others: readonly Connection[]): Connection {
  const taken = new Set(others.map(other => other.id))
  for (let count = 1; ; count++) {
    const id = count === 1 ? connection.id : `${connection.id}-${count}`
    if (!taken.has(id))
      return { ...connection, id, label: count === 1 ? connection.label : `${connection.label} ${count}` }
  }
}

/** What a preset is called in the list of what can be added. */
export function presetName({ connection }: ConnectionPreset): string {
  return runsAtHome(connection) ? `${connection.label} on this computer` : connection.label
}

/** Where the key of a connection is made, for a provider that we know. */
export function keyPageOf({ provider }: Connection): string | undefined {
  return connectionPresets.find(preset => preset.connection.provider === provider)?.keyPage
}

/**
 * Whether a connection is to a place of one's own, with an address and models that nobody else knows. The big providers
 * are where they are, and list much that cannot chat.
 */
export function isOwnPlace({ provider }: Connection): boolean {
  return ['ollama', 'lm-studio', 'llama-cpp', 'other'].includes(provider)
}
