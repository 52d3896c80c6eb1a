import type { Lesson } from './lesson'
import { orderMatters } from './order-matters'
import { systemAndUser } from './system-and-user'
import { temperature } from './temperature'
import { toolsAsHands } from './tools-as-hands'
import { twoToolsTwoNames } from './two-tools-two-names'
import { whatAPromptIs } from './what-a-prompt-is'

export type { Lesson, LessonStep } from './lesson'

/** Every lesson, in an order that a teacher can follow. */
export const lessons: readonly Lesson[] = [
  whatAPromptIs,
  systemAndUser,
  toolsAsHands,
  twoToolsTwoNames,
  orderMatters,
  temperature,
]
