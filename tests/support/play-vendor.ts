import { vi } from 'vitest'
import type { AnswerEnding } from '../../src/model/answer-ending'
import type { JsonObject, JsonValue } from '../../src/model/json'
import {
  type Message,
  ModelError,
  type ModelRequest,
  type TokenUsage,
  type Tool,
  type ToolCall,
} from '../../src/model/language-model'
import { createAnthropicModel } from '../../src/providers/anthropic/anthropic'
import type { Connection } from '../../src/providers/connections/connections'
import { createOpenAiCompatibleModel } from '../../src/providers/openai/openai-compatible'
import { ownConnection } from './connections'

/** One recorded answer of a vendor: an object is JSON, a text is what was streamed. */
export interface Recorded {
  status?: number
  headers?: Record<string, string>
  body: JsonValue
}

/** What came of a request that was played. */
export interface Played {
  text: string
  reasoning: string
  calls: ToolCall[]
  ending?: AnswerEnding
  usage?: TokenUsage
  providerData?: { provider: string; data: JsonValue }
  error?: ModelError
  /** The bodies of the requests, in order. */
  sent: JsonObject[]
}

/** A person's turn. */
export const person = (text: string): Message => ({ role: 'user', content: [{ type: 'text', text }] })

const COLOR: Tool = {
  name: 'display_color',
  description: 'Shows a color.',
  inputSchema: { type: 'object', properties: { hex: { type: 'string' } }, required: ['hex'] },
}
const GAUGE: Tool = {
  name: 'display_gauge',
  description: 'Shows a number.',
  inputSchema: { type: 'object', properties: { value: { type: 'number' } }, required: ['value'] },
}

/** A request with two displays on offer. */
export const askedFor = (messages: Message[], changes: Partial<ModelRequest> = {}): ModelRequest => ({
  model: 'm',
  system: '',
  messages,
  tools: [COLOR, GAUGE],
  maxTokens: 1024,
  ...changes,
})

/** The response of a recorded answer. */
export function responseOf({ status = 200, headers = {}, body }: Recorded): Response {
  if (typeof body !== 'string') return Response.json(body, { status, headers })
  return new Response(body, { status, headers: { 'content-type': 'text/event-stream', ...headers } })
}

/** Plays recorded answers through the adapter of a wire, and keeps all that came. */
export async function play(
  wire: Connection['wire'],
  recorded: Recorded | Recorded[],
  { request = askedFor([person('Show blue.')]), ...changes }: Partial<Connection> & { request?: ModelRequest } = {},
): Promise<Played> {
  const answers = [recorded].flat()
  const played: Played = { text: '', reasoning: '', calls: [], sent: [] }
  vi.stubGlobal('fetch', async (_address: string, init: RequestInit) => {
    played.sent.push(JSON.parse(String(init.body)))
    const next = answers[played.sent.length - 1] ?? answers.at(-1)
    if (!next) throw new TypeError('Failed to fetch')
    return responseOf(next)
  })
  try {
    const connection = ownConnection(wire, { label: 'Vendor', ...changes })
    const create = wire === 'anthropic' ? createAnthropicModel : createOpenAiCompatibleModel
    for await (const event of create(connection, 'a-key').stream(request, new AbortController().signal)) {
      if (event.type === 'text-delta') played.text += event.text
      else if (event.type === 'reasoning-delta') played.reasoning += event.text
      else if (event.type === 'tool-call') played.calls.push(event.call)
      else if (event.type === 'usage') played.usage = event.usage
      else {
        played.ending = event.ending
        if (event.providerData) played.providerData = event.providerData
        if (event.text !== undefined) played.text = event.text
      }
    }
  } catch (error) {
    if (!(error instanceof ModelError)) throw error
    played.error = error
  } finally {
    vi.unstubAllGlobals()
  }
  return played
}

/** Chunks of Chat Completions as they are streamed, ended by `[DONE]`. */
export function chunks(...parts: JsonValue[]): string {
  return `${parts.map(part => `data: ${JSON.stringify(part)}\n\n`).join('')}data: [DONE]\n\n`
}

/** A chunk whose first choice has a delta. */
export function delta(fields: JsonObject, finish: string | null = null): JsonObject {
  return { id: 'chatcmpl-1', choices: [{ index: 0, delta: fields, finish_reason: finish }] }
}

/** A chunk with pieces of tool calls. */
export const callDelta = (...calls: JsonValue[]): JsonObject => delta({ tool_calls: calls })

/** Events of the Messages API as they are streamed. */
export function messageEvents(...events: JsonObject[]): string {
  return events.map(event => `event: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`).join('')
}

/** An answer without anything to note. */
export const fine: Recorded = { body: chunks(delta({ content: 'Fine.' }, 'stop')) }

/** A call of each of the two displays. */
export const blue = { name: 'display_color', arguments: { hex: '#0000ff' } }
export const half = { name: 'display_gauge', arguments: { value: 72 } }

/** A conversation in which a tool was called, after a thought of this model. */
export const called = ({ thought }: { thought?: string } = {}): Message[] => [
  person('Show blue.'),
  {
    role: 'assistant',
    content: '',
    toolCalls: [{ id: 'call_1', ...blue }],
    ...(thought !== undefined && { providerData: { provider: 'own', data: { model: 'm', thought } } }),
  },
  { role: 'tool', callId: 'call_1', toolName: 'display_color', content: 'shown' },
]
