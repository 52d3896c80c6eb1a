import { expect } from 'vitest'
import { testRows } from '../../tests/support/test-rows'
import type { AnswerEnding } from './answer-ending'
import type { RunEvent } from './events'
import { outcomeOfRun, PAGE_ENDED } from './run-outcome'

const event = (type: RunEvent['type'], fields: object = {}) => ({ type, at: 0, nodeId: 'n', ...fields }) as RunEvent
const began = event('node-start')
const asked = event('request')
const answered = (ending: AnswerEnding) => event('response', { ending })
const failing = (code: string) => event('node-error', { code })
const ended = (status: string) => event('node-end', { status })
const over = (status: string, code?: string) => event('run-end', { status, code })

testRows<[string, RunEvent[], ReturnType<typeof outcomeOfRun>]>([
  ['is not over', [began, ended('finished')], null],
  ['finished', [began, ended('finished'), over('finished')], 'finished'],
  ['has a cut answer', [asked, answered('connection-cut'), ended('finished'), over('finished')], 'cut-short'],
  ['has a refused answer', [asked, answered('refused'), ended('finished'), over('finished')], 'cut-short'],
  ['has a stopped answer', [asked, answered('stopped'), ended('finished'), over('stopped')], 'stopped'],
  ['has a short answer and a limit', [answered('token-limit'), ended('finished'), over('limit')], 'limit'],
  // A card that asks again is as whole as its newest answer.
  ['asked again', [answered('token-limit'), asked, ended('finished'), over('finished')], 'finished'],
  [
    'failed by a short answer',
    [answered('token-limit'), failing('token_limit'), ended('failed'), over('failed')],
    'cut-short',
  ],
  ['failed by a refusal', [answered('refused'), failing('refused'), ended('failed'), over('failed')], 'cut-short'],
  ['failed by a cut', [answered('connection-cut'), failing('cut'), ended('failed'), over('failed')], 'cut-short'],
  ['failed otherwise', [answered('refused'), failing('no_key'), ended('failed'), over('failed')], 'failed'],
  // The reason of an attempt is not that of the next.
  ['failed again', [answered('refused'), failing('refused'), began, ended('failed'), over('failed')], 'failed'],
  ['lost its page', [began, over('stopped', PAGE_ENDED)], 'page-ended'],
])('the outcome of a run follows from its events', (_, events, outcome) => {
  expect(outcomeOfRun(events)).toBe(outcome)
})
