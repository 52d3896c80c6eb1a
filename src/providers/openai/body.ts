import type {
  ChatCompletionAssistantMessageParam,
  ChatCompletionContentPart,
  ChatCompletionCreateParamsStreaming,
  ChatCompletionMessageParam,
} from 'openai/resources/chat/completions'
import { isJsonObject, type JsonObject, type JsonValue } from '../../engine/model/json'
import type { ContentPart, Message, ModelRequest, ToolCall } from '../../engine/model/language-model'
import { type Connection, originOf } from '../connections/connections'
import { argumentsForHistory } from '../wire/tool-arguments'
import { echoedProviderData, isCallOf, saysSomething } from '../wire/turns'
import { isStrictSchema } from './closed-schema'

/** What a model can be asked for beside an answer. */
interface BodyOptions {
  /** Fields from the model's entry in the catalog. */
  extra?: JsonObject | undefined
  /** Whether it reports log probabilities; `without-tools`: in requests without tools. */
  logprobs?: boolean | 'without-tools' | undefined
}

/** Serializes a request for Chat Completions. */
export function openAiBody(
  request: ModelRequest,
  connection: Connection,
  { extra = {}, logprobs = false }: BodyOptions = {},
): ChatCompletionCreateParamsStreaming {
  const asksLogprobs = request.logprobs !== undefined && logprobs && (logprobs === true || request.tools.length === 0)
  return {
    model: request.model,
    messages: openAiMessages(request, connection.id),
    ...(asksLogprobs && { logprobs: true, top_logprobs: request.logprobs }),
    // The names of vLLM, which llama.cpp took over; older ones of llama.cpp continue a last assistant turn by themselves.
    ...(request.answerStart && { continue_final_message: true, add_generation_prompt: false }),
    [maxTokensField(connection)]: request.maxTokens,
    ...(request.tools.length > 0 && {
      tools: request.tools.map(tool => ({
        type: 'function' as const,
        function: { name: tool.name, description: tool.description, parameters: tool.inputSchema },
      })),
    }),
    ...(request.temperature !== undefined && { temperature: request.temperature }),
    ...(request.responseFormat && {
      response_format: {
        type: 'json_schema' as const,
        json_schema: {
          name: request.responseFormat.name,
          schema: request.responseFormat.schema,
          ...(isStrictSchema(request.responseFormat.schema) && { strict: true }),
        },
      },
    }),
    ...extra,
    stream: true,
    stream_options: { include_usage: true },
  }
}

/** OpenAI's own models refuse the older name; most others know only that one. */
function maxTokensField(connection: Connection): 'max_tokens' | 'max_completion_tokens' {
  if (connection.maxTokensField) return connection.maxTokensField
  return originOf(connection) === 'https://api.openai.com' ? 'max_completion_tokens' : 'max_tokens'
}

function openAiMessages(request: ModelRequest, provider: string): ChatCompletionMessageParam[] {
  const wire: ChatCompletionMessageParam[] = []
  if (request.system.trim() !== '') wire.push({ role: 'system', content: request.system })
  let userParts: ContentPart[] = []
  const flushUser = () => {
    if (userParts.length > 0) wire.push({ role: 'user', content: userContent(userParts) })
    userParts = []
  }
  request.messages.forEach((message, index) => {
    // Several local models insist on turns that alternate.
    if (message.role === 'user') {
      userParts.push(...message.content.filter(saysSomething))
      return
    }
    flushUser()
    if (message.role === 'tool') {
      wire.push({ role: 'tool', tool_call_id: message.callId, content: message.content })
      return
    }
    const turn = assistantTurn(message, echoedProviderData(request.messages, index, { provider, model: request.model }))
    if (turn) wire.push(turn)
  })
  flushUser()
  if (request.answerStart) wire.push({ role: 'assistant', content: request.answerStart })
  return wire
}

/** Text alone is sent as a string: many compatible servers support nothing else. */
function userContent(parts: readonly ContentPart[]): string | ChatCompletionContentPart[] {
  if (parts.every(part => part.type === 'text')) return parts.map(part => part.text).join('\n\n')
  return parts.map(part =>
    part.type === 'text'
      ? { type: 'text', text: part.text }
      : { type: 'image_url', image_url: { url: `data:${part.mediaType};base64,${part.data}` } },
  )
}

/** What a provider added to a call, by the id that its model gave it. */
function extraOf(call: ToolCall, extras: JsonValue): { extra_content?: JsonObject } {
  if (!isJsonObject(extras)) return {}
  const extra = extras[call.id] ?? Object.entries(extras).find(([id]) => isCallOf(call, id))?.[1]
  return isJsonObject(extra) ? { extra_content: extra } : {}
}

function assistantTurn(
  message: Extract<Message, { role: 'assistant' }>,
  handBack: JsonValue | undefined,
): ChatCompletionAssistantMessageParam | null {
  const said = message.content.trim() === '' ? null : message.content
  const calls = message.toolCalls ?? []
  if (said === null && calls.length === 0) return null
  const { reasoning = null, calls: callExtras = null } = isJsonObject(handBack) ? handBack : {}
  return {
    role: 'assistant',
    content: said,
    ...(reasoning !== null && { reasoning_details: reasoning }),
    ...(calls.length > 0 && {
      tool_calls: calls.map(call => ({
        id: call.id,
        type: 'function' as const,
        function: { name: call.name, arguments: JSON.stringify(argumentsForHistory(call)) },
        ...extraOf(call, callExtras),
      })),
    }),
  }
}
