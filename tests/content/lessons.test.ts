import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { planMinutes } from '../../src/content/lessons/plans'
import { parseDraft } from '../../src/documents/format/parse'
import { findProblems } from '../../src/engine/checks/problems'
import { questionAnswers } from '../../src/lessons/answers'
import { type Lesson, type LessonStep, readPlan } from '../../src/lessons/lesson'
import { lessonList } from '../../src/lessons/lesson-list'
import { numberOfLesson } from '../../src/lessons/lesson-numbers'
import { wantedOption } from '../../src/lessons/wanted-option'
import { nodeTypes } from '../../src/nodes/registry'
import type { Action } from '../lessons/actions'
import { attemptsOf, scriptOf } from '../lessons/attempts'
import { createStudent } from '../lessons/student'
import { lessons, plans } from '../support/english-content'
import { testRows } from '../support/test-rows'
import { unfilledIn, unfilledLines } from '../support/unfilled'

test('none is left to be filled in', () => {
  expect(unfilledLines(resolve(import.meta.dirname, '../../src/content/lessons'))).toEqual([])
  const sources = resolve(import.meta.dirname, '../../docs/lessons-sources.md')
  expect(unfilledIn(readFileSync(sources, 'utf8')), 'docs/lessons-sources.md').toEqual([])
})

const byId = new Map(lessons.map(lesson => [lesson.id, lesson]))

/** Lessons that begin with something to fix. */
const beginBroken = ['order-matters']

test('there are at least fourteen, each with an id and a title of its own, and a line for the teacher', () => {
  expect(lessons.length).toBeGreaterThanOrEqual(14)
  expect(new Set(lessons.map(({ id }) => id)).size).toBe(lessons.length)
  expect(new Set(lessons.map(({ title }) => title)).size).toBe(lessons.length)
  expect(lessons.filter(({ teaches }) => teaches.trim() === '')).toEqual([])
})

test('each has a number of its own, for links and codes', () => {
  expect(lessons.map(({ id }) => id).sort()).toEqual(Object.keys(lessonList).sort())
  const numbers = Object.values(lessonList).map(({ number }) => number)
  expect(numbers, 'each once, in order').toEqual([...new Set(numbers)].sort((one, other) => one - other))
})

test('the numbers of earlier links and codes mean the same lessons', () => {
  const published =
    'the-next-word tokens dice train-your-own by-heart what-it-never-read what-a-prompt-is system-and-user show-dont-tell a-model-forgets the-window temperature made-up-facts sure-and-wrong structured-answers tools-as-hands two-tools-two-names order-matters asking-back chains who-marks-the-marker when-it-goes-wrong what-it-costs tricked-by-text routing agents from-noise-to-words where-does-it-look'
  expect(published.split(' ').map(numberOfLesson)).toEqual(Array.from({ length: 28 }, (_, index) => index + 1))
})

testRows(plans.map(plan => [plan.title, plan] as const))('each plan takes 45 minutes', (_, { parts }) => {
  const minutes = parts.reduce((sum, part) => sum + part.minutes, 0)
  expect(minutes, 'minutes of its parts: change those of what is said (src/content/lessons/plans.ts)').toBe(planMinutes)
  const named = parts.flatMap(part => ('lesson' in part ? [{ ...part, found: byId.get(part.lesson)?.minutes }] : []))
  expect(named.length).toBeGreaterThanOrEqual(3)
  for (const { lesson, minutes, found } of named) expect(minutes, `the minutes that ${lesson} has`).toBe(found)
})

test('plans have ids of their own', () => {
  expect(new Set(plans.map(({ id }) => id)).size).toBe(plans.length)
})

test('the answers for the teacher come from the checks and from what guesses come out as', () => {
  expect(questionAnswers(byId.get('what-a-prompt-is') ?? { steps: [] })).toEqual([
    { number: 2, ask: 'How did it know?', answer: 'From the words in the message', isGuess: false },
    { number: 5, ask: 'What will happen?', answer: 'It says that it has nothing to go on', isGuess: true },
    {
      number: 6,
      ask: 'A friend says: “The AI gave me a bad answer.” What do you ask first?',
      answer: '“What did you write to it?”',
      isGuess: false,
    },
  ])
})

describe('each lesson', () => {
  const each = lessons.map(lesson => [lesson.id, lesson] as const)

  testRows(each)('is plain data that passes its own border', (_, lesson) => {
    const { document, inputs, ...plan } = JSON.parse(JSON.stringify(lesson)) as typeof lesson
    expect(readPlan(plan)).toEqual({ plan })
    expect(parseDraft({ ...document, inputs })).toEqual({ draft: { document, inputs }, notes: [] })
  })

  testRows(each)('is in one plan at most, and has a page for the teacher', (id, lesson) => {
    const naming = plans.filter(({ parts }) => parts.some(part => 'lesson' in part && part.lesson === id))
    expect(naming.length, 'plans with this lesson').toBeLessThanOrEqual(1)
    const { aim = '', say = [], ask = [], mistakes = [] } = lesson.teacher ?? {}
    expect(aim).toMatch(/^Students can /)
    for (const [name, list] of Object.entries({ say, ask, mistakes }))
      expect(list.length, name).toBeGreaterThanOrEqual(2)
  })

  testRows(each)('takes about ten minutes: four to eight steps, each with words and a check', (_, lesson) => {
    expect(lesson.minutes).toBeGreaterThanOrEqual(5)
    expect(lesson.minutes).toBeLessThanOrEqual(12)
    expect(lesson.steps.length).toBeGreaterThanOrEqual(4)
    expect(lesson.steps.length).toBeLessThanOrEqual(8)
    for (const { text, check, title } of lesson.steps) {
      expect(text.length, title).toBeGreaterThan(20)
      expect(check, title).toBeDefined()
    }
  })

  testRows(each)('begins without a problem on its cards, unless mending one is the lesson', (id, lesson) => {
    const problems = findProblems(lesson.document, lesson.inputs, nodeTypes)
    expect(problems.length > 0, JSON.stringify(problems.map(({ message }) => message))).toBe(beginBroken.includes(id))
  })

  testRows(each)(
    'can be played to its end on the demo model; each check fails before and passes after, refuses a wrong attempt and takes another right one',
    async (id, lesson) => {
      const walker = createStudent(lesson)
      for (const [index, step] of lesson.steps.entries()) {
        walker.begin()
        expect(walker.verdict(step).passed, `before “${step.title}”`).toBe(false)
        await attemptsAreJudged(id, lesson, index, walker.state())
        await answersAreJudged(lesson, step, walker.state())
        const script = scriptOf(id, index)
        expect(script.length, 'a list of actions in the script of tests/lessons/attempts').toBeGreaterThan(0)
        for (const action of script) await walker.act(action, step)
        const { passed, requirements } = walker.verdict(step)
        const missing = requirements.filter(({ met }) => !met).map(({ say }) => say)
        expect({ passed, missing }, `after “${step.title}”: ${walker.newest()?.join(' | ')}`).toEqual({
          passed: true,
          missing: [],
        })
        const isGuess = step.question !== undefined && wantedOption(step.check) === undefined
        if (isGuess) expect(walker.outcome(step)?.say, `what came of the guess at “${step.title}”`).toMatch(/\S{2,}/)
      }
    },
  )
})

type Draft = Pick<Lesson, 'document' | 'inputs'>

async function attemptsAreJudged(id: string, lesson: Lesson, index: number, from: Draft): Promise<void> {
  const step = lesson.steps[index] as LessonStep
  const attempts = attemptsOf(id, index)
  if (!attempts) return expect(step.check?.kind, `step ${index + 1} needs attempts`).toBe('answer')
  const judged = async (actions: readonly Action[]) => {
    const student = createStudent(lesson, from)
    student.begin()
    for (const action of actions) await student.act(action, step)
    return student.verdict(step)
  }
  expect(await judged(attempts.right), `right at “${step.title}”`).toMatchObject({ passed: true })
  const { passed, requirements } = await judged(attempts.wrong)
  expect(passed, `wrong at “${step.title}”`).toBe(false)
  if (attempts.wrong.some(action => action.do === 'run'))
    for (const { met, why, count, say } of requirements) expect(met || why || count, JSON.stringify(say)).toBeTruthy()
}

/** The answers to the question of a step: one is right, and each has a reply. */
async function answersAreJudged(lesson: Lesson, step: LessonStep, from: Draft): Promise<void> {
  const right = wantedOption(step.check)
  const { options = [], outcome, outcomes = [] } = step.question ?? {}
  const known = outcomes.map(each => each.option).concat(outcome ?? [])
  expect(options.map(({ id }) => id)).toEqual(expect.arrayContaining(known))
  for (const { id: option, label, reply } of right === undefined ? [] : options) {
    const student = createStudent(lesson, from)
    student.begin()
    await student.act({ do: 'guess', option: label }, step)
    expect(student.verdict(step).passed, label).toBe(option === right)
    expect(reply, label).toMatch(/\S{2,}/)
  }
}
