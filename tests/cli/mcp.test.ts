import { writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { PassThrough } from 'node:stream'
import { describe, expect, it, onTestFinished } from 'vitest'
import { AnsweringStdio, serveHttp, serverOf } from '../../src/cli/mcp-server'
import { nodeHost } from '../../src/cli/node-host'
import { cli, file } from '../support/cli'
import { chat } from '../support/cli-documents'

const desk = 'public/examples/ticket-desk.json'
const ticket = { customer: 'Ada', message: 'I am delighted!' }

/** What a server says. */
// biome-ignore lint/suspicious/noExplicitAny: each assertion names the fields that it expects.
type Message = { [field: string]: any }

describe('mcp', () => {
  const tools = async (path = desk) => {
    const { toolsOf } = await import('../../src/cli/tools')
    const line = { files: [path], text: () => undefined, texts: () => [], flag: () => false }
    return toolsOf(line, {} as never)
  }
  const asked = (id: number, method: string, params: object) =>
    `${JSON.stringify({ jsonrpc: '2.0', id, method, params })}\n`
  const greeting = asked(1, 'initialize', {
    protocolVersion: '2025-06-18',
    capabilities: {},
    clientInfo: { name: 'test', version: '1' },
  })

  /** Sends a text over stdio, ends it, and returns all messages. */
  const messagesAfter = async (text: string, path?: string): Promise<Message[]> => {
    const [input, output] = [new PassThrough(), new PassThrough()]
    let written = ''
    output.on('data', piece => (written += piece))
    const transport = new AnsweringStdio(input, output)
    const { serveStdio } = await import('@modelcontextprotocol/server/stdio')
    const list = await tools(path)
    serveStdio(() => serverOf(list, ({ folder }) => nodeHost({ env: {}, folder })), { transport })
    input.end(greeting + text)
    await transport.closed
    return written
      .trim()
      .split('\n')
      .map(line => JSON.parse(line))
  }
  const resultOf = (messages: Message[]) => messages.find(({ id }) => id === 2)?.result.structuredContent

  it('answers what was asked before its input ended, with progress, and closes then', async () => {
    const messages = await messagesAfter(
      asked(2, 'tools/call', { name: 'ticket_desk', arguments: ticket, _meta: { progressToken: 'p' } }),
    )
    const { version } = await import('../../package.json')
    expect(messages.find(({ id }) => id === 1)?.result.serverInfo).toMatchObject({ name: 'aili5', version })
    expect(resultOf(messages)).toMatchObject({ success: true })
    const progress = messages.filter(({ method }) => method === 'notifications/progress').map(({ params }) => params)
    expect(progress.length).toBeGreaterThan(1)
    expect(progress.at(-1)).toMatchObject({ progressToken: 'p', progress: progress.length })
  })

  it('answers a last line without its end', async () => {
    const call = asked(2, 'tools/call', { name: 'ticket_desk', arguments: ticket })
    expect(resultOf(await messagesAfter(call.trimEnd()))).toMatchObject({ success: true })
  })

  it('reads files of a YAML form relative to it', async () => {
    const path = file(
      'letter.yaml',
      'tool: { status: active, description: Reads. }\nnodes:\n  - { id: a, type: trigger.file, path: letter.txt }\n',
    )
    writeFileSync(join(dirname(path), 'letter.txt'), 'Dear bear')
    const messages = await messagesAfter(asked(2, 'tools/call', { name: 'letter', arguments: { query: 'Read' } }), path)
    expect(resultOf(messages)).toMatchObject({ success: true, data: 'Dear bear' })
  })

  it('serves real clients over HTTP, with the token only, and answers that fit its output schema', async () => {
    const list = await tools()
    const served = await serveHttp(() => serverOf(list, () => nodeHost({ env: {} })), {
      hostname: '127.0.0.1',
      port: 0,
      token: 'secret',
      onerror: () => {},
    })
    onTestFinished(() => served.close())
    for (const authorization of ['', 'Bearer wrong']) {
      const headers = { authorization }
      expect((await fetch(served.url, { method: 'POST', headers, body: '{}' })).status).toBe(401)
    }
    const { Client, StreamableHTTPClientTransport } = await import('@modelcontextprotocol/client')
    for (const mode of ['auto', 'legacy'] as const) {
      const client = new Client({ name: 'test', version: '1' }, { versionNegotiation: { mode } })
      const requestInit = { headers: { authorization: 'Bearer secret' } }
      await client.connect(new StreamableHTTPClientTransport(new URL(served.url), { requestInit }))
      const {
        tools: [listed],
      } = await client.listTools()
      expect(listed?.outputSchema).toMatchObject({ required: ['success', 'message', 'meta'] })
      // The client itself validates the result against the schema.
      const answer = await client.callTool({ name: 'ticket_desk', arguments: ticket })
      expect(answer.structuredContent).toMatchObject({ success: true, data: { customer: 'Ada' } })
      const refused = await client.callTool({ name: 'ticket_desk', arguments: { customer: 'Ada' } })
      expect(refused).toMatchObject({ isError: true, structuredContent: { error: { code: 'INVALID_INPUT' } } })
      await expect(client.callTool({ name: 'no_such_tool', arguments: {} })).rejects.toThrow('no_such_tool')
      await client.close()
    }
  })

  it('has a model describe what has no description, where that is asked for', async () => {
    const { code, err } = await cli(['mcp', desk, '--describe', 'nobody'])
    expect([code, err]).toEqual([2, '--describe takes rule or model.\n'])
  })

  it('ends without words where it is stopped while a model describes', async () => {
    const tool = { description: '', status: 'active' }
    const undescribed = file('u.json', { ...chat, pipelines: chat.pipelines.map(each => ({ ...each, tool })) })
    const stop = new AbortController()
    stop.abort(new Error('The person stopped the command.'))
    const args = ['mcp', undescribed, '--describe', 'model', '--model', 'demo']
    const { code, out, err } = await cli(args, { signal: stop.signal })
    expect([code, out, err]).toEqual([130, '', ''])
  })
})
