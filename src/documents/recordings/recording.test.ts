import fc from 'fast-check'
import { expect, test } from 'vitest'
import { arbitraryRecording } from '../../../tests/fixtures/documents/arbitrary'
import recorded from '../../../tests/fixtures/documents/recorded.json'
import { run, scriptedModel, stack, testHost } from '../../../tests/support/engine'
import { inEnglish } from '../../../tests/support/in-english'
import { cases } from '../../../tests/support/soak'
import { testRows } from '../../../tests/support/test-rows'
import type { NodeConfig } from '../../model/document'
import type { RunEvent } from '../../model/events'
import { packRecording } from './pack'
import { parseRecording, type Recording, recordingOf } from './recording'

test('what is packed is unpacked the same, event by event', () => {
  fc.assert(
    fc.property(arbitraryRecording, recording => {
      expect(parseRecording(JSON.parse(JSON.stringify(packRecording(recording))))).toEqual({ recording })
    }),
    { numRuns: cases(300) },
  )
})

const place = { pipelineId: 'main', nodeId: 'n' }
function talk(rounds: number): RunEvent[] {
  const said = Array.from({ length: rounds }, (_, round) => ({
    role: 'user' as const,
    content: [{ type: 'text' as const, text: `message ${round} ${'long '.repeat(100)}` }],
  }))
  return [
    { type: 'run-start', at: 5, runId: 'r', documentId: 'd', documentName: 'D', inputs: {} },
    ...said.map((_, round) => ({
      type: 'request' as const,
      at: 5,
      ...place,
      round,
      provider: 'demo',
      modelLabel: 'Demo',
      request: {
        model: 'demo',
        system: 'be kind '.repeat(50),
        messages: said.slice(0, round + 1),
        tools: [],
        maxTokens: 1,
      },
      origins: { system: [{ nodeId: 'n', text: 'be kind '.repeat(50) }], messages: [], tools: [] },
    })),
  ]
}

test('a message is stored once, however many requests carry it', () => {
  const recording = recordingOf(talk(20))
  const text = JSON.stringify(recording && packRecording(recording))
  expect(text.split('message 3 long').length - 1).toBe(1)
  expect(text.split('be kind be kind').length).toBeLessThan(30)
  expect(text.length).toBeLessThan(JSON.stringify(talk(20)).length / 5)
})

test('the pieces of an answer are one event, as long as they are of one card and all with chances or without', () => {
  const [start] = talk(1)
  const delta = (text: string, parts: object = {}) =>
    ({ type: 'text-delta', at: 6, ...place, round: 0, text, ...parts }) as RunEvent
  const tokens = [{ text: 'x', logprob: -1, others: [] }]
  const answer = [
    ...['a', 'b', 'c'].map(text => delta(text)),
    ...['d', 'e'].map(text => delta(text, { tokens })),
    delta('f'),
    ...['g', 'h'].map(text => delta(text, { nodeId: 'other' })),
  ]
  const recording = recordingOf([start!, ...answer])!
  const packed = packRecording(recording)
  const events = packed.events as { text?: string }[]
  expect(events.map(({ text }) => text)).toEqual([undefined, 'a', 'd', 'f', 'g'])
  expect(parseRecording(JSON.parse(JSON.stringify(packed)))).toEqual({ recording })
})

test('a system prompt is stored with its parts, and beside them only where they do not make it', () => {
  const [start, ...requests] = talk(2)
  const withSystem = (system: string): RunEvent[] => [
    start!,
    ...requests.map(event => (event.type === 'request' ? { ...event, request: { ...event.request, system } } : event)),
  ]
  for (const [system, isStored] of [
    ['be kind '.repeat(50), false],
    ['Something else.', true],
  ] as const) {
    const recording = recordingOf(withSystem(system))!
    const packed = JSON.parse(JSON.stringify(packRecording(recording)))
    expect(
      packed.events.flatMap((event: { request?: object }) => (event.request ? ['system' in event.request] : [])),
    ).toEqual([isStored, isStored])
    expect(parseRecording(packed)).toEqual({ recording })
  }
})

/** A run of inferences in a chain, each of which is sent all that was said before, with a system prompt of its own. */
async function chain(inferences: number): Promise<Recording> {
  const nodes = Array.from({ length: inferences }, (): [string, NodeConfig?] => [
    'inference',
    { systemPrompt: 'Be kind.' },
  ])
  const { languageModel } = scriptedModel((_, call) => ({ text: `Answer ${call}.` }))
  return recordingOf(await run(stack(['user_input'], ...nodes), testHost(languageModel)))!
}

test('a recording of a chain grows with what was said, not with what each request repeats', async () => {
  const [short, long] = [await chain(50), await chain(100)]
  const length = (recording: Recording) => JSON.stringify(packRecording(recording)).length
  expect(length(long) / length(short)).toBeLessThan(2.1)
  expect(parseRecording(JSON.parse(JSON.stringify(packRecording(long))))).toEqual({ recording: long })
})

test.each([
  ['an index beyond the lists', { lists: [[0, 0, 1]], messages: 5 }],
  ['a list that points before the first', { lists: [[3, 0, 1]], messages: 0 }],
  ['an item that is not there', { lists: [[0, 7, 1]], messages: 0 }],
  ['a source that is no source', { lists: [[0, 0, 0]], messages: 0 }],
])('%s is damage', (_, { lists, messages }) => {
  const packed = packRecording(recordingOf(talk(1))!) as unknown as { events: { request?: object }[] }
  const shared = [{ role: 'user', content: [] }, { nodeId: 'n' }]
  const events = packed.events.map(event =>
    event.request
      ? { ...event, request: { model: 'demo', maxTokens: 1, tools: [], messages }, origins: { system: -1, tools: [] } }
      : event,
  )
  expect(inEnglish(parseRecording({ ...packed, shared, lists, events }))).toEqual({
    problem: expect.stringContaining('damaged'),
  })
})

test('times are relative to the start where that loses nothing, else absolute', () => {
  const at = (...times: number[]) => {
    const [start] = talk(1)
    const events = times.map(time => ({ ...start!, at: time }))
    const packed = packRecording({ id: 'r', documentId: 'd', documentName: 'D', events })
    return [packed.since, ...(packed.events as { at: number }[]).map(({ at }) => at)]
  }
  expect(at(1_700_000_000_000, 1_700_000_000_250)).toEqual([1_700_000_000_000, 0, 250])
  // 0.3 and the difference do not add up to the time again.
  expect(at(0.3, 0.9)).toEqual([0, 0.3, 0.9])
  expect(at()).toEqual([0])
})

test('events without a run are no recording', () => {
  expect(recordingOf([])).toBeNull()
  expect(recordingOf(talk(1).slice(1))).toBeNull()
})

const packed = recorded.recording as unknown as { events: { type: string }[] }

testRows([
  ['text', 'This is no recording of a run.'],
  [{ ...packed, notes: JSON.parse(`${'['.repeat(70)}${']'.repeat(70)}`) }, 'more than 64 deep'],
  [{ recording: 3 }, 'newer aili5'],
  [{ ...packed, events: [] }, 'This is no recording'],
  [{ ...packed, events: packed.events.slice(1) }, 'its beginning is missing'],
  [{ ...packed, shared: [] }, 'one of its events cannot be read'],
  [{ ...packed, events: [...packed.events, { type: 'party', at: 1 }] }, 'one of its events cannot be read'],
  [
    { ...packed, events: packed.events.map(event => ({ ...event, nodeId: 'constructor' })) },
    'one of its events cannot be read',
  ],
])('what is none of ours is refused', (source, sentence) => {
  expect(inEnglish(parseRecording(source))).toEqual({ problem: expect.stringContaining(sentence) })
})

test('an event without its time is no event', () => {
  const recording = recordingOf(talk(1))
  if (!recording) throw new Error('nothing recorded')
  const packed = JSON.parse(JSON.stringify(packRecording(recording)))
  expect(parseRecording(packed)).toEqual({ recording })
  delete packed.events[0].at
  expect(parseRecording(packed)).toHaveProperty('problem')
})
