import { Agent, request } from 'node:http'
import { anthropicWire } from '../../src/gateway/models/wires'
import { model } from './gateway'

/** The result of one student. */
export interface Streamed {
  status: number
  /** Received words. */
  words: number
  /** Whether the last event was received. */
  isWhole: boolean
  /** Milliseconds between the provider's write and the student's read, per chunk. */
  delays: number[]
  /** Milliseconds until the first byte of the response. */
  firstByte: number
}

/** The request of each student of the load test. */
export const question = {
  model,
  max_tokens: 64,
  stream: true,
  messages: [{ role: 'user', content: 'Tell me about storms.' }],
}

/** Tokens that are reserved for it. */
export const mostTokens =
  anthropicWire.prepare(question, { models: [model], maxOutput: 2_048 }).estimate.input + question.max_tokens

/** A connection per student, as each has a computer. */
export function classroom(size: number): Agent {
  return new Agent({ keepAlive: true, maxSockets: size })
}

/** Sends one request and reads to the end at full speed. The words are the times at which they were sent. */
export function askOnce(origin: string, key: string, agent: Agent): Promise<Streamed> {
  return new Promise(resolve => {
    const got: Streamed = { status: 0, words: 0, isWhole: false, delays: [], firstByte: Number.NaN }
    const startedAt = performance.now()
    const sent = request(
      `${origin}/v1/messages`,
      { method: 'POST', agent, headers: { 'content-type': 'application/json', 'x-api-key': key } },
      answer => {
        got.status = answer.statusCode ?? 0
        let rest = ''
        answer.once('data', () => {
          got.firstByte = performance.now() - startedAt
        })
        answer.setEncoding('utf8').on('data', (chunk: string) => {
          const now = performance.timeOrigin + performance.now()
          const events = (rest + chunk).split('\n\n')
          rest = events.pop() ?? ''
          for (const event of events) {
            const written = /"text_delta","text":"([\d.]+) "/.exec(event)?.[1]
            if (written) got.delays.push(now - Number(written))
            if (event.includes('"text_delta"')) got.words++
            if (event.includes('message_stop')) got.isWhole = true
          }
        })
        answer.on('close', () => resolve(got))
      },
    )
    sent.on('error', () => resolve(got))
    sent.end(JSON.stringify(question))
  })
}

/** A seat per student. Each has an address of its own, which the gateway reads from this header. */
export async function seatsFor(size: number, origin: string, code: string): Promise<string[]> {
  const keys: string[] = []
  for (let index = 0; index < size; index++) {
    const answer = await fetch(`${origin}/join`, {
      method: 'POST',
      headers: { 'x-api-key': code, 'x-forwarded-for': `10.0.0.${index}` },
    })
    keys.push(((await answer.json()) as { key: string }).key)
  }
  return keys
}
