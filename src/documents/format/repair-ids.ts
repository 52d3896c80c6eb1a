import { type MessageDescriptor, msg } from '../../language/message'
import type { Document, Node } from '../../model/document'

/** Names on Object.prototype, such as "constructor", which a lookup by id would find. */
const reserved = Object.getOwnPropertyNames(Object.prototype)

/** Makes duplicate ids of a file unique. The first occurrence keeps its id, since results and inputs refer to it. */
export function repairIds(document: Document): { document: Document; notes: MessageDescriptor[] } {
  const nodeIds = new FreeIds()
  const pipelineIds = new FreeIds()
  let repaired = 0
  const taken = (ids: FreeIds, id: string) => {
    const free = ids.take(id)
    if (free !== id) repaired++
    return free
  }
  const pipelines = document.pipelines.map(pipeline => ({
    ...pipeline,
    id: taken(pipelineIds, pipeline.id),
    nodes: pipeline.nodes.map((node): Node => ({ ...node, id: taken(nodeIds, node.id) })),
  }))
  if (repaired === 0) return { document, notes: [] }
  const note = msg(
    '{count, plural, one {One id was taken, and its card or pipeline got a new one.} other {# ids were taken, and their cards or pipelines got new ones.}}',
    { count: repaired },
  )
  return { document: { ...document, pipelines }, notes: [note] }
}

/** Generates unused ids. Remembers the last number of each id, so that duplicates take constant time. */
class FreeIds {
  readonly #taken = new Set(reserved)
  readonly #lastTwins = new Map<string, number>()

  take(id: string): string {
    let free = id
    let copy = this.#lastTwins.get(id) ?? 1
    while (this.#taken.has(free)) free = `${id}-${++copy}`
    if (free !== id) this.#lastTwins.set(id, copy)
    this.#taken.add(free)
    return free
  }
}
