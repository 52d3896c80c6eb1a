import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createMcpHandler, McpServer, WebStandardStreamableHTTPServerTransport } from '@modelcontextprotocol/server'
import { toStandardJsonSchema } from '@valibot/to-json-schema'
import * as v from 'valibot'

/** A server of three tools: one adds, one fails, one shouts. */
function tools(): McpServer {
  const server = new McpServer({ name: 'desk', version: '1.0.0' })
  server.registerTool(
    'add',
    {
      description: 'Adds two numbers.',
      inputSchema: toStandardJsonSchema(v.object({ a: v.number(), b: v.number() })),
      outputSchema: toStandardJsonSchema(v.object({ sum: v.number() })),
    },
    ({ a, b }) => {
      const structuredContent = { sum: a + b }
      return { content: [{ type: 'text', text: JSON.stringify(structuredContent) }], structuredContent }
    },
  )
  server.registerTool('break', { description: 'Always fails.' }, () => ({
    content: [{ type: 'text', text: 'The desk is closed.' }],
    isError: true,
  }))
  server.registerTool(
    'loud.shout',
    { description: 'Shouts.', inputSchema: toStandardJsonSchema(v.object({ words: v.string() })) },
    ({ words }) => ({ content: [{ type: 'text', text: words.toUpperCase() }] }),
  )
  return server
}

/** A running server with its requests. */
export interface RunningServer {
  url: string
  /** Host and port. */
  host: string
  /** `POST tools/call`, `GET` … */
  heard: string[]
  close(): Promise<void>
}

/** Serves tools over streamable HTTP: by the newest protocol, or with sessions, by the one before. */
export async function startMcpServer(kind: 'newest' | 'sessions' = 'newest'): Promise<RunningServer> {
  const heard: string[] = []
  const answer = kind === 'newest' ? createMcpHandler(tools).fetch : withSession()
  const server = createServer({ keepAliveTimeout: 0 }, async (request, response) => {
    const pieces: Buffer[] = []
    for await (const piece of request) pieces.push(piece as Buffer)
    const body = Buffer.concat(pieces).toString()
    heard.push([request.method, body ? JSON.parse(body).method : undefined].filter(Boolean).join(' '))
    const reply = await answer(
      new Request(`http://${request.headers.host}${request.url}`, {
        method: request.method ?? 'GET',
        headers: request.headers as Record<string, string>,
        ...(body && { body }),
      }),
    )
    response.writeHead(reply.status, Object.fromEntries(reply.headers))
    for await (const piece of reply.body ?? []) response.write(piece)
    response.end()
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}/mcp`,
    host: `127.0.0.1:${port}`,
    heard,
    close: () =>
      new Promise(resolve => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

function withSession(): (request: Request) => Promise<Response> {
  const transport = new WebStandardStreamableHTTPServerTransport({ sessionIdGenerator: () => 'session-1' })
  const ready = tools().connect(transport)
  return async request => {
    await ready
    return transport.handleRequest(request)
  }
}
