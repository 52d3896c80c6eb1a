import { bookingDesk } from './booking-desk'
import { classPoll } from './class-poll'
import { conceptToPixelArt } from './concept-to-pixel-art'
import { crossroads } from './crossroads'
import { emojiTranslator } from './emoji-translator'
import { evaluateAndImprove } from './evaluate-and-improve'
import { fairModeration } from './fair-moderation'
import { guessTheDrawing } from './guess-the-drawing'
import { guidedSurvey } from './guided-survey'
import { hotelCallCenter } from './hotel-call-centre'
import { kindOrNot } from './kind-or-not'
import { moodRing } from './mood-ring'
import { moodToColor } from './mood-to-colour'
import { moodToIcon } from './mood-to-icon'
import { newsroom } from './newsroom'
import { oppositeDay } from './opposite-day'
import { packYourBag } from './pack-your-bag'
import { toolPatterns } from './patterns'
import { pixelPet } from './pixel-pet'
import { planetDesk } from './planet-desk'
import { quizShow } from './quiz-show'
import { researchDesk } from './research-desk'
import { researchTeam } from './research-team'
import { simpleChat } from './simple-chat'
import { starCritic } from './star-critic'
import type { Starter } from './starter'
import { storyChain } from './story-chain'
import { storyWeather } from './story-weather'
import { supportDesk } from './support-desk'
import { supportRouter } from './support-router'
import { twoFaces } from './two-faces'
import { weekOfWeather } from './week-of-weather'

export { atPage, type Starter } from './starter'

/** Starters that teach one thing. */
export interface StarterGroup {
  /** Groups by topic. */
  title: string
  starters: readonly Starter[]
}

/** Starters of one pipeline, grouped by topic, in teaching order. */
export const starterGroups: readonly StarterGroup[] = [
  { title: 'First steps: a prompt, and what comes of it', starters: [moodRing, simpleChat, oppositeDay] },
  { title: 'Tools are the hands of a model', starters: [moodToColor, emojiTranslator, pixelPet] },
  { title: 'What a tool lets through', starters: [twoFaces, moodToIcon, storyWeather] },
  { title: 'A model as a judge', starters: [starCritic, kindOrNot] },
  { title: 'Words and numbers in order', starters: [packYourBag, classPoll, weekOfWeather] },
  { title: 'One model after the other', starters: [conceptToPixelArt, storyChain] },
  { title: 'The model and you', starters: [guidedSurvey, crossroads, guessTheDrawing] },
]

/** All starters of one pipeline. */
export const starters: readonly Starter[] = starterGroups.flatMap(group => group.starters)

/** Starters of several pipelines. */
export const flowStarters: readonly Starter[] = [
  supportRouter,
  hotelCallCenter,
  researchDesk,
  evaluateAndImprove,
  planetDesk,
  supportDesk,
  researchTeam,
  bookingDesk,
  fairModeration,
  newsroom,
  quizShow,
]

/** Starters that are a tool, with the input of an example call. */
export const toolStarters: readonly Starter[] = toolPatterns.map(pattern => ({ ...pattern, inputs: {} }))
