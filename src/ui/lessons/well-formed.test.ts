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

  test('can be read again, whatever was written', () => {
    const { title, text, ask, option } = lessonLimits
    const line = (maxLength: number) =>
      fc.oneof(
        fc.string({ maxLength }),
        fc.nat(maxLength).map(n => ' '.repeat(n)),
      )
    const question = fc.record({
      ask: line(ask),
      options: fc
        .array(line(option), { maxLength: lessonLimits.options })
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
        { maxLength: lessonLimits.checks },
      )
      .map(checkOfAll)
    const step = fc
      .record({
        title: line(title),
        text: line(text),
        hint: fc.option(line(text)),
        question: fc.option(question),
        check,
      })
      .map(
        ({ hint, question, check, ...rest }): LessonStep => ({
          ...rest,
          ...(hint !== null && { hint }),
          ...(question !== null && { question }),
          ...(check && { check }),
        }),
      )
    const lesson = fc
      .record({ title: line(title + 9), teaches: line(text), steps: fc.array(step, { maxLength: 4 }) })
      .map(written)
    fc.assert(
      fc.property(lesson, any => {
        expect(planOf(wellFormed(any))).toHaveProperty('plan')
      }),
      { numRuns: cases(60) },
    )
  })
})
