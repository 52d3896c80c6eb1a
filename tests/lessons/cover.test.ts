import { expect, test } from 'vitest'
import type { Check } from '../../src/lessons/check'
import { lessons } from '../support/english-content'
import { run, set, undo } from './actions'
import { cover, type Play, playsOf } from './cover'

async function firstPlays(): Promise<Play[]> {
  const [lesson] = lessons
  if (!lesson) throw new Error('There are lessons.')
  return playsOf(lesson)
}

test('a new kind of action, a new field and a new kind of check are each played, and nothing twice', async () => {
  const [play] = await firstPlays()
  if (!play) throw new Error('A lesson has plays.')
  const lesson = { ...play.lesson, step: { title: 'Run', text: '', check: { kind: 'run' as const } } }
  const stopped = { ...lesson, step: { ...lesson.step, check: { kind: 'run' as const, ended: 'stopped' as const } } }
  const plain: Play = { lesson, attempt: [run()], isRight: true }
  const withUndo = { ...plain, attempt: [undo] }
  const withField = { ...plain, attempt: [set('Gauge, mood', 'Name', 'name', 'a')] }
  const ofOtherType = { ...plain, attempt: [set('Color', 'Name', 'name', 'a')] }
  const withCheck = { ...plain, lesson: stopped }
  const repeated = [{ ...plain }, { ...withField, attempt: [set('Gauge', 'Name', 'name', 'b')] }]
  const chosen = await cover([plain, withUndo, withField, ofOtherType, withCheck, ...repeated])
  expect(new Set(chosen)).toEqual(new Set([plain, withUndo, withField, ofOtherType, withCheck]))
  expect(chosen).toHaveLength(5)
})

test('a wrong attempt is played for each kind of requirement that it leaves open', async () => {
  const [play] = await firstPlays()
  if (!play) throw new Error('A lesson has plays.')
  const wrongIn = (check: Check): Play => ({
    lesson: { ...play.lesson, step: { title: 'A step', text: '', check } },
    attempt: [run()],
    isRight: false,
  })
  const notStopped = wrongIn({ kind: 'run', ended: 'stopped' })
  const noCard = wrongIn({ kind: 'card', card: { type: 'webhook_trigger' } })
  const noCardEither = wrongIn({ kind: 'card', card: { type: 'gauge_display' } })
  expect(new Set(await cover([notStopped, noCard, noCardEither]))).toEqual(new Set([notStopped, noCard]))
})
