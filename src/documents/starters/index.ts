import { conceptToPixelArt } from './concept-to-pixel-art'
import { guessTheDrawing } from './guess-the-drawing'
import { guidedSurvey } from './guided-survey'
import { moodRing } from './mood-ring'
import { moodToColour } from './mood-to-colour'
import { moodToIcon } from './mood-to-icon'
import { simpleChat } from './simple-chat'
import type { Starter } from './starter'
import { storyWeather } from './story-weather'
import { twoFaces } from './two-faces'

export type { Starter } from './starter'

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
