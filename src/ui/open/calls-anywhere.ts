import * as v from 'valibot'
import type { Document } from '../../engine/document'
import type { NodeTypes } from '../../engine/node-type'

/** Whether a model may name any host to some node: one that has a list of allowed hosts, and nothing on it. */
export function callsAnywhere(document: Document, nodeTypes: NodeTypes): boolean {
  return document.pipelines
    .flatMap(pipeline => pipeline.nodes)
    .some(node => {
      const type = nodeTypes.get(node.type)
      const config = type && v.safeParse(type.configSchema, node.config)
      const allowed: unknown = config?.success ? config.output.allowedDomains : undefined
      return Array.isArray(allowed) && allowed.length === 0
    })
}
