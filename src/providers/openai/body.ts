import { isJsonObject, type JsonObject, type JsonValue } from '../../model/json'
import type { ContentPart, ModelRequest, ToolCall } from '../../model/language-model'
import { type Connection, originOf } from '../connections/connections'
import { type FittedTools, fittedTools } from '../wire/fitted-tools'
import { argumentsForHistory } from '../wire/tool-calls'
import {
  echoedProviderData,
  fittedCall,
  fittedIds,
  isCallOf,
  isClaude,
  saysSomething,
  sendableBody,
} from '../wire/turns'
import { isStrictSchema } from './strict-schema'

/** What a model can be asked for beside an answer. */
interface BodyOptions {
  /** Fields from the model's entry in the catalog. */
  extra?: JsonObject | undefined
  /** Whether it reports log probabilities; `without-tools`: in requests without tools. */
  logprobs?: boolean | 'without-tools' | undefined
}

/** The tools of a request as a model behind Chat Completions takes them. */
export function openAiTools(request: ModelRequest): FittedTools {
  return fittedTools(request, { plainNames: isClaude(request) })
}

/** Serializes a request for Chat Completions. */
export function openAiBody(
  request: ModelRequest,
  connection: Connection,
  { extra = {}, logprobs = false }: BodyOptions = {},
): JsonObject {
  const fitted = openAiTools(request)
  const asksLogprobs = request.logprobs !== undefined && logprobs && (logprobs === true || request.tools.length === 0)
  return sendableBody({
    model: request.model,
    messages: openAiMessages(request, connection, fitted),
    ...(asksLogprobs && { logprobs: true, top_logprobs: request.logprobs }),
    // The names of vLLM, which llama.cpp took over; older ones of llama.cpp continue a last assistant turn by themselves.
    ...(request.answerStart && { continue_final_message: true, add_generation_prompt: false }),
    [maxTokensField(connection)]: request.maxTokens,
    ...(fitted.tools.length > 0 && {
      tools: fitted.tools.map(({ name, description, inputSchema }) => ({
        type: 'function',
        function: { name, ...(description && { description }), parameters: inputSchema },
      })),
    }),
    ...(request.temperature !== undefined && { temperature: request.temperature }),
    ...(fitted.answer && {
      response_format: {
        type: 'json_schema',
        json_schema: {
          name: request.responseFormat?.name ?? 'answer',
          schema: fitted.answer,
          ...(isStrictSchema(fitted.answer) && { strict: true }),
        },
      },
    }),
    ...extra,
    stream: true,
    stream_options: { include_usage: true },
  })
}

/** OpenAI's own models refuse the older name; most others know only that one. */
function maxTokensField(connection: Connection): 'max_tokens' | 'max_completion_tokens' {
  if (connection.maxTokensField) return connection.maxTokensField
  return originOf(connection) === 'https://api.openai.com' ? 'max_completion_tokens' : 'max_tokens'
}

/** What a target wants that others do not. */
function habitsOf({ baseUrl }: Connection, model: string) {
  const isOf = (makers: RegExp) => makers.test(baseUrl) || makers.test(model)
  return {
    callId: isOf(/mistral|magistral|ministral|codestral|devstral/i)
      ? /^[a-zA-Z0-9]{9}$/
      : isOf(/kimi|moonshot/i)
        ? /^[a-zA-Z0-9_.:-]{1,64}$/
        : /^[a-zA-Z0-9_-]{1,40}$/,
    /** In its thinking mode, which is the usual one, it insists on the thoughts of each turn that called tools. */
    wantsThoughts: /deepseek|moonshot|kimi/i.test(baseUrl),
  }
}

/** The turn of a model that said nothing, where a person's turn would else follow a result: some insist on the order. */
const NOTHING_SAID = '…'

function openAiMessages(request: ModelRequest, connection: Connection, tools: FittedTools): JsonObject[] {
  const { messages, model } = request
  const habits = habitsOf(connection, model)
  const idOf = fittedIds(messages, habits.callId)
  const wire: JsonObject[] = []
  if (request.system.trim() !== '') wire.push({ role: 'system', content: request.system })
  let userParts: ContentPart[] = []
  const flushUser = () => {
    if (userParts.length === 0) return
    if (wire.at(-1)?.role === 'tool') wire.push({ role: 'assistant', content: NOTHING_SAID })
    wire.push({ role: 'user', content: userContent(userParts) })
    userParts = []
  }
  messages.forEach((message, index) => {
    // Several local models insist on turns that alternate.
    if (message.role === 'user') {
      userParts.push(...message.content.filter(saysSomething))
      return
    }
    flushUser()
    if (message.role === 'tool') {
      wire.push({ role: 'tool', tool_call_id: idOf(message.callId), content: message.content })
      return
    }
    const target = { provider: connection.id, model }
    const now = echoedProviderData(messages, index, target, { inSameTurn: true })
    const ever = echoedProviderData(messages, index, target, { inSameTurn: false })
    const calls = (message.toolCalls ?? []).map(call => ({
      id: idOf(call.id),
      type: 'function',
      function: fittedFunction(fittedCall(call, tools)),
      ...extraOf(call, now?.calls),
    }))
    const said = message.content.trim() === '' ? null : message.content
    if (said === null && calls.length === 0) return
    const thought = calls.length > 0 ? (ever?.thought ?? (habits.wantsThoughts ? NOTHING_SAID : undefined)) : undefined
    const before = wire.at(-1)
    const isSameTurn = before?.role === 'assistant' && before.tool_calls === undefined
    if (isSameTurn) wire.pop()
    wire.push({
      role: 'assistant',
      content: isSameTurn ? [before.content, said].filter(Boolean).join('\n\n') : said,
      ...(thought !== undefined && { reasoning_content: thought }),
      ...(now?.reasoning !== undefined && { reasoning_details: now.reasoning }),
      ...(calls.length > 0 && { tool_calls: calls }),
    })
  })
  flushUser()
  if (request.answerStart) wire.push({ role: 'assistant', content: request.answerStart })
  return wire
}

function fittedFunction(call: ToolCall): JsonObject {
  return { name: call.name, arguments: JSON.stringify(argumentsForHistory(call)) }
}

/** Text alone is sent as a string: many compatible servers support nothing else. */
function userContent(parts: readonly ContentPart[]): JsonValue {
  if (parts.every(part => part.type === 'text')) return parts.map(part => part.text).join('\n\n')
  return parts.map(
    (part): JsonObject =>
      part.type === 'text'
        ? { type: 'text', text: part.text }
        : { type: 'image_url', image_url: { url: `data:${part.mediaType};base64,${part.data}` } },
  )
}

/** What a provider added to a call, by the id that its model gave it. */
function extraOf(call: ToolCall, extras: JsonValue | undefined): { extra_content?: JsonObject } {
  if (!isJsonObject(extras)) return {}
  const extra = extras[call.id] ?? Object.entries(extras).find(([id]) => isCallOf(call, id))?.[1]
  return isJsonObject(extra) ? { extra_content: extra } : {}
}
