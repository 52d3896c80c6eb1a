import { writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { PassThrough } from 'node:stream'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { folderOfPerson } from '../../src/cli/folder'
import { serveHttp } from '../../src/cli/mcp-http'
import { serverOf } from '../../src/cli/mcp-server'
import { AnsweringStdio } from '../../src/cli/mcp-stdio'
import { nodeHost } from '../../src/cli/node-host'
import { endGroup } from '../../src/cli/shell'
import type { Document } from '../../src/engine/model/document'
import { cli, file } from '../support/cli'
import { stack } from '../support/engine'

const chat = stack(['user_input', {}, 'said'], ['inference', {}, 'think'])
const shout = stack(
  ['user_input', {}, 'said'],
  ['script', { cmd: 'tr a-z A-Z' }, 'loud'],
  ['console_output', {}, 'shown'],
)
const desk = 'public/examples/ticket-desk.json'
const ticket = { customer: 'Ada', message: 'I am delighted!' }

/** Reception asks a department, which is a tool without other callers. */
function flow(): Document {
  const [main] = stack(['user_input', { defaultValue: 'Hi' }, 'said'], ['inference', {}, 'think']).pipelines
  const [other] = stack(['inference', { userMessage: '{{input.query}}' }, 'answer']).pipelines
  return {
    version: 1,
    id: 'flow',
    name: 'Flow',
    pipelines: [
      { ...main!, id: 'reception', name: 'Reception' },
      { ...other!, id: 'rooms', name: 'Room desk', tool: { description: 'Rooms', status: 'active' } },
    ],
    edges: [{ id: 'e', source: 'reception', target: 'rooms', kind: 'tool' }],
  }
}

describe('what runs', () => {
  const path = file('flow.json', flow())

  it('is the entry pipeline, though another is a tool', async () => {
    const { code, out } = await cli(['run', path, '--json'], { stdin: '' })
    expect([code, JSON.parse(out)]).toMatchObject([0, { ok: true, status: 'finished', reply: expect.any(String) }])
    expect(JSON.parse(out).response).toBeUndefined()
  })

  it.each(['Room desk', 'room-desk', 'rooms', 'room_desk'])('is another with --as-tool %s', async name => {
    const { code, out } = await cli(['run', path, '--as-tool', name, '--input', '{"query":"I am happy"}'])
    expect([code, JSON.parse(out)]).toMatchObject([0, { success: true, meta: { pipeline: 'room-desk' } }])
  })

  it('begins elsewhere with --pipeline, and what leads there is left out', async () => {
    const document = flow()
    const next = { ...document, edges: [{ id: 'n', source: 'reception', target: 'rooms', kind: 'next' as const }] }
    const args = ['run', file('next.json', next), '--pipeline', 'Room desk', '--events']
    const { out } = await cli([...args, '--set', 'answer.userMessage=Hello'])
    const started = out
      .split('\n')
      .flatMap(line => (line.includes('"pipeline-start"') ? [JSON.parse(line).pipelineId] : []))
    expect(started).toEqual(['rooms'])
  })

  it('is a tool that has to be named, where input is given to a document that is none', async () => {
    const { code, err } = await cli(['run', path, '--input', '{"query":"I am happy"}'])
    expect(code).toBe(2)
    expect(err).toContain('--as-tool room_desk')
  })

  it('is named in the answer where there is no such pipeline', async () => {
    const { code, err } = await cli(['run', path, '--pipeline', 'Kitchen'])
    expect([code, err]).toEqual([2, 'There is no pipeline “Kitchen”. There are: Reception, Room desk.\n'])
  })
})

describe('the input of a tool', () => {
  const answer = async (args: string[], stdin?: string) => {
    const { out } = await cli(['run', desk, ...args], stdin === undefined ? {} : { stdin })
    return JSON.parse(out).data?.customer
  }

  it('comes from a file, and from stdin with or without its name', async () => {
    expect(await answer(['--input', `@${file('ticket.json', ticket)}`])).toBe('Ada')
    expect(await answer(['--input', '-'], JSON.stringify(ticket))).toBe('Ada')
    expect(await answer([], JSON.stringify(ticket))).toBe('Ada')
  })

  it.each([
    [['--input', '@/nowhere.json'], undefined, '--input @/nowhere.json: There is no such file.'],
    [['--input', '-'], '[]', 'stdin should be an object'],
    [[], 'hello', 'stdin is not quite JSON'],
  ])('%j with %j on stdin is refused in a sentence', async (args, stdin, sentence) => {
    const { code, err } = await cli(['run', desk, ...args], stdin === undefined ? {} : { stdin })
    expect(code).toBe(2)
    expect(err).toContain(sentence)
  })

  it('names of entries become ids, from --context as pairs or as a file', async () => {
    const args = ['run', desk, '--input', JSON.stringify({ ...ticket, customer: '#ada' })]
    const resolved = async (context: string) =>
      JSON.parse((await cli([...args, '--context', context])).out).context.resolvedInputs
    const expected = { customer: { original: '#ada', resolved: 'C01' } }
    expect(await resolved('ada=C01')).toEqual(expected)
    expect(await resolved(`@${file('c.json', { people: [{ id: 'C01', name: 'ada' }] })}`)).toEqual(expected)
    expect((await cli([...args, '--context', `@${file('c.json', { people: 'ada' })}`])).err).toContain('"channels"')
  })
})

describe('--json', () => {
  it('gives one object for each command, and for what went wrong', async () => {
    const read = async (...args: string[]) => JSON.parse((await cli(args)).out)
    const good = file('s.json', { ...shout, inputs: { said: 'hush' } })
    expect(await read('run', good, '--json')).toMatchObject({ ok: true, exitCode: 0, printed: ['HUSH'], reply: null })
    expect(await read('validate', good, file('b.json', '{'), '--json')).toMatchObject({
      ok: false,
      exitCode: 2,
      files: [
        { ok: true, problems: [] },
        { ok: false, problems: [{ severity: 'error', line: 1, column: 2 }] },
      ],
    })
    expect(await read('convert', good, '--to', 'yaml', '--json')).toMatchObject({ ok: true, content: /nodes:/ })
    expect(await read('export', desk, '--format', 'mcp', '--json')).toMatchObject({ tools: [{ name: 'ticket_desk' }] })
    expect(await read('run', '/nowhere.json', '--json')).toMatchObject({
      ok: false,
      exitCode: 2,
      error: { file: '/nowhere.json', problems: [{ message: 'There is no such file.' }] },
    })
    expect(await read('run', good, '--in', 'nobody=x', '--json')).toMatchObject({ ok: false, exitCode: 2 })
  })
})

describe('paths', () => {
  it('in a YAML file are relative to it: of files, and of scripts', async () => {
    const path = file('flow/a.yaml', '')
    const folder = dirname(path)
    writeFileSync(join(folder, 'letter.txt'), 'Dear bear')
    writeFileSync(
      path,
      'nodes:\n  - { id: a, type: trigger.file, path: letter.txt, next: b }\n  - { id: b, type: event.stdout }\n',
    )
    expect((await cli(['run', path])).out).toBe('Dear bear\n')
    const script = join(folder, 'b.yaml')
    writeFileSync(
      script,
      'nodes:\n  - { id: a, type: script, cmd: cat letter.txt, next: b }\n  - { id: b, type: event.stdout }\n',
    )
    expect((await cli(['run', script, '--allow-run'])).out).toBe('Dear bear\n')
  })

  it('on a command line are relative to the person, whom npm run would move', () => {
    const npm = { INIT_CWD: '/home/ada', npm_lifecycle_event: 'aili5', npm_package_json: '/repo/package.json' }
    expect(folderOfPerson(npm, '/repo')).toBe('/home/ada')
    // A script that used cd did so on purpose.
    expect(folderOfPerson(npm, '/repo/flows')).toBe('/repo/flows')
    expect(folderOfPerson({ INIT_CWD: '/home/ada' }, '/repo')).toBe('/repo')
  })
})

describe('--set', () => {
  it('takes slugs, variables, and input values of steps that call tools', async () => {
    const document = {
      ...stack(['user_input', {}, 'said'], ['inference', { name: 'The model', userMessage: '{{vars.word}}' }, 'n']),
      variables: { word: 'a' },
    }
    const args = ['run', file('v.json', document), '--in', 'said=x', '--events']
    const { out } = await cli([...args, '--set', 'vars.word=umbrella', '--set', 'the-model.maxTokens=7'])
    const request = out.split('\n').find(line => line.includes('"type":"request"'))
    expect(request).toContain('umbrella')
    expect(request).toContain('"maxTokens":7')
    const crm = ['run', 'public/examples/starters/crm-tool.json', '--input', '{"task":"Find Acme"}', '--events']
    const called = (await cli([...crm, '--set', 'search.query=Apex'])).out
      .split('\n')
      .find(line => line.includes('"tool-call"'))
    expect(JSON.parse(called!).call.arguments).toEqual({ query: 'Apex' })
  })

  it('refuses a field that the step does not have, and names those that it has', async () => {
    const { code, err } = await cli(['run', file('c.json', chat), '--set', 'think.temprature=0'])
    expect(code).toBe(2)
    expect(err).toMatch(/^--set think.temprature=0: “think” has no field “temprature”. It has: .*\btemperature\b/)
  })
})

describe('words', () => {
  it('of a file from a newer version name no page', async () => {
    const { code, err } = await cli(['validate', file('n.json', { ...chat, version: 99 })])
    expect(code).toBe(2)
    expect(err).toMatch(/version 99; this one knows up to \d+\)\. Update aili5, and try again\./)
    expect(err).not.toContain('page')
  })

  it('a script that names a real program says what it needs', async () => {
    const { err } = await cli(['run', file('g.json', stack(['script', { cmd: 'frobnicate --now' }]))])
    expect(err).toContain('“frobnicate” is not part of the shell in memory')
    expect(err).toContain('--allow-run')
  })

  it('a host that is closed says which option opens it', async () => {
    for (const url of ['http://127.0.0.1:9/x', 'https://rooms.example/x']) {
      const { err } = await cli(['run', file('h.json', stack(['integration', { kind: 'rest', url }, 'rest']))])
      expect(err).toContain(`--allow-host ${new URL(url).host}`)
      expect(err).not.toMatch(/settings|person|Nobody/)
    }
  })
})

it('a process tree on Windows is ended by taskkill, and a process group elsewhere by a signal', () => {
  const [spawn, kill] = [vi.fn(() => ({ on: () => undefined })), vi.fn()]
  endGroup(42, 'SIGTERM', { platform: 'win32', spawn: spawn as never, kill })
  expect(spawn.mock.calls).toEqual([['taskkill', ['/pid', '42', '/t', '/f'], expect.anything()]])
  expect(kill).not.toHaveBeenCalled()
  endGroup(42, 'SIGTERM', { platform: 'linux', spawn: spawn as never, kill })
  expect(kill.mock.calls).toEqual([[-42, 'SIGTERM']])
  expect(spawn).toHaveBeenCalledOnce()
})

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

it('an answer of a chat is the reply in JSON too', async () => {
  const { out } = await cli(['run', file('c.json', chat), '--json'], { stdin: 'I am so happy' })
  expect(JSON.parse(out)).toMatchObject({ reply: expect.stringContaining('happy'), printed: [], costUsd: 0 })
})
