import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { stack } from '../../../tests/support/engine'
import { lessons } from '../../../tests/support/english-content'
import { cases } from '../../../tests/support/soak'
import { type Lesson, type LessonStep, lessonLimits, readPlan } from '../../lessons/lesson'
import { checkOfAll } from './step-checks'
import { wellFormed } from './well-formed'

const written = (parts: Partial<Lesson>): Lesson => ({
  id: 'own-1',
  title: 'Mine',
  teaches: '',
  minutes: 10,
  document: stack(['inference', {}, 'model']),
  inputs: {},
  steps: [{ title: 'One', text: 'Run it.' }],
  ...parts,
})
const planOf = ({ document: _, inputs: __, ...plan }: Lesson) => readPlan(JSON.parse(JSON.stringify(plan)))

describe('a lesson of the maker', () => {
  test('is unchanged where nothing is missing', () => {
    for (const lesson of lessons) expect(planOf(wellFormed(lesson))).toEqual(planOf(lesson))
  })

  test('keeps what is written of its page for teachers, and none where nothing is', () => {
    const page = { aim: ' ', say: ['Hello. ', ' '], ask: [{ question: 'Why?', answer: '' }], mistakes: [] }
    expect(wellFormed(written({ teacher: page })).teacher).toEqual({
      aim: '',
      say: ['Hello.'],
      ask: [{ question: 'Why?', answer: '' }],
      mistakes: [],
    })
    const blank = { aim: '', say: [], ask: [{ question: ' ', answer: 'Because.' }], mistakes: [''] }
    expect(wellFormed(written({ teacher: blank }))).not.toHaveProperty('teacher')
  })

  test('can be read again, whatever was written', () => {
    const words = (most: number) =>
      fc.oneof(
        fc.string(),
        fc.integer({ min: 0, max: most + 9 }).map(n => 'ä '.repeat(n)),
      )
    const line = words(lessonLimits.text)
    const teacher = fc.record({
      aim: line,
      say: fc.array(line, { maxLength: 25 }),
      ask: fc.array(fc.record({ question: line, answer: line }), { maxLength: 25 }),
      mistakes: fc.array(line, { maxLength: 25 }),
    })
    const question = fc.record({
      ask: line,
      options: fc
        .array(line, { maxLength: 8 })
        .map(all => all.map((label, index) => ({ id: `answer-${index}`, label }))),
    })
    const check = fc
      .array(
        fc.oneof(
          fc.record({ kind: fc.constant('run' as const), times: fc.integer({ min: 1, max: 100 }) }),
          fc.record({ kind: fc.constant('answer' as const), option: fc.constantFrom('x', 'answer-0', 'answer-7') }),
          fc.record({
            kind: fc.constant('changed' as const),
            card: fc.constant({ id: 'model' }),
            path: fc.constant('input'),
          }),
        ),
        { maxLength: 25 },
      )
      .map(checkOfAll)
    const step = fc
      .record({ title: line, text: line, hint: fc.option(line), question: fc.option(question), check })
      .map(
        ({ hint, question, check, ...rest }): LessonStep => ({
          ...rest,
          ...(hint !== null && { hint }),
          ...(question !== null && { question }),
          ...(check && { check }),
        }),
      )
    const lesson = fc
      .record({ title: line, teaches: line, teacher, steps: fc.array(step, { maxLength: 4 }) })
      .map(written)
    fc.assert(
      fc.property(lesson, any => {
        expect(planOf(wellFormed(any))).toHaveProperty('plan')
      }),
      { numRuns: cases(60) },
    )
  })
})
