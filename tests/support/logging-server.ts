import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A logged request. */
interface Heard {
  method: string
  path: string
  headers: IncomingMessage['headers']
  body: string
}

/** Responds to a request whose body was read. `count` is the number of requests with this method and path so far. */
export type Answer = (heard: Heard, response: ServerResponse, count: number) => void

/** A running server with its requests in order. */
export interface LoggingServer {
  /** Without a trailing slash. */
  origin: string
  /** Host and port. */
  host: string
  heard: Heard[]
  /** "POST /hook", without requests for the origin itself. */
  lines(): string[]
  close(): Promise<void>
}

/** Starts a server on this machine that logs its requests. */
export async function startLoggingServer(answer: Answer): Promise<LoggingServer> {
  const heard: Heard[] = []
  const server = createServer({ keepAliveTimeout: 0 }, async (request, response) => {
    const pieces: Buffer[] = []
    for await (const piece of request) pieces.push(piece as Buffer)
    const { method = '', url: path = '', headers } = request
    const one = { method, path, headers, body: Buffer.concat(pieces).toString() }
    heard.push(one)
    answer(one, response, heard.filter(each => each.method === method && each.path === path).length)
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    origin: `http://127.0.0.1:${port}`,
    host: `127.0.0.1:${port}`,
    heard,
    lines: () =>
      heard
        .filter(({ method, path }) => method !== 'HEAD' || path !== '/')
        .map(({ method, path }) => `${method} ${path}`),
    close: () =>
      new Promise(resolve => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

/** A port of this machine without a listener. */
export async function closedOrigin(): Promise<string> {
  const { origin, close } = await startLoggingServer(() => {})
  await close()
  return origin
}

/** Responds with JSON. */
export function json(
  response: ServerResponse,
  value: unknown,
  status = 200,
  headers: Record<string, string> = {},
): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers })
  response.end(JSON.stringify(value))
}
