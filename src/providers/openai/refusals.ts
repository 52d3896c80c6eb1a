import { isJsonObject, type JsonObject, type JsonValue } from '../../model/json'
import { field, looseObjects } from '../wire/loose-json'
import { type Change, fewerTokens, leaveOut, type Refusals, ROOM, schemaInWords } from '../wire/refused-fields'

/** What servers with this wire say of a field that they do not take, and how to ask without it. */
export const openAiRefusals: Refusals = [
  [ROOM, fewerTokens],
  [/stream_options/, leaveOut('stream_options')],
  [
    /['"`[]stream['"`\]]|\bstream(?:ing)?\b.{0,20}not support|unsupported.{0,12}\bstream/i,
    leaveOut('stream', 'stream_options'),
  ],
  [/(?:use|favor of) .?max_completion_tokens/i, renamed('max_tokens', 'max_completion_tokens')],
  [/max_completion_tokens/, renamed('max_completion_tokens', 'max_tokens')],
  [/reasoning_content.*(?:missing|must|required)/, someThoughts],
  [/reasoning_content/, noThoughts],
  [/temperature/i, leaveOut('temperature')],
  [/logprobs/, leaveOut('logprobs', 'top_logprobs')],
  [/response_?\s?format|json[_ ](?:schema|mode)|structured output|response mime type|'strict'/i, formatInWords],
  [/`?tools=?`? param|toolConfig/i, declaredTools],
  [/developer instruction|system role|role:? ?['"`]?system|system messages?.{0,12}not support/i, systemInFirstTurn],
  [/unknown name|schema/i, plainSchemas],
  [
    /content.{0,60}(?:must be|expected|should be).{0,20}string|content.{0,20}null|missing field .?content/i,
    emptyContent,
  ],
]

function renamed(from: string, to: string): Change {
  return body => {
    const value = body[from]
    return value === undefined ? undefined : { ...leaveOut(from)(body, ''), [to]: value }
  }
}

/** What stands for thoughts that nobody has: some take no empty ones. */
const NO_THOUGHTS = '…'

/** Some insist on the thoughts of each turn of the model. */
function someThoughts(body: JsonObject): JsonObject {
  return changedTurns(body, turn =>
    turn.role === 'assistant' ? { ...turn, reasoning_content: turn.reasoning_content || NO_THOUGHTS } : undefined,
  )
}

/** Some refuse any. */
function noThoughts(body: JsonObject): JsonObject {
  return changedTurns(body, turn => leaveOut('reasoning_content')(turn, ''))
}

/** The wanted format as a sentence of the system prompt; what comes is looked through for JSON anyway. */
function formatInWords(body: JsonObject): JsonObject | undefined {
  const format = body.response_format
  if (!isJsonObject(format) || !isJsonObject(format.json_schema)) return undefined
  const words = schemaInWords(format.json_schema.schema)
  const [first, ...rest] = looseObjects(body.messages)
  const messages =
    first?.role === 'system'
      ? [{ ...first, content: `${first.content}\n\n${words}` }, ...rest]
      : [{ role: 'system', content: words }, ...(first ? [first] : []), ...rest]
  return { ...leaveOut('response_format')(body, ''), messages }
}

/** The tools of earlier calls, where this request offers none: some want to know them. */
function declaredTools(body: JsonObject): JsonObject | undefined {
  const calls = looseObjects(body.messages).flatMap(({ tool_calls }) => looseObjects(tool_calls))
  const names = new Set(calls.flatMap(call => (isJsonObject(call.function) ? String(call.function.name) : [])))
  if ('tools' in body || names.size === 0) return undefined
  const parameters = { type: 'object', properties: {} }
  return { ...body, tools: [...names].map(name => ({ type: 'function', function: { name, parameters } })) }
}

/** Gemma has no system prompt: it reads the one there is before the first message. */
function systemInFirstTurn(body: JsonObject): JsonObject | undefined {
  const [system, first, ...rest] = looseObjects(body.messages)
  if (system?.role !== 'system') return undefined
  const words = String(system.content)
  if (first?.role !== 'user')
    return { ...body, messages: [{ role: 'user', content: words }, ...(first ? [first] : []), ...rest] }
  const content = Array.isArray(first.content)
    ? [{ type: 'text', text: words }, ...first.content]
    : `${words}\n\n${first.content}`
  return { ...body, messages: [{ ...first, content }, ...rest] }
}

/** Tools with no more of JSON Schema than Google took at first, and everybody takes. */
function plainSchemas(body: JsonObject): JsonObject | undefined {
  const tools = looseObjects(body.tools).map(tool => {
    const called = isJsonObject(tool.function) ? tool.function : {}
    const schema = isJsonObject(called.parameters) ? called.parameters : {}
    return { ...tool, function: { ...called, parameters: plainSchema(schema, schema) } }
  })
  return tools.length > 0 && JSON.stringify(tools) !== JSON.stringify(body.tools) ? { ...body, tools } : undefined
}

const PLAIN_WORDS = ['description', 'required', 'enum', 'nullable']
/** How deep a schema that refers to itself is written out. */
const MOST_DEPTH = 6

function plainSchema(schema: JsonObject, root: JsonObject, depth = 0): JsonObject {
  const { $ref, const: only, type, properties, items } = schema
  if (depth > MOST_DEPTH) return { type: 'object' }
  const inside = (value: JsonValue) => (isJsonObject(value) ? plainSchema(value, root, depth + 1) : value)
  if (typeof $ref === 'string') {
    const target = $ref
      .split('/')
      .slice(1)
      .reduce<JsonValue | undefined>((found, name) => field(found, name), root)
    return isJsonObject(target) ? plainSchema(target, root, depth + 1) : { type: 'object' }
  }
  const [choice] = looseObjects(schema.anyOf ?? schema.oneOf ?? schema.allOf).filter(each => each.type !== 'null')
  if (choice && type === undefined) return plainSchema({ ...choice, ...words(schema) }, root, depth + 1)
  const types = [type].flat().filter(each => each !== 'null')
  return {
    ...words(schema),
    ...(types[0] !== undefined && { type: types[0] }),
    ...(only !== undefined && { enum: [only] }),
    ...(isJsonObject(properties) && {
      properties: Object.fromEntries(Object.entries(properties).map(([name, each]) => [name, inside(each)])),
    }),
    ...(isJsonObject(items) && { items: inside(items) }),
  }
}

function words(schema: JsonObject): JsonObject {
  return Object.fromEntries(Object.entries(schema).filter(([word]) => PLAIN_WORDS.includes(word)))
}

function emptyContent(body: JsonObject): JsonObject | undefined {
  const isMissing = looseObjects(body.messages).some(({ content }) => content === null)
  return isMissing
    ? changedTurns(body, turn => (turn.content === null ? { ...turn, content: '' } : undefined))
    : undefined
}

function changedTurns(body: JsonObject, change: (turn: JsonObject) => JsonObject | undefined): JsonObject {
  return { ...body, messages: looseObjects(body.messages).map(turn => change(turn) ?? turn) }
}
