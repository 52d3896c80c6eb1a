import fc from 'fast-check'
import { afterEach, expect, test, vi } from 'vitest'
import { toShareable } from '../../src/documents/files/shareable'
import { decodeLink, encodeLinkWithRun } from '../../src/documents/links/link'
import { recordingAsJson, recordingOf } from '../../src/documents/recordings/recording'
import { runDocument } from '../../src/engine/run/run'
import { sendFromPage } from '../../src/host/page-fetch'
import type { RunEvent } from '../../src/model/events'
import type { Host } from '../../src/model/host'
import { nodeTypes } from '../../src/nodes/registry'
import type { Connection } from '../../src/providers/connections/connections'
import { createKeyVault } from '../../src/providers/connections/keys'
import { listModels } from '../../src/providers/connections/model-list'
import { createModelResolver } from '../../src/providers/resolve-model'
import { connectMcp } from '../../src/sandbox/mcp/connect'
import { createSettings } from '../../src/store/settings'
import { cli, file } from '../support/cli'
import { ownConnection } from '../support/connections'
import { run, stack, testHost, turns } from '../support/engine'
import { anthropicBlock, anthropicEvents, eventStream } from '../support/event-streams'
import { cases } from '../support/soak'
import { memoryStorage } from '../support/storage'

/* Servers that echo keys in various encodings, to a page and a terminal that hold keys. */

const SHAPES: readonly ((key: string) => string)[] = [
  key => key,
  key => `Bearer ${key}`,
  key => JSON.stringify({ headers: { authorization: key } }),
  key => Buffer.from(`Bearer ${key}`).toString('base64'),
  key => Buffer.from(`u:${key}`).toString('base64url'),
  key => encodeURIComponent(`authorization=${key}&`),
]
const PLACES = ['refusal', 'page', 'words', 'call', 'error in the stream', 'finish'] as const

const keyOf = fc.stringMatching(/^(sk-|sk-ant-x-|class\.7\.)[A-Za-z0-9_-]{24,48}$/)

/** The parts of a key in a text: runs of 8 characters, in any encoding. */
function found(text: string, keys: readonly string[]): string[] {
  const read = [text]
  for (const word of text.match(/[\w+/-]{11,}/g) ?? [])
    for (const skipped of [0, 1, 2, 3]) read.push(Buffer.from(word.slice(skipped), 'base64').toString('latin1'))
  return keys.flatMap(key =>
    Array.from({ length: key.length - 7 }, (_, at) => key.slice(at, at + 8)).filter(part =>
      read.some(each => each.includes(part)),
    ),
  )
}

function pieces(text: string, lengths: readonly number[]): string[] {
  const left = [...lengths]
  const parts: string[] = []
  for (let at = 0; at < text.length; ) {
    const length = left.shift() ?? text.length
    parts.push(text.slice(at, at + length))
    at += length
  }
  return parts
}

/** A provider's answer with a text, chunked, at some place of its wire format. */
function answer(wire: Connection['wire'], place: (typeof PLACES)[number], said: string, lengths: readonly number[]) {
  const type = 'text/event-stream'
  if (place === 'refusal') return Response.json({ error: { type: 'bad', message: said } }, { status: 401 })
  if (place === 'page') return new Response(`<p>${said}</p>`, { status: 502, headers: { 'x-said': 'page' } })
  const parts = pieces(said, lengths)
  const args = pieces(JSON.stringify({ note: said }), lengths)
  if (wire === 'openai') {
    const chunk = (delta: object, finish_reason: string | null = null) => ({
      id: 'c',
      choices: [{ index: 0, delta, finish_reason }],
    })
    const body = {
      words: parts.map(content => chunk({ content })),
      call: [
        chunk({ tool_calls: [{ index: 0, id: said, function: { name: 'display_color', arguments: '' } }] }),
        ...args.map(each => chunk({ tool_calls: [{ index: 0, function: { arguments: each } }] })),
      ],
      'error in the stream': [{ error: { message: said, code: 'x' } }],
      finish: [chunk({ content: 'Hm.' }), chunk({ refusal: said }, said)],
    }[place]
    return new Response(`${eventStream([...body, chunk({}, 'stop')])}data: [DONE]\n\n`, {
      headers: { 'content-type': type },
    })
  }
  const body = {
    words: anthropicBlock(
      { type: 'text', text: '' },
      parts.map(text => ({ type: 'text_delta', text })),
    ),
    call: anthropicBlock(
      { type: 'tool_use', id: said, name: 'display_color', input: {} },
      args.map(partial_json => ({ type: 'input_json_delta', partial_json })),
    ),
    'error in the stream': [{ type: 'error', error: { type: 'api_error', message: said } }],
    finish: anthropicBlock({ type: 'thinking', thinking: '' }, [
      ...parts.map(thinking => ({ type: 'thinking_delta', thinking })),
      { type: 'signature_delta', signature: said },
    ]),
  }[place]
  const all = anthropicEvents(body, place === 'call' ? 'tool_use' : 'end_turn')
  return new Response(eventStream(all), { headers: { 'content-type': type } })
}

/** A page with two keys, and a custom header. */
function page(wire: Connection['wire'], mine: string, other: string, header: string) {
  const settings = createSettings({
    storage: memoryStorage(),
    keys: createKeyVault({ session: memoryStorage(), device: memoryStorage() }),
  })
  const connection = ownConnection(wire, { headers: { 'x-team-token': header } })
  settings.putConnection(connection)
  settings.keys.set('https://model.example', mine)
  settings.keys.set('https://other.example', other, { remember: true })
  const host: Host = testHost(turns().languageModel, {
    model: createModelResolver({
      connections: () => settings.getState().connections,
      keys: settings.keys,
      demo: { random: () => 0.5, sleep: async () => {} },
      defaultModel: () => 'own/m',
    }),
    fetch: (request, signal) => sendFromPage(request, signal, settings),
    mcp: connectMcp,
    ask: async () => ({ consent: true }),
  })
  return { host, connection }
}

afterEach(() => vi.unstubAllGlobals())

test('a key that a provider sends back is in no event, no recording, no link and no error', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.tuple(keyOf, keyOf, keyOf),
      fc.nat(2),
      fc.constantFrom(...SHAPES),
      fc.constantFrom(...PLACES),
      fc.constantFrom('anthropic' as const, 'openai' as const),
      fc.array(fc.integer({ min: 1, max: 9 }), { maxLength: 30 }),
      async (keys, which, shape, place, wire, lengths) => {
        const said = `It came with ${shape(keys[which] as string)} in it.`
        vi.stubGlobal('fetch', async () => answer(wire, place, said, lengths))
        const { host, connection } = page(wire, ...keys)
        const document = stack(
          ['user_input', { defaultValue: 'Hi' }],
          ['color_display'],
          ['inference', { maxIterations: 2 }],
        )
        const all: RunEvent[] = []
        for await (const event of runDocument(document, {}, host, new AbortController().signal)) all.push(event)
        expect(all.some(({ type }) => type === 'request')).toBe(true)
        const recording = recordingOf(all)
        const shareable = { draft: { document, inputs: {} }, ...(recording && { recording }) }
        const told = [
          JSON.stringify(all),
          JSON.stringify(recording && recordingAsJson(recording)),
          JSON.stringify(toShareable(shareable)),
        ]
        const listed = await listModels(connection, keys[0], async () => answer(wire, place, said, lengths)).catch(
          error => error,
        )
        expect(found(told.join('\n'), [...keys])).toEqual([])
        // Of a list of models, only the keys that were sent can come back.
        expect(found(String(listed?.message ?? listed), [keys[0], keys[2]])).toEqual([])
        const link = decodeLink(await encodeLinkWithRun(shareable, { nodeTypes }))
        expect(found(JSON.stringify(link), [...keys])).toEqual([])
        if (place === 'words') expect(told[0]).toMatch(/It came with /)
      },
    ),
    { numRuns: cases(100) },
  )
})

test('a key that a webhook, a page or an MCP server sends back is in no event', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.tuple(keyOf, keyOf, keyOf),
      fc.nat(2),
      fc.constantFrom(...SHAPES),
      fc.constantFrom('integration', 'url_loader', 'mcp'),
      async (keys, which, shape, kind) => {
        const said = `It came with ${shape(keys[which] as string)} in it.`
        vi.stubGlobal('fetch', async () =>
          Response.json({ said, error: said }, { headers: { 'x-said': encodeURIComponent(said) } }),
        )
        const { host } = page('openai', ...keys)
        const url = 'https://thing.example/x'
        const node = { integration: { kind: 'rest', url }, url_loader: { url }, mcp: { kind: 'mcp', url } }[kind]
        const all = await run(stack([kind === 'mcp' ? 'integration' : kind, node as never]), host)
        expect(found(JSON.stringify(all), [...keys])).toEqual([])
      },
    ),
    { numRuns: cases(70) },
  )
})

test('a key of the terminal is in nothing that a command prints', async () => {
  const key = 'sk-q7Wm2_ZxT9-bLr4KdYv8HnPs3'
  const document = file(
    'echo.json',
    stack(['user_input', { defaultValue: 'Hi' }, 'q'], ['inference', { model: 'openai/m' }]),
  )
  const env = { OPENAI_API_KEY: key, OPENAI_BASE_URL: 'https://echo.example/v1' }
  for (const place of PLACES) {
    for (const shape of SHAPES) {
      vi.stubGlobal('fetch', async () => answer('openai', place, `Key ${shape(key)}!`, [3, 5, 2, 7, 1]))
      // The events have all that is printed without them, and more.
      for (const flags of shape === SHAPES[0] ? [[], ['--events']] : [['--events']]) {
        const { out, err } = await cli(['run', document, ...flags], { env, stdin: 'Hi' })
        expect(out + err).not.toBe('')
        expect(found(out + err, [key]), `${place}: ${out}${err}`).toEqual([])
      }
    }
  }
  const secret = file('.env', `OPENAI_API_KEY=${key}\n`)
  const read = file(
    'read.json',
    stack(['script', { cmd: `cat ${secret}; printf '%s' ${key} | base64` }], ['console_output']),
  )
  const { out, err } = await cli(['run', read, '--events', '--allow-run'], { env, stdin: '' })
  expect(found(out + err.replaceAll(key, ''), [key])).toEqual([])
})
