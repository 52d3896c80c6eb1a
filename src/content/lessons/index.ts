import { aModelForgets } from './a-model-forgets'
import { agents } from './agents'
import { askingBack } from './asking-back'
import { byHeart } from './by-heart'
import { chains } from './chains'
import { dice } from './dice'
import type { Lesson } from './lesson'
import { madeUpFacts } from './made-up-facts'
import { orderMatters } from './order-matters'
import { routing } from './routing'
import { structuredAnswers } from './structured-answers'
import { systemAndUser } from './system-and-user'
import { temperature } from './temperature'
import { theNextWord } from './the-next-word'
import { toolsAsHands } from './tools-as-hands'
import { trainYourOwn } from './train-your-own'
import { trickedByText } from './tricked-by-text'
import { twoToolsTwoNames } from './two-tools-two-names'
import { whatAPromptIs } from './what-a-prompt-is'
import { whatItCosts } from './what-it-costs'
import { whatItNeverRead } from './what-it-never-read'
import { whenItGoesWrong } from './when-it-goes-wrong'

export type { Lesson, LessonStep } from './lesson'

/** Every lesson, in an order that a teacher can follow. */
export const lessons: readonly Lesson[] = [
  theNextWord,
  dice,
  trainYourOwn,
  byHeart,
  whatItNeverRead,
  whatAPromptIs,
  systemAndUser,
  toolsAsHands,
  twoToolsTwoNames,
  orderMatters,
  temperature,
  aModelForgets,
  chains,
  askingBack,
  structuredAnswers,
  whenItGoesWrong,
  madeUpFacts,
  trickedByText,
  routing,
  agents,
  whatItCosts,
]
