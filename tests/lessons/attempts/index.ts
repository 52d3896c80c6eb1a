import type { Action } from '../actions'
import type { LessonAttempts, StepAttempts } from './attempts'
import { behindAChat } from './behind-a-chat'
import { goodTools } from './good-tools'
import { handsAndHelpers } from './hands-and-helpers'
import { howItWrites } from './how-it-writes'
import { madeOfItsTexts } from './made-of-its-texts'
import { manyModels } from './many-models'
import { talkToIt } from './talk-to-it'
import { whatToBelieve } from './what-to-believe'

/** What students do in each lesson, by its id. */
export const lessonAttempts: Readonly<Record<string, LessonAttempts>> = {
  ...howItWrites,
  ...whatToBelieve,
  ...talkToIt,
  ...handsAndHelpers,
  ...madeOfItsTexts,
  ...behindAChat,
  ...goodTools,
  ...manyModels,
}

/** The shortest right way through a step; `step` is its index. */
export const scriptOf = (lesson: string, step: number): readonly Action[] => lessonAttempts[lesson]?.script[step] ?? []

/** Another right way to do a step, and a wrong one; `step` is its index. None where a step is only a question. */
export const attemptsOf = (lesson: string, step: number): StepAttempts | undefined =>
  lessonAttempts[lesson]?.steps[step + 1]
