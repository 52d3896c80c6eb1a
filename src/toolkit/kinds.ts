import type { Pipeline } from '../model/document'
import type { NodeTypes } from '../model/node-type'

/** How a tool does its work: by steps, by a model that decides, by a choice of ways, or by one plain call. */
export const TOOL_KINDS = ['pipeline', 'agentic', 'composite', 'simple'] as const
export type ToolKind = (typeof TOOL_KINDS)[number]

/** What kind of tool a pipeline is, by what its nodes can do. */
export function kindOf({ nodes }: Pick<Pipeline, 'nodes'>, types: NodeTypes): ToolKind {
  const has = (can: 'calls' | 'inference' | 'route') => nodes.some(({ type }) => types.get(type)?.[can] !== undefined)
  if (has('calls')) return 'pipeline'
  if (has('inference')) return 'agentic'
  return has('route') ? 'composite' : 'simple'
}
