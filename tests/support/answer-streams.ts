import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import * as v from 'valibot'
import type { LanguageModel } from '../../src/model/language-model'
import { createAnthropicModel } from '../../src/providers/anthropic/anthropic'
import { type Connection, ConnectionSchema } from '../../src/providers/connections/connections'
import { createOpenAiCompatibleModel } from '../../src/providers/openai/openai-compatible'

export type Wire = 'anthropic' | 'openai'
export const wires = ['anthropic', 'openai'] as const

/** The answer of a fake provider. */
interface StreamedAnswer {
  text?: string
  /** The JSON of the arguments, complete or not. */
  call?: { name: string; json: string }
  /** The stop reason. */
  reason: string
  /** Reported tokens. */
  used?: number
}

/** The stop reasons of each wire format for the same ending. */
export const reasons = {
  complete: { anthropic: 'end_turn', openai: 'stop' },
  'tool-calls': { anthropic: 'tool_use', openai: 'tool_calls' },
  'token-limit': { anthropic: 'max_tokens', openai: 'length' },
  refused: { anthropic: 'refusal', openai: 'content_filter' },
  unknown: { anthropic: 'something_new', openai: 'something_new' },
} as const

/** The body of a streamed answer. */
export function streamOf(wire: Wire, answer: StreamedAnswer): string {
  return wire === 'anthropic' ? messages(answer) : chunks(answer)
}

/** Where a stream begins to announce its end: truncated before this, the ending is unknown. */
export function endOf(wire: Wire, body: string): number {
  return body.lastIndexOf(wire === 'anthropic' ? 'event: message_delta' : '"finish_reason":"')
}

function messages({ text, call, reason, used = 5 }: StreamedAnswer): string {
  const usage = { input_tokens: 10, output_tokens: 1 }
  const events: object[] = [
    { type: 'message_start', message: { id: 'm', type: 'message', role: 'assistant', content: [], model: 'm', usage } },
  ]
  let index = 0
  const block = (start: object, deltas: object[]) => {
    events.push({ type: 'content_block_start', index, content_block: start })
    for (const delta of deltas) events.push({ type: 'content_block_delta', index, delta })
    events.push({ type: 'content_block_stop', index: index++ })
  }
  if (text !== undefined) {
    const words = text.match(/\S+\s*/g) ?? []
    block(
      { type: 'text', text: '' },
      words.map(word => ({ type: 'text_delta', text: word })),
    )
  }
  if (call) {
    const start = { type: 'tool_use', id: 'call_1', name: call.name, input: {} }
    block(start, [{ type: 'input_json_delta', partial_json: call.json }])
  }
  events.push({ type: 'message_delta', delta: { stop_reason: reason }, usage: { output_tokens: used } })
  events.push({ type: 'message_stop' })
  return events.map(event => `event: ${(event as { type: string }).type}\ndata: ${JSON.stringify(event)}\n\n`).join('')
}

function chunks({ text, call, reason, used = 5 }: StreamedAnswer): string {
  const choice = (delta: object, finish_reason: string | null = null) => ({
    choices: [{ index: 0, delta, finish_reason }],
  })
  const parts: object[] = (text?.match(/\S+\s*/g) ?? []).map(word => choice({ content: word }))
  if (call) {
    const { name, json } = call
    parts.push(
      choice({ tool_calls: [{ index: 0, id: 'call_1', type: 'function', function: { name, arguments: '' } }] }),
      choice({ tool_calls: [{ index: 0, function: { arguments: json } }] }),
    )
  }
  parts.push(choice({}, reason), {
    choices: [],
    usage: { prompt_tokens: 10, completion_tokens: used, total_tokens: 0 },
  })
  const lines = parts.map(
    part => `data: ${JSON.stringify({ id: 'c', object: 'chat.completion.chunk', model: 'm', ...part })}\n\n`,
  )
  return `${lines.join('')}data: [DONE]\n\n`
}

/** The next response: a body, complete or truncated at a byte, closed or aborted. */
export interface Serving {
  body: string
  bytes?: number
  breaks?: boolean
}

/** A server on this machine with scripted responses, which records requests. */
export async function startAnswers() {
  const queue: Serving[] = []
  const asked: { messages: unknown; max_tokens?: number; system?: unknown }[] = []
  const server = createServer({ keepAliveTimeout: 0 }, (request, response) => {
    let body = ''
    request.on('data', piece => {
      body += piece
    })
    request.on('end', () => {
      asked.push(JSON.parse(body))
      const { body: all = '', bytes, breaks } = queue.shift() ?? {}
      response.writeHead(200, { 'content-type': 'text/event-stream' })
      const sent = bytes === undefined ? all : Buffer.from(all).subarray(0, bytes)
      if (breaks) response.write(sent, () => response.destroy())
      else response.end(sent)
    })
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    asked,
    serve: (...answers: Serving[]) => {
      queue.splice(0, queue.length, ...answers)
      asked.length = 0
    },
    model: (wire: Wire): LanguageModel => {
      const connection: Connection = v.parse(ConnectionSchema, {
        id: 'school',
        provider: 'other',
        label: 'School',
        wire,
        baseUrl: wire === 'anthropic' ? origin : `${origin}/v1`,
        auth: 'bearer',
      })
      return wire === 'anthropic'
        ? createAnthropicModel(connection, 'key')
        : createOpenAiCompatibleModel(connection, 'key')
    },
    stop: () =>
      new Promise<void>(resolve => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}
