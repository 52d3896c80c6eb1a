import { execFile } from 'node:child_process'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { promisify } from 'node:util'
import fc from 'fast-check'
import { Bash, defineCommand } from 'just-bash'
import { describe, expect, it, onTestFinished } from 'vitest'
import { cases } from '../../../tests/support/soak'
import type { JsonValue } from '../../model/json'
import type { WireRequest } from '../../model/language-model'
import { createAnthropicModel } from '../../providers/anthropic/anthropic'
import { createOpenAiCompatibleModel } from '../../providers/openai/openai-compatible'
import { connectionPresets } from '../../providers/presets'
import { wireAsCode } from './wire-code'

const preset = (id: string) => {
  const found = connectionPresets.find(({ connection }) => connection.id === id)?.connection
  if (!found) throw new Error(`no preset ${id}`)
  return found
}

const request = {
  model: 'some-model',
  system: 'You are kind.\nYou\'re "brief" & `exact` $HOME \\ 😀',
  messages: [{ role: 'user' as const, content: [{ type: 'text' as const, text: "Bees'?\nJSON\n'''" }] }],
  tools: [{ name: 'display_color', description: 'Shows.', inputSchema: { type: 'object', nullable: null } as never }],
  maxTokens: 1024,
  temperature: 0.5,
}

const wires: [string, WireRequest][] = [
  ['Anthropic', createAnthropicModel(preset('anthropic'), 'secret').wire?.(request) as WireRequest],
  ['OpenAI', createOpenAiCompatibleModel(preset('openai'), 'secret').wire?.(request) as WireRequest],
  [
    'a class gateway',
    createOpenAiCompatibleModel(
      { ...preset('other'), baseUrl: "https://class.example/it's", auth: 'none', headers: { 'x-class-code': 'bees' } },
      null,
    ).wire?.(request) as WireRequest,
  ],
]

/** What came in, as a server or a pretended curl saw it. */
interface Seen {
  url: string
  headers: Record<string, string>
  body: JsonValue
}

/** The headers as a server must get them when the variables are set. */
const filled = (wire: WireRequest) =>
  Object.fromEntries(Object.entries(wire.headers).map(([name, value]) => [name, value.replace('•••', 'from-env')]))

/** Runs a shell command line with a curl that only records its arguments. */
async function runCurl(code: string, variable: string): Promise<Seen> {
  let seen: Seen | undefined
  const curl = defineCommand('curl', async (args, { stdin }) => {
    const headers = args.flatMap((arg, index) => (args[index - 1] === '-H' ? [arg] : []))
    seen = {
      url: args[3] ?? '',
      headers: Object.fromEntries(
        headers.map(header => {
          const [name = ''] = header.split(': ')
          return [name, header.slice(name.length + 2)]
        }),
      ),
      // The shell passes bytes as characters.
      body: JSON.parse(Buffer.from(String(stdin), 'latin1').toString()),
    }
    return { stdout: '', stderr: '', exitCode: 0 }
  })
  const bash = new Bash({ customCommands: [curl], env: { [variable]: 'from-env', X_CLASS_CODE: 'from-env' } })
  const { stderr } = await bash.exec(code)
  if (!seen) throw new Error(`curl was not called: ${stderr}`)
  return seen
}

async function listening(): Promise<{ address: string; seen: Promise<Seen> }> {
  let tell: (seen: Seen) => void = () => {}
  const seen = new Promise<Seen>(resolve => {
    tell = resolve
  })
  const server = createServer({ keepAliveTimeout: 0 }, async (incoming: IncomingMessage, outgoing) => {
    let text = ''
    for await (const chunk of incoming.setEncoding('utf8')) text += chunk
    outgoing.end('data: done\n\n')
    tell({ url: incoming.url ?? '', headers: incoming.headers as Record<string, string>, body: JSON.parse(text) })
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  return { address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, seen }
}

describe.each(wires)('a request to %s', (_name, wire) => {
  it('holds no key, and names the variable in its place', () => {
    for (const language of ['curl', 'typescript', 'python'] as const) {
      const code = wireAsCode(wire, language, 'MY_KEY')
      expect(code).not.toMatch(/secret|bees|•/)
      expect(code).toMatch(/MY_KEY|X_CLASS_CODE/)
    }
  })

  it('is sent by the curl line just as it is', async () => {
    const seen = await runCurl(wireAsCode(wire, 'curl', 'MY_KEY'), 'MY_KEY')
    expect(seen).toEqual({ url: wire.url, headers: filled(wire), body: wire.body })
  })

  it('is sent by the script just as it is', async () => {
    const { address, seen } = await listening()
    const path = new URL(wire.url).pathname
    const code = wireAsCode({ ...wire, url: address + path }, 'typescript', 'MY_KEY')
    const env = { ...process.env, MY_KEY: 'from-env', X_CLASS_CODE: 'from-env' }
    const { stdout } = await promisify(execFile)('node', ['--input-type=module', '-e', code], { env })
    expect(stdout).toBe('data: done\n\n')
    const { url, headers, body } = await seen
    expect(url).toBe(path)
    expect(headers).toMatchObject(filled(wire))
    expect(body).toEqual(wire.body)
  })
})

/** The value of a literal in Python, as far as JSON can say it. */
function readPython(literal: string): JsonValue {
  const json = literal
    .replaceAll(
      /"(?:[^"\\]|\\.)*"|True|False|None/g,
      word => ({ True: 'true', False: 'false', None: 'null' })[word] ?? word,
    )
    .replaceAll(/"(?:[^"\\]|\\.)*"|,(?=\s*[\]}])/g, word => (word === ',' ? '' : word))
  return JSON.parse(json)
}

it('says any body in Python, and in a shell', async () => {
  const wire = (body: JsonValue): WireRequest => ({ method: 'POST', url: 'https://a.example', headers: {}, body })
  const json = fc.jsonValue({ maxDepth: 4 }).map(value => JSON.parse(JSON.stringify(value)) as JsonValue)
  await fc.assert(
    fc.asyncProperty(json, async body => {
      const code = wireAsCode(wire(body), 'python', 'K')
      const literal = code.slice(code.indexOf('body = ') + 7, code.indexOf('\n\nrequest = '))
      expect(readPython(literal)).toEqual(body)
      expect((await runCurl(wireAsCode(wire(body), 'curl', 'K'), 'K')).body).toEqual(body)
    }),
    { numRuns: cases(60) },
  )
})
