import { spawn } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { Client } from '@modelcontextprotocol/client'
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio'
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { serveHttp } from '../../src/cli/mcp-http'
import { serverOf } from '../../src/cli/mcp-server'
import { nodeHost } from '../../src/cli/node-host'
import { openDocument } from '../../src/library'
import { nodeTypes } from '../../src/nodes/registry'
import { langChainFile } from '../../src/ui/tools/langchain-file'
import { builtProgram } from '../support/built-program'
import { cli } from '../support/cli'

const root = resolve(import.meta.dirname, '../..')
const desk = 'public/examples/ticket-desk.json'
const ticket = { customer: 'Ada', message: 'I am delighted!' }

/** The command as one program. */
let program: string
beforeAll(async () => {
  program = await builtProgram('src/cli/main.ts')
})

/** A real process. */
function start(command: string[], args: string[], stdin: string | null) {
  return new Promise<{ code: number | null; out: string; err: string }>(done => {
    const env = { ...process.env, ANTHROPIC_API_KEY: '', OPENAI_API_KEY: '', AILI5_LANG: 'en' }
    const [file = '', ...before] = command
    const child = spawn(file, [...before, ...args], { cwd: root, env })
    let [out, err] = ['', '']
    child.stdout.on('data', piece => (out += piece))
    child.stderr.on('data', piece => (err += piece))
    child.on('close', code => done({ code, out, err }))
    if (stdin !== null) child.stdin.end(stdin)
  })
}

describe('the command', () => {
  it('runs a piped text through an example, with no key', async () => {
    const { code, out } = await start(
      ['npm', 'run', '-s', 'aili5', '--'],
      ['run', 'public/examples/translate.yaml'],
      'We shall commence.',
    )
    expect(code).toBe(0)
    expect(out).toMatch(/^Answer: We shall commence\./)
  })

  it('ends by itself though its stdin stays open, when it asks for nothing', async () => {
    const args = ['run', 'public/examples/translate.yaml', '--in', 'question=Hello']
    expect((await start([process.execPath, program], args, null)).code).toBe(0)
  })

  it('tells how it ended', async () => {
    const [unread, failed] = await Promise.all([
      start([process.execPath, program], ['run', 'public/examples/nothing.yaml'], ''),
      start(
        [process.execPath, program],
        ['run', 'public/examples/simple-chat.json', '--model', 'claude-sonnet-4-5'],
        'Hi',
      ),
    ])
    expect(unread.code).toBe(2)
    expect(failed.code).toBe(1)
    expect(failed.err).toContain('ANTHROPIC_API_KEY')
    expect(failed.out).toBe('')
  })
})

describe('mcp', () => {
  it.each(['auto', 'legacy'] as const)('lists and calls an exported pipeline, for a real client: %s', async mode => {
    const transport = new StdioClientTransport({
      command: process.execPath,
      args: [program, 'mcp', 'public/examples/ticket-desk.json'],
      cwd: root,
      stderr: 'pipe',
    })
    const client = new Client({ name: 'test', version: '1' }, { versionNegotiation: { mode } })
    onTestFinished(() => client.close())
    await client.connect(transport, { timeout: 180_000 })
    const { tools } = await client.listTools()
    expect(tools).toEqual([
      expect.objectContaining({
        name: 'ticket_desk',
        description: expect.stringContaining('Looks a customer up'),
        inputSchema: expect.objectContaining({ required: ['customer', 'message'] }),
      }),
    ])

    const answer = await client.callTool({
      name: 'ticket_desk',
      arguments: { customer: 'Ada', message: 'I am delighted!' },
    })
    expect(answer.isError).toBeFalsy()
    expect(answer.structuredContent).toMatchObject({ success: true, data: { customer: 'Ada', plan: 'gold' } })
    expect(JSON.parse((answer.content[0] as { text: string }).text)).toEqual(answer.structuredContent)

    const refused = await client.callTool({ name: 'ticket_desk', arguments: { customer: 'Ada' } })
    expect(refused.isError).toBe(true)
    expect(refused.structuredContent).toMatchObject({ success: false, error: { code: 'INVALID_INPUT' } })
    await expect(client.callTool({ name: 'no_such_tool', arguments: {} })).rejects.toThrow('no_such_tool')
  })
})

describe('LangChain', () => {
  it('imports the exported file, whose tools call the command, an MCP client, or an address', async () => {
    // Inside of the repository, where its packages are resolved.
    const folder = join(import.meta.dirname, '../../node_modules/.aili5-test')
    mkdirSync(folder, { recursive: true })
    const path = join(folder, 'tools.mjs')
    writeFileSync(path, (await cli(['export', desk, '--format', 'langchain'])).out)
    const made = await import(/* @vite-ignore */ path)
    expect(made.tools).toMatchObject([
      { name: 'ticket_desk', description: expect.stringContaining('Looks a customer up') },
    ])
    const command = [process.execPath, program]
    const [byCommand] = made.toolsByCommand({ command, options: ['--model', 'demo'] })
    expect(JSON.parse(await byCommand.invoke(ticket))).toMatchObject({ success: true, data: { customer: 'Ada' } })
    await expect(byCommand.invoke({ customer: 7 })).rejects.toThrow(/schema/i)

    const { toolsOf } = await import('../../src/cli/tools')
    const line = { files: [desk], text: () => undefined, texts: () => [], flag: () => false }
    const list = await toolsOf(line, {} as never)
    const options = { hostname: '127.0.0.1', port: 0, token: 'secret', onerror: () => {} }
    const served = await serveHttp(() => serverOf(list, () => nodeHost({ env: {} })), options)
    onTestFinished(() => served.close())
    const {
      tools: [byAddress],
      close,
    } = await made.toolsByAddress(served.url, 'secret')
    expect(JSON.parse(await byAddress.invoke(ticket))).toMatchObject({ success: true })
    await close()
  })

  it('imports the file of the page, which carries its document', async () => {
    const folder = join(import.meta.dirname, '../../node_modules/.aili5-test')
    mkdirSync(folder, { recursive: true })
    const path = join(folder, 'page-tools.mjs')
    const { document } = await openDocument(readFileSync(desk, 'utf8'))
    writeFileSync(path, langChainFile([document], nodeTypes))
    const made = await import(/* @vite-ignore */ path)
    const command = [process.execPath, program]
    const [byCommand] = made.toolsByCommand({ command, options: ['--model', 'demo'] })
    expect(JSON.parse(await byCommand.invoke(ticket))).toMatchObject({ success: true, data: { customer: 'Ada' } })
  })
})
