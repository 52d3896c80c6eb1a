import { createServer, request as httpRequest, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { LLMock } from '@copilotkit/aimock'

/** A request as received. */
export interface SeenRequest {
  method: string
  path: string
  headers: Record<string, string>
  body: unknown
  /** Resolves on disconnect, with whether the response was complete. */
  closed: Promise<{ complete: boolean }>
}

/** A fake vendor, with its wire formats and faults. */
export interface Vendor {
  origin: string
  requests: SeenRequest[]
  /** Holds the next response after so many lines with a text, until the returned address is requested. */
  hold(text: string, times?: number): string
  stop(): Promise<void>
}

/** A response that is held in the middle. */
interface Held {
  text: string
  times: number
  released: Promise<void>
}

interface VendorOptions {
  cors?: boolean
  /** Defines requests and responses; by default the cases of the matrix. */
  script?(mock: LLMock): void
}

const releasePath = '/release'

/** Responses of the matrix. Each is one of its cases. */
function matrixAnswers(mock: LLMock): void {
  mock
    .on({ userMessage: 'paint it', hasToolResult: true }, { content: 'It is blue now.' })
    .on(
      { userMessage: 'paint it' },
      {
        content: 'I will paint.',
        toolCalls: [{ id: 'call_blue', name: 'display_color', arguments: { hex: '#1122ff', name: 'deep “blue”' } }],
      },
      { chunkSize: 6 },
    )
    .on(
      { userMessage: 'paint and measure' },
      {
        toolCalls: [
          { id: 'call_a', name: 'display_color', arguments: { hex: '#ff0000' } },
          { id: 'call_b', name: 'display_gauge', arguments: { value: 72 } },
        ],
      },
      { chunkSize: 4 },
    )
    .on(
      { userMessage: 'stumble' },
      { toolCalls: [{ id: 'call_bad', name: 'display_color', arguments: { hex: 'SPOILED' } }] },
      { chunkSize: 100 },
    )
    .on({ userMessage: 'what is this' }, { content: 'A red square.' })
    .on({ userMessage: 'wrong key' }, { error: { message: 'invalid key', type: 'authentication_error' }, status: 401 })
    .on(
      { userMessage: 'too fast' },
      { error: { message: 'slow down', type: 'rate_limit_error' }, status: 429, retryAfter: 7 },
    )
    .on(
      { userMessage: 'break off' },
      { content: 'This sentence will never come to its end.' },
      { chunkSize: 5, latency: 15, truncateAfterChunks: 5 },
    )
    .on({ userMessage: 'take your time' }, { content: 'word '.repeat(200) }, { chunkSize: 5 })
    .on({ userMessage: 'hello' }, { content: 'Hello there, small world.' }, { chunkSize: 5 })
}

/**
 * Starts aimock behind a proxy of ours. The proxy implements CORS as the vendors do (aimock hides `Retry-After` and
 * allows every header), records requests, and detects disconnects.
 */
export async function startVendor({ cors = true, script = matrixAnswers }: VendorOptions = {}): Promise<Vendor> {
  const mock = new LLMock({ port: 0 })
  script(mock)
  await mock.start()
  const requests: SeenRequest[] = []
  let held: Held | undefined
  let release: (() => void) | undefined
  const door = createServer({ keepAliveTimeout: 0 }, (incoming, answer) => {
    if (cors) allowPages(answer)
    if (incoming.method === 'OPTIONS') return void answer.writeHead(204).end()
    if (incoming.url === releasePath) {
      release?.()
      return void answer.end()
    }
    const heldHere = held
    held = undefined
    void passOn(incoming, answer, mock.url, requests, heldHere)
  })
  const origin = await listen(door)
  return {
    origin,
    requests,
    hold(text, times = 1) {
      const released = new Promise<void>(resolve => {
        release = resolve
      })
      held = { text, times, released }
      return origin + releasePath
    },
    async stop() {
      door.closeAllConnections()
      await new Promise(resolve => door.close(resolve))
      await mock.stop()
    },
  }
}

/** Listens on a free port of this machine. */
export async function listen(server: Server): Promise<string> {
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

async function passOn(
  incoming: IncomingMessage,
  answer: ServerResponse,
  target: string,
  requests: SeenRequest[],
  held: Held | undefined,
): Promise<void> {
  const text = await readText(incoming)
  requests.push({
    method: incoming.method ?? '',
    path: incoming.url ?? '',
    headers: incoming.headers as Record<string, string>,
    body: text === '' ? null : JSON.parse(text),
    closed: new Promise(resolve => answer.on('close', () => resolve({ complete: answer.writableFinished }))),
  })
  const { host, 'content-length': length, ...headers } = incoming.headers
  const outgoing = httpRequest(target + incoming.url, { method: incoming.method, headers }, upstream => {
    const { 'access-control-allow-origin': _, 'access-control-expose-headers': __, ...kept } = upstream.headers
    answer.writeHead(upstream.statusCode ?? 502, kept)
    void passLines(upstream, answer, held)
  })
  outgoing.on('error', () => answer.destroy())
  answer.on('close', () => outgoing.destroy())
  outgoing.end(text)
}

/** Streams a response line by line, without buffering or splitting lines. */
async function passLines(upstream: IncomingMessage, answer: ServerResponse, held: Held | undefined): Promise<void> {
  let seen = 0
  let rest = ''
  const pass = async (line: string) => {
    // The empty line after it belongs to the event.
    if (held && seen >= held.times && line.trim() !== '') await held.released
    if (held && line.includes(held.text)) seen++
    answer.write(spoil(line), 'latin1')
  }
  try {
    for await (const chunk of upstream.setEncoding('latin1')) {
      const lines = `${rest}${chunk}`.split(/(?<=\n)/)
      rest = lines.at(-1)?.endsWith('\n') ? '' : (lines.pop() ?? '')
      for (const line of lines) await pass(line)
    }
    if (rest) await pass(rest)
    answer.end()
  } catch {
    answer.destroy()
  }
}

/** CORS headers of vendors. */
function allowPages(answer: ServerResponse): void {
  answer.setHeader('Access-Control-Allow-Origin', '*')
  answer.setHeader(
    'Access-Control-Allow-Headers',
    'authorization, x-api-key, content-type, anthropic-version, anthropic-dangerous-direct-browser-access',
  )
  answer.setHeader('Access-Control-Expose-Headers', 'Retry-After')
}

/** aimock repairs invalid JSON arguments in the Anthropic format, so they are broken here. */
function spoil(text: string): string {
  return text.replaceAll('\\"SPOILED\\"}', '#oops')
}

async function readText(stream: IncomingMessage): Promise<string> {
  let text = ''
  for await (const chunk of stream.setEncoding('utf8')) text += chunk
  return text
}
