import { mkdtempSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ClassSettings } from '../../src/gateway/classes/class-record'
import { readSettings } from '../../src/gateway/classes/settings-form'
import type { LogLine } from '../../src/gateway/gateway'
import { startGateway } from '../../src/gateway/serve'
import { readNodeSettings, type Variables } from '../../src/gateway/settings'
import { readTeacherCode } from '../../src/gateway/teacher/auth'
import { serve } from './serve'

/** The keys of a provider, which a gateway must never output. */
export const providerKeys = {
  anthropic: 'sk-ant-canary-4f1c7be2a90d',
  openai: 'sk-canary-93b1d6c0e877',
}

/** A model without a price of ours; both limits in dollars are off unless a test sets them. */
export const model = 'little-model'

/** A gateway with one class, on a free port of this machine. */
export async function openGateway(
  upstream: string,
  settings: Partial<ClassSettings> = {},
  {
    variables = {},
    pageFolder = 'nowhere',
    graceMs,
  }: { variables?: Variables; pageFolder?: string; graceMs?: number } = {},
) {
  const logged: LogLine[] = []
  const nodeSettings = readNodeSettings({
    ANTHROPIC_API_KEY: providerKeys.anthropic,
    ANTHROPIC_BASE_URL: upstream,
    OPENAI_API_KEY: providerKeys.openai,
    OPENAI_BASE_URL: `${upstream}/v1`,
    GATEWAY_PORT: '0',
    GATEWAY_FOLDER: mkdtempSync(join(tmpdir(), 'aili5-gateway-')),
    ...variables,
  })
  const say = () => undefined
  const log = (line: LogLine) => logged.push(line)
  // A constant clock: no minute and no day of a limit ends during a test.
  const opened = Date.now()
  const gateway = await startGateway(nodeSettings, { log, say, pageFolder, graceMs, now: () => opened })
  const teacherCode = await readTeacherCode({ records: gateway.records, teacherCode: nodeSettings.teacherCode })
  const record = await gateway.classes.add(readSettings({}, roomy(settings)))
  const { code } = record
  return {
    ...gateway,
    record,
    code,
    teacherCode,
    logged,
    /** The constant time. */
    now: opened,
    settings: nodeSettings,
    /** Calls the gateway with the class code. */
    ask: (path: string, body?: unknown, headers: Record<string, string> = {}) =>
      fetch(gateway.origin + path, {
        method: body === undefined ? 'GET' : 'POST',
        headers: { authorization: `Bearer ${code}`, 'content-type': 'application/json', ...headers },
        body: body === undefined ? undefined : JSON.stringify(body),
      }),
    /** Today's usage of the class and of the bare code's seat. */
    async used() {
      const answer = await fetch(`${gateway.origin}/class`, { headers: { 'x-api-key': code } })
      return (
        (await answer.json()) as {
          used: Record<'class' | 'student', { requests: number; tokens: number; dollars: number }>
        }
      ).used
    },
  }
}

export type OpenGateway = Awaited<ReturnType<typeof openGateway>>

const noLimits = { requestsPerMinute: null, tokensPerDay: null, dollarsPerDay: null }

function roomy(settings: Partial<ClassSettings>): Partial<ClassSettings> {
  return { name: 'Room 4', models: [model], class: noLimits, student: noLimits, ...settings }
}

/** How a fake provider answers. */
export interface Script {
  /** Chunks of text. */
  chunks?: number
  /** Approximate milliseconds between them, for realistic measurements. */
  pace?: number
  /** Each chunk waits for it, so that a test controls the stream. */
  before?(chunk: number): Promise<unknown> | undefined
  /** Reported usage. */
  usage?: { input: number; output: number }
  /** Never responds, not even with a first byte. */
  isSilent?: boolean
  /** Disconnects after reading the request. */
  isRude?: boolean
  /** Each word is the time at which it was sent. */
  stamped?: boolean
  /** Reports no usage, and disconnects after so many chunks. */
  cutAfter?: number
}

/** A fake provider that counts requests, with responses of known cost. */
export async function startProvider(script: Script = {}) {
  const seen: { path: string; headers: IncomingMessage['headers']; body: Record<string, unknown> }[] = []
  const state = { ...script, running: 0, most: 0 }
  const server = createServer({ keepAliveTimeout: 0 }, (incoming, answer) => {
    let text = ''
    incoming.setEncoding('utf8').on('data', chunk => {
      text += chunk
    })
    incoming.on('end', () => {
      const body = JSON.parse(text || '{}')
      seen.push({ path: incoming.url ?? '', headers: incoming.headers, body })
      state.running++
      state.most = Math.max(state.most, state.running)
      answer.on('close', () => state.running--)
      if (state.isRude) return void answer.destroy()
      if (state.isSilent) return
      void (incoming.url?.endsWith('/messages') ? asAnthropic : asOpenAi)(body, answer, state)
    })
  })
  return { ...(await serve(server)), seen, script: state }
}

/** Writes, and waits until it is sent or the client has disconnected. */
function written(answer: ServerResponse, text: string): Promise<void> {
  return new Promise(resolve => {
    answer.once('close', resolve)
    answer.write(text, () => {
      answer.off('close', resolve)
      resolve()
    })
  })
}

/** Real responses are not synchronized. */
const around = (ms: number) => ms * (0.5 + Math.random())
const sleep = (ms: number) => new Promise(resolve => setTimeout(resolve, ms))

async function asAnthropic(body: { stream?: boolean }, answer: ServerResponse, script: Script): Promise<void> {
  const { chunks = 3, pace = 0, usage = { input: 10, output: 5 }, cutAfter, stamped } = script
  const message = { id: 'msg_1', type: 'message', role: 'assistant', model, stop_reason: null, stop_sequence: null }
  if (!body.stream) {
    const content = [{ type: 'text', text: 'word '.repeat(chunks) }]
    answer.writeHead(200, { 'content-type': 'application/json' })
    answer.end(
      JSON.stringify({ ...message, content, usage: { input_tokens: usage.input, output_tokens: usage.output } }),
    )
    return
  }
  const send = (event: { type: string }) => written(answer, `event: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`)
  answer.writeHead(200, { 'content-type': 'text/event-stream' })
  send({
    type: 'message_start',
    message: { ...message, content: [], usage: { input_tokens: usage.input, output_tokens: 1 } },
  } as never)
  send({ type: 'content_block_start', index: 0, content_block: { type: 'text', text: '' } } as never)
  for (let index = 0; index < chunks; index++) {
    if (pace > 0) await sleep(around(pace))
    await script.before?.(index)
    if (index === cutAfter) return void answer.destroy()
    await send({
      type: 'content_block_delta',
      index: 0,
      delta: { type: 'text_delta', text: stamped ? `${performance.timeOrigin + performance.now()} ` : 'word ' },
    } as never)
  }
  send({ type: 'content_block_stop', index: 0 } as never)
  send({ type: 'message_delta', delta: { stop_reason: 'end_turn' }, usage: { output_tokens: usage.output } } as never)
  send({ type: 'message_stop' })
  answer.end()
}

async function asOpenAi(
  body: { stream?: boolean; stream_options?: { include_usage?: boolean } },
  answer: ServerResponse,
  script: Script,
): Promise<void> {
  const { chunks = 3, pace = 0, usage = { input: 10, output: 5 }, cutAfter } = script
  const counted = {
    prompt_tokens: usage.input,
    completion_tokens: usage.output,
    total_tokens: usage.input + usage.output,
  }
  const base = { id: 'c1', object: 'chat.completion.chunk', created: 1, model }
  if (!body.stream) {
    const message = { role: 'assistant', content: 'word '.repeat(chunks) }
    answer.writeHead(200, { 'content-type': 'application/json' })
    answer.end(JSON.stringify({ ...base, choices: [{ index: 0, message, finish_reason: 'stop' }], usage: counted }))
    return
  }
  const send = (event: object) => written(answer, `data: ${JSON.stringify({ ...base, ...event })}\n\n`)
  answer.writeHead(200, { 'content-type': 'text/event-stream' })
  for (let index = 0; index < chunks; index++) {
    if (pace > 0) await sleep(around(pace))
    await script.before?.(index)
    if (index === cutAfter) return void answer.destroy()
    await send({ choices: [{ index: 0, delta: { role: 'assistant', content: 'word ' }, finish_reason: null }] })
  }
  send({ choices: [{ index: 0, delta: {}, finish_reason: 'stop' }] })
  if (body.stream_options?.include_usage) send({ choices: [], usage: counted })
  answer.end('data: [DONE]\n\n')
}
