import type { ToolCallResult } from './conversation'
import type { Pipeline } from './document'
import type { JsonObject, JsonValue } from './json'
import type { NodeWork } from './node-type'
import { resolveTemplates, type TemplateScope } from './templates'
import { readFace } from './tool-face'
import type { ToolResponse } from './tool-response'

/**
 * The output that a pipeline's tool face describes, if it does. A field that is missing is null.
 * @throws TemplateError when a step that is named has not run.
 */
export function mappedOutput(pipeline: Pipeline, scope: TemplateScope): JsonObject | undefined {
  const fields = Object.entries(readFace(pipeline)?.outputMapping?.fields ?? {})
  if (fields.length === 0) return undefined
  return Object.fromEntries(fields.map(([field, { source }]) => [field, resolveTemplates(source, scope)]))
}

/**
 * What a pipeline without an output mapping ends in: what its last node gave that worked by itself, else the last reply
 * and the newest output of each tool.
 */
export function finalOutput(text: string, latest: readonly ToolCallResult[], work: NodeWork | undefined): JsonValue {
  if (!work) return { text, outputs: Object.fromEntries(latest.map(({ toolName, data }) => [toolName, data])) }
  if (work.isResponse) return (work.output as unknown as ToolResponse).data
  return work.reasoning ?? work.output
}
