import { localize } from '../../language/active'
import type { Connection } from '../../providers/connections/connections'
import { presetOf, runsLocally } from '../../providers/connections/preset-of'
import type { ConnectionPreset } from '../../providers/presets/preset'

/** Creates a connection from a preset, with a unique id and name. */
export function newConnection({ connection, name }: ConnectionPreset, others: readonly Connection[]): Connection {
  const label = localize(name ?? connection.label)
  const taken = new Set(others.map(other => other.id))
  for (let count = 1; ; count++) {
    const id = count === 1 ? connection.id : `${connection.id}-${count}`
    if (!taken.has(id)) return { ...connection, id, label: count === 1 ? label : `${label} ${count}` }
  }
}

/** The page that creates keys for a connection, for known providers. */
export function keyPageOf({ provider }: Connection): string | undefined {
  return presetOf(provider)?.keyPage
}

/**
 * Whether a connection is to a custom address with models of its own. Large providers have fixed addresses, and list
 * many models that cannot chat.
 */
export function isCustomAddress(connection: Connection): boolean {
  return connection.provider === 'other' || runsLocally(connection)
}
