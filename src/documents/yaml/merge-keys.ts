import {
  type Alias,
  type Document,
  isAlias,
  isMap,
  isScalar,
  isSeq,
  type Node,
  type Pair,
  Scalar,
  visit,
  type YAMLMap,
} from 'yaml'
import { msg } from '../../language/message'
import type { Problems } from './problem'

/**
 * Resolves merge keys (`<<`). A map's own fields override merged ones, and earlier maps of a list later ones. The tree
 * has no cycles, and its size with aliases followed is within the limits.
 */
export function expandMergeKeys(document: Document, targets: ReadonlyMap<Alias, Node>, problems: Problems): void {
  const done = new Set<YAMLMap>()
  const resolve = (node: unknown) => (isAlias(node) ? targets.get(node) : node)

  const sourcesOf = (value: unknown): YAMLMap[] | null => {
    const source = resolve(value)
    if (isMap(source)) return [source]
    if (!isSeq(source)) return null
    const groups = source.items.map(resolve)
    return groups.every(group => isMap(group)) ? groups : null
  }

  const expand = (map: YAMLMap): void => {
    if (done.has(map)) return
    done.add(map)
    const merges = map.items.filter(isMerge)
    if (merges.length === 0) return
    const own = map.items.filter(pair => !isMerge(pair))
    const names = new Set(own.map(nameOf))
    const merged: Pair[] = []
    for (const { key, value } of merges) {
      const sources = sourcesOf(value)
      if (!sources)
        problems.error((key as Node).range?.[0] ?? 0, msg('“<<” takes a group of fields, or a list of groups.'))
      for (const source of sources ?? []) {
        expand(source)
        for (const pair of source.items) {
          const name = nameOf(pair)
          if (names.has(name)) continue
          names.add(name)
          merged.push(pair)
        }
      }
    }
    map.items = [...merged, ...own]
  }
  visit(document, { Map: (_, map) => expand(map) })
}

/** A quoted "<<" is an ordinary key. */
function isMerge({ key }: Pair): boolean {
  return isScalar(key) && key.value === '<<' && key.type === Scalar.PLAIN
}

function nameOf({ key }: Pair): unknown {
  return isScalar(key) ? key.value : key
}
