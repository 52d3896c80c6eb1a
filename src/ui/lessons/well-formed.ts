import type { Lesson, LessonStep } from '../../content/lessons'
import { t } from '../../language/active'
import type { Check } from '../../lessons/check'
import { lessonLimits, type TeacherPage } from '../../lessons/lesson'
import { checkOfAll, checksOf } from './step-checks'

const { title, text, ask, option, options, steps, checks, sentence, sentences } = lessonLimits

/** In place of a right answer without words, which no student could choose. */
const anyAnswer: Check = { kind: 'answer' }

/** Fills the gaps of an unfinished lesson with placeholders, and cuts what is too long, so that it can be saved and played. */
export function wellFormed({ teacher: written, ...lesson }: Lesson): Lesson {
  const teacher = written && wellFormedTeacher(written)
  return {
    ...lesson,
    title: line(lesson.title, title) || t('Untitled lesson'),
    teaches: lesson.teaches.slice(0, text),
    minutes: Math.min(Math.max(lesson.minutes, 1), lessonLimits.minutes),
    steps:
      lesson.steps.length > 0 ? lesson.steps.slice(0, steps).map(wellFormedStep) : [{ title: stepTitle(0), text: '' }],
    ...(teacher && { teacher }),
  }
}

function wellFormedStep({ question, check: written, hint, ...step }: LessonStep, index: number): LessonStep {
  const filled = question?.options.filter(({ label }) => label.trim() !== '').slice(0, options) ?? []
  const asks = question !== undefined && question.ask.trim() !== '' && filled.length >= 2
  const isGone = (option: string | undefined) => option !== undefined && !filled.some(({ id }) => id === option)
  const kept = checksOf(written)
    .filter(({ kind }) => asks || kind !== 'answer')
    .map(each => (each.kind === 'answer' && isGone(each.option) ? anyAnswer : each))
  const check = checkOfAll(kept.slice(0, checks))
  return {
    ...step,
    ...(check && { check }),
    ...(hint !== undefined && { hint: hint.slice(0, text) }),
    title: line(step.title, title) || stepTitle(index),
    text: step.text.slice(0, text),
    ...(asks && {
      question: {
        ask: line(question.ask, ask),
        options: filled.map(each => ({ ...each, label: line(each.label, option) })),
        ...(question.outcome !== undefined && { outcome: question.outcome }),
        ...(question.outcomes !== undefined && {
          outcomes: question.outcomes.filter(each => filled.some(({ id }) => id === each.option)),
        }),
        ...(question.unclear !== undefined && { unclear: question.unclear }),
      },
    }),
  }
}

/** Undefined where nothing is written. */
function wellFormedTeacher({ aim, say, ask: questions, mistakes }: TeacherPage): TeacherPage | undefined {
  const lines = (list: readonly string[]) =>
    list
      .map(each => line(each, sentence))
      .filter(each => each !== '')
      .slice(0, sentences)
  const asked = questions
    .map(({ question, answer }) => ({ question: line(question, ask), answer: line(answer, sentence) }))
    .filter(({ question }) => question !== '')
  const page = { aim: line(aim, sentence), say: lines(say), ask: asked.slice(0, sentences), mistakes: lines(mistakes) }
  return page.aim === '' && page.say.length + page.ask.length + page.mistakes.length === 0 ? undefined : page
}

const stepTitle = (index: number) => t('Step {number}', { number: index + 1 })

const line = (written: string, length: number) => written.trim().slice(0, length).trim()
