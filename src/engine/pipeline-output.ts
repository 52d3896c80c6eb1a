import type { ToolCallResult } from './conversation'
import type { Pipeline } from './document'
import type { Frame } from './frame'
import type { JsonObject, JsonValue } from './json'
import type { NodeFailure } from './node-report'
import type { NodeWork } from './node-type'
import { resolveTemplates, TemplateError } from './templates'
import { readFace } from './tool-face'
import type { ToolResponse } from './tool-response'

/**
 * The output that a pipeline's tool face describes, if it does. A field that is missing is null, and a mapping that names
 * a step that is not there fails the pipeline. A pipeline all of whose steps were skipped ends empty.
 */
export function mappedOutput(
  pipeline: Pipeline,
  frame: Frame,
  allSkipped: boolean,
  warn: (message: string) => void,
): { output: JsonObject } | { failure: NodeFailure } | undefined {
  if (allSkipped) {
    warn('Every step was skipped, so the output is empty.')
    return { output: {} }
  }
  const fields = Object.entries(readFace(pipeline)?.outputMapping?.fields ?? {})
  if (fields.length === 0) return undefined
  const scope = frame.templates(warn)
  try {
    return { output: Object.fromEntries(fields.map(([field, { source }]) => [field, resolveTemplates(source, scope)])) }
  } catch (error) {
    if (!(error instanceof TemplateError)) throw error
    return { failure: { message: error.message, code: 'bad_template' } }
  }
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
