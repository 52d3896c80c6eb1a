import fc from 'fast-check'
import { expect, test } from 'vitest'
import { arbitraryRecording } from '../../../tests/fixtures/documents/arbitrary'
import pinned from '../../../tests/fixtures/documents/links.json'
import type { RunEvent } from '../../engine/model/events'
import { packRecording } from './pack'
import { parseRecording, recordingOf } from './recording'

test('what is packed is unpacked the same, event by event', () => {
  fc.assert(
    fc.property(arbitraryRecording, recording => {
      expect(parseRecording(JSON.parse(JSON.stringify(packRecording(recording))))).toEqual({ recording })
    }),
    { numRuns: 300 },
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

test('events without a run are no recording', () => {
  expect(recordingOf([])).toBeNull()
  expect(recordingOf(talk(1).slice(1))).toBeNull()
})

const packed = pinned[0]?.content.recording as unknown as { events: { type: string }[] }

test.each([
  ['text', 'This is no recording of a run.'],
  [{ recording: 2 }, 'newer aili5'],
  [{ ...packed, events: [] }, 'This is no recording'],
  [{ ...packed, events: packed.events.slice(1) }, 'its beginning is missing'],
  [{ ...packed, shared: [] }, 'one of its events cannot be read'],
  [{ ...packed, events: [...packed.events, { type: 'party', at: 1 }] }, 'one of its events cannot be read'],
  [
    { ...packed, events: packed.events.map(event => ({ ...event, nodeId: 'constructor' })) },
    'one of its events cannot be read',
  ],
])('what is none of ours is refused (%#)', (source, sentence) => {
  expect(parseRecording(source)).toEqual({ problem: expect.stringContaining(sentence) })
})
