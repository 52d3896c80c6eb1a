import * as v from 'valibot'
import type { Document } from '../../../engine/model/document'
import type { NodeTypes } from '../../../engine/model/node-type'

/** Whether a model may choose any host: a node has a list of allowed hosts, and it is empty. */
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
