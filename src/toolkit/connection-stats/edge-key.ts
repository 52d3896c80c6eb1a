import type { Edge } from '../../model/document'

/** The key of an edge in statistics: what it connects and how. Its id may change between runs. */
export function edgeKey(kind: Edge['kind'], source: string, target: string): string {
  return `edge ${JSON.stringify([kind, source, target])}`
}
