import { transformJSONSchema } from '@anthropic-ai/sdk/lib/transform-json-schema'
import type { JsonSchema } from '../../model/json'

/**
 * A schema for structured output: every object closed, and limits described in words. One that says of a part no more than that
 * it may be anything has no such form, and is left as it is.
 */
export function closedSchema(schema: JsonSchema): JsonSchema {
  try {
    return transformJSONSchema(schema) as JsonSchema
  } catch {
    return schema
  }
}
