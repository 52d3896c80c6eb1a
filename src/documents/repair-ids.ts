import type { Document, Node } from '../engine/document'

/** Names that every object has, such as "constructor": whoever looks up a node by such an id finds something else. */
const reserved = Object.getOwnPropertyNames(Object.prototype)

/** Makes ids unique where a file gives one twice. The first keeps it; results and inputs find their node by it. */
export function repairIds(document: Document): { document: Document; notes: string[] } {
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
  const notes: string[] = []
  if (repairedNodes > 0) notes.push(`${count(repairedNodes, 'node')} had an id that was taken and got a new one.`)
  if (repairedPipelines > 0)
    notes.push(`${count(repairedPipelines, 'pipeline')} had an id that was taken and got a new one.`)
  return { document: { ...document, pipelines }, notes }
}

/** Gives out ids that are free. It knows the last number of each id, so a thousandth twin costs no more than a first. */
class FreeIds {
  readonly #taken = new Set(reserved)
  readonly #lastTwins = new Map<string, number>()

  take(id: string): string {
    let free = id
    let twin = this.#lastTwins.get(id) ?? 1
    while (this.#taken.has(free)) free = `${id}-${++twin}`
    if (free !== id) this.#lastTwins.set(id, twin)
    this.#taken.add(free)
    return free
  }
}

function count(amount: number, word: string): string {
  return amount === 1 ? `One ${word}` : `${amount} ${word}s`
}
