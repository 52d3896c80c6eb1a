import { expect, it } from 'vitest'
import { person, run, stack, testHost, turns } from '../../../../tests/support/engine'
import { describeEvent } from './describe-event'

const document = stack(['survey', {}, 's'], ['gauge_display', {}, 'g'], ['inference', {}, 'i'])
const question = {
  question: 'Tea?',
  options: [
    { id: 'y', label: 'Yes' },
    { id: 'n', label: 'No' },
  ],
}
const { languageModel } = turns(
  { text: 'Let me ask.', calls: [{ name: 'ask_survey_question', args: question }] },
  { calls: [{ name: 'display_gauge', args: { value: 'lots' } }] },
  { text: 'All done.' },
)
const host = testHost(
  languageModel,
  person(() => ({ selectedIds: ['y'] })),
)
const events = await run(document, host, { inputs: { i: 'Hello' } })
const names: Record<string, string> = { s: 'Survey', g: 'Gauge', i: 'Model' }

it('says every event of a run in words, by the names on the cards', () => {
  const said = events.map(event => describeEvent(event, nodeId => names[nodeId] ?? '?'))
  expect(said.every(words => words.length > 0 && words.length < 120 && !words.includes('?'))).toBe(true)
  expect(said).toEqual(
    expect.arrayContaining([
      'The run begins',
      'Model asks Test',
      'The model says “Let”',
      'The model calls ask_survey_question',
      'Survey waits for you',
      'Survey has its answer',
      'Gauge sends back an error',
      'Model is done',
      'Finished',
    ]),
  )
})
