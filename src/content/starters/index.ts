import { msg } from '../../language/message'
import type { Messages } from '../../language/messages'
import type { Written } from '../../language/written'
import { inWholeLanguage } from '../in-whole-language'
import { memoizeByLanguage } from '../memoize-by-language'
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
import { toolPatterns, toolPatternsIn, type WrittenPattern } from './patterns'
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
interface StarterGroup {
  /** Groups by topic. */
  title: string
  starters: readonly Starter[]
}

/** Starters as they are written. */
const written: Written<Pick<Starters, 'starterGroups' | 'flowStarters'>> & { toolPatterns: readonly WrittenPattern[] } =
  {
    starterGroups: [
      {
        title: msg('First steps: a prompt, and what a model makes of it'),
        starters: [moodRing, simpleChat, oppositeDay],
      },
      { title: msg('Tools are the hands of a model'), starters: [moodToColor, emojiTranslator, pixelPet] },
      { title: msg('What a tool allows'), starters: [twoFaces, moodToIcon, storyWeather] },
      { title: msg('A model as a judge'), starters: [starCritic, kindOrNot] },
      { title: msg('Words and numbers put in order'), starters: [packYourBag, classPoll, weekOfWeather] },
      { title: msg('One model after the other'), starters: [conceptToPixelArt, storyChain] },
      { title: msg('The model and you'), starters: [guidedSurvey, crossroads, guessTheDrawing] },
    ],
    flowStarters: [
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
    ],
    toolPatterns,
  }

export interface Starters {
  /** Starters of one pipeline, grouped by topic, in teaching order. */
  starterGroups: readonly StarterGroup[]
  /** All starters of one pipeline. */
  starters: readonly Starter[]
  /** Starters of several pipelines. */
  flowStarters: readonly Starter[]
  /** Starters that are a tool, with the input of an example call. */
  toolStarters: readonly Starter[]
}

/** All starters in a language. The same for the same messages. */
export const startersIn: (messages: Messages) => Starters = memoizeByLanguage(messages => {
  const starterGroups = written.starterGroups.map(({ title, starters }) => ({
    title: messages.localize(title),
    starters: starters.map(starter => inWholeLanguage<Starter>(starter, messages)),
  }))
  const flowStarters = written.flowStarters.map(starter => inWholeLanguage<Starter>(starter, messages))
  return {
    starterGroups,
    starters: starterGroups.flatMap(group => group.starters),
    flowStarters,
    toolStarters: toolPatternsIn(messages).map(pattern => ({ ...pattern, inputs: {} })),
  }
})

/** The starter of an id in a language; undefined where there is none. */
export function starterById(id: string, messages: Messages): Starter | undefined {
  return allStartersIn(messages).find(starter => starter.id === id)
}

/** All starters in a language, of every kind. */
export function allStartersIn(messages: Messages): Starter[] {
  const { starters, flowStarters, toolStarters } = startersIn(messages)
  return [...starters, ...flowStarters, ...toolStarters]
}
