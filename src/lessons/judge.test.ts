import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { stack } from '../../tests/support/engine'
import { testRows } from '../../tests/support/test-rows'
import { localize } from '../language/active'
import { msg } from '../language/message'
import type { RunEvent } from '../model/events'
import type { NodeType } from '../model/node-type'
import type { Check } from './check'
import { type CheckCondition, meetsCondition } from './condition'
import type { Evidence } from './evidence'
import { isMet, judge, type StepVerdict } from './judge'

const before = stack(
  ['system_prompt', { prompt: 'Be kind.' }, 'rules'],
  ['user_input', {}, 'said'],
  ['inference', {}, 'model'],
)
const place = { at: 1, pipelineId: 'main' }

/** A run that showed one color. */
function run(runId: string, hex: string, status: 'finished' | 'failed' | 'stopped' = 'finished'): RunEvent[] {
  const result = { type: 'tool-result', round: 1, callId: 'c', toolName: 'display_color', toolNodeId: 'color' } as const
  return [
    { at: 0, type: 'run-start', runId, documentId: 'doc', documentName: 'Test', inputs: {} },
    {
      ...place,
      nodeId: 'model',
      ...result,
      outputType: 'color',
      content: '',
      data: { hex },
      isError: false,
      durationMs: 1,
    },
    { at: 2, type: 'run-end', status, durationMs: 2 },
  ]
}

const evidence = (parts: Partial<Evidence> = {}): Evidence => ({
  document: before,
  inputs: {},
  before: { document: before, inputs: {} },
  runs: [],
  ...parts,
})
const withColor = stack(['color_display', { name: 'Mood' }, 'color'], ['inference', {}, 'model'])

describe('a check', () => {
  testRows<[string, Check, Partial<Evidence>]>([
    ['a card by type', { kind: 'card', card: { type: 'color_display' } }, { document: withColor }],
    ['a card by name, in any case', { kind: 'card', card: { name: 'mood' } }, { document: withColor }],
    ['no card any more', { kind: 'card', card: { id: 'rules' }, atMost: 0 }, { document: withColor }],
    [
      'words in a field',
      { kind: 'card', card: { id: 'said' }, where: [{ path: 'input', has: 'HELLO' }] },
      { inputs: { said: 'Why, hello!' } },
    ],
    ['a changed input', { kind: 'changed', card: { id: 'said' }, path: 'input' }, { inputs: { said: 'x' } }],
    [
      'the order of cards',
      { kind: 'order', above: { id: 'said' }, below: { id: 'rules' } },
      { document: stack(['user_input', {}, 'said'], ['system_prompt', {}, 'rules']) },
    ],
    ['a finished run', { kind: 'run' }, { runs: [run('1', '#000000')] }],
    ['two runs', { kind: 'run', times: 2 }, { runs: [run('1', '#000000'), run('2', '#000000')] }],
    ['a run that failed', { kind: 'run', ended: 'failed' }, { runs: [run('1', '#000000', 'failed')] }],
    [
      'an event on a card',
      { kind: 'run', events: [{ type: 'tool-result', card: { type: 'color_display' } }] },
      { document: withColor, runs: [run('1', '#000000')] },
    ],
    [
      'different results over runs',
      { kind: 'distinct', event: { type: 'tool-result' }, path: 'data.hex', runs: 2, atLeast: 2 },
      { runs: [run('1', '#000000'), run('2', '#ffffff')] },
    ],
    ['any answer', { kind: 'answer' }, { answer: 'b' }],
    ['the right answer', { kind: 'answer', option: 'b' }, { answer: 'b' }],
    [
      'a color with a plain name',
      { kind: 'run', events: [{ type: 'tool-result', where: [{ path: 'data.hex', near: 'red' }] }] },
      { runs: [run('1', '#c0392b')] },
    ],
    [
      'two runs alike at last, after two that were not',
      { kind: 'distinct', event: { type: 'tool-result' }, path: 'data.hex', runs: 2, atMost: 1 },
      { runs: [run('1', '#000000'), run('2', '#ffffff'), run('3', '#ffffff')] },
    ],
    ['the contrary', { kind: 'not', of: { kind: 'card', card: { id: 'rules' } } }, { document: withColor }],
    ['one of several', { kind: 'any', of: [{ kind: 'answer' }, { kind: 'run' }] }, { answer: 'a' }],
    [
      'all of several',
      { kind: 'all', of: [{ kind: 'answer' }, { kind: 'run' }] },
      { answer: 'a', runs: [run('1', '#000000')] },
    ],
  ])('not met before, met after', (_what, check, parts) => {
    expect(isMet(check, evidence())).toBe(false)
    expect(isMet(check, evidence(parts))).toBe(true)
  })

  testRows<[string, Check, Partial<Evidence>]>([
    ['a run that goes on', { kind: 'run' }, { runs: [run('1', '#000000').slice(0, 2)] }],
    ['a run that was stopped', { kind: 'run' }, { runs: [run('1', '#000000', 'stopped')] }],
    [
      'the same result twice',
      { kind: 'distinct', event: { type: 'tool-result' }, path: 'data.hex', runs: 2, atLeast: 2 },
      { runs: [run('1', '#000000'), run('2', '#000000')] },
    ],
    ['a wrong answer', { kind: 'answer', option: 'b' }, { answer: 'a' }],
    [
      'an event that must not be',
      { kind: 'run', events: [{ type: 'tool-result', atMost: 0 }] },
      { runs: [run('1', '#000000')] },
    ],
  ])('is not met by less', (_what, check, parts) => {
    expect(isMet(check, evidence(parts))).toBe(false)
  })
})

/** A verdict as it is shown. */
const shown = ({ requirements, ...verdict }: StepVerdict) => ({
  ...verdict,
  requirements: requirements.map(({ say: label, why, ...rest }) => ({
    say: localize(label),
    ...rest,
    ...(why !== undefined && { why: localize(why) }),
  })),
})

test('what is asked for is listed line by line, with a count where there is one', () => {
  const check: Check = {
    kind: 'all',
    of: [
      { kind: 'run', times: 3, say: 'Run it three times' },
      { kind: 'card', card: { type: 'color_display' } },
    ],
  }
  const verdict = judge(check, evidence({ runs: [run('1', '#000000')] }))
  expect(shown(verdict)).toEqual({
    passed: false,
    requirements: [
      { say: 'Run it three times', met: false, count: { have: 1, want: 3 } },
      { say: 'Add a color card', met: false, why: 'There is no such card yet: color card.' },
    ],
  })
})

test('a step passes once all that it asks for is met', () => {
  const check: Check = { kind: 'all', of: [{ kind: 'run' }, { kind: 'card', card: { type: 'color_display' } }] }
  const runs = [run('1', '#000000')]
  expect(judge(check, evidence({ runs }))).toMatchObject({
    passed: false,
    requirements: [{ met: true }, { met: false }],
  })
  expect(judge(check, evidence({ runs, document: withColor })).passed).toBe(true)
})

test('a value on a card is asked for in words, and a missing one says what came', () => {
  const check: Check = {
    kind: 'run',
    events: [{ type: 'tool-result', card: { id: 'color' }, where: [{ path: 'data.hex', near: 'red' }] }],
  }
  const verdict = judge(check, evidence({ document: withColor, runs: [run('1', '#0000ff')] }))
  expect(shown(verdict).requirements).toEqual([
    {
      say: 'Run it, and get red on the color card “Mood”',
      met: false,
      why: 'It did not turn out like that in your last run. It is #0000ff, which is not red.',
    },
  ])
})

test('a card is called as its type is, and several checks are one line', () => {
  const check: Check = {
    kind: 'any',
    of: ['icon_display', 'color_display', 'gauge_display'].map(type => ({ kind: 'card', card: { type } })),
  }
  const typeOf = (type: string) => (type === 'color_display' ? ({ name: msg('Color') } as NodeType) : undefined)
  expect(shown(judge(check, evidence({ typeOf }))).requirements[0]?.say).toBe(
    'Add an icon card, or Add a Color card, or Add a gauge card',
  )
})

test('a condition never throws and never reaches what is not its own, whatever it is given', () => {
  fc.assert(
    fc.property(fc.string(), fc.jsonValue(), fc.string({ minLength: 1 }), (path, value, has) => {
      const conditions: CheckCondition[] = [
        { path },
        { path, has },
        { path, lacks: has },
        { path, above: 1 },
        { path, there: false },
      ]
      for (const condition of conditions) expect(typeof meetsCondition(condition, value)).toBe('boolean')
    }),
  )
  for (const path of ['constructor', '__proto__', 'toString.name']) expect(meetsCondition({ path }, {})).toBe(false)
})

testRows([
  ['Me gusta Paris', 'París'],
  ['PARÍS', 'paris'],
  ['عاصمة استراليا', 'أستراليا'],
  ['بَاريس', 'باريس'],
  ['Die grossen Zuge', 'Züge'],
])('finds words that people type with and without marks', (typed, has) => {
  expect(meetsCondition({ path: 'text', has }, { text: typed })).toBe(true)
  expect(meetsCondition({ path: 'text', lacks: has }, { text: typed })).toBe(false)
})

/** What is said of a run that lacks an event. */
function reasonFor(check: Extract<Check, { kind: 'run' }>, events: RunEvent[]): string | undefined {
  const [requirement] = shown(judge(check, evidence({ document: withColor, runs: [events] }))).requirements
  return requirement?.why
}

test('a tool that was called and failed is not said to be unused, also where its data are asked for', () => {
  const [start, result, end] = run('1', '#000000')
  const failed = { ...result, data: null, isError: true, content: 'No color is called that.' } as RunEvent
  for (const where of [[{ path: 'isError', is: false }], [{ path: 'data.hex', near: 'red' as const }]]) {
    const check: Check = { kind: 'run', events: [{ type: 'tool-result', where, why: 'No color came.' }] }
    expect(reasonFor(check, [start!, failed, end!])).toBe(
      'The model used the tool, but it went wrong: No color is called that.',
    )
    expect(reasonFor(check, [start!, end!])).toBe('No color came.')
  }
})

test('a run that failed is not said to have no failure', () => {
  const check: Check = { kind: 'run', ended: 'failed', events: [{ type: 'node-error' }] }
  const [start, , end] = run('1', '#000000', 'failed')
  expect(reasonFor(check, [start!, end!])).toBe('It did not happen in your last run.')
  expect(reasonFor({ ...check, ended: 'finished' }, [start!, run('1', '#000000')[2]!])).toBe(
    'Nothing failed in your last run.',
  )
})

test('a run counts with its cards as it had them, and a run that waits for the person says so', () => {
  const check: Check = {
    kind: 'run',
    cards: [{ card: { id: 'color' }, where: [{ path: 'config.name', is: 'Mood' }], why: 'Name it.' }],
  }
  const [start, ...rest] = run('one', '#ffffff')
  const made = (name: string): RunEvent[] => [
    { ...start, document: stack(['color_display', { name }, 'color']) } as RunEvent,
    ...rest,
  ]
  const now = { document: withColor, runs: [made('Other')] }
  expect(judge(check, evidence(now)).requirements[0]).toMatchObject({ met: false, why: 'Name it.' })
  expect(judge(check, evidence({ ...now, runs: [made('Mood')] })).passed).toBe(true)
  const waiting = [made('Mood')[0], { ...place, nodeId: 'model', type: 'await-user' }] as RunEvent[]
  expect(
    localize(judge(check, evidence({ ...now, runs: [made('Other'), waiting] })).requirements[0]?.why ?? ''),
  ).toMatch(/waiting/)
})
