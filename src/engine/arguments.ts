import type { JsonSchema, JsonValue } from './json'
import { lateCode } from './late-code'
import type { Misfit } from './say-misfit'

/** How many problems are named; a wrong list of 256 pixels would otherwise drown the sentence. */
const MOST_PROBLEMS = 5

const validation = lateCode(async () => {
  const [{ Validator }, { sayMisfit }] = await Promise.all([import('@cfworker/json-schema'), import('./say-misfit')])
  return { Validator, sayMisfit }
})

/**
 * What is wrong with a tool call's arguments by the tool's JSON Schema, as sentences that a model can act on.
 * Empty when they fit, and where the schema itself cannot be used. The validator is loaded with the first call.
 */
export async function schemaProblems(schema: JsonSchema, value: JsonValue): Promise<string[]> {
  const { Validator, sayMisfit } = await validation()
  let errors: Misfit[]
  try {
    ;({ errors } = new Validator(schema, '2020-12', false).validate(value))
  } catch {
    // Schemas come from strangers too. One with a pattern that is none, say, binds nobody: the tool has to look itself.
    return []
  }
  // A parent only repeats that a child did not fit.
  const leaves = errors.filter(
    ({ keyword }) => !['properties', 'items', '$ref', 'additionalProperties'].includes(keyword),
  )
  const told = (leaves.length > 0 ? leaves : errors).map(misfit => sayMisfit(misfit, value))
  const unique = [...new Set(told)]
  const rest = unique.length - MOST_PROBLEMS
  return rest > 0 ? [...unique.slice(0, MOST_PROBLEMS), `and ${rest} more`] : unique
}
