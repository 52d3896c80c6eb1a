import { createHash, timingSafeEqual } from 'node:crypto'
import { serve } from '@hono/node-server'
import { createMcpHandler, type McpServerFactory } from '@modelcontextprotocol/server'
import { msg } from '../language/message'
import { UsageError } from '../terminal/usage-error'

/** An HTTP server that is listening. */
interface ServedHttp {
  /** The address for clients. */
  url: string
  close(): Promise<void>
}

/** Parses "host:port". @throws UsageError when invalid. */
export function readListen(text: string): { hostname: string; port: number } {
  const [, hostname = '', port = ''] = /^(.+):(\d+)$/.exec(text.trim()) ?? []
  if (hostname === '' || Number(port) > 65_535)
    throw new UsageError(
      msg('{option}: say host and port, like {example}.', { option: `--http ${text}`, example: '127.0.0.1:8400' }),
    )
  return { hostname: hostname.replace(/^\[(.*)\]$/, '$1'), port: Number(port) }
}

/** Serves MCP over Streamable HTTP to clients with a token. */
export async function serveHttp(
  factory: McpServerFactory,
  { hostname, port, token, onerror }: { hostname: string; port: number; token: string; onerror(error: Error): void },
): Promise<ServedHttp> {
  const handler = createMcpHandler(factory, { onerror })
  const isAllowed = tokenCheck(token)
  const fetch = async (request: Request): Promise<Response> => {
    if (new URL(request.url).pathname !== '/mcp') return new Response('MCP is at /mcp.\n', { status: 404 })
    if (!isAllowed(request.headers.get('authorization'))) {
      const headers = { 'www-authenticate': 'Bearer' }
      return new Response('Send the token as “Authorization: Bearer …”.\n', { status: 401, headers })
    }
    return handler.fetch(request)
  }
  return new Promise((resolve, reject) => {
    const server = serve({ fetch, hostname, port }, ({ port: actual }) => {
      const host = hostname.includes(':') ? `[${hostname}]` : hostname
      resolve({
        url: `http://${host}:${actual}/mcp`,
        async close() {
          await handler.close()
          if ('closeAllConnections' in server) server.closeAllConnections()
          await new Promise<void>(done => server.close(() => done()))
        },
      })
    })
    server.once('error', error => reject(new UsageError(`--http ${hostname}:${port}: ${error.message}.`)))
  })
}

/** Compares in constant time, independent of length. */
function tokenCheck(token: string): (header: string | null) => boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  const expected = digest(token)
  return header => timingSafeEqual(digest(header?.replace(/^Bearer\s+/i, '') ?? ''), expected) && header !== null
}
