import type { TableTarget } from '../../store/wall/table'

/** What a place for a column is called: its card, or its variable. */
export function placeName(target: TableTarget, names: ReadonlyMap<string, string>): string {
  return target.kind === 'input' ? (names.get(target.nodeId) ?? target.nodeId) : target.name
}
