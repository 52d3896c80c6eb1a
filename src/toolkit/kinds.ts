import type { Pipeline } from '../model/document'
import { isInference, isRouter, isToolStep } from '../model/known-types'

/** How a tool does its work: by steps, by a model that decides, by a choice of ways, or by one plain call. */
export const TOOL_KINDS = ['pipeline', 'agentic', 'composite', 'simple'] as const
export type ToolKind = (typeof TOOL_KINDS)[number]

/** What kind of tool a pipeline is, by the types of its nodes. */
export function kindOf({ nodes }: Pick<Pipeline, 'nodes'>): ToolKind {
  if (nodes.some(isToolStep)) return 'pipeline'
  if (nodes.some(isInference)) return 'agentic'
  return nodes.some(isRouter) ? 'composite' : 'simple'
}
