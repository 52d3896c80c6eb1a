import { expect, test } from 'vitest'
import { askTea, offlineHost, stack, testHost, turns } from '../../../tests/support/engine'
import { inEnglish } from '../../../tests/support/in-english'
import { runDocument } from '../../engine/run/run'
import type { Document } from '../../model/document'
import type { RunEvent } from '../../model/events'
import type { Host } from '../../model/host'
import { nodeTypes } from '../../nodes/registry'
import { choose } from '../files/shareable'
import { decodeLink, encodeLink, encodeLinkWithRun, openLink } from '../links/link'
import { hostAnswersOf } from './host-answers'
import { answersThatPlay } from './play-answers'
import { recordingOf } from './recording'

async function recorded(document: Document, host: Host, signal = new AbortController().signal) {
  const events: RunEvent[] = []
  for await (const event of runDocument(document, {}, host, signal)) events.push(event)
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
  const content = await openLink(link, nodeTypes)
  if ('problem' in content) throw new Error(String(inEnglish(content.problem)))
  return content
}

test('a run in a link is what models and people answered, and its requests are made again', async () => {
  const shared = await recorded(survey, tea())
  const link = await encodeLinkWithRun(shared, nodeTypes)
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
    const content = await opened(encodeLink({ draft, answers: wrong }, nodeTypes))
    expect(content).not.toHaveProperty('recording')
    expect(content.notes.map(inEnglish)).toEqual([
      'The run in this link does not fit its pipeline, so it was left out.',
    ])
  }
  const damaged = { ...answers, answers: [{ nodeId: 7 }] } as unknown as typeof answers
  const content = await opened(encodeLink({ draft, answers: damaged }, nodeTypes))
  expect(content.notes.map(inEnglish)).toEqual(['The run in this link is damaged, so it was left out.'])
})

test('a run that the document would not make again is in the link with its events', async () => {
  const { draft, recording } = await recorded(survey, tea())
  const edited = { ...draft, document: { ...draft.document, name: 'Edited since' } }
  expect(await answersThatPlay(edited, recording, nodeTypes)).toBeNull()
  const failed = await recorded(survey, offlineHost())
  const link = await encodeLinkWithRun(failed, nodeTypes)
  expect((await opened(link)).recording?.events).toEqual(failed.recording.events)
})

test('without typed inputs there are no answers either', async () => {
  const shared = await recorded(survey, tea())
  const link = await encodeLinkWithRun(choose(shared, { inputs: false, recording: true }), nodeTypes)
  expect(decodeLink(link)).not.toHaveProperty('answers')
  expect(await opened(link)).not.toHaveProperty('recording')
})
