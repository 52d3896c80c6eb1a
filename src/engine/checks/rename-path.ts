import { msg } from '../../language/message'
import type { Node } from '../model/document'
import type { JsonValue } from '../model/json'
import type { Fix } from './problem'

/** Replaces a path in all templates of a node or a tool face. */
export function renamePath(path: string, instead: string, owner: { nodeId: string } | { pipelineId: string }): Fix {
  const replace = <T extends JsonValue>(value: T): T => {
    if (typeof value === 'string') {
      return value.replace(/\{\{([^{}]*)\}\}/g, (whole, inside: string) =>
        inside.trim() === path ? `{{${instead}}}` : whole,
      ) as T
    }
    if (Array.isArray(value)) return value.map(replace) as T
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, replace(item)])) as T
  }
  const inNode = (node: Node): Node => ({
    ...node,
    config: replace(node.config),
    ...(node.policy && {
      policy: replace(node.policy as unknown as JsonValue) as unknown as NonNullable<Node['policy']>,
    }),
  })
  return {
    label: msg('Write {path} instead', { path: `{{${instead}}}` }),
    apply: document => ({
      ...document,
      pipelines: document.pipelines.map(pipeline => {
        if ('pipelineId' in owner) {
          return pipeline.id === owner.pipelineId && pipeline.tool
            ? { ...pipeline, tool: replace(pipeline.tool) }
            : pipeline
        }
        return {
          ...pipeline,
          nodes: pipeline.nodes.map(node => (node.id === owner.nodeId ? inNode(node) : node)),
        }
      }),
    }),
  }
}
