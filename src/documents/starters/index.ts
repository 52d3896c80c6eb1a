import { conceptToPixelArt } from './concept-to-pixel-art'
import { evaluateAndImprove } from './evaluate-and-improve'
import { guessTheDrawing } from './guess-the-drawing'
import { guidedSurvey } from './guided-survey'
import { hotelCallCentre } from './hotel-call-centre'
import { moodRing } from './mood-ring'
import { moodToColour } from './mood-to-colour'
import { moodToIcon } from './mood-to-icon'
import { toolPatterns } from './patterns'
import { planetDesk } from './planet-desk'
import { researchDesk } from './research-desk'
import { simpleChat } from './simple-chat'
import type { Starter } from './starter'
import { storyWeather } from './story-weather'
import { supportRouter } from './support-router'
import { twoFaces } from './two-faces'

export { atPage, type Starter } from './starter'

/** Every starter, in the order in which a class may want them. */
export const starters: readonly Starter[] = [
  moodRing,
  simpleChat,
  moodToColour,
  moodToIcon,
  twoFaces,
  conceptToPixelArt,
  guidedSurvey,
  storyWeather,
  guessTheDrawing,
]

/** Starters of several pipelines that work together. */
export const flowStarters: readonly Starter[] = [
  supportRouter,
  hotelCallCentre,
  researchDesk,
  evaluateAndImprove,
  planetDesk,
]

/** Starters that are one tool to whoever calls them, with the input of a first call. */
export const toolStarters: readonly Starter[] = toolPatterns.map(pattern => ({ ...pattern, inputs: {} }))
