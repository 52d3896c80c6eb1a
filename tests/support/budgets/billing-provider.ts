import { createServer, type ServerResponse } from 'node:http'
import type { TokenPrice } from '../../../src/gateway/billing/charges'
import { serve } from '../serve'
import { type Bill, billOf, microDollarsOf } from './bill'

/**
 * How an answer proceeds: completely; aborted; without usage; not at all, after the work was done; refused by the
 * provider, or abandoned by a proxy that had forwarded it.
 */
export type Manner = 'whole' | 'cut' | 'silent about its cost' | 'rude' | 'refused' | 'given up'

/** Billed tokens. */
interface Billed {
  bill: Bill
  /** Output, thinking and text. */
  output: number
}

/**
 * A fake provider that bills everything that it was sent, and every token that it thinks or writes, even after a
 * disconnect. It reports what it bills.
 * @param chance 0 to 1, for what differs between answers
 */
export async function startBillingProvider(price: TokenPrice, chance: () => number, manners: readonly Manner[]) {
  const state = { micro: 0, requests: 0, running: 0, refused: 0 }
  const server = createServer({ keepAliveTimeout: 0 }, (incoming, answer) => {
    let text = ''
    incoming.setEncoding('utf8').on('data', chunk => {
      text += chunk
    })
    incoming.on('end', () => {
      const body = JSON.parse(text) as Record<string, unknown>
      const wire = incoming.url?.endsWith('/messages') ? 'anthropic' : 'openai'
      const bill = billOf(wire, body)
      bill.input = Math.ceil(bill.input)
      state.requests++
      state.running++
      answer.on('close', () => state.running--)
      const manner = manners[Math.floor(chance() * manners.length)] ?? 'whole'
      if (manner === 'refused') {
        state.refused++
        answer.writeHead(400, { 'content-type': 'application/json' }).end('{"error":{"message":"no"}}')
        return
      }
      // Reported usage may be below the maximum; unreported usage counts as the maximum.
      const isReported = manner === 'whole'
      const billed = { bill, output: isReported ? Math.ceil(bill.output * chance()) : bill.output }
      state.micro += microDollarsOf({ ...bill, output: billed.output }, price)
      if (manner === 'rude') return void answer.destroy()
      if (manner === 'given up') return void answer.writeHead(504).end()
      const send = wire === 'anthropic' ? sendAnthropic : sendOpenAi
      void send(answer, { billed, manner, isStream: body.stream === true })
    })
  })
  return { ...(await serve(server)), state }
}

interface Answer {
  billed: Billed
  manner: Manner
  isStream: boolean
}

const words = 4

async function sendAnthropic(answer: ServerResponse, { billed: { bill, output }, manner, isStream }: Answer) {
  const stored = bill.inputFactor > 1 ? bill.input : 0
  const hour = bill.inputFactor === 2 ? stored : 0
  const input = {
    input_tokens: bill.input - stored,
    cache_creation_input_tokens: stored,
    cache_creation: { ephemeral_5m_input_tokens: stored - hour, ephemeral_1h_input_tokens: hour },
    cache_read_input_tokens: 0,
  }
  const says = manner === 'whole'
  const message = { id: 'msg_1', type: 'message', role: 'assistant', model: 'm', stop_reason: null, content: [] }
  if (!isStream) {
    const usage = says ? { usage: { ...input, output_tokens: output } } : {}
    return endOrCut(answer, manner, JSON.stringify({ ...message, stop_reason: 'end_turn', ...usage }))
  }
  const events: object[] = [
    { type: 'message_start', message: { ...message, ...(says && { usage: { ...input, output_tokens: 1 } }) } },
    { type: 'content_block_start', index: 0, content_block: { type: 'text', text: '' } },
    ...Array.from({ length: words }, () => ({
      type: 'content_block_delta',
      index: 0,
      delta: { type: 'text_delta', text: 'word ' },
    })),
    { type: 'content_block_stop', index: 0 },
    { type: 'message_delta', delta: { stop_reason: 'end_turn' }, ...(says && { usage: { output_tokens: output } }) },
    { type: 'message_stop' },
  ]
  await stream(
    answer,
    manner,
    events.map(event => `data: ${JSON.stringify(event)}\n\n`),
  )
}

async function sendOpenAi(answer: ServerResponse, { billed: { bill, output }, manner, isStream }: Answer) {
  const base = { id: 'c1', object: 'chat.completion', created: 1, model: 'm' }
  const says = manner === 'whole'
  const usage = {
    prompt_tokens: bill.input,
    completion_tokens: output,
    prompt_tokens_details: { cache_write_tokens: bill.input },
  }
  if (!isStream) {
    const choices = [{ index: 0, message: { role: 'assistant', content: 'word' }, finish_reason: 'stop' }]
    return endOrCut(answer, manner, JSON.stringify({ ...base, choices, ...(says && { usage }) }))
  }
  const events: object[] = [
    ...Array.from({ length: words }, () => ({
      choices: [{ index: 0, delta: { content: 'word ' }, finish_reason: null }],
    })),
    { choices: [{ index: 0, delta: {}, finish_reason: 'stop' }] },
    ...(says ? [{ choices: [], usage }] : []),
  ]
  const lines = events.map(event => `data: ${JSON.stringify({ ...base, ...event })}\n\n`)
  await stream(answer, manner, [...lines, 'data: [DONE]\n\n'])
}

function endOrCut(answer: ServerResponse, manner: Manner, text: string): void {
  answer.writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) })
  if (manner !== 'cut') return void answer.end(text)
  answer.write(text.slice(0, text.length / 2), () => answer.destroy())
}

/** One event per chunk. */
async function stream(answer: ServerResponse, manner: Manner, events: readonly string[]): Promise<void> {
  answer.writeHead(200, { 'content-type': 'text/event-stream' })
  for (const event of manner === 'cut' ? events.slice(0, 3) : events) {
    if (answer.destroyed) return
    await new Promise<void>(resolve => {
      answer.once('close', resolve)
      answer.write(event, () => {
        answer.off('close', resolve)
        setImmediate(resolve)
      })
    })
  }
  if (manner === 'cut') answer.destroy()
  else answer.end()
}
