import { localizedMessage } from '../../language/localized-error'
import { type MessageDescriptor, msg } from '../../language/message'
import type { Pipeline } from '../../model/document'
import type { JsonObject, JsonValue } from '../../model/json'
import type { NodeWork } from '../../model/node-type'
import { resolveTemplates, TemplateError } from '../../model/templates'
import { readFace } from '../../model/tool-face'
import type { ToolResponse } from '../tools/tool-response'
import type { ToolCallResult } from './conversation'
import type { Frame } from './frame'
import type { NodeFailure } from './node-report'

/**
 * The output that a pipeline's tool face defines, if it does. A missing field is null; a mapping that names a missing
 * step fails the pipeline. A pipeline whose steps were all skipped has an empty output.
 */
export function mappedOutput(
  pipeline: Pipeline,
  frame: Frame,
  allSkipped: boolean,
  warn: (said: MessageDescriptor) => void,
): { output: JsonObject } | { failure: NodeFailure } | undefined {
  if (allSkipped) {
    warn(msg('Every step was skipped, so the output is empty.'))
    return { output: {} }
  }
  const fields = Object.entries(readFace(pipeline)?.outputMapping?.fields ?? {})
  if (fields.length === 0) return undefined
  const scope = frame.templates(warn)
  try {
    return { output: Object.fromEntries(fields.map(([field, { source }]) => [field, resolveTemplates(source, scope)])) }
  } catch (error) {
    if (!(error instanceof TemplateError)) throw error
    return { failure: { ...localizedMessage(error.words), code: 'bad_template' } }
  }
}

/**
 * The output of a pipeline without a mapping: that of its last node that worked without a model, else the last reply
 * and the newest output of each tool.
 */
export function finalOutput(text: string, latest: readonly ToolCallResult[], work: NodeWork | undefined): JsonValue {
  if (!work) return { text, outputs: Object.fromEntries(latest.map(({ toolName, data }) => [toolName, data])) }
  if (work.isResponse) return (work.output as unknown as ToolResponse).data
  return work.reasoning ?? work.output
}
