import type {
  ContentBlockParam,
  MessageCreateParamsStreaming,
  MessageParam,
  ToolUseBlockParam,
} from '@anthropic-ai/sdk/resources/messages/messages'
import type { JsonObject } from '../../model/json'
import type { ContentPart, Message, ModelRequest, ToolCall } from '../../model/language-model'
import { closedSchema } from '../wire/closed-schema'
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

/** The body of a call. The SDK's newest types know no temperature; models that still take one do. */
export type AnthropicBody = MessageCreateParamsStreaming & { temperature?: number }

/** The form that it insists on. */
const CALL_ID = /^[a-zA-Z0-9_-]{1,64}$/

/** The tools of a request as the Messages API takes them. */
export function anthropicTools(request: ModelRequest): FittedTools {
  return fittedTools(request, { plainNames: true })
}

/** Serializes a request for the Messages API. `extra` is from the model's entry in the catalog. */
export function anthropicBody(request: ModelRequest, provider: string, extra: JsonObject = {}): AnthropicBody {
  const { output_config: extraOutput, ...otherExtra } = extra
  const tools = anthropicTools(request)
  const output = {
    ...(extraOutput as JsonObject | undefined),
    ...(tools.answer && { format: { type: 'json_schema' as const, schema: closedSchema(tools.answer) } }),
  }
  return sendableBody({
    model: request.model,
    max_tokens: request.maxTokens,
    ...(request.system.trim() !== '' && { system: request.system }),
    messages: anthropicMessages(request, provider, tools),
    ...toolFields(request, tools),
    ...(request.temperature !== undefined && { temperature: request.temperature }),
    ...(Object.keys(output).length > 0 && { output_config: output }),
    ...otherExtra,
    stream: true,
  }) as unknown as AnthropicBody
}

function toolFields(request: ModelRequest, tools: FittedTools): Pick<AnthropicBody, 'tools' | 'tool_choice'> {
  if (tools.tools.length > 0) {
    return {
      tools: tools.tools.map(({ name, description, inputSchema }) => ({
        name,
        ...(description && { description }),
        input_schema: { ...inputSchema, type: 'object' },
      })),
    }
  }
  // The API refuses a conversation with tool calls in it unless their tools are declared. Declared, not offered.
  const used = new Set(
    request.messages.flatMap(message =>
      message.role === 'assistant' ? (message.toolCalls ?? []).map(call => fittedCall(call, tools).name) : [],
    ),
  )
  if (used.size === 0) return {}
  return {
    tools: [...used].map(name => ({ name, input_schema: { type: 'object' } })),
    tool_choice: { type: 'none' },
  }
}

/** Turns of one side in a row become one message, and what is empty is left out: the API refuses both. */
function anthropicMessages(request: ModelRequest, provider: string, tools: FittedTools): MessageParam[] {
  const idOf = fittedIds(request.messages, CALL_ID)
  const target = { provider, model: request.model }
  // DeepSeek and Kimi want the thoughts of all turns back on this wire as well.
  const inSameTurn = isClaude(request)
  const turns: { role: 'user' | 'assistant'; content: ContentBlockParam[] }[] = []
  request.messages.forEach((message, index) => {
    const content =
      message.role === 'assistant'
        ? assistantBlocks(message, echoedProviderData(request.messages, index, target, { inSameTurn }), call => ({
            ...fittedCall(call, tools),
            id: idOf(call.id),
          }))
        : message.role === 'tool'
          ? [toolResult(message, idOf)]
          : message.content.filter(saysSomething).map(userBlock)
    if (content.length === 0) return
    const role = message.role === 'assistant' ? 'assistant' : 'user'
    const last = turns.at(-1)
    if (last?.role === role) last.content.push(...content)
    else turns.push({ role, content })
  })
  return turns as MessageParam[]
}

function userBlock(part: ContentPart): ContentBlockParam {
  if (part.type === 'text') return { type: 'text', text: part.text }
  const mediaType = part.mediaType as 'image/png' | 'image/jpeg' | 'image/gif' | 'image/webp'
  return { type: 'image', source: { type: 'base64', media_type: mediaType, data: part.data } }
}

function toolResult(message: Extract<Message, { role: 'tool' }>, idOf: (id: string) => string): ContentBlockParam {
  return {
    type: 'tool_result',
    tool_use_id: idOf(message.callId),
    content: message.content,
    ...(message.isError && { is_error: true }),
  }
}

function assistantBlocks(
  message: Extract<Message, { role: 'assistant' }>,
  handBack: JsonObject | undefined,
  fitted: (call: ToolCall) => ToolCall,
): ContentBlockParam[] {
  const calls = message.toolCalls ?? []
  const written = (call: ToolCall): ToolUseBlockParam => {
    const { id, name, ...rest } = fitted(call)
    return { type: 'tool_use', id, name, input: argumentsForHistory({ id, name, ...rest }) }
  }
  if (handBack !== undefined) {
    const { blocks } = handBack as unknown as { blocks: ContentBlockParam[] }
    const left = [...calls]
    const ids = new Set(blocks.map(block => ('id' in block ? block.id : undefined)))
    return blocks.flatMap((block): ContentBlockParam[] => {
      if (block.type !== 'tool_use') return [block]
      const same = left.findIndex(({ id }) => id === block.id)
      const at = same >= 0 ? same : left.findIndex(call => !ids.has(call.id) && isCallOf(call, block.id))
      const [call] = at < 0 ? [] : left.splice(at, 1)
      return call ? [{ ...block, id: fitted(call).id }] : []
    })
  }
  const uses = calls.map(written)
  return message.content.trim() === '' ? uses : [{ type: 'text', text: message.content }, ...uses]
}
