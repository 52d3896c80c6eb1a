import { createHash, timingSafeEqual } from 'node:crypto'
import { serve } from '@hono/node-server'
import type { JSONRPCMessage, RequestId } from '@modelcontextprotocol/server'
import {
  createMcpHandler,
  type McpServerFactory,
  ProtocolError,
  ProtocolErrorCode,
  Server,
} from '@modelcontextprotocol/server'
import { StdioServerTransport } from '@modelcontextprotocol/server/stdio'
import { t } from '../language/active'
import { msg } from '../language/message'
import type { Host } from '../model/host'
import { isJsonObject } from '../model/json'
import { UsageError } from '../terminal/usage-error'
import { invoke } from '../toolkit/invoke'
import { definitionOf, type FileTool } from './tools'
import { version } from './usage'

/** A server whose tools are pipelines. A result is the whole response, as text and as data. */
export function serverOf(tools: readonly FileTool[], hostOf: (tool: FileTool) => Host): Server {
  const server = new Server({ name: 'aili5', title: 'aili5', version }, { capabilities: { tools: {} } })
  server.setRequestHandler('tools/list', () => ({
    tools: tools.flatMap(tool => definitionOf(tool, 'mcp') as ListedTool[]),
  }))
  server.setRequestHandler('tools/call', async ({ params }, { mcpReq }) => {
    const tool = tools.find(({ toolName }) => toolName === params.name)
    if (!tool) throw new ProtocolError(ProtocolErrorCode.InvalidParams, `There is no tool “${params.name}”.`)
    const { document, pipeline } = tool
    const args = isJsonObject(params.arguments) ? params.arguments : {}
    const progressToken = params._meta?.progressToken ?? mcpReq._meta?.progressToken
    let progress = 0
    const { response } = await invoke(document, pipeline.id, args, {
      host: hostOf(tool),
      signal: mcpReq.signal,
      onEvent(event, { totalSteps }) {
        const isStep = 'nodeId' in event && event.pipelineId === pipeline.id && event.parentCallId === undefined
        if (progressToken === undefined || !isStep || event.type !== 'node-end') return
        progress += 1
        const message = t('{status, select, done {{name} is done} failed {{name} failed} other {{name} was stopped}}', {
          status: event.status,
          name: nameOf(tool, event.nodeId),
        })
        const params = { progressToken, progress, total: Math.max(totalSteps, progress), message }
        // A disconnected client needs no progress.
        mcpReq.notify({ method: 'notifications/progress', params }).catch(() => {})
      },
    })
    return {
      content: [{ type: 'text', text: JSON.stringify(response) }],
      structuredContent: { ...response },
      isError: !response.success,
    }
  })
  return server
}

function nameOf({ pipeline }: FileTool, nodeId: string): string {
  const node = pipeline.nodes.find(({ id }) => id === nodeId)
  return node?.config.name || node?.type || nodeId
}

/** The input schema of a tool is an object schema, which its face ensures. */
type ListedTool = ReturnType<typeof definitionOf<'mcp'>>[number] & {
  inputSchema: { type: 'object' }
  outputSchema: { type: 'object' }
}

/**
 * A stdio transport that answers pending calls when its input ends, and closes then. The SDK's transport drops them, so
 * a script that pipes its calls in would get no answer.
 */
export class AnsweringStdio extends StdioServerTransport {
  /** Resolves when it is closed. */
  readonly closed: Promise<void>
  readonly #unanswered = new Set<RequestId>()
  #hasEnded = false
  #tellClosed = () => {}

  constructor(...streams: ConstructorParameters<typeof StdioServerTransport>) {
    super(...streams)
    this.closed = new Promise(resolve => {
      this.#tellClosed = resolve
    })
  }

  override _onstdinclose = () => {
    if (!this.#hasEnded) {
      this.#hasEnded = true
      // The last line may lack its end.
      this._ondata(Buffer.from('\n'))
    }
    this.#closeWhenAnswered()
  }

  override async start(): Promise<void> {
    const handle = this.onmessage
    this.onmessage = message => {
      this.#track(message)
      handle?.(message)
    }
    await super.start()
  }

  override async send(message: JSONRPCMessage): Promise<void> {
    await super.send(message)
    if ('method' in message || message.id === undefined) return
    this.#unanswered.delete(message.id)
    this.#closeWhenAnswered()
  }

  override async close(): Promise<void> {
    await super.close()
    this.#tellClosed()
  }

  #track(message: JSONRPCMessage): void {
    if (!('method' in message)) return
    if ('id' in message) this.#unanswered.add(message.id)
    // A canceled call is never answered.
    else if (message.method === 'notifications/cancelled') {
      this.#unanswered.delete(message.params?.requestId as RequestId)
      this.#closeWhenAnswered()
    }
  }

  #closeWhenAnswered(): void {
    if (this.#hasEnded && this.#unanswered.size === 0) void this.close()
  }
}

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
