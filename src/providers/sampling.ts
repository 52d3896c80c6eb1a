import type { ResolvedModel } from '../engine/model'
import type { CatalogueEntry } from './catalogue'
import type { Connection } from './connections'

/** The temperatures that a connection's model takes, or false: what the person said of it, then the catalogue, then the wire. */
export function temperatureRange(
  connection: Pick<Connection, 'wire' | 'sampling'>,
  entry: CatalogueEntry | undefined,
): ResolvedModel['temperature'] {
  if (connection.sampling === false) return false
  const usual = { min: 0, max: connection.wire === 'anthropic' ? 1 : 2 }
  if (connection.sampling) return entry?.temperature || usual
  // A Claude that we do not know is a new one, and new ones take no sampling settings.
  return entry?.temperature ?? (connection.wire === 'anthropic' ? false : usual)
}
