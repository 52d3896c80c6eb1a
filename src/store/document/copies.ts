import type { Document, Node } from '../../model/document'
import { mapNodeTemplates, mapTemplates, withChangedName } from '../../model/document-templates'
import type { NodeTypes } from '../../model/node-type'
import { isReadable, parseNode } from '../../model/parsed-node'
import { stepNamesForCopies } from '../../model/template-names'

/**
 * Copies of nodes under new ids; one that refers to another by its id refers to the copy of that. Their fields are open,
 * and they have no slug: a slug is a name by which templates find one node, and each copy gets its own from its name.
 */
export function copyNodes(nodes: readonly Node[], ids: ReadonlyMap<string, string>, nodeTypes: NodeTypes): Node[] {
  return nodes.map(node => {
    const { slug: _, locked: __, ...copy } = structuredClone(node)
    const parsed = parseNode(node, nodeTypes)
    const references = isReadable(parsed) ? parsed.type.edits?.nodeIds?.(parsed.config, ids) : undefined
    return { ...copy, id: ids.get(node.id) ?? node.id, config: { ...copy.config, ...references } }
  })
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
