import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { ProgressLine } from '../../src/cli/progress'
import { activateLanguage, t } from '../../src/language/active'
import { languageByCode, sourceLanguage } from '../../src/language/languages'
import type { RunEvent, RunEventOf } from '../../src/model/events'
import { AnsweredBy } from '../../src/nodes/kit/AnsweredBy'
import { AnswerTokens } from '../../src/nodes/kit/AnswerTokens'
import { foldEvents } from '../../src/store/run/fold-run'
import { emptyRun } from '../../src/store/run/run-state'
import { formatRunTime } from '../../src/ui/classroom/sheet/sheet-parts'
import { modelOptions } from '../../src/ui/page/models/model-options'
import { describeEvent } from '../../src/ui/runs/replay/describe-event'
import { RunFacts } from '../../src/ui/share/open/RunFacts'
import { inferenceUse } from '../../src/ui/xray/round-steps'

// Recordings keep the label in English.
const request: RunEventOf<'request'> = {
  ...{
    type: 'request',
    at: 0,
    nodeId: 'i',
    pipelineId: 'p',
    round: 1,
    provider: 'trained',
    modelLabel: 'Trained here',
  },
  request: { model: 'here', system: '', messages: [], tools: [], maxTokens: 9 },
  origins: { system: [], messages: [], tools: [] },
} as unknown as RunEventOf<'request'>
const run = foldEvents(emptyRun, [request])

/** Its name in the pseudo-language, which has a translation of every message. */
let trainedHere = ''

beforeEach(async () => {
  await activateLanguage(languageByCode('en-XA') ?? sourceLanguage)
  trainedHere = t('Trained here')
})
afterEach(() => act(() => activateLanguage(sourceLanguage)))

test('a card names the model that answered in the language of now', async () => {
  const reply = run.nodes.i?.reply
  if (!reply) throw new Error('no reply')
  const { rerender } = render(<AnsweredBy answerer={reply} />)
  expect(screen.getByText(trainedHere)).toBeTruthy()
  await act(() => activateLanguage(sourceLanguage))
  rerender(<AnsweredBy answerer={{ ...reply }} />)
  expect(screen.getByText('Trained here')).toBeTruthy()
})

test('the pieces of an answer name the model that cannot continue', () => {
  const tokens = [{ text: 'A', logprob: -0.1, others: [] }]
  const { answeredBy } = run.nodes.i?.reply ?? { answeredBy: '' }
  render(<AnswerTokens answer={{ tokens, answeredBy }} onContinue={() => {}} />)
  act(() => screen.getByRole('button').click())
  expect(screen.getByText(text => text.startsWith(trainedHere))).toBeTruthy()
})

test('facts of a recording, a sheet, a replay and the X-ray name it', () => {
  const { container } = render(<RunFacts events={[request]} />)
  expect(container.textContent).toContain(trainedHere)
  expect(formatRunTime({ events: [request] as readonly RunEvent[] } as never)).toContain(trainedHere)
  expect(describeEvent(request, () => 'Card')).toContain(trainedHere)
  expect(inferenceUse(run.inferences.i ?? [])?.answeredBy).toBe(trainedHere)
})

test('the command line names it', () => {
  const written: string[] = []
  const stderr = { isTTY: true, write: (text: string) => written.push(text) }
  const line = new ProgressLine({ pipelines: [] } as never, new Map(), { stderr, env: {} } as never)
  line.tell(request)
  expect(written.join('')).toContain(`i (${trainedHere})`)
})

test('the list of models names that of the browser', () => {
  const labels = modelOptions([], { get: () => null }, ['chrome/built-in']).map(({ label }) => label)
  expect(labels.join()).toMatch(/ḅŕ/)
})

test('a model of a connection keeps its name, also one that is called as ours are', () => {
  const named = { ...request, provider: 'ollama', modelLabel: 'Trained here' }
  expect(describeEvent(named, () => 'Card')).toContain('Trained here')
})

test('the demo is recognized by its provider, whatever the label', () => {
  const { rerender } = render(<AnsweredBy answerer={{ provider: 'demo', answeredBy: 'Vorführung' }} />)
  expect(document.querySelector('details')).not.toBeNull()
  rerender(<AnsweredBy answerer={{ provider: 'ollama', answeredBy: 'Demo' }} />)
  expect(document.querySelector('details')).toBeNull()
})
