import type { Connection } from '../../providers/connections'
import { presetOf, runsLocally } from '../../providers/preset-of'
import type { ConnectionPreset } from '../../providers/presets/preset'

/** A connection made of a preset, with an id and a name that none of the others has. */
export function newConnection({ connection }: ConnectionPreset, others: readonly Connection[]): Connection {
  const taken = new Set(others.map(other => other.id))
  for (let count = 1; ; count++) {
    const id = count === 1 ? connection.id : `${connection.id}-${count}`
    if (!taken.has(id))
      return { ...connection, id, label: count === 1 ? connection.label : `${connection.label} ${count}` }
  }
}

/** Where the key of a connection is made, for a provider that we know. */
export function keyPageOf({ provider }: Connection): string | undefined {
  return presetOf(provider)?.keyPage
}

/**
 * Whether a connection is to a place of one's own, with an address and models that nobody else knows. The big providers
 * are where they are, and list much that cannot chat.
 */
export function isOwnPlace(connection: Connection): boolean {
  return connection.provider === 'other' || runsLocally(connection)
}
