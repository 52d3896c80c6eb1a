import { type MessageDescriptor, msg } from '../../language/message'
import type { Document, Node } from '../../model/document'

/** Names on Object.prototype, such as "constructor", which a lookup by id would find. */
const reserved = Object.getOwnPropertyNames(Object.prototype)

/** Makes duplicate ids of a file unique. The first occurrence keeps its id, since results and inputs refer to it. */
export function repairIds(document: Document): { document: Document; notes: MessageDescriptor[] } {
  const nodeIds = new FreeIds()
  const pipelineIds = new FreeIds()
  let repairedNodes = 0
  let repairedPipelines = 0
  const pipelines = document.pipelines.map(pipeline => {
    const id = pipelineIds.take(pipeline.id)
    if (id !== pipeline.id) repairedPipelines++
    const nodes = pipeline.nodes.map((node): Node => {
      const nodeId = nodeIds.take(node.id)
      if (nodeId === node.id) return node
      repairedNodes++
      return { ...node, id: nodeId }
    })
    return { ...pipeline, id, nodes }
  })
  if (repairedNodes + repairedPipelines === 0) return { document, notes: [] }
  const notes: MessageDescriptor[] = []
  if (repairedNodes > 0)
    notes.push(
      msg(
        '{count, plural, one {One card had an id that was taken and got a new one.} other {# cards had an id that was taken and got a new one.}}',
        { count: repairedNodes },
      ),
    )
  if (repairedPipelines > 0)
    notes.push(
      msg(
        '{count, plural, one {One pipeline had an id that was taken and got a new one.} other {# pipelines had an id that was taken and got a new one.}}',
        { count: repairedPipelines },
      ),
    )
  return { document: { ...document, pipelines }, notes }
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
