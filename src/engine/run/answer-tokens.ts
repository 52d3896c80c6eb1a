import { cached } from '../../model/cached'
import { isJsonObject, type JsonSchema, type JsonValue } from '../../model/json'
import type { ResolvedModel } from '../../model/language-model'

/** What an answer has to contain. */
export interface AnswerNeeds {
  /** Tokens for text. */
  words: number
  /** Minimum, where the model supports it. */
  least?: number | undefined
  /** Tools that it may call; `callTokens` where a tool knows the maximum length of its calls better than its schema. */
  tools?: readonly { inputSchema: JsonSchema; callTokens?: number | undefined }[]
  /** The schema of a JSON answer. */
  schema?: JsonSchema | undefined
}

type Model = Pick<ResolvedModel, 'maxOutput' | 'contextWindow' | 'thinkingRoom'>

/** Limits are rounded up to multiples of this. */
const STEP = 256
/** Tokens of a call in addition to its arguments: name, id and brackets. */
const AROUND_A_CALL = 32
const CHARACTERS_PER_TOKEN = 3
/** Assumed items of a list without a limit. */
const USUAL_ITEMS = 16
/** Assumed tokens of a text without a limit: a sentence or two. */
const USUAL_TEXT = 64
/** Schemas can be recursive. */
const DEEPEST = 6

/**
 * The default token limit of an answer: enough for its text, for one call of each tool or for the requested JSON, and
 * for thinking where the model thinks; at most the model's maximum.
 */
export function answerTokens({ words, least = 0, tools = [], schema }: AnswerNeeds, model: Model): number {
  const calls = tools.reduce(
    (sum, tool) => sum + (tool.callTokens ?? tokensOfSchema(tool.inputSchema)) + AROUND_A_CALL,
    0,
  )
  const json = schema ? tokensOfSchema(schema) : 0
  const room = Math.max(least, stepsOf(words + calls + json))
  return withinModel(room + (model.thinkingRoom ?? 0), model)
}

/**
 * The suggestion after a limit that was too low: twice as much, and at least the estimated need. Null at the model's
 * maximum.
 */
export function raisedLimit(limit: number, room: number, model: Model): number | null {
  const raised = withinModel(stepsOf(Math.max(limit * 2, room)), model)
  return raised > limit ? raised : null
}

function stepsOf(tokens: number): number {
  return Math.ceil(tokens / STEP) * STEP
}

/** Request and answer share the context window. */
function withinModel(tokens: number, { maxOutput, contextWindow }: Model): number {
  const half = contextWindow === undefined ? Number.POSITIVE_INFINITY : Math.floor(contextWindow / 2)
  return Math.max(1, Math.min(tokens, maxOutput ?? Number.POSITIVE_INFINITY, half))
}

/** The largest of some numbers; 1 at least. A schema may have more of them than a function takes arguments. */
function largest(numbers: readonly number[]): number {
  return numbers.reduce((most, each) => Math.max(most, each), 1)
}

const tokensOfSchema = cached((schema: JsonSchema) => schemaTokens(schema))

/** How many tokens JSON of a schema takes when it is long, by rule of thumb. */
export function schemaTokens(schema: JsonSchema, depth = 0): number {
  if (depth > DEEPEST) return USUAL_TEXT
  const within = (inner: JsonValue | undefined) => (isJsonObject(inner) ? schemaTokens(inner, depth + 1) : USUAL_TEXT)
  const { enum: choices, const: only, properties, items, maxItems, maxLength, pattern, type } = schema
  if (only !== undefined) return textTokens(JSON.stringify(only))
  if (Array.isArray(choices)) return largest(choices.map(choice => textTokens(JSON.stringify(choice))))
  for (const name of ['anyOf', 'oneOf'] as const) {
    const options = schema[name]
    if (Array.isArray(options)) return largest(options.map(within))
  }
  if (isJsonObject(properties)) {
    const fields = Object.entries(properties)
    return fields.reduce((sum, [name, field]) => sum + textTokens(name) + 3 + within(field), 2)
  }
  if (type === 'array' || items !== undefined) {
    const count = typeof maxItems === 'number' ? maxItems : USUAL_ITEMS
    return 2 + count * (within(items) + 1)
  }
  if (type === 'boolean' || type === 'null') return 2
  if (type === 'number' || type === 'integer') return 6
  if (typeof maxLength === 'number')
    return Math.min(maxLength, 8 * USUAL_TEXT * CHARACTERS_PER_TOKEN) / CHARACTERS_PER_TOKEN + 2
  return typeof pattern === 'string' ? textTokens(pattern) : USUAL_TEXT
}

function textTokens(text: string): number {
  return Math.ceil(text.length / CHARACTERS_PER_TOKEN) + 1
}
