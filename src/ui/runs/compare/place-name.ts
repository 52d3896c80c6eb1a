import type { TableTarget } from '../../../store/batch/table'

/** The label of a column's target: a card's name or a variable's. */
export function placeName(target: TableTarget, names: ReadonlyMap<string, string>): string {
  return target.kind === 'input' ? (names.get(target.nodeId) ?? target.nodeId) : target.name
}
