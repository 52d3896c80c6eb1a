import type { Messages } from '../../language/messages'
import { inWholeLanguage } from '../in-whole-language'
import { memoizeByLanguage } from '../memoize-by-language'
import { aModelForgets } from './a-model-forgets'
import { agents } from './agents'
import { askingBack } from './asking-back'
import { byHeart } from './by-heart'
import { chains } from './chains'
import { dice } from './dice'
import { fromNoiseToWords } from './from-noise-to-words'
import type { Lesson, WrittenLesson } from './lesson'
import { madeUpFacts } from './made-up-facts'
import { orderMatters } from './order-matters'
import { routing } from './routing'
import { showDontTell } from './show-dont-tell'
import { structuredAnswers } from './structured-answers'
import { sureAndWrong } from './sure-and-wrong'
import { systemAndUser } from './system-and-user'
import { temperature } from './temperature'
import { theNextWord } from './the-next-word'
import { theWindow } from './the-window'
import { tokens } from './tokens'
import { toolsAsHands } from './tools-as-hands'
import { trainYourOwn } from './train-your-own'
import { trickedByText } from './tricked-by-text'
import { twoToolsTwoNames } from './two-tools-two-names'
import { whatAPromptIs } from './what-a-prompt-is'
import { whatItCosts } from './what-it-costs'
import { whatItNeverRead } from './what-it-never-read'
import { whenItGoesWrong } from './when-it-goes-wrong'
import { whereDoesItLook } from './where-does-it-look'
import { whoMarksTheMarker } from './who-marks-the-marker'

export type { Lesson, LessonStep } from './lesson'

/**
 * Every lesson as it is written, from the next word to agents. A teacher can follow this order; plans of 45 minutes are in
 * `plans.ts`.
 */
export const writtenLessons: readonly WrittenLesson[] = [
  // What a language model is.
  theNextWord,
  tokens,
  dice,
  trainYourOwn,
  byHeart,
  whatItNeverRead,
  fromNoiseToWords,
  whereDoesItLook,
  // Prompts and answers.
  whatAPromptIs,
  systemAndUser,
  showDontTell,
  aModelForgets,
  theWindow,
  temperature,
  madeUpFacts,
  sureAndWrong,
  structuredAnswers,
  // What it can do with tools.
  toolsAsHands,
  twoToolsTwoNames,
  orderMatters,
  askingBack,
  // Several models, and what can go wrong.
  chains,
  whenItGoesWrong,
  whatItCosts,
  trickedByText,
  whoMarksTheMarker,
  routing,
  agents,
]

/** Every lesson in a language. The same list for the same messages. */
export const lessonsIn: (messages: Messages) => readonly Lesson[] = memoizeByLanguage(messages =>
  writtenLessons.map(lesson => inWholeLanguage<Lesson>(lesson, messages)),
)
