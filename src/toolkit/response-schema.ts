import type { JsonObject, JsonSchema } from '../engine/model/json'
import type { ToolFace } from '../engine/model/tool-face'

/** The JSON Schema of a response, for structured output: one shape for success and failure. */
export function responseSchema({ outputMapping }: Pick<ToolFace, 'outputMapping'>): JsonSchema {
  const fields = Object.entries(outputMapping?.fields ?? {})
  // A field of the output may be null: a step that was skipped gave nothing.
  const properties = fields.map(([name, { description }]): [string, JsonObject] => [
    name,
    description ? { description } : {},
  ])
  const data: JsonObject = {
    description: 'What came of it. Only of a success.',
    ...(fields.length > 0 && { type: 'object', properties: Object.fromEntries(properties) }),
  }
  return {
    type: 'object',
    properties: {
      success: { type: 'boolean' },
      message: { type: 'string', description: 'What happened, in words' },
      data,
      error: {
        type: 'object',
        description: 'Why it failed. Only of a failure.',
        properties: { code: { type: 'string' }, details: { type: 'object' } },
        required: ['code'],
      },
      meta: { type: 'object', description: 'Steps, times, tokens and cost' },
      context: { type: 'object' },
      nextSteps: { type: 'string' },
      remediation: { type: 'string', description: 'How a failure is mended, and by whom' },
    },
    required: ['success', 'message', 'meta'],
  }
}
