import type { Document } from '../../engine/model/document'
import { neighborsOf } from '../../engine/model/neighbors'
import type { NodeTypes } from '../../engine/model/node-type'
import { type OfferedTool, offeringSegmentsOf } from '../../engine/tools/offered-tools'
import type { ToolBox } from '../../nodes/view'
import { cardNames } from '../stack/card-names'

/** The tools that each inference of a document can be given, by node id, in the order of the request. */
export function toolBoxes(document: Document, types: NodeTypes): Map<string, ToolBox[]> {
  const boxes = document.pipelines.flatMap(pipeline => {
    const names = cardNames(pipeline.nodes, types)
    return offeringSegmentsOf(pipeline, types, neighborsOf(document, pipeline.id)).flatMap(
      ({ inference, tools }): [string, ToolBox[]][] => {
        if (!inference) return []
        const { id } = inference.node
        return [[id, tools.map(offer => ({ name: offer.tool.name, title: titleOf(offer, id, names, document) }))]]
      },
    )
  })
  return new Map(boxes)
}

function titleOf(
  offer: OfferedTool,
  inferenceId: string,
  names: ReadonlyMap<string, string>,
  { pipelines }: Document,
): string {
  if (offer.kind === 'pipeline') return pipelines.find(({ id }) => id === offer.pipelineId)?.name || offer.pipelineId
  return offer.nodeId === inferenceId ? 'A tool of its own' : (names.get(offer.nodeId) ?? offer.nodeId)
}
