import type { Document } from '../../../engine/model/document'
import type { NodeTypes } from '../../../engine/model/node-type'
import { isReadable, parseNode } from '../../../engine/model/parsed-node'

/** The hosts that a document's nodes are limited to, and whether one of them is not limited. */
export function hostsReached(document: Document, nodeTypes: NodeTypes): { hosts: string[]; anywhere: boolean } {
  const limits = document.pipelines
    .flatMap(pipeline => pipeline.nodes)
    .flatMap(node => {
      const parsed = parseNode(node, nodeTypes)
      const hosts = isReadable(parsed) ? parsed.type.reaches?.(parsed.config) : null
      return hosts ? [hosts] : []
    })
  return { hosts: [...new Set(limits.flat())], anywhere: limits.some(hosts => hosts.length === 0) }
}
