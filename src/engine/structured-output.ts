import { isJsonObject, type JsonObject, type JsonSchema, type JsonValue } from './json'

/** Names that the output of an inference has for what the answer took. A field of a structured answer cannot have them. */
export const namesOfUsage = ['tokens', 'cost', 'toolCalls', 'providerTiming'] as const

/**
 * The output of an inference whose answer is JSON: the answer's fields stand beside what it took. Where both have a name,
 * what it took has it, and the whole answer is under `data` as well, with its own field.
 */
export function structuredOutput(output: JsonObject, answer: JsonValue): JsonObject {
  const { content = '', model = '', ...taken } = output
  const fields = isJsonObject(answer) ? answer : {}
  const isHidden = Object.keys(fields).some(isNameOfUsage)
  return { content, model, ...fields, ...taken, ...(isHidden && { data: fields }) }
}

/**
 * The fields of an answer of this schema that can only be read under `output.data`, in their order. A field `data` is one
 * of them where another is: there the whole answer takes its place.
 */
export function hiddenFields(schema: JsonSchema): string[] {
  const names = fieldNames(schema)
  return names.some(isNameOfUsage) ? names.filter(name => isNameOfUsage(name) || name === 'data') : []
}

const isNameOfUsage = (name: string) => (namesOfUsage as readonly string[]).includes(name)

/** The names at the top of a schema, those of its alternatives too. */
function fieldNames(schema: JsonSchema, depth = 0): string[] {
  const own = isJsonObject(schema.properties) ? Object.keys(schema.properties) : []
  const parts = [schema.anyOf, schema.oneOf, schema.allOf].flatMap(part => (Array.isArray(part) ? part : []))
  const others = depth < 3 ? parts.flatMap(part => (isJsonObject(part) ? fieldNames(part, depth + 1) : [])) : []
  return [...new Set([...own, ...others])]
}
