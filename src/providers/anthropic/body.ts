import type {
  ContentBlockParam,
  MessageCreateParamsStreaming,
  MessageParam,
  ToolUseBlockParam,
} from '@anthropic-ai/sdk/resources/messages/messages'
import type { JsonObject, JsonValue } from '../../engine/model/json'
import type { ContentPart, Message, ModelRequest } from '../../engine/model/language-model'
import { closedSchema } from '../openai/closed-schema'
import { argumentsForHistory } from '../wire/tool-arguments'
import { echoedProviderData, isCallOf, saysSomething } from '../wire/turns'

/** The body of a call. The SDK's newest types know no temperature; models that still take one do. */
type AnthropicBody = MessageCreateParamsStreaming & { temperature?: number }

/** Serializes a request for the Messages API. `extra` is from the model's entry in the catalog. */
export function anthropicBody(request: ModelRequest, provider: string, extra: JsonObject = {}): AnthropicBody {
  const { output_config: extraOutput, ...otherExtra } = extra
  const output = {
    ...(extraOutput as JsonObject | undefined),
    ...(request.responseFormat && {
      format: { type: 'json_schema' as const, schema: closedSchema(request.responseFormat.schema) },
    }),
  }
  return {
    model: request.model,
    max_tokens: request.maxTokens,
    ...(request.system.trim() !== '' && { system: request.system }),
    messages: anthropicMessages(request, provider),
    ...toolFields(request),
    ...(request.temperature !== undefined && { temperature: request.temperature }),
    ...(Object.keys(output).length > 0 && { output_config: output }),
    ...otherExtra,
    stream: true,
  }
}

function toolFields(request: ModelRequest): Pick<AnthropicBody, 'tools' | 'tool_choice'> {
  if (request.tools.length > 0) {
    return {
      tools: request.tools.map(tool => ({
        name: tool.name,
        description: tool.description,
        input_schema: { ...tool.inputSchema, type: 'object' },
      })),
    }
  }
  // The API refuses a conversation with tool calls in it unless their tools are declared. Declared, not offered.
  const used = new Set(
    request.messages.flatMap(message =>
      message.role === 'assistant' ? (message.toolCalls ?? []).map(call => call.name) : [],
    ),
  )
  if (used.size === 0) return {}
  return {
    tools: [...used].map(name => ({ name, input_schema: { type: 'object' } })),
    tool_choice: { type: 'none' },
  }
}

/** Turns of one side in a row become one message, and what is empty is left out: the API refuses both. */
function anthropicMessages(request: ModelRequest, provider: string): MessageParam[] {
  const turns: { role: 'user' | 'assistant'; content: ContentBlockParam[] }[] = []
  request.messages.forEach((message, index) => {
    const content =
      message.role === 'assistant'
        ? assistantBlocks(message, echoedProviderData(request.messages, index, { provider, model: request.model }))
        : message.role === 'tool'
          ? [toolResult(message)]
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

function toolResult(message: Extract<Message, { role: 'tool' }>): ContentBlockParam {
  return {
    type: 'tool_result',
    tool_use_id: message.callId,
    content: message.content,
    ...(message.isError && { is_error: true }),
  }
}

function assistantBlocks(
  message: Extract<Message, { role: 'assistant' }>,
  handBack: JsonValue | undefined,
): ContentBlockParam[] {
  const calls = (message.toolCalls ?? []).map(
    (call): ToolUseBlockParam => ({
      type: 'tool_use',
      id: call.id,
      name: call.name,
      input: argumentsForHistory(call),
    }),
  )
  if (handBack !== undefined) {
    const { blocks } = handBack as unknown as { blocks: ContentBlockParam[] }
    const left = [...calls]
    const ids = new Set(blocks.map(block => ('id' in block ? block.id : undefined)))
    return blocks.flatMap((block): ContentBlockParam[] => {
      if (block.type !== 'tool_use') return [block]
      const same = left.findIndex(({ id }) => id === block.id)
      const at = same >= 0 ? same : left.findIndex(call => !ids.has(call.id) && isCallOf(call, block.id))
      const [call] = at < 0 ? [] : left.splice(at, 1)
      return call ? [{ ...block, id: call.id }] : []
    })
  }
  return message.content.trim() === '' ? calls : [{ type: 'text', text: message.content }, ...calls]
}
