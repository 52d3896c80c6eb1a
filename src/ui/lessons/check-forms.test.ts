import * as v from 'valibot'
import { expect, test } from 'vitest'
import { stack } from '../../../tests/support/engine'
import { lessons } from '../../../tests/support/english-content'
import { testRows } from '../../../tests/support/test-rows'
import { judge } from '../../lessons/judge'
import { LessonPlanSchema } from '../../lessons/lesson'
import type { RunEvent } from '../../model/events'
import { type CheckForm, checkOfAll, formsOf, isFilledIn } from './check-forms'
import { recordCheck } from './record-check'
import { wellFormed } from './well-formed'

const every: CheckForm[] = [
  { form: 'run', times: 1 },
  { form: 'run', times: 4 },
  { form: 'text', card: 'a', field: 'input', text: 'hello' },
  { form: 'changed', card: 'a', field: 'config.prompt' },
  { form: 'add', type: 'color_display' },
  { form: 'remove', card: 'a' },
  { form: 'order', card: 'a', below: 'b' },
  { form: 'tool', type: 'color_display' },
  { form: 'told', text: 'pirate' },
  { form: 'said', text: 'arr' },
  { form: 'value', card: 'a', field: 'data.hex', test: 'near', value: 'red' },
  { form: 'value', card: 'a', field: 'data.value', test: 'above', value: '50' },
  { form: 'value', card: 'a', field: 'data.value', test: 'below', value: '0.5' },
  { form: 'value', card: 'a', field: 'text', test: 'has', value: 'hello' },
  { form: 'answer', option: '' },
  { form: 'answer', option: 'x' },
]

testRows(every)('every form comes back from its check', form => {
  expect(formsOf(checkOfAll([form]))).toEqual([form])
  expect(isFilledIn(form)).toBe(true)
})

test('several forms are one check, and come back in their order', () => {
  expect(formsOf(checkOfAll(every))).toEqual(every)
})

test('a check that no form can show is kept as it is: every check of our own lessons survives the maker', () => {
  for (const { steps } of lessons)
    for (const { check } of steps) {
      const flat = checkOfAll(formsOf(check))
      expect(flat).toEqual(check)
    }
})

test('a lesson that is half written can be kept: nothing empty is asked for', () => {
  const half = wellFormed({
    ...(lessons[0] as (typeof lessons)[0]),
    title: ' ',
    steps: [
      {
        title: '',
        text: '',
        question: {
          ask: 'Why?',
          options: [
            { id: 'a', label: '' },
            { id: 'b', label: '' },
          ],
        },
        check: checkOfAll([
          { form: 'answer', option: '' },
          { form: 'told', text: '' },
          { form: 'run', times: 1 },
        ]),
      },
    ],
  })
  expect(half.title).toBe('Untitled lesson')
  expect(half.steps).toEqual([{ title: 'Step 1', text: '', check: { kind: 'run' } }])
  expect(v.is(LessonPlanSchema, half)).toBe(true)
})

test('what a person did is recorded, and met by doing it', () => {
  const before = {
    document: stack(
      ['system_prompt', { prompt: 'Hi' }, 'rules'],
      ['user_input', {}, 'said'],
      ['inference', {}, 'model'],
    ),
    inputs: {},
  }
  const now = {
    document: stack(
      ['user_input', {}, 'said'],
      ['system_prompt', { prompt: 'Be a pirate' }, 'rules'],
      ['color_display', {}, 'color'],
      ['inference', {}, 'model'],
    ),
    inputs: { said: 'Hello there' },
  }
  const place = { at: 1, pipelineId: 'main', nodeId: 'model' }
  const result = { type: 'tool-result', round: 1, callId: 'c', toolName: 'display_color', toolNodeId: 'color' } as const
  const events: RunEvent[] = [
    { at: 0, type: 'run-start', runId: 'r', documentId: 'doc', documentName: 'Test', inputs: {} },
    { ...place, ...result, outputType: 'color', content: '', data: null, isError: false, durationMs: 1 },
    { at: 2, type: 'run-end', status: 'finished', durationMs: 2 },
  ]
  const forms = recordCheck(before, now, events)
  expect(forms).toEqual([
    { form: 'add', type: 'color_display' },
    { form: 'order', card: 'said', below: 'rules' },
    { form: 'text', card: 'said', field: 'input', text: 'Hello there' },
    { form: 'text', card: 'rules', field: 'config.prompt', text: 'Be a pirate' },
    { form: 'tool', type: 'color_display' },
  ])
  const check = checkOfAll(forms)
  expect(judge(check, { ...before, before, runs: [] }).passed).toBe(false)
  expect(judge(check, { ...now, before, runs: [events] }).passed).toBe(true)
  expect(recordCheck(before, before, [])).toEqual([])
})
