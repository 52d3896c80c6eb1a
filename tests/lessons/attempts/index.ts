import type { Action } from '../actions'
import { aModelForgets } from './a-model-forgets'
import { agents } from './agents'
import { askingBack } from './asking-back'
import type { LessonAttempts, StepAttempts } from './attempts'
import { byHeart } from './by-heart'
import { chains } from './chains'
import { dice } from './dice'
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
import { whoMarksTheMarker } from './who-marks-the-marker'

/** What students do in each lesson, by its id. */
export const lessonAttempts: Readonly<Record<string, LessonAttempts>> = {
  'the-next-word': theNextWord,
  tokens,
  dice,
  'train-your-own': trainYourOwn,
  'by-heart': byHeart,
  'what-it-never-read': whatItNeverRead,
  'what-a-prompt-is': whatAPromptIs,
  'system-and-user': systemAndUser,
  'show-dont-tell': showDontTell,
  'the-window': theWindow,
  'sure-and-wrong': sureAndWrong,
  'who-marks-the-marker': whoMarksTheMarker,
  'a-model-forgets': aModelForgets,
  temperature,
  'made-up-facts': madeUpFacts,
  'structured-answers': structuredAnswers,
  'tools-as-hands': toolsAsHands,
  'two-tools-two-names': twoToolsTwoNames,
  'order-matters': orderMatters,
  'asking-back': askingBack,
  chains,
  'when-it-goes-wrong': whenItGoesWrong,
  'what-it-costs': whatItCosts,
  'tricked-by-text': trickedByText,
  routing,
  agents,
}

/** The shortest right way through a step; `step` is its index. */
export const scriptOf = (lesson: string, step: number): readonly Action[] => lessonAttempts[lesson]?.script[step] ?? []

/** Other ways to do a step; `step` is its index. */
export const attemptsOf = (lesson: string, step: number): StepAttempts =>
  lessonAttempts[lesson]?.steps[step + 1] ?? { right: [], wrong: [] }
