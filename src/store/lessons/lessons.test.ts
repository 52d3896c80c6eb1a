import { expect, test, vi } from 'vitest'
import { createStore } from 'zustand/vanilla'
import { stack } from '../../../tests/support/engine'
import type { Check } from '../../lessons/check'
import type { Lesson } from '../../lessons/lesson'
import type { RunEvent } from '../../model/events'
import { nodeTypes } from '../../nodes/registry'
import { createEditor } from '../document/editor'
import type { RunnerState } from '../run/run'
import { createLessons } from './lessons'
import { createStoredLessons } from './stored-lessons'

const lesson: Lesson = {
  id: 'one',
  title: 'One',
  teaches: 'Something',
  minutes: 5,
  document: stack(['user_input', {}, 'said'], ['inference', {}, 'model']),
  inputs: {},
  steps: [
    { title: 'Write', text: 'Write it.', check: { kind: 'changed', card: { id: 'said' }, path: 'input' } },
    { title: 'Run', text: 'Run it.', check: { kind: 'run' } },
    { title: 'Answer', text: 'Say it.', check: { kind: 'answer', option: 'b' } },
  ],
}

function storage(kept: Record<string, string> = {}) {
  return {
    kept,
    getItem: (key: string) => kept[key] ?? null,
    setItem(key: string, value: string) {
      kept[key] = value
    },
    removeItem(key: string) {
      delete kept[key]
    },
  }
}

/** The stores of lessons, with a library that opens any document. */
function setUp(device = storage()) {
  const mine = { document: { ...stack(['user_input', {}, 'mine']), id: 'mine' }, inputs: {} }
  const editor = createEditor({ nodeTypes, random: Math.random, draft: mine })
  const runner = createStore<Pick<RunnerState, 'live' | 'events'>>(() => ({ live: false, events: [] }))
  let count = 0
  const opened: string[] = []
  const library = {
    open: vi.fn(async (id: string) => {
      opened.push(id)
      return id !== 'gone'
    }),
    preview: vi.fn(async (draft: typeof mine) => {
      editor.open({ ...draft, document: { ...draft.document, id: `copy-${count++}` } })
      return true
    }),
  }
  const lessons = createLessons({ editor, runner, library, stored: createStoredLessons(device) })
  return { lessons, editor, runner, library, device, mine, opened }
}

const run = (runId: string, status: 'finished' | 'failed' = 'finished'): RunEvent[] => [
  { at: 0, type: 'run-start', runId, documentId: 'doc', documentName: 'Test', inputs: {} },
  { at: 1, type: 'run-end', status, durationMs: 1 },
]
const playing = ({ lessons }: Pick<ReturnType<typeof setUp>, 'lessons'>) => {
  const now = lessons.getState().playing
  if (!now) throw new Error('No lesson is open.')
  return now
}

test('a lesson opens a copy; what was open comes back as it was when it is left', async () => {
  const page = setUp()
  expect(await page.lessons.begin(lesson)).toBe(true)
  expect(page.editor.getState().draft.document.id).toBe('copy-0')
  page.editor.setInput('said', 'changed')
  expect(lesson.inputs).toEqual({})
  expect(await page.lessons.leave()).toBe(true)
  expect(page.editor.getState().draft.document.pipelines).toEqual(page.mine.document.pipelines)
  expect(page.lessons.getState().playing).toBeNull()
})

test('steps are looked at live, in their own time: what was done before does not count', async () => {
  const page = setUp()
  await page.lessons.begin(lesson)
  expect(playing(page).verdict.passed).toBe(false)
  page.editor.setInput('said', 'Hello')
  expect([...playing(page).done]).toEqual([0])
  page.runner.setState({ live: true, events: run('early') })
  page.lessons.go(1)
  expect(playing(page).verdict.passed).toBe(false)
  // The same run, reported again, still belongs to the previous step.
  page.runner.setState({ live: true, events: [...run('early')] })
  expect(playing(page).verdict.passed).toBe(false)
  page.runner.setState({ live: true, events: run('late').slice(0, 1) })
  expect(playing(page).verdict.passed).toBe(false)
  page.runner.setState({ live: true, events: run('late') })
  expect([...playing(page).done]).toEqual([0, 1])
  page.lessons.go(2)
  page.lessons.answer('a')
  expect(playing(page).done.has(2)).toBe(false)
  page.lessons.answer('b')
  expect(playing(page).done.has(2)).toBe(true)
})

const stop = { id: 'stop', label: 'Stop' }
const goOn = { id: 'on', label: 'Go on' }
const guessing: Lesson = {
  ...lesson,
  id: 'guessing',
  steps: [
    {
      title: 'Guess',
      text: 'Guess, then run it.',
      question: {
        ask: 'What will it do?',
        options: [stop, goOn],
        outcomes: [{ option: 'on', check: { kind: 'run' }, say: 'It went on.' }],
      },
      check: { kind: 'all', of: [{ kind: 'answer' }, { kind: 'run' }] },
    },
    { title: 'Read', text: 'Read it.' },
  ],
}

test('a guess is answered by the run, and stays as it was made, also after another step', async () => {
  const page = setUp()
  await page.lessons.begin(guessing)
  page.lessons.answer('stop')
  expect(playing(page).outcomes).toEqual({})
  page.lessons.answer('on')
  page.lessons.answer('stop')
  page.runner.setState({ live: true, events: run('answering') })
  page.lessons.answer('on')
  page.lessons.go(1)
  page.lessons.go(0)
  expect(playing(page)).toMatchObject({
    answers: { 0: 'stop' },
    outcomes: { 0: { option: 'on', say: 'It went on.' } },
  })
})

test('what was done stays done, and a replay is no run', async () => {
  const page = setUp()
  await page.lessons.begin(lesson)
  page.editor.setInput('said', 'Hello')
  page.editor.setInput('said', undefined)
  expect(playing(page)).toMatchObject({ verdict: { passed: true } })
  page.lessons.go(1)
  page.runner.setState({ live: false, events: run('replayed') })
  expect(playing(page).verdict.passed).toBe(false)
  page.lessons.witness(run('of a wall'))
  expect(playing(page).verdict.passed).toBe(true)
})

test('another document beside the lesson neither passes its steps nor is put away when it ends', async () => {
  const page = setUp()
  await page.lessons.begin(lesson)
  page.editor.open({ document: { ...lesson.document, id: 'other' }, inputs: { said: 'changed' } })
  expect(playing(page)).toMatchObject({ away: true, verdict: { passed: false } })
  expect(await page.lessons.comeBack()).toBe(true)
  expect(playing(page).away).toBe(false)
  page.editor.open({ document: { ...lesson.document, id: 'other' }, inputs: {} })
  await page.lessons.leave()
  expect(page.editor.getState().draft.document.id).toBe('other')
})

test('how far it is stays on the device; Continue continues there with the copy, and starting over does not', async () => {
  const device = storage()
  const first = setUp(device)
  await first.lessons.begin(lesson)
  first.editor.setInput('said', 'Hello')
  first.editor.setSave({ status: 'saved' }, 'record')
  first.lessons.go(1)

  const second = setUp(device)
  expect(second.lessons.getState().progress.one).toEqual({ step: 1, done: [0], finished: false, recordId: 'record' })
  await second.lessons.begin(lesson)
  expect(second.opened).toEqual(['record'])
  expect(playing(second)).toMatchObject({ step: 1, done: new Set([0]) })
  // With steps left open, the end is no finish.
  second.lessons.finish()
  expect(second.lessons.getState().progress.one?.finished).toBe(false)
  second.lessons.witness(run('r'))
  second.lessons.go(2)
  second.lessons.answer('b')
  second.lessons.finish()
  expect(second.lessons.getState().progress.one?.finished).toBe(true)

  const third = setUp(device)
  await third.lessons.begin(lesson, { again: true })
  expect(third.opened).toEqual([])
  expect(playing(third)).toMatchObject({ step: 0, done: new Set() })
})

test('a reload continues with the lesson whose copy is open, and with none when something else is', async () => {
  const device = storage()
  const before = setUp(device)
  await before.lessons.begin(lesson)
  before.editor.setSave({ status: 'saved' }, 'record')
  const after = setUp(device)
  after.editor.open({ document: lesson.document, inputs: {} }, { recordId: 'record', saved: true })
  after.lessons.resume(id => (id === 'one' ? lesson : undefined))
  expect(playing(after).lesson.id).toBe('one')
  const elsewhere = setUp(device)
  elsewhere.lessons.resume(() => lesson)
  expect(elsewhere.lessons.getState().playing).toBeNull()
})

test('own lessons are kept; what cannot be read is left out, and a full device says so', () => {
  const device = storage({
    'aili5.lessons': '{"a":{"step":-4},"b":{"step":1,"done":[0]}}',
    'aili5.ownLessons': '[1,{"id":"x"}]',
  })
  const page = setUp(device)
  expect(page.lessons.getState()).toMatchObject({ own: [], progress: { b: { step: 1, done: [0], finished: false } } })
  expect(page.lessons.keep(lesson)).toBe(true)
  expect(page.lessons.keep({ ...lesson, title: 'One, again' })).toBe(true)
  expect(setUp(device).lessons.getState().own).toEqual([{ ...lesson, title: 'One, again' }])
  page.lessons.forget('one')
  expect(setUp(device).lessons.getState().own).toEqual([])
  const full = setUp({
    ...storage(),
    setItem: () => {
      throw new Error('full')
    },
  })
  expect(full.lessons.keep(lesson)).toBe(false)
})

test('a guess counts for the runs after it', async () => {
  const page = setUp()
  const check: Check = { kind: 'all', of: [{ kind: 'answer' }, { kind: 'run' }] }
  const options = [
    { id: 'a', label: 'A' },
    { id: 'b', label: 'B' },
  ]
  const outcomes = [{ option: 'a', check: { kind: 'run' } as Check, say: 'A came.' }]
  const steps = [{ title: 'Guess', text: 'Guess, then run.', question: { ask: 'A or B?', options, outcomes }, check }]
  await page.lessons.begin({ ...lesson, steps })
  page.runner.setState({ live: true, events: run('seen') })
  page.lessons.answer('a')
  expect(playing(page).verdict.passed).toBe(false)
  expect(playing(page).verdict.requirements[1]?.why).toMatchObject({ message: expect.stringContaining('once more') })
  page.runner.setState({ events: run('new') })
  expect(playing(page).done).toEqual(new Set([0]))
})
