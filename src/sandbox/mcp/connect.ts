import './without-eval'
import {
  type CallToolResult,
  Client,
  type ContentBlock,
  StreamableHTTPClientTransport,
} from '@modelcontextprotocol/client'
import { LocalizedError } from '../../language/localized-error'
import { msg } from '../../language/message'
import { cutText } from '../../model/characters'
import type { Host } from '../../model/host'
import { isJsonObject, type JsonObject, type JsonValue } from '../../model/json'
import type { Tool } from '../../model/language-model'
import type { McpAnswer, McpSend } from '../../model/services'
import { isTooDeep, parseUntrustedJson } from '../../model/untrusted-json'
import { mendedBody } from './mend-messages'

/** The most of an answer that a model is sent, in characters. */
const MOST_CHARACTERS = 20_000

/** What a tool of a server gave, for a model and for templates: its text, else its structure. */
function readToolAnswer({ content, structuredContent, isError }: CallToolResult): McpAnswer {
  const text = content.map(textOfBlock).join('\n')
  const structure = isJsonObject(structuredContent) ? structuredContent : undefined
  const isReadable = structure !== undefined && !isTooDeep(structure)
  const whole = text || (structure ? JSON.stringify(structure) : 'The tool answered without words.')
  const shortened =
    whole.length > MOST_CHARACTERS
      ? `${cutText(whole, MOST_CHARACTERS)}\n[cut here: the answer has ${whole.length} characters]`
      : whole
  return {
    content: shortened,
    data: whole === shortened ? (isReadable ? structure : valueIn(text || whole)) : shortened,
    isError: isError ?? false,
  }
}

function textOfBlock(block: ContentBlock): string {
  if (block.type === 'text') return block.text
  if (block.type === 'resource_link') return `${block.name}: ${block.uri}`
  if (block.type === 'resource') return 'text' in block.resource ? block.resource.text : `(${block.resource.uri})`
  return block.type === 'image' ? '(a picture)' : '(a sound)'
}

/** JSON that was sent as text, as its value. */
function valueIn(text: string): JsonValue {
  return parseUntrustedJson(text) ?? text
}

/** How long a server may think about one answer, in milliseconds. */
const TIMEOUT_MS = 30_000
const MOST_TOOLS = 64
const MOST_DESCRIPTION_CHARACTERS = 1_000
const MOST_SCHEMA_CHARACTERS = 10_000

/** Initializes a session in the server's version of the protocol, and lists its tools. */
export const connectMcp: NonNullable<Host['mcp']> = async (url, send, signal) => {
  let session = await openSession(url, send, signal)
  return {
    tools: session.tools,
    async call(name, args) {
      try {
        return await session.call(name, args)
      } catch (error) {
        // A server that was started again does not know the session, and says so before it does anything. After any other
        // refusal the call may have arrived, and it is not made again.
        if (!session.isLost) throw error
        session = await openSession(url, send, signal)
        return session.call(name, args)
      }
    },
  }
}

interface Session {
  tools: Tool[]
  /** The server no longer knows it. */
  readonly isLost: boolean
  call(name: string, args: JsonObject): Promise<McpAnswer>
}

async function openSession(url: string, send: McpSend, signal: AbortSignal): Promise<Session> {
  const gate = new RequestGate(send)
  const transport = new StreamableHTTPClientTransport(new URL(url), {
    fetch: (_address, init) => gate.fetch(url, init),
    // A cut connection is reported; nothing is sent twice without consent.
    reconnectionOptions: {
      maxRetries: 0,
      initialReconnectionDelay: 1_000,
      maxReconnectionDelay: 1_000,
      reconnectionDelayGrowFactor: 1,
    },
  })
  const client = new Client({ name: 'aili5', version: '1.0.0' }, { versionNegotiation: { mode: 'auto' } })
  const options = { signal, timeout: TIMEOUT_MS }
  try {
    await client.connect(transport, options)
    gate.opened()
    const { tools } = await client.listTools(undefined, options)
    const offered = tools.slice(0, MOST_TOOLS).map(
      ({ name, description, inputSchema }): Tool => ({
        name,
        description: cutText(description ?? '', MOST_DESCRIPTION_CHARACTERS),
        inputSchema: inputSchema as JsonObject,
      }),
    )
    return {
      tools: offered.filter(
        ({ inputSchema }) => !isTooDeep(inputSchema) && JSON.stringify(inputSchema).length <= MOST_SCHEMA_CHARACTERS,
      ),
      get isLost() {
        return gate.lostSession
      },
      async call(name, args) {
        try {
          return readToolAnswer(await client.callTool({ name, arguments: args }, options))
        } catch (error) {
          throw gate.reason(error, signal)
        }
      },
    }
  } catch (error) {
    await client.close()
    throw gate.reason(error, signal)
  }
}

const HIDDEN = msg(
  'The server is there, but does not let web pages read its answers (CORS). The people who run it can allow this page.',
)

const NOT_MCP = msg('The server does not answer the way a tool server does. Check the address.')

/** What the status of a refusal means, and what to do. */
function sentenceOfStatus(status: number) {
  if (status === 401) return msg('The server wants you to sign in, which this page cannot do. Use another server.')
  if (status === 403) return msg('The server does not allow this. Ask the people who run it.')
  if (status === 404 || status === 405)
    return msg('There is a server, but no tools at this address. Check the address.')
  if (status === 429) return msg('The server asks us to slow down. Try again in a minute.')
  if (status >= 500) return msg('The server is down or has a problem (status {status}). Try again later.', { status })
  return undefined
}

const TOO_DEEP = msg('The answer of the server is nested too deeply to be read.')

/** Sends everything of the client through the broker, and keeps its refusals for the error message. */
class RequestGate {
  private refusal: unknown
  private isOpen = false
  /** Of the newest answer. */
  private status = 0
  /** The newest answer says that the session of its request is not known. */
  lostSession = false

  constructor(private readonly send: McpSend) {}

  async fetch(url: string, { method = 'GET', headers, body }: RequestInit = {}): Promise<Response> {
    // The optional stream for server messages is not opened, and sessions expire.
    if (method !== 'POST' || typeof body !== 'string') return new Response(null, { status: 405 })
    // A greeting without an answer is not followed by one of an older kind: the first may have arrived.
    if (!this.isOpen && this.refusal !== undefined) throw this.refusal
    this.refusal = undefined
    this.status = 0
    this.lostSession = false
    try {
      const sent = new Headers(headers)
      const request = { method, url, headers: Object.fromEntries(sent), body } as const
      const reply = await this.send(request, isToolCall(body))
      if ('hidden' in reply) throw new LocalizedError(HIDDEN)
      const { status, body: text, contentType, headers: more = {} } = reply
      this.status = status
      // The protocol says it with 404; several servers say it in words.
      this.lostSession =
        sent.has('mcp-session-id') && (status === 404 || ([400, 401, 410].includes(status) && /session/i.test(text)))
      const hasBody = text !== '' && status !== 204 && status !== 304
      return new Response(hasBody ? mendedBody(text, contentType) : null, {
        status,
        headers: { ...picked(more), 'content-type': contentType },
      })
    } catch (error) {
      this.refusal = error
      throw error
    }
  }

  /** The server has been greeted. */
  opened(): void {
    this.isOpen = true
  }

  /** Why something did not work, in the words of the broker where it was the broker. */
  reason(error: unknown, signal: AbortSignal): unknown {
    if (signal.aborted) return signal.reason
    if (this.refusal !== undefined) return this.refusal
    // The client calls itself once a level.
    if (error instanceof RangeError) return new LocalizedError(TOO_DEEP)
    const sentence = this.status >= 400 ? sentenceOfStatus(this.status) : undefined
    if (sentence) return new LocalizedError(sentence)
    // What does not fit the protocol is listed by the client as data.
    const isDump = error instanceof Error && /^\s*[[{]/.test(error.message)
    return isDump ? new LocalizedError(NOT_MCP) : error
  }
}

function picked(headers: Record<string, string>): Record<string, string> {
  const session = headers['mcp-session-id']
  return session === undefined ? {} : { 'mcp-session-id': session }
}

function isToolCall(body: string): boolean {
  const said: unknown = JSON.parse(body)
  return [said].flat().some(message => (message as { method?: unknown }).method === 'tools/call')
}
