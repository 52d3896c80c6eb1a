import fc from 'fast-check'
import { expect, test } from 'vitest'
import { answerTo, flowHost } from '../../../tests/support/answer-to'
import { anyFlow } from '../../../tests/support/any-flow'
import { askTea, scriptedModel, stack, testHost, turns } from '../../../tests/support/engine'
import { inEnglish } from '../../../tests/support/in-english'
import { startMcpServer } from '../../../tests/support/mcp-server'
import { cases } from '../../../tests/support/soak'
import { testRows } from '../../../tests/support/test-rows'
import { BrokerError } from '../../engine/net/broker-error'
import type { EarlierRun } from '../../engine/run/resume'
import { runDocument } from '../../engine/run/run'
import type { Document, NodeConfig, Policy } from '../../model/document'
import type { RunEvent } from '../../model/events'
import type { Host } from '../../model/host'
import type { JsonValue } from '../../model/json'
import { type LanguageModel, ModelError } from '../../model/language-model'
import type { OutgoingReply } from '../../model/services'
import { nodeTypes } from '../../nodes/registry'
import { connectMcp } from '../../sandbox/mcp/connect'
import { choose } from '../files/shareable'
import { decodeLink, encodeLink, encodeLinkWithRun, openLink } from '../links/link'
import { hostAnswersOf } from './host-answers'
import { answersThatPlay } from './play-answers'
import { recordingOf } from './recording'

/** What plays the runs in links. */
const player = { nodeTypes, mcp: connectMcp }

async function recorded(document: Document, host: Host, signal = new AbortController().signal, earlier?: EarlierRun) {
  const events: RunEvent[] = []
  for await (const event of runDocument(document, {}, host, signal, earlier)) events.push(event)
  const recording = recordingOf(events)
  if (!recording) throw new Error('Nothing ran.')
  return { draft: { document, inputs: {} }, recording }
}

const survey = stack(['survey', { name: 'tea' }], ['inference', { maxTokens: 300 }])
const tea = () =>
  testHost(
    turns(
      { text: 'One moment.', calls: [{ ...askTea, name: 'ask_tea_survey' }] },
      { text: 'You like it.\n\n  Very much.' },
    ).languageModel,
    {
      ask: async () => ({ selectedIds: ['y'] }),
    },
  )

async function opened(link: string) {
  const content = await openLink(link, player)
  if ('problem' in content) throw new Error(String(inEnglish(content.problem)))
  return content
}

test('a run in a link is what models and people answered, and its requests are made again', async () => {
  const shared = await recorded(survey, tea())
  const link = await encodeLinkWithRun(shared, player)
  expect(decodeLink(link)).not.toHaveProperty('recording')
  const { recording } = await opened(link)
  // Ids that nothing refers to are new ones.
  const told = (events: readonly RunEvent[] = []) =>
    events.flatMap((event): unknown[] => {
      if (event.type === 'request') return [event.request]
      if (event.type === 'user-answer') return [event.answer]
      if (event.type === 'tool-result') return [event.data]
      if (event.type === 'usage') return [event.usage, event.cost]
      return event.type === 'response' ? [event.text, event.toolCalls] : []
    })
  expect(told(shared.recording.events)).toContainEqual({ selectedIds: ['y'] })
  expect(told(recording?.events)).toEqual(told(shared.recording.events))
  expect(recording?.id).toBe(shared.recording.id)
})

test('a run that does not fit the document of its link is left out with a sentence', async () => {
  const { draft, recording } = await recorded(survey, tea())
  const answers = hostAnswersOf(recording)
  const missing = { ...answers, answers: answers.answers.slice(0, -1) }
  const more = { ...answers, answers: [...answers.answers, ...answers.answers.slice(-1)] }
  for (const wrong of [missing, more, { ...answers, models: [] }]) {
    const content = await opened(encodeLink({ draft }, nodeTypes, { answers: wrong }))
    expect(content).not.toHaveProperty('recording')
    expect(content.notes.map(inEnglish)).toEqual([
      'The run in this link does not fit its pipeline, so it was left out.',
    ])
  }
  const damaged = { ...answers, answers: [{ nodeId: 7 }] } as unknown as typeof answers
  const content = await opened(encodeLink({ draft }, nodeTypes, { answers: damaged }))
  expect(content.notes.map(inEnglish)).toEqual(['The run in this link is damaged, so it was left out.'])
})

test('a run of an earlier version of the document brings that version along', async () => {
  const { draft, recording } = await recorded(survey, tea())
  const edited = { ...draft, document: { ...draft.document, name: 'Edited since' } }
  const content = await opened(await encodeLinkWithRun({ draft: edited, recording }, player))
  expect(content.draft.document.name).toBe('Edited since')
  expect(content.recording?.documentName).toBe('Test')
})

/** A model that calls a tool once, with an answer after it. */
const calling = (name: string, args: JsonValue = {}) =>
  turns({ calls: [{ name, args }] }, { text: 'That is it.' }).languageModel
const yes: Partial<Host> = { ask: async () => ({ consent: true }) }
const rate = new ModelError('rate_limited', 'Too many at once.', { status: 429, retryAfterMs: 2_000 })
const page: OutgoingReply = { status: 200, body: '<title>Owls</title><p>They hunt at night.', contentType: 'text/html' }
const refused: Partial<Host> = {
  fetch: () => Promise.reject(new BrokerError('Nobody is there.', { why: 'closed-port' })),
}
const silent: Partial<Host> = {
  fetch: (_request, signal) =>
    new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason), { once: true })),
}
const address = 'https://owl.example/x'
const rest = { kind: 'rest', url: address, allowedDomains: ['owl.example'] }
const code = { name: 'twice', description: '', inputSchema: '{"type":"object"}', code: 'return 2' }
const own: [string, NodeConfig] = ['inference', { customTools: [code] }]

testRows<[name: string, document: Document, host: Host]>([
  [
    'a webhook was sent',
    stack(['webhook_trigger'], ['inference']),
    testHost(calling('trigger_webhook', { url: address }), yes),
  ],
  [
    'a webhook got no answer',
    stack(['webhook_trigger'], ['inference']),
    testHost(calling('trigger_webhook', { url: address }), { ...yes, ...refused }),
  ],
  [
    'a webhook was refused by a person',
    stack(['webhook_trigger'], ['inference']),
    testHost(calling('trigger_webhook', { url: address }), { ask: async () => ({ consent: false }) }),
  ],
  [
    'the browser hid the answer',
    stack(['webhook_trigger'], ['inference']),
    testHost(calling('trigger_webhook', { url: address }), { ...yes, fetch: async () => ({ hidden: true }) }),
  ],
  [
    'a page was read',
    stack(['url_loader', { url: address }], ['inference']),
    testHost(turns({ text: 'Owls.' }).languageModel, { ...yes, fetch: async () => page }),
  ],
  [
    'data came from an allowed host',
    stack(['integration', rest], ['inference']),
    testHost(turns({ text: 'Owls.' }).languageModel, {
      isAllowedHost: host => host === 'owl.example',
      fetch: async () => ({ status: 200, body: '{"owls":[1,2]}', contentType: 'application/json' }),
    }),
  ],
  [
    'data came from the page itself',
    stack(['integration', rest], ['inference']),
    testHost(turns({ text: 'Owls.' }).languageModel, { ownHost: 'owl.example', fetch: async () => page }),
  ],
  ['data did not come', stack(['integration', rest]), testHost(turns().languageModel, { ...yes, ...refused })],
  [
    'data failed by chance',
    stack(['integration', { kind: 'mock', failure: 'sometimes', failureRate: 0.9, data: '1', delayMs: 900 }]),
    testHost(turns().languageModel),
  ],
  [
    'code of a tool ran',
    stack(own),
    testHost(calling('twice'), { runCode: async ({ args }) => ({ value: { args, twice: 2 } }) }),
  ],
  [
    'code of a tool failed',
    stack(own),
    testHost(calling('twice'), { runCode: async () => ({ problem: 'It went on for too long.' }) }),
  ],
  [
    'a command ran',
    stack(['script', { cmd: 'sort' }], ['inference']),
    testHost(turns({ text: 'Sorted.' }).languageModel, {
      runCommand: async () => ({ stdout: 'a\nb\n', stderr: '', exitCode: 0 }),
    }),
  ],
  [
    'a command failed',
    stack(['script', { cmd: 'sort' }]),
    testHost(turns().languageModel, { runCommand: () => Promise.reject(new Error('No shell today.')) }),
  ],
  [
    'a network wrote that has learned on one device',
    stack(['next_word', { how: 'network' }], ['inference']),
    testHost(turns({ text: 'I see.' }).languageModel, {
      onDevice: async () => ({
        ...{ text: 'Once', begin: '', cut: [], copied: [], origins: [null], atEnd: true, learnedFrom: ['fairy-tales'] },
        pieces: [{ text: 'Once', chance: 0.5, others: [] }],
      }),
    }),
  ],
  [
    'an inference remembered',
    stack(['user_input', { defaultValue: 'And now?' }], ['inference', { remembers: true }]),
    testHost(turns({ text: 'As before.' }).languageModel, {
      memory: {
        recall: () => [{ role: 'user', content: [{ type: 'text', text: 'Before.' }] }],
        keep: () => {},
      },
    }),
  ],
  [
    'no model was there',
    survey,
    testHost(turns().languageModel, { model: () => Promise.reject(new ModelError('offline', 'No model is here.')) }),
  ],
  [
    'a model was busy, and answered then',
    survey,
    testHost(turns({ fail: rate }, { text: 'Here I am.' }).languageModel),
  ],
  [
    'a model broke off',
    survey,
    testHost(turns({ text: 'Once upon', fail: new ModelError('cut', 'It broke off.') }).languageModel),
  ],
  [
    'a node was tried again',
    withPolicy(stack(['inference']), { retry: { maxRetries: 2, backoffMs: 500 } }),
    testHost(turns({ fail: new ModelError('overloaded', 'Busy.') }, { text: 'Here.' }).languageModel),
  ],
])('a link has the run in which %s', async (_, document, host) => {
  const { draft, recording } = await recorded(document, host)
  const { recording: played } = await opened(await encodeLinkWithRun({ draft, recording }, player))
  expect(kinds(played?.events)).toEqual(kinds(recording.events))
  expect(outputs(played?.events)).toEqual(outputs(recording.events))
})

test('a link has a run that called the tools of a server', async () => {
  const server = await startMcpServer('sessions')
  try {
    const { draft, recording } = await recorded(
      stack(['inference', { mcpServers: [{ url: server.url }] }]),
      testHost(calling(`${server.host.replaceAll(/\W/g, '_')}_add`, { a: 1, b: 2 }), {
        ...yes,
        isAllowedHost: host => host === server.host,
        mcp: connectMcp,
        fetch: async ({ method, url, headers, body }) => {
          const reply = await fetch(url, { method, headers, body: body ?? null })
          const more = Object.fromEntries(reply.headers)
          return {
            status: reply.status,
            body: await reply.text(),
            contentType: more['content-type'] ?? '',
            headers: more,
          }
        },
      }),
    )
    expect(JSON.stringify(recording.events)).toContain('"sum":3')
    const heard = server.heard.length
    const link = await encodeLinkWithRun({ draft, recording }, player)
    expect(kinds((await opened(link)).recording?.events)).toEqual(kinds(recording.events))
    expect(server.heard).toHaveLength(heard)
  } finally {
    await server.close()
  }
})

/** A model that answers, breaks off, is busy or refuses, by the request and its number. */
const moody = () =>
  scriptedModel((request, round) => {
    const answer = answerTo(request)
    const mood = (round * 7_919 + JSON.stringify(request).length) % 9
    if (mood === 0) return { ...answer, fail: new ModelError('cut', 'It broke off.') }
    if (mood === 1) return { fail: rate }
    return mood === 2 ? { fail: new ModelError('bad_request', 'No.', { status: 400, said: 'x' }) } : answer
  })

test('whatever ran in a flow plays again, however its models failed', async () => {
  await fc.assert(
    fc.asyncProperty(anyFlow(), async document => {
      const events: RunEvent[] = []
      const { signal } = new AbortController()
      for await (const event of runDocument(document, {}, flowHost(moody()), signal)) events.push(event)
      const recording = recordingOf(events)
      expect(recording && (await answersThatPlay(recording, player))).not.toBeNull()
    }),
    { numRuns: cases(100) },
  )
})

test('a link has a run that a person stopped in the middle of an answer', async () => {
  const stop = new AbortController()
  const model: LanguageModel = {
    async *stream(_request, signal) {
      yield { type: 'text-delta', text: 'Once upon ' }
      stop.abort(new Error('stopped'))
      signal.throwIfAborted()
    },
  }
  const { draft, recording } = await recorded(stack(['inference'], ['inference']), testHost(model), stop.signal)
  expect(recording.events.at(-1)).toMatchObject({ status: 'stopped' })
  const { recording: played } = await opened(await encodeLinkWithRun({ draft, recording }, player))
  expect(kinds(played?.events)).toEqual(kinds(recording.events))
})

test('a link has a run in which time was up', async () => {
  const document = withPolicy(stack(['integration', rest]), { timeoutSeconds: 5 })
  let time = 0
  const alarm: Host['sleep'] = async (ms, signal) => {
    if (ms !== 5_000) return new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)))
    await new Promise(resolve => setTimeout(resolve))
    time += ms
  }
  const host = testHost(turns().languageModel, { ...yes, ...silent, sleep: alarm, now: () => time })
  const { draft, recording } = await recorded(document, host)
  expect(recording.events).toContainEqual(expect.objectContaining({ type: 'node-error', code: 'timeout' }))
  const { recording: played } = await opened(await encodeLinkWithRun({ draft, recording }, player))
  expect(kinds(played?.events)).toEqual(kinds(recording.events))
})

test('a link has a run that went on from a card', async () => {
  const document = stack(['color_display'], ['inference', {}, 'first'], ['gauge_display'], ['inference', {}, 'second'])
  const before = await recorded(
    document,
    testHost(turns({ calls: [{ name: 'display_color', args: { hex: '#00ff00' } }] }, { text: 'Green.' }).languageModel),
  )
  const host = testHost(turns({ text: 'Half full.' }).languageModel)
  const { draft, recording } = await recorded(document, host, undefined, {
    events: before.recording.events,
    fromNodeId: 'second',
  })
  const { recording: played } = await opened(await encodeLinkWithRun({ draft, recording }, player))
  const carried = (events: readonly RunEvent[] = []) =>
    events.flatMap(event => ('nodeId' in event && event.carried ? event.type : []))
  expect(carried(recording.events)).toContain('response')
  expect(kinds(played?.events)).toEqual(kinds(recording.events))
  expect(carried(played?.events)).toEqual(carried(recording.events))
})

test('a run that a link cannot carry is refused with a sentence', async () => {
  const fetch = async () => ({ ...page, body: 'owl '.repeat(50_000) })
  const document = stack(['url_loader', { url: address }], ['inference'])
  const shared = await recorded(document, testHost(turns({ text: 'Owls.' }).languageModel, { ...yes, fetch }))
  await expect(encodeLinkWithRun(shared, player)).rejects.toThrow('This run cannot be in a link.')
})

test('without typed inputs there is no run either', async () => {
  const shared = await recorded(survey, tea())
  const link = await encodeLinkWithRun(choose(shared, { inputs: false, recording: true }), player)
  expect(await opened(link)).not.toHaveProperty('recording')
})

function withPolicy(document: Document, policy: Policy): Document {
  const pipelines = document.pipelines.map(each => ({ ...each, nodes: each.nodes.map(node => ({ ...node, policy })) }))
  return { ...document, pipelines }
}

/** What happened, in order; answers come in other pieces. */
const kinds = (events: readonly RunEvent[] = []) =>
  events.map(({ type }) => type).filter(type => !['text-delta', 'host-answer'].includes(type))

const outputs = (events: readonly RunEvent[] = []) =>
  events.flatMap(event =>
    event.type === 'node-end' || event.type === 'pipeline-end'
      ? [JSON.parse(JSON.stringify(event.output, (field, value) => (/time|duration/i.test(field) ? 0 : value)))]
      : [],
  )
