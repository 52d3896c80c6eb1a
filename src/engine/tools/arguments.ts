import type { OutputUnit } from '@cfworker/json-schema'
import { isSameText } from '../../language/localized-error'
import { type LocalizedText, msg } from '../../language/message'
import { isJsonObject, type JsonObject, type JsonSchema, type JsonValue } from '../../model/json'
import { describeSchemaIssue } from '../../model/schema-issue'

/** Maximum of reported problems; a wrong list of 256 pixels would otherwise fill the message. */
const MOST_PROBLEMS = 5

/** Keywords whose error only repeats those of a child, which are reported as well. */
const REPEATING = new Set([
  ...['properties', 'patternProperties', 'additionalProperties', 'unevaluatedProperties', 'dependentSchemas'],
  ...['items', 'prefixItems', 'unevaluatedItems', '$ref', '$recursiveRef', 'allOf', 'if'],
])

/**
 * Validates a tool call's arguments against its JSON Schema. Returns problems as sentences that a model can act on;
 * none when they are valid, or when the schema is unusable. Patterns are left to the model: a regular expression of a
 * stranger's document or server can take forever. The validator loads with the first call.
 */
export async function schemaProblems(schema: JsonSchema, value: JsonValue): Promise<LocalizedText[]> {
  const { Validator } = await import('@cfworker/json-schema')
  let errors: OutputUnit[]
  try {
    ;({ errors } = new Validator(withoutPatterns(schema) as JsonSchema, '2020-12', false).validate(value))
  } catch {
    // Imported schemas may be invalid. Such a schema constrains nothing: the tool validates its input itself.
    return []
  }
  if (errors.length === 0) return []
  const leaves = errors.filter(error => !REPEATING.has(error.keyword) && !repeats(error, errors))
  // What does not fit has a problem, whatever keywords a later validator reports it with.
  const issues = (leaves.length > 0 ? leaves : errors).map(misfit => describeSchemaIssue(misfit, value))
  const unique = issues.filter((issue, index) => issues.findIndex(each => isSameText(each, issue)) === index)
  const rest = unique.length - MOST_PROBLEMS
  return rest > 0 ? [...unique.slice(0, MOST_PROBLEMS), msg('and {count, number} more', { count: rest })] : unique
}

/** Whether an error says again what another one says: of a name as if it were the value of that name, or of a child. */
function repeats({ keyword, keywordLocation, error }: OutputUnit, errors: readonly OutputUnit[]): boolean {
  // A dependency is a list of names, which has no child, or a schema.
  if (keyword === 'dependencies') return error.includes('does not match')
  return errors.some(
    other => other.keyword === 'propertyNames' && keywordLocation.startsWith(`${other.keywordLocation}/`),
  )
}

/** Keywords whose value is data, and those whose names are names of fields. */
const DATA = new Set(['const', 'default', 'enum', 'examples'])
const NAMED = new Set(['properties', '$defs', 'definitions', 'dependentSchemas'])

/** A schema without its patterns. Where names of fields have patterns, any other name may be one of them. */
function withoutPatterns(schema: JsonValue): JsonValue {
  if (Array.isArray(schema)) return schema.map(withoutPatterns)
  if (!isJsonObject(schema)) return schema
  const { pattern: _, patternProperties, ...rest } = schema
  const left = patternProperties === undefined ? rest : omitOthers(rest)
  return Object.fromEntries(
    Object.entries(left).map(([keyword, value]) => {
      if (DATA.has(keyword)) return [keyword, value]
      if (!NAMED.has(keyword) || !isJsonObject(value)) return [keyword, withoutPatterns(value)]
      return [keyword, Object.fromEntries(Object.entries(value).map(([name, of]) => [name, withoutPatterns(of)]))]
    }),
  )
}

function omitOthers({ additionalProperties: _, unevaluatedProperties: __, ...rest }: JsonObject): JsonObject {
  return rest
}
