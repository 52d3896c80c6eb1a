import type { Document, Node, NodeConfig } from '../../model/document'
import { mapNodeTemplates, mapTemplates, withChangedName } from '../../model/document-templates'
import type { JsonObject } from '../../model/json'
import { isInference } from '../../model/known-types'
import type { NodeTypes } from '../../model/node-type'
import { isReadable, type ParsedNode, parseNode } from '../../model/parsed-node'
import { toolStepOf } from '../../model/tool-step'
import { stepNamesForCopies } from './follow-template-names'

/**
 * Copies of nodes under new ids; one that refers to another by its id refers to the copy of that. Their fields are open,
 * and they have no slug: a slug is a name by which templates find one node, and each copy gets its own from its name.
 */
export function copyNodes(nodes: readonly Node[], ids: ReadonlyMap<string, string>, nodeTypes: NodeTypes): Node[] {
  return nodes.map(node => {
    const { slug: _, locked: __, ...copy } = structuredClone(node)
    const parsed = parseNode(node, nodeTypes)
    const references = isReadable(parsed) ? referencesOf(parsed, ids) : {}
    const config: NodeConfig = { ...copy.config, ...references }
    return { ...copy, id: ids.get(node.id) ?? node.id, config }
  })
}

/** The settings that refer to other nodes by their ids, with those of their copies. */
function referencesOf(parsed: ParsedNode, ids: ReadonlyMap<string, string>): JsonObject {
  const goesOnFrom = isInference(parsed.type) && ids.get(parsed.config.goesOnFrom)
  if (goesOnFrom) return { goesOnFrom }
  const tool = toolStepOf(parsed)?.tool
  const id = tool?.kind === 'node' ? ids.get(tool.id) : undefined
  return tool && id !== undefined ? { tool: { ...tool, id } } : {}
}

/**
 * A document whose copies of nodes name each other in their templates, where the originals named each other. `slugs` has
 * the name of each original by the id of its copy.
 */
export function withCopiedNames(before: Document, after: Document, slugs: ReadonlyMap<string, string>): Document {
  const names = stepNamesForCopies(before, after, slugs)
  const change = (path: string) => withChangedName(path, 'steps', names)
  const copied = after.pipelines.map(pipeline => {
    const nodes = pipeline.nodes.map(node => (slugs.has(node.id) ? mapNodeTemplates(node, change) : node))
    // The tool face of a pipeline that was copied as a whole.
    const isCopy = before.pipelines.every(({ id }) => id !== pipeline.id)
    return { ...pipeline, nodes, ...(isCopy && pipeline.tool && { tool: mapTemplates(pipeline.tool, change) }) }
  })
  return { ...after, pipelines: copied }
}
