import type { LessonAttempts } from './attempts'
import { showDontTell, sureAndWrong, theWindow, tokens, whoMarksTheMarker } from './chances'
import { byHeart, dice, theNextWord, trainYourOwn, whatItNeverRead } from './next-word'
import { aModelForgets, systemAndUser, temperature, whatAPromptIs } from './prompts'
import { agents, chains, madeUpFacts, routing, trickedByText, whatItCosts, whenItGoesWrong } from './several'
import { askingBack, orderMatters, structuredAnswers, toolsAsHands, twoToolsTwoNames } from './tools'

/** What students do in each step of each lesson, right and wrong, by the lesson's id. */
export const attempts: Readonly<Record<string, LessonAttempts>> = {
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
