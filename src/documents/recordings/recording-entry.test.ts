import { expect, test } from 'vitest'
import { inEnglish } from '../../../tests/support/in-english'
import type { RunEvent } from '../../model/events'
import { recordingOf } from './recording'
import { endedByPage, entryOf } from './recording-entry'

const start: RunEvent = { type: 'run-start', at: 100, runId: 'r', documentId: 'd', documentName: 'D', inputs: {} }
const end: RunEvent = { type: 'run-end', at: 190, status: 'finished', durationMs: 90 }
const place = (nodeId: string) => ({ pipelineId: 'main', nodeId })
const delta = (text: string, nodeId = 'n', round = 0): RunEvent => ({
  ...{ type: 'text-delta', at: 150, round, text },
  ...place(nodeId),
})
const response = (text: string, nodeId = 'n'): RunEvent => ({
  ...{
    type: 'response',
    at: 160,
    round: 0,
    text,
    toolCalls: [],
    ending: 'complete',
    durationMs: 1,
    firstTokenMs: null,
  },
  ...place(nodeId),
})
const request = (nodeId = 'n'): RunEvent => ({
  ...{ type: 'request', at: 140, round: 0, provider: 'demo', modelLabel: 'Demo' },
  request: { model: 'demo', system: '', messages: [], tools: [], maxTokens: 1 },
  origins: { system: [], messages: [], tools: [] },
  ...place(nodeId),
})

function recordingWith(...events: RunEvent[]) {
  const recording = recordingOf([start, ...events])
  if (!recording) throw new Error('no recording')
  return recording
}
const saidIn = (...events: RunEvent[]) => entryOf(recordingWith(...events), 0).said

test('an entry has the times, the calls and the outcome of its run', () => {
  expect(entryOf(recordingWith(request(), response(' Hello. '), request('m'), end), 12)).toEqual({
    ...{ runId: 'r', startedAt: 100, durationMs: 90, status: 'finished', modelCalls: 2, bytes: 12, said: 'Hello.' },
  })
  // A run without an end stopped with its last event.
  expect(entryOf(recordingWith(request()), 0)).toEqual({
    ...{ runId: 'r', startedAt: 100, durationMs: 40, status: 'stopped', modelCalls: 1, bytes: 0 },
  })
})

test('what was said last is that of the last answer with words', () => {
  expect(saidIn(end)).toBeUndefined()
  expect(saidIn(response('One.'), response('Two.', 'm'), end)).toBe('Two.')
  expect(saidIn(response('One.'), response(' \n'), end)).toBe('One.')
  expect(saidIn(delta('On'), delta('e.'), response('One.'), end)).toBe('One.')
  expect(saidIn(response('x'.repeat(400)), end)).toBe('x'.repeat(300))
})

test('of a run that ended within an answer, what was received of it counts', () => {
  const first = response('One.')
  expect(saidIn(first, delta('Tw', 'm'), delta('o', 'm'), end)).toBe('Two')
  expect(saidIn(first, delta('a', 'm'), delta('b', 'k'), delta('c', 'k', 1), end)).toBe('c')
  // Of words that were not received, or in a run without an end, the answer before is the last.
  expect(saidIn(first, delta(' ', 'm'), end)).toBe('One.')
  expect(saidIn(first, delta('Tw', 'm'))).toBe('One.')
  expect(saidIn(delta('Tw'), delta('o'), end)).toBe('Two')
})

test('a run whose page was lost ends with its last event, and says so; one that has an end stays as it is', () => {
  const cut = endedByPage(recordingWith(delta('Tw')))
  expect(cut.events).toHaveLength(3)
  expect(inEnglish(cut.events.at(-1))).toMatchObject({
    ...{ type: 'run-end', at: 150, status: 'stopped', durationMs: 50, code: 'PAGE_ENDED' },
    message: 'The page was closed, reloaded or lost before this run was over. This is what it had so far.',
  })
  expect(entryOf(cut, 0).status).toBe('page-ended')
  const whole = recordingWith(end)
  expect(endedByPage(whole)).toBe(whole)
  const empty = { ...whole, events: [] }
  expect(endedByPage(empty)).toBe(empty)
})
