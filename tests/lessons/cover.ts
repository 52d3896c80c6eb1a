import { say } from '../../src/language/active'
import type { Check } from '../../src/lessons/check'
import type { Lesson, LessonStep } from '../../src/lessons/lesson'
import { nodeTypes } from '../../src/nodes/registry'
import type { Action } from './actions'
import { attempts } from './attempts'
import { scripts } from './scripts'
import { createStudent } from './student'

/** A step as a lesson of its own, with the document that the steps before have left. */
interface StepLesson extends Lesson {
  step: LessonStep
}

/** What a student does in a step, and whether it is right. */
export interface Play {
  lesson: StepLesson
  attempt: readonly Action[]
  isRight: boolean
}

/** Whether a attempt has a run: a wrong one then has a reason. */
export const runs = (attempt: readonly Action[]) => attempt.some(action => action.do === 'run')

/** Each step of a lesson by itself, with its plays: the script, which is right, and all attempts. */
export async function playsOf(lesson: Lesson): Promise<Play[]> {
  const plays: Play[] = []
  const walker = createStudent(lesson)
  for (const [index, step] of lesson.steps.entries()) {
    const { document, inputs } = structuredClone(walker.state())
    const id = `own-${lesson.id}-${index + 1}`
    const own = { ...lesson, id, title: `${lesson.title}, step ${index + 1}`, document, inputs, steps: [step], step }
    const script = scripts[lesson.id]?.[index] ?? []
    const { right = [], wrong = [] } = attempts[lesson.id]?.[index + 1] ?? {}
    plays.push(
      ...[script, ...right].map(attempt => ({ lesson: own, attempt, isRight: true })),
      ...wrong.map(attempt => ({ lesson: own, attempt, isRight: false })),
    )
    walker.begin()
    for (const action of script) await walker.act(action, step)
  }
  return plays
}

/**
 * A few of the plays that together have each kind of action, with each field of each type of card, each kind of check,
 * and each kind of verdict. Greedy: next comes the play with the most new kinds for its length.
 */
export async function cover(plays: readonly Play[]): Promise<Play[]> {
  const judged = new Set<StepLesson>()
  const candidates: { play: Play; kinds: string[] }[] = []
  for (const play of plays) {
    const { lesson, attempt, isRight } = play
    const kinds = attempt.map(kindOfAction)
    if (isRight && lesson.step.check) kinds.push(...kindsOfCheck(lesson.step.check), 'praise')
    // The engine plays one wrong attempt a step to know its verdict. All would take seconds.
    else if (!isRight && !judged.has(lesson) && runs(attempt) && !attempt.some(action => action.do === 'stop')) {
      judged.add(lesson)
      kinds.push(...(await kindsOfVerdict(play)))
    }
    candidates.push({ play, kinds })
  }
  const missing = new Set(candidates.flatMap(({ kinds }) => kinds))
  const chosen: Play[] = []
  while (missing.size > 0) {
    const worth = ({ play, kinds }: (typeof candidates)[number]) =>
      new Set(kinds.filter(kind => missing.has(kind))).size / (play.attempt.length + 2)
    const best = candidates.reduce((best, each) => (worth(each) > worth(best) ? each : best))
    for (const kind of best.kinds) missing.delete(kind)
    chosen.push(best.play)
  }
  return chosen
}

const typeNames = [...nodeTypes.values()].map(({ name }) => say(name)).sort((a, b) => b.length - a.length)
/** A card is named by its type, and by a name of its own or a number. */
const typeOf = (card: string) => typeNames.find(name => card.startsWith(name)) ?? card

/** Fields differ by type of card. All other controls of a card are in its frame, which is the same for all types. */
const kindOfAction = (action: Action): string =>
  action.do === 'fill' ? `fill ${typeOf(action.card)} ${action.field}` : action.do

/**
 * Kinds of a check and its parts. Which events, cards and conditions it is about is a matter of one function over a
 * run's events, which lessons-attempts.test.ts plays with every attempt.
 */
function kindsOfCheck(check: Check): string[] {
  switch (check.kind) {
    case 'all':
    case 'any':
      return [check.kind, ...check.of.flatMap(kindsOfCheck)]
    case 'not':
      return [check.kind, ...kindsOfCheck(check.of)]
    case 'run':
      return [
        `run ${check.ended ?? 'finished'}`,
        ...(check.events ?? []).map(() => 'run with events'),
        ...(check.fields ?? []).map(({ changed }) => `run with a field ${changed ? 'changed' : 'kept'}`),
      ]
    case 'distinct':
      return [
        `distinct ${check.atMost === undefined ? 'at least' : 'at most'}`,
        ...(check.among ?? []).map(() => 'among'),
      ]
    default:
      return [check.kind]
  }
}

/** Which kinds of requirements are open after a wrong attempt, and what is said beside them. */
async function kindsOfVerdict({ lesson, attempt }: Play): Promise<string[]> {
  const student = createStudent(lesson)
  student.begin()
  for (const action of attempt) await student.act(action, lesson.step)
  const parts = lesson.step.check ? partsOf(lesson.step.check) : []
  return student.verdict(lesson.step).requirements.flatMap(({ met, why, count }, index) => {
    const part = parts[index]
    const said = why ? (part?.why ? 'its own reason' : 'a reason') : 'no reason'
    return met ? [] : [`open ${part?.kind} with ${said}${count ? ' and a count' : ''}`]
  })
}

/** As requirements are listed: the parts of "all" one by one, unless it has a label. */
const partsOf = (check: Check): Check[] =>
  check.kind === 'all' && check.say === undefined ? check.of.flatMap(partsOf) : [check]
