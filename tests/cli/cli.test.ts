import { existsSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { dirname, join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { commandForms } from '../../src/cli/options'
import { validateDocument } from '../../src/engine/checks/validate'
import type { Document, NodeConfig } from '../../src/engine/model/document'
import type { RunEvent } from '../../src/engine/model/events'
import { nodeTypes } from '../../src/nodes/registry'
import { connectionPresets } from '../../src/providers/presets'
import { cli, file } from '../support/cli'
import { stack } from '../support/engine'
import { inEnglish } from '../support/in-english'
import { closedOrigin, json, startLoggingServer } from '../support/logging-server'

const chat = stack(['user_input', {}, 'said'], ['inference', {}, 'think'])
const shout = stack(
  ['user_input', {}, 'said'],
  ['script', { cmd: 'tr a-z A-Z' }, 'loud'],
  ['console_output', {}, 'shown'],
)
const yaml = `nodes:
  - { id: question, type: trigger.stdin, prompt: "Query: ", next: answer }
  - { id: answer, type: event.stdout, prefix: "Answer: " }
`
const tool = (config: NodeConfig = {}, face: object = {}): Document => {
  const document = stack(['inference', { userMessage: '{{input.text}}', ...config }, 'think'])
  const inputSchema = { type: 'object', properties: { text: { type: 'string' } }, required: ['text'] }
  return {
    ...document,
    pipelines: document.pipelines.map(each => ({ ...each, tool: { inputSchema, ...face } as never })),
  }
}

describe('run: nothing but the result on stdout', () => {
  it('a document with a tool face: the response as JSON', async () => {
    const { code, out } = await cli(['run', file('tool.json', tool()), '--input', '{"text":"I am happy"}'])
    expect(code).toBe(0)
    expect(JSON.parse(out)).toMatchObject({ success: true, data: { text: expect.stringContaining('happy') } })
  })

  it('a YAML form: what its event.stdout nodes print', async () => {
    const { code, out, err } = await cli(['run', file('a.yaml', yaml)], { stdin: 'Hello\n' })
    expect({ code, out, err }).toEqual({ code: 0, out: 'Answer: Hello\n', err: '' })
  })

  it('a YAML form without any prints nothing', async () => {
    const silent = 'nodes: [{ id: a, type: agent.completion, user_message: Hi }]'
    expect((await cli(['run', file('a.yaml', silent)])).out).toBe('')
  })

  it('a document that came from YAML prints the same', async () => {
    const { out: json } = await cli(['convert', file('a.yaml', yaml), '--to', 'json'])
    expect((await cli(['run', file('a.json', json)], { stdin: 'Hello' })).out).toBe('Answer: Hello\n')
  })

  it('else the last reply', async () => {
    const { code, out, err } = await cli(['run', file('chat.json', chat)], { stdin: 'I am so happy' })
    expect(code).toBe(0)
    expect(out).toMatch(/happy.*\n$/)
    expect(err).toBe('')
  })

  it('--events: one event a line, and nothing else', async () => {
    const { out, err } = await cli(['run', file('shout.json', shout), '--events'], { stdin: 'psst' })
    const events = out
      .trimEnd()
      .split('\n')
      .map(line => JSON.parse(line) as RunEvent)
    expect(events.at(0)?.type).toBe('run-start')
    expect(events.at(-1)).toMatchObject({ type: 'run-end', status: 'finished' })
    expect(err).toBe('')
  })
})

describe('run: what left', () => {
  const rest = (url: string) => stack(['integration', { kind: 'rest', url }, 'rest'])

  it('is said on stderr where it did not arrive, or where that is unknown', async () => {
    const dead = await closedOrigin()
    const { code, err } = await cli(['run', file('dead.json', rest(dead)), '--allow-host', new URL(dead).host])
    expect(code).toBe(1)
    expect(err).toMatch(/Integration: GET 127\.0\.0\.1:\d+: not sent: .*nothing answers at that port/)
    expect(err.match(/nothing answers at that port/g)).toHaveLength(1)

    const server = await startLoggingServer((_heard, response) => response.socket?.destroy())
    onTestFinished(server.close)
    const cut = await cli(['run', file('cut.json', rest(server.origin)), '--allow-host', server.host])
    expect(cut.err).toMatch(/unknown whether it arrived/)
    expect(server.lines()).toEqual(['GET /'])
  })

  it('is in the events', async () => {
    const server = await startLoggingServer((_heard, response) => json(response, { ok: true }))
    onTestFinished(server.close)
    const { out } = await cli(['run', file('ok.json', rest(server.origin)), '--events', '--allow-host', server.host])
    const events = out
      .trimEnd()
      .split('\n')
      .map(line => JSON.parse(line) as RunEvent)
    expect(events.filter(({ type }) => type === 'outgoing')).toMatchObject([{ outcome: 'answered', status: 200 }])
  })
})

describe('run: what goes in', () => {
  it('--in answers a user input', async () => {
    expect((await cli(['run', file('s.json', shout), '--in', 'said=a=b'])).out).toBe('A=B\n')
  })

  it('--in names a node by its slug too, as the YAML form does', async () => {
    expect((await cli(['run', file('s.json', shout), '--in', 'user-input=a'])).out).toBe('A\n')
  })

  it.each([
    [['--in'], '--in NODE=TEXT'],
    [['--json=yes'], '--json'],
  ])('an option that is typed wrongly is said: %s', async (options, said) => {
    const { code, err } = await cli(['run', file('s.json', shout), ...options])
    expect(code).toBe(2)
    expect(err).toContain(said)
  })

  it('stdin answers the first one that is left', async () => {
    const two = `nodes:
  - { id: a, type: trigger.stdin, next: b }
  - { id: b, type: trigger.stdin, next: both }
  - { id: both, type: agent.completion, user_message: "{{a}} and {{b}}", next: out }
  - { id: out, type: event.stdout }
`
    const requestOf = async (...args: string[]) => {
      const { out } = await cli(['run', file('two.yaml', two), '--events', ...args], { stdin: 'piped\n' })
      return out.split('\n').find(line => line.includes('"type":"request"'))
    }
    expect(await requestOf('--in', 'b=given')).toContain('piped and given')
    expect(await requestOf('--in', 'a=given')).toContain('given and piped')
  })

  it('stdin is not read when no question is left', async () => {
    const { code } = await cli(['run', file('s.json', shout), '--in', 'said=x'])
    expect(code).toBe(0)
  })

  it('a person is asked line by line, with the prompt of each', async () => {
    const { out, questions } = await cli(['run', file('a.yaml', yaml)], { typed: ['Hello'] })
    expect(questions).toEqual(['Query: '])
    expect(out).toBe('Answer: Hello\n')
  })

  it('a file goes to a node that takes one, by its path', async () => {
    const note = file('note.txt', 'from a file')
    const document = stack(['file', {}, 'note'], ['console_output'])
    expect((await cli(['run', file('f.json', document), '--in', `note=${note}`])).out).toBe('from a file\n')
    const yaml = `nodes:\n  - { id: a, type: trigger.file, path: "${note}", next: b }\n  - { id: b, type: event.stdout }\n`
    expect((await cli(['run', file('f.yaml', yaml)])).out).toBe('from a file\n')
  })

  it('--set nodeId.field=value overrides config: JSON, else text', async () => {
    const path = file('s.json', shout)
    const set = (...settings: string[]) =>
      cli(['run', path, '--in', 'said=ab', ...settings.flatMap(each => ['--set', each])])
    expect((await set('shown.prefix=Loud: ')).out).toBe('Loud: AB\n')
    expect((await set('shown.prefix="quoted "', 'loud.cmd=rev')).out).toBe('quoted ba\n')
    const { out } = await cli(['run', file('c.json', chat), '--in', 'said=x', '--set', 'think.maxTokens=7', '--events'])
    expect(out).toContain('"maxTokens":7')
  })

  it('what was typed into the file is used', async () => {
    const saved = file('saved.json', { ...shout, inputs: { said: 'kept' } })
    expect((await cli(['run', saved])).out).toBe('KEPT\n')
    expect((await cli(['run', saved, '--in', 'said=newer'])).out).toBe('NEWER\n')
  })

  it('- is stdin, and a link is a document too', async () => {
    const document = { ...shout, inputs: { said: 'hush' } }
    expect((await cli(['run', '-'], { stdin: JSON.stringify(document) })).out).toBe('HUSH\n')
    const { out: link } = await cli([
      'convert',
      file('s.json', document),
      '--to',
      'link',
      '--base',
      'https://a.example/',
    ])
    expect(link).toMatch(/^https:\/\/a\.example\/#\w+:\S+\n$/)
    expect((await cli(['run', link.trim()])).out).toBe('HUSH\n')
  })
})

describe('exit status', () => {
  it('1: the run failed; a document with a tool face still answers, with the error response', async () => {
    const failing = stack(['script', { cmd: 'exit 3' }], ['console_output'])
    const plain = await cli(['run', file('f.json', failing)])
    expect([plain.code, plain.out]).toEqual([1, ''])
    expect(plain.err).toBe('✗ Script: The command ended with status 3.\n')
    const face = await cli(['run', file('t.json', tool()), '--input', '{}'])
    expect(face.code).toBe(1)
    expect(JSON.parse(face.out)).toMatchObject({ success: false, error: { code: 'INVALID_INPUT' } })
  })

  it.each<[string, string[]]>([
    ['no command', []],
    ['a command that is none', ['rum', 'x.json']],
    ['no file', ['run']],
    ['two files', ['run', 'a.json', 'b.json']],
    ['an option that is none', ['run', 'a.json', '--loud']],
    ['a file that is not there', ['run', '/nowhere/a.json']],
    ['--set of no node', ['run', file('s.json', shout), '--set', 'nobody.cmd=x']],
    ['--set without a value', ['run', file('s.json', shout), '--set', 'loud.cmd']],
    ['--in of no node', ['run', file('s.json', shout), '--in', 'nobody=x']],
    ['--input for what is no tool', ['run', file('s.json', shout), '--input', '{}']],
    ['--input that is no JSON', ['run', file('t.json', tool()), '--input', '{']],
    ['--input that is no object', ['run', file('t.json', tool()), '--input', '[]']],
    ['a form that is none', ['convert', file('s.json', shout), '--to', 'xml']],
    ['a format that is none', ['export', file('t.json', tool()), '--format', 'soap']],
    ['no tool to export', ['export', file('s.json', shout), '--format', 'mcp']],
  ])('2: usage: %s', async (_, args) => {
    const { code, out, err } = await cli(args)
    expect([code, out]).toEqual([2, ''])
    expect(err.length).toBeGreaterThan(10)
  })

  it.each<[string, string, string]>([
    ['JSON', 'a.json', '{ "nodes": [ }'],
    ['YAML', 'a.yaml', 'nodes: 3'],
    ['a link', 'a.txt', '#2:broken'],
  ])('2: a document that cannot be read: %s', async (_, name, text) => {
    const { code, out, err } = await cli(['run', file(name, text)])
    expect([code, out]).toEqual([2, ''])
    expect(err).toContain(name)
  })

  it('3: a limit was reached', async () => {
    const limited = { ...shout, settings: { limits: { maxSteps: 1 } } }
    const { code, err } = await cli(['run', file('l.json', limited), '--in', 'said=x'])
    expect(code).toBe(3)
    expect(err).toContain('limit of 1 step,')
    const face = { ...tool(), settings: { limits: { maxSteps: 0 } } }
    const answered = await cli(['run', file('t.json', face), '--input', '{"text":"x"}'])
    expect(answered.code).toBe(3)
    expect(JSON.parse(answered.out)).toMatchObject({ success: false, error: { code: 'STEP_LIMIT_EXCEEDED' } })
  })

  it('130: the person stopped it', async () => {
    const stop = new AbortController()
    stop.abort(new Error('Stopped.'))
    const { code } = await cli(['run', file('s.json', shout), '--in', 'said=x'], { signal: stop.signal })
    expect(code).toBe(130)
  })
})

describe('who answers', () => {
  const claude = file('c.json', stack(['inference', { model: 'claude-sonnet-4-5', userMessage: 'Hi' }]))

  it.each([
    ['claude-sonnet-4-5', 'ANTHROPIC_API_KEY'],
    ['gpt-4o-mini', 'OPENAI_API_KEY'],
    ['openai/some-model', 'OPENAI_API_KEY'],
  ])('%s without a key fails, and names %s', async (model, variable) => {
    const { code, err } = await cli(['run', claude, '--set', `n1.model=${model}`])
    expect(code).toBe(1)
    expect(err).toContain(variable)
    expect(err).toContain('--model demo')
  })

  it('--model demo overrides', async () => {
    const { code, out } = await cli(['run', claude, '--model', 'demo'])
    expect(code).toBe(0)
    expect(out.trim()).not.toBe('')
  })

  it('the address of a variable may have a query, as Azure wants it, and its key goes into its header', async () => {
    const heard: { url: string | undefined; key: unknown; authorization: string | undefined }[] = []
    const server = createServer({ keepAliveTimeout: 0 }, (request, response) => {
      const { authorization, 'api-key': key } = request.headers
      heard.push({ url: request.url, key, authorization })
      response.writeHead(401, { 'content-type': 'application/json' }).end('{"error":{"message":"no"}}')
    })
    await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
    onTestFinished(() => void server.close())
    const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}/openai/deployments/luna/?api-version=2024-10-21`
    const env = { AZURE_OPENAI_API_KEY: 'sk-secret', AZURE_OPENAI_BASE_URL: base }
    const { code } = await cli(['run', claude, '--model', 'azure/luna'], { env })
    expect(code).toBe(1)
    const url = '/openai/deployments/luna/chat/completions?api-version=2024-10-21'
    expect(heard).toEqual([{ url, key: 'sk-secret', authorization: undefined }])
    expect((await cli(['run', claude, '--model', 'azure/luna'])).err).toContain('AZURE_OPENAI_API_KEY')
  })

  it('a key that fits in no header is not sent, and is not called unknown', async () => {
    const env = { OPENAI_API_KEY: 'sk-1\u200b2' }
    const { code, err } = await cli(['run', claude, '--model', 'gpt-4o-mini'], { env })
    expect(code).toBe(1)
    expect(err).toContain('The key has “U+200B”, which no key has. Nothing was sent.')
    expect(err).not.toContain('is not known there')
  })

  it('a key goes to the address of its variable, and nowhere else', async () => {
    const heard: { url: string | undefined; authorization: string | undefined }[] = []
    const server = createServer({ keepAliveTimeout: 0 }, (request, response) => {
      heard.push({ url: request.url, authorization: request.headers.authorization })
      response.writeHead(401, { 'content-type': 'application/json' }).end('{"error":{"message":"no"}}')
    })
    await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
    onTestFinished(() => void server.close())
    const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`
    const env = { OPENAI_API_KEY: 'sk-secret', OPENAI_BASE_URL: base, ANTHROPIC_BASE_URL: base }
    const { code, out, err } = await cli(['run', claude, '--model', 'gpt-4o-mini', '--events'], { env })
    expect(code).toBe(1)
    expect(out).toContain('The key in OPENAI_API_KEY is not known there.')
    expect(out).not.toContain('Settings')
    expect(heard).toEqual([{ url: '/v1/chat/completions', authorization: 'Bearer sk-secret' }])
    expect(out + err).not.toContain('sk-secret')
    expect((await cli(['run', claude], { env })).err).toContain('ANTHROPIC_API_KEY')
  })
})

it('an address without a server is named by its variable', async () => {
  const env = { OPENAI_API_KEY: 'sk-x', OPENAI_BASE_URL: 'http://127.0.0.1:9/v1' }
  const document = file('far.json', stack(['inference', { model: 'gpt-4o-mini', userMessage: 'Hi' }]))
  const { code, err } = await cli(['run', document], { env })
  expect(code).toBe(1)
  expect(err).toContain('Check the address in OPENAI_BASE_URL')
  expect(err).not.toContain('Settings')
})

describe('no server', () => {
  it('a survey gets an error result', async () => {
    const document = stack(
      ['survey', {}],
      ['inference', { userMessage: 'Ask me: tea, coffee or juice?', temperature: 0 }],
    )
    const { code, out } = await cli(['run', file('s.json', document), '--events'])
    const result = out.split('\n').find(line => line.includes('"type":"tool-result"'))
    expect(JSON.parse(result ?? '{}')).toMatchObject({
      isError: true,
      content: expect.stringContaining('Nobody is there'),
    })
    expect(code).toBe(0)
  })

  it('hosts need --allow-host', async () => {
    const server = createServer({ keepAliveTimeout: 0 }, (_, response) => response.end('{"rooms": 3}'))
    await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
    onTestFinished(() => void server.close())
    const host = `127.0.0.1:${(server.address() as AddressInfo).port}`
    const document = stack(['integration', { kind: 'rest', url: `http://${host}/rooms` }], ['console_output'])
    const path = file('h.json', document)
    const refused = await cli(['run', path])
    expect([refused.code, refused.out]).toEqual([1, ''])
    for (const allowed of [host, `http://${host}/anything`]) {
      const { code, out } = await cli(['run', path, '--allow-host', allowed])
      expect(code).toBe(0)
      expect(JSON.parse(out)).toMatchObject({ success: true, data: { rooms: 3 } })
    }
    expect((await cli(['run', path, '--allow-host', 'other.example'])).code).toBe(1)
  })

  it('files need --allow-write', async () => {
    const target = join(dirname(file('x', '')), 'out.txt')
    const path = file('w.json', stack(['user_input', {}, 'said'], ['file_output', { path: target }]))
    const refused = await cli(['run', path, '--in', 'said=Dear diary'])
    expect(refused.code).toBe(1)
    expect(refused.err).toContain('--allow-write')
    expect(existsSync(target)).toBe(false)
    expect((await cli(['run', path, '--in', 'said=Dear diary', '--allow-write'])).code).toBe(0)
    expect(readFileSync(target, 'utf8')).toBe('Dear diary')
  })

  it('programs need --allow-run; without it a script sees none of this machine', async () => {
    const here = `test -f "${import.meta.filename}" && echo seen || echo unseen`
    const path = file('p.json', stack(['script', { cmd: here }], ['console_output']))
    expect((await cli(['run', path])).out).toBe('unseen\n')
    expect((await cli(['run', path, '--allow-run'])).out).toBe('seen\n')
  })

  it('keys do not reach programs', async () => {
    process.env.SOME_API_KEY = 'sk-secret'
    onTestFinished(() => void delete process.env.SOME_API_KEY)
    const path = file('p.json', stack(['script', { cmd: 'cat; echo "[$SOME_API_KEY]"' }], ['console_output']))
    expect((await cli(['run', path, '--allow-run'])).out).toBe('[]\n')
  })

  it('a program that fails fails the run, and one that reads nothing does not', async () => {
    const path = (cmd: string) =>
      file('p.json', stack(['user_input', {}, 'said'], ['script', { cmd }], ['console_output']))
    const long = `said=${'x'.repeat(500_000)}`
    const { code, err } = await cli(['run', path('echo no >&2; exit 4'), '--allow-run', '--in', long])
    expect([code, err]).toEqual([1, '✗ Script: The command ended with status 4: no\n'])
    expect((await cli(['run', path('echo fine'), '--allow-run', '--in', long])).out).toBe('fine\n')
  })
})

describe('progress', () => {
  it('is printed on stderr where a person watches, and only there', async () => {
    const path = file('s.json', shout)
    const watched = await cli(['run', path, '--in', 'said=x'], { watched: true, env: { NO_COLOR: '1' } })
    expect(watched.err).toContain('✓ Script')
    expect((await cli(['run', path, '--in', 'said=x'], { watched: true })).err).toContain('\x1b[32m✓\x1b[39m Script')
    expect(watched.out).toBe('X\n')
    expect((await cli(['run', path, '--in', 'said=x'])).err).toBe('')
    // An overwritable line is cleared before the result.
    expect(watched.both).toContain('\r\x1b[KX\n')
  })
})

describe('validate', () => {
  it('takes many files, and one that is broken hides no other', async () => {
    const files = [
      file('broken.json', '{'),
      file('fine.yaml', yaml),
      file('lost.yaml', yaml.replace(': answer', ': x')),
    ]
    const { code, err } = await cli(['validate', ...files])
    expect(code).toBe(2)
    expect(err).toMatch(/broken\.json:1:2.*\n.*lost\.yaml:2:\d+: next: “x” leads nowhere/)
    expect(err).not.toContain('fine.yaml')
  })

  it('prints nothing for what is fine', async () => {
    expect(await cli(['validate', file('a.yaml', yaml)])).toMatchObject({ code: 0, out: '', err: '' })
    expect(await cli(['validate', file('s.json', shout)])).toMatchObject({ code: 0, out: '', err: '' })
  })

  it.each<[string, string, string | object, string]>([
    ['YAML', 'a.yaml', yaml.replace('next: answer', 'next: anser'), ':2:67: next: “anser” leads nowhere.'],
    ['grammar of JSON', 'a.json', '{\n  "id": "x",\n  nodes: []\n}', ':3:3: This is not quite JSON'],
    [
      'a field that does not fit',
      'a.json',
      { id: 'x', nodes: [{ id: 7 }] },
      ':5:13: This pipeline cannot be opened: "id" of card 1',
    ],
    [
      'a setting that does not fit',
      'a.json',
      stack(['inference', { maxTokens: 'many' }, 'think']),
      ':11:17: The setting “maxTokens”',
    ],
    [
      'a type that nobody knows',
      'a.json',
      { id: 'x', nodes: [{ id: 'a', type: 'teapot' }] },
      ':5:13: This aili5 does not know cards of the type “teapot”.',
    ],
    ['a circle', 'a.json', circle(), ': This way goes in a circle'],
  ])('says with line and column what is wrong: %s', async (_, name, content, problem) => {
    const { code, out, err } = await cli(['validate', file(name, content)])
    expect([code, out]).toEqual([2, ''])
    expect(err).toContain(problem)
    expect(err).toMatch(/^\S+:\d+:\d+: /)
  })

  it('lists what the page lists, with the place of each and what would fix it', async () => {
    const document = circle()
    const { code, out } = await cli(['validate', file('flow.json', document), '--json'])
    const [{ problems }] = JSON.parse(out).files
    expect(code).toBe(2)
    const listed = inEnglish(validateDocument(document, {}, nodeTypes))
    expect(problems.map(({ message }: { message: string }) => message)).toEqual(listed.map(({ message }) => message))
    expect(problems[0]).toMatchObject({
      severity: 'error',
      mend: 'Remove the connection',
      edgeId: document.edges[1]?.id,
    })
    const lines = JSON.stringify(document, null, 2).split('\n')
    expect(lines.slice(problems[0].line - 1).join('')).toMatch(
      new RegExp(`^\\s*\\{\\s*"id": "${document.edges[1]?.id}"`),
    )
  })

  it('hints at what only looks odd, and is content', async () => {
    const { code, err } = await cli([
      'validate',
      file('c.json', stack(['system_prompt', { prompt: 'Use display_color.' }], ['inference'])),
    ])
    expect(code).toBe(0)
    expect(err).toMatch(/:11:17: This text names the tool display_color/)
  })
})

function circle(): Document {
  const one = stack(['inference', {}, 'a'])
  const other = { id: 'other', name: 'Other', nodes: [] }
  const edge = (id: string, source: string, target: string) => ({ id, source, target, kind: 'next' as const })
  return {
    ...one,
    pipelines: [...one.pipelines, other],
    edges: [edge('e', 'main', 'other'), edge('f', 'other', 'main')],
  }
}

describe('convert', () => {
  it.each(['yaml', 'json', 'link'])('gives the form asked for, which runs the same: %s', async form => {
    const { code, out } = await cli(['convert', file('a.yaml', yaml), '--to', form])
    expect(code).toBe(0)
    expect((await cli(['run', '-', '--in', 'question=Hello'], { stdin: out })).out).toBe('Answer: Hello\n')
  })

  it('refuses what the form cannot hold', async () => {
    const { code, out, err } = await cli(['convert', file('c.json', circle()), '--to', 'yaml'])
    expect([code, out]).toEqual([2, ''])
    expect(err).toContain('one pipeline')
  })

  it('puts the page’s address before a link', async () => {
    const { out } = await cli(['convert', file('a.yaml', yaml), '--to', 'link', '--base', 'https://a.example/page#old'])
    expect(out).toMatch(/^https:\/\/a\.example\/page#\w+:/)
  })
})

describe('export', () => {
  const path = file('t.json', tool({}, { description: 'Says how it is.' }))

  it.each([
    ['universal', 'parameters'],
    ['langchain', 'schema'],
    ['mcp', 'inputSchema'],
  ])('%s: a name, a description, and the arguments under “%s”', async (format, field) => {
    const { code, out } = await cli(['export', path, '--format', format, '--json'])
    expect(code).toBe(0)
    expect(JSON.parse(out).tools).toEqual([
      expect.objectContaining({
        name: 'main',
        description: 'Says how it is.',
        [field]: expect.objectContaining({ type: 'object' }),
      }),
    ])
  })

  it('takes many files, and no name twice', async () => {
    const { out } = await cli(['export', path, path, '--format', 'universal'])
    expect((JSON.parse(out) as { name: string }[]).map(({ name }) => name)).toEqual(['main', 'main_2'])
  })

  it.each(['draft', 'disabled'])('leaves out what is %s', async status => {
    const { code } = await cli(['export', file('t.json', tool({}, { status })), '--format', 'mcp'])
    expect(code).toBe(2)
  })
})

describe('wrong usage', () => {
  it.each([
    [['run'], 'Usage: aili5 run FILE'],
    [['validate'], 'Usage: aili5 validate FILE'],
    [['convert', 'a.json'], '--to yaml|json|link'],
    [['run', 'a.json', '--modle', 'demo'], 'Did you mean --model?'],
    [['rum', 'a.json'], 'Did you mean run?'],
    [['help', 'rum'], 'Did you mean run?'],
    [['run', 'example:ticket-dosk'], 'Did you mean ticket-desk?'],
    [['run', 'example:'], 'color-of-words'],
    [['run', 'example:../../package'], 'color-of-words'],
  ])('%j says what to do', async (args, sentence) => {
    const { code, out, err } = await cli(args)
    expect([code, out]).toEqual([2, ''])
    expect(err).toContain(sentence)
  })
})

it('help names every command, every option, and the variables of keys', async () => {
  const { code, out } = await cli(['--help'])
  expect(code).toBe(0)
  for (const [command, { options }] of Object.entries(commandForms)) {
    expect(out).toContain(`  ${command} `)
    const help = await cli(['help', command])
    expect((await cli([command, '--help'])).out).toBe(help.out)
    for (const option of Object.keys(options)) expect(help.out).toContain(`  --${option}`)
  }
  for (const { variable } of connectionPresets) if (variable) expect(out).toContain(variable)
  expect((await cli(['--version'])).out).toMatch(/^\d+\.\d+\.\d+\n$/)
})
