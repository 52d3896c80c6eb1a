import * as v from 'valibot'
import { expect, test } from 'vitest'
import { stack } from '../../../tests/support/engine'
import { lessons } from '../../../tests/support/english-content'
import { judge } from '../../lessons/judge'
import { LessonPlanSchema } from '../../lessons/lesson'
import type { RunEvent } from '../../model/events'
import { recordChecks } from './record-checks'
import { checkOfAll, checksOf } from './step-checks'
import { wellFormed } from './well-formed'

test('every check of our own lessons survives the maker', () => {
  for (const { steps } of lessons)
    for (const { check } of steps) {
      const flat = checkOfAll(checksOf(check))
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
        check: checkOfAll([{ kind: 'answer' }, { kind: 'run' }]),
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
  const forms = recordChecks(before, now, events)
  expect(forms).toEqual([
    { kind: 'card', card: { type: 'color_display' } },
    { kind: 'order', above: { id: 'said' }, below: { id: 'rules' } },
    { kind: 'card', card: { id: 'said' }, where: [{ path: 'input', has: 'Hello there' }] },
    { kind: 'card', card: { id: 'rules' }, where: [{ path: 'config.prompt', has: 'Be a pirate' }] },
    {
      kind: 'run',
      events: [{ type: 'tool-result', card: { type: 'color_display' }, where: [{ path: 'isError', is: false }] }],
    },
  ])
  const check = checkOfAll(forms)
  expect(judge(check, { ...before, before, runs: [] }).passed).toBe(false)
  expect(judge(check, { ...now, before, runs: [events] }).passed).toBe(true)
  expect(recordChecks(before, before, [])).toEqual([])
})
