import type { Pipeline, Policy } from '../../model/document'
import { isEqualJson } from '../../model/equal-json'
import type { JsonObject, JsonValue } from '../../model/json'
import type { Draft } from './draft'
import { updateNode } from './edits'

/*
 * Edits of what makes a pipeline one tool, and of what happens around a node's run. As in edits.ts, each gives a new
 * draft, and an edit that changes nothing gives the very same draft.
 */

/** Gives a pipeline a tool face; one that has a face keeps it. A draft, until its maker says otherwise. */
export function makeTool(draft: Draft, pipelineId: string): Draft {
  return updateTool(draft, pipelineId, tool => tool ?? { status: 'draft', description: '' })
}

/** Merges a patch into a pipeline's face. An undefined value removes its field. */
export function setTool(
  draft: Draft,
  pipelineId: string,
  patch: Readonly<Record<string, JsonValue | undefined>>,
): Draft {
  return updateTool(draft, pipelineId, tool => {
    if (!tool) return tool
    const kept = Object.entries({ ...tool, ...patch }).filter(([, value]) => value !== undefined)
    return Object.fromEntries(kept) as JsonObject
  })
}

/** Takes the face away: the pipeline is one like others again. */
export function removeTool(draft: Draft, pipelineId: string): Draft {
  return updateTool(draft, pipelineId, () => undefined)
}

/** Merges a patch into a node's policy. An undefined value removes its field, and the last one the policy. */
export function setPolicy(
  draft: Draft,
  nodeId: string,
  patch: { [Field in keyof Policy]?: Policy[Field] | undefined },
): Draft {
  return updateNode(draft, nodeId, node => {
    const entries = Object.entries({ ...node.policy, ...patch }).filter(([, value]) => value !== undefined)
    const policy = Object.fromEntries(entries) as Policy
    if (isEqualJson(policy, node.policy ?? {})) return node
    const { policy: _, ...rest } = node
    return entries.length === 0 ? rest : { ...rest, policy }
  })
}

function updateTool(draft: Draft, pipelineId: string, change: (tool: Pipeline['tool']) => Pipeline['tool']): Draft {
  const { pipelines } = draft.document
  const index = pipelines.findIndex(({ id }) => id === pipelineId)
  const pipeline = pipelines[index]
  if (!pipeline) return draft
  const tool = change(pipeline.tool)
  if (isEqualJson(tool, pipeline.tool)) return draft
  const { tool: _, ...rest } = pipeline
  const changed = tool === undefined ? rest : { ...rest, tool }
  return { ...draft, document: { ...draft.document, pipelines: pipelines.with(index, changed) } }
}
