import { type OfferedTool, type OfferingSegment, offeringSegmentsOf } from '../../engine/tools/offered-tools'
import type { Document, Node } from '../../model/document'
import { inferenceOf } from '../../model/inference'
import { isInference } from '../../model/known-types'
import { neighborsOf } from '../../model/neighbors'
import type { NodeTypes } from '../../model/node-type'
import { isReadable, parseNode } from '../../model/parsed-node'

/**
 * Updates the tool lists of inferences after an edit: where the name of a listed tool has changed (a card was renamed,
 * or its duplicate removed), the list gets the new name. Names that were no tool before are kept, and so is the name of
 * a removed tool, unless another tool has taken it. Returns the same draft when nothing changes.
 */
export function followToolNames<D extends { document: Document }>(before: D, after: D, types: NodeTypes): D {
  const document = followed(before.document, after.document, types)
  return document === after.document ? after : { ...after, document }
}

function followed(before: Document, after: Document, types: NodeTypes): Document {
  if (before === after || !after.pipelines.some(({ nodes }) => nodes.some(node => listOf(node, types)))) return after
  const earlier = narrowedSegments(before, types)
  const lists = new Map<string, string[]>()
  for (const [nodeId, segment] of narrowedSegments(after, types)) {
    const was = earlier.get(nodeId)
    const list = segment.inference && listOf(segment.inference.node, types)
    if (!was || !list) continue
    const names = follow(list, was, segment)
    if (names.join() !== list.join()) lists.set(nodeId, names)
  }
  if (lists.size === 0) return after
  const withList = (node: Node): Node => {
    const enabledTools = lists.get(node.id)
    return enabledTools ? { ...node, config: { ...node.config, enabledTools } } : node
  }
  const pipelines = after.pipelines.map(pipeline =>
    pipeline.nodes.some(({ id }) => lists.has(id)) ? { ...pipeline, nodes: pipeline.nodes.map(withList) } : pipeline,
  )
  return { ...after, pipelines }
}

/** The tools that an inference is restricted to, by name; undefined for one that gets all, and for other nodes. */
function listOf(node: Node, types: NodeTypes): readonly string[] | undefined {
  const parsed = parseNode(node, types)
  return isReadable(parsed) ? inferenceOf(parsed)?.enabledTools : undefined
}

/** Segments by their inference's id, in pipelines with a restricted inference. */
function narrowedSegments(document: Document, types: NodeTypes): Map<string, OfferingSegment> {
  const segments = document.pipelines.flatMap(pipeline =>
    pipeline.nodes.some(isInference) ? offeringSegmentsOf(pipeline, types, neighborsOf(document, pipeline.id)) : [],
  )
  return new Map(segments.flatMap(segment => (segment.inference ? [[segment.inference.node.id, segment]] : [])))
}

function follow(list: readonly string[], before: OfferingSegment, after: OfferingSegment): string[] {
  const makers = new Map(before.tools.map(offer => [offer.tool.name, makerOf(offer, before)]))
  const names = new Map(after.tools.map(offer => [makerOf(offer, after), offer.tool.name]))
  for (const [was, is] of renamedOwn(before, after)) names.set(was, names.get(is) as string)
  const taken = new Set(names.values())
  const now = list.flatMap(name => {
    const maker = makers.get(name)
    if (maker === undefined) return [name]
    return names.get(maker) ?? (taken.has(name) ? [] : [name])
  })
  return [...new Set(now)]
}

/** The identity of a tool across renames. A built-in tool of the inference has only its name. */
function makerOf(offer: OfferedTool, { inference }: OfferingSegment): string {
  if (offer.kind === 'pipeline') return `pipeline ${offer.pipelineId}`
  return offer.nodeId === inference?.node.id ? `own ${offer.tool.name}` : `node ${offer.nodeId}`
}

/** Keys of own tools that were renamed, before and after: only if as many were added as removed. */
function renamedOwn(before: OfferingSegment, after: OfferingSegment): [string, string][] {
  const own = (segment: OfferingSegment) =>
    segment.tools.map(offer => makerOf(offer, segment)).filter(key => key.startsWith('own '))
  const [were, are] = [own(before), own(after)]
  const gone = were.filter(key => !are.includes(key))
  const come = are.filter(key => !were.includes(key))
  return gone.length === come.length ? gone.map((key, index) => [key, come[index] as string]) : []
}
