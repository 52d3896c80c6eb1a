import { msg } from '../../language/message'
import type { Document, Pipeline, RunInputs } from '../../model/document'
import { ModelError, type ResolvedModel } from '../../model/language-model'
import type { NamedText, NodeType, NodeTypes } from '../../model/node-type'
import { isReadable, type ParsedNode, parseNode } from '../../model/parsed-node'

/** The texts of cards above a node, from top to bottom; all of the pipeline's where the node is not in it. */
export function textsAbove({ nodes }: Pipeline, nodeId: string, types: NodeTypes, inputs: RunInputs): NamedText[] {
  const at = nodes.findIndex(({ id }) => id === nodeId)
  return nodes.slice(0, at < 0 ? nodes.length : at).flatMap(node => {
    if (!types.get(node.type)?.texts) return []
    const parsed = parseNode(node, types)
    return isReadable(parsed) ? [...(parsed.type.texts?.(parsed.config, inputs[node.id]) ?? [])] : []
  })
}

/** The node that requests a card's model. */
interface Asking {
  document: Document
  nodeId: string
  types: NodeTypes
  inputs: RunInputs
  random(): number
}

/** The node type whose cards are models with this id. */
export function typeOfModel(id: string, types: NodeTypes): NodeType | undefined {
  const wanted = id.trim()
  if (wanted === '') return undefined
  for (const type of types.values()) if (type.model?.id === wanted) return type
  return undefined
}

/**
 * The model of the nearest model card: above the requesting node, else the first of its pipeline, or of the document.
 * Undefined where no type provides models of this id.
 * @throws ModelError where there is no such card.
 */
export async function cardModel(id: string, asking: Asking): Promise<ResolvedModel | undefined> {
  const { types, inputs, random } = asking
  const type = typeOfModel(id, types)
  if (!type) return undefined
  const found = nearest(type, asking)
  if (!found) {
    throw new ModelError(
      'no_such_model',
      msg('There is no “{name}” card here that could answer. Add one above, or choose another model.', {
        name: type.name,
      }),
    )
  }
  const { pipeline, parsed } = found
  const model = await type.model?.make(parsed.config, textsAbove(pipeline, parsed.node.id, types, inputs), random)
  return model
}

function nearest(
  type: NodeType,
  { document, nodeId, types }: Asking,
): { pipeline: Pipeline; parsed: ParsedNode } | undefined {
  const own = document.pipelines.filter(({ nodes }) => nodes.some(({ id }) => id === nodeId))
  for (const pipeline of [...own, ...document.pipelines]) {
    const at = pipeline.nodes.findIndex(({ id }) => id === nodeId)
    const nodes = [...pipeline.nodes.slice(0, Math.max(0, at)).reverse(), ...pipeline.nodes.slice(Math.max(0, at))]
    for (const node of nodes) {
      if (node.type !== type.type) continue
      const parsed = parseNode(node, types)
      if (isReadable(parsed)) return { pipeline, parsed }
    }
  }
  return undefined
}
