import fc from 'fast-check'
import { expect, test } from 'vitest'
import { arbitraryRecording } from '../../../tests/fixtures/documents/arbitrary'
import { run, stack, testHost, turns } from '../../../tests/support/engine'
import { inEnglish } from '../../../tests/support/in-english'
import { cases } from '../../../tests/support/soak'
import { testRows } from '../../../tests/support/test-rows'
import type { RunEvent } from '../../model/events'
import { parseRecording, type Recording, recordingAsJson, recordingOf } from './recording'

const asJson = (recording: Recording) => JSON.parse(JSON.stringify(recordingAsJson(recording)))

test('a recording comes out of JSON as it went in, event by event', () => {
  fc.assert(
    fc.property(arbitraryRecording, recording => {
      expect(parseRecording(asJson(recording))).toEqual({ recording })
    }),
    { numRuns: cases(300) },
  )
})

test('a recording has the document that ran', async () => {
  const document = stack(['user_input', {}, 'you'], ['inference', {}, 'llm'])
  const events = await run(document, testHost(turns({ text: 'Hi.' }).languageModel), { inputs: { you: 'Hello' } })
  const recording = recordingOf(events)
  if (!recording) throw new Error('nothing recorded')
  const parsed = parseRecording(asJson(recording))
  if ('problem' in parsed) throw new Error('not read')
  expect(parsed.recording.events[0]).toMatchObject({ type: 'run-start', document, inputs: { you: 'Hello' } })
})

const start: RunEvent = { type: 'run-start', at: 0, runId: 'r', documentId: 'd', documentName: 'D', inputs: {} }
const node: RunEvent = { type: 'node-start', at: 1, pipelineId: 'p', nodeId: 'n', nodeType: 'note', attempt: 1 }
const json = { recording: 1, events: [start, node] }

test('a document that cannot be read is left out, and the run stays', () => {
  const parsed = parseRecording({ ...json, events: [{ ...start, document: { nodes: 7 } }, node] })
  expect(parsed).toEqual({ recording: recordingOf([start, node]) })
})

test('events without a beginning are no recording', () => {
  expect(recordingOf([node])).toBeNull()
  expect(recordingOf([])).toBeNull()
})

testRows([
  ['text', 'This is not a recording of a run.'],
  [{ ...json, notes: JSON.parse(`${'['.repeat(70)}${']'.repeat(70)}`) }, 'more than 64 deep'],
  [{ recording: 2, events: [] }, 'newer aili5'],
  [{ recording: 1 }, 'This is not a recording'],
  [{ ...json, events: [] }, 'its beginning is missing'],
  [{ ...json, events: [node] }, 'its beginning is missing'],
  [{ ...json, events: [start, { type: 'party', at: 1 }] }, 'one of its events cannot be read'],
  [{ ...json, events: [start, { ...node, nodeId: 'constructor' }] }, 'one of its events cannot be read'],
  [{ ...json, events: [start, { ...node, at: undefined }] }, 'one of its events cannot be read'],
])('what is none of ours is refused', (source, sentence) => {
  expect(inEnglish(parseRecording(source))).toEqual({ problem: expect.stringContaining(sentence) })
})
