import { describe, expect, test } from 'vitest'
import type { LessonStep } from '../../src/lessons/lesson'
import { wantedOption } from '../../src/lessons/wanted-option'
import type { Action } from '../lessons/actions'
import { attemptsOf, scriptOf } from '../lessons/attempts'
import { createStudent, type KnownRuns } from '../lessons/student'
import { lessons } from '../support/english-content'

/** Nothing but a question is asked in this step. */
const isQuestion = ({ check }: LessonStep) => check?.kind === 'answer'

const words = (actions: readonly Action[]) =>
  JSON.stringify(actions.map(({ do: what, ...rest }) => [what, ...Object.values(rest)]))

describe.each(lessons.map(lesson => [lesson.id, lesson] as const))('%s', (id, lesson) => {
  test('has ten right and ten wrong attempts for each step that is more than a question', () => {
    const tooFew = lesson.steps.flatMap((step, index) => {
      const { right, wrong } = attemptsOf(id, index)
      const [rights, wrongs] = [right, wrong].map(list => new Set(list.map(words)).size) as [number, number]
      const enough = isQuestion(step) || (rights >= 10 && wrongs >= 10)
      return enough ? [] : [`step ${index + 1}: ${rights} right and ${wrongs} wrong attempts, 10 of each are needed`]
    })
    expect(tooFew).toEqual([])
  })

  test('takes each right attempt, and refuses each wrong one with a reason', async () => {
    // Most attempts share their runs with others: those of the same document and inputs.
    const known: KnownRuns = new Map()
    const walker = createStudent(lesson, lesson, 'en', known)
    const odd: string[] = []
    for (const [index, step] of lesson.steps.entries()) {
      const from = structuredClone(walker.state())
      const { right, wrong } = attemptsOf(id, index)
      const cases = [
        ...right.map(attempt => [attempt, true] as const),
        ...wrong.map(attempt => [attempt, false] as const),
      ]
      for (const [attempt, isRight] of cases) {
        const student = createStudent(lesson, from, 'en', known)
        student.begin()
        for (const action of attempt) await student.act(action, step)
        const { passed, requirements } = student.verdict(step)
        const label = `${index + 1} ${words(attempt)} → ${student.newest()?.join(' | ') ?? 'no run'}`
        if (passed !== isRight) {
          const open = requirements.filter(({ met }) => !met).map(({ say, why }) => `${say}: ${why ?? '-'}`)
          odd.push(`${isRight ? 'refused' : 'taken'}: ${label} ${open.join(' / ')}`)
        }
        const hasRun = attempt.some(action => action.do === 'run')
        if (!passed && hasRun && requirements.some(({ met, why, count }) => !met && !why && !count)) {
          odd.push(`without a reason (\`why\` of its check): ${label}`)
        }
      }
      walker.begin()
      for (const action of scriptOf(id, index)) await walker.act(action, step)
    }
    if (odd.length > 0) throw new Error(odd.join('\n'))
  })

  test('has a reason for each wrong answer, and one right answer', async () => {
    const walker = createStudent(lesson)
    for (const [index, step] of lesson.steps.entries()) {
      const right = wantedOption(step.check)
      const { options = [], outcome } = step.question ?? {}
      if (outcome !== undefined) expect(options.map(each => each.id)).toContain(outcome)
      for (const { id: option, label, reply } of right === undefined ? [] : options) {
        const student = createStudent(lesson, walker.state())
        student.begin()
        await student.act({ do: 'guess', option: label }, step)
        expect(student.verdict(step).passed, label).toBe(option === right)
        expect(reply, label).toMatch(/\S{2,}/)
      }
      for (const action of scriptOf(id, index)) await walker.act(action, step)
    }
  })
})
