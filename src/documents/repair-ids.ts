import type { Document, Node } from '../engine/document'

/** Names that every object has, such as "constructor": whoever looks up a node by such an id finds something else. */
const reserved = Object.getOwnPropertyNames(Object.prototype)

/** Makes ids unique where a file gives one twice. The first keeps it; results and inputs find their node by it. */
export function repairIds(document: Document): { document: Document; notes: string[] } {
  const nodeIds = new Set(reserved)
  const pipelineIds = new Set(reserved)
  let repairedNodes = 0
  let repairedPipelines = 0
  const pipelines = document.pipelines.map(pipeline => {
    const id = unique(pipeline.id, pipelineIds)
    if (id !== pipeline.id) repairedPipelines++
    const nodes = pipeline.nodes.map((node): Node => {
      const nodeId = unique(node.id, nodeIds)
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

function unique(id: string, taken: Set<string>): string {
  let free = id
  for (let twin = 2; taken.has(free); twin++) free = `${id}-${twin}`
  taken.add(free)
  return free
}

function count(amount: number, word: string): string {
  return amount === 1 ? `One ${word}` : `${amount} ${word}s`
}
