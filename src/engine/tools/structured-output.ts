import { isJsonObject, type JsonObject, type JsonSchema, type JsonValue } from '../../model/json'

/** Fields of an inference's output that are not of its answer. They shadow fields of a structured answer. */
const usageFields = ['content', 'model', 'tokens', 'cost', 'toolCalls', 'providerTiming'] as const

/**
 * The output of an inference with a JSON answer: the answer's fields beside those for usage. Where both have a name,
 * usage has it, and the whole answer is in `data` as well.
 */
export function structuredOutput(output: JsonObject, answer: JsonValue): JsonObject {
  const fields = isJsonObject(answer) ? answer : {}
  const isHidden = Object.keys(fields).some(isNameOfUsage)
  return isHidden ? { ...fields, ...output, data: fields } : { ...fields, ...output }
}

/**
 * The fields of an answer of this schema that can only be read under `output.data`, in order. A field `data` is one of
 * them where another is: then the whole answer takes its place.
 */
export function hiddenFields(schema: JsonSchema): string[] {
  const names = fieldNames(schema)
  return names.some(isNameOfUsage) ? names.filter(name => isNameOfUsage(name) || name === 'data') : []
}

const isNameOfUsage = (name: string) => (usageFields as readonly string[]).includes(name)

/** Top-level property names of a schema, including those of its alternatives. */
function fieldNames(schema: JsonSchema, depth = 0): string[] {
  const own = isJsonObject(schema.properties) ? Object.keys(schema.properties) : []
  const parts = [schema.anyOf, schema.oneOf, schema.allOf].flatMap(part => (Array.isArray(part) ? part : []))
  const others = depth < 3 ? parts.flatMap(part => (isJsonObject(part) ? fieldNames(part, depth + 1) : [])) : []
  return [...new Set([...own, ...others])]
}
