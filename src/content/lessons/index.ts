import { msg } from '../../language/message'
import type { Messages } from '../../language/messages'
import { inLanguage, type Written } from '../../language/written'
import type { LessonId } from '../../lessons/lesson-list'
import { inWholeLanguage } from '../in-whole-language'
import { memoizeByLanguage } from '../memoize-by-language'
import { aModelForgets } from './a-model-forgets'
import { agents } from './agents'
import { askingBack } from './asking-back'
import { byHeart } from './by-heart'
import { chains } from './chains'
import { dice } from './dice'
import { fromNoiseToWords } from './from-noise-to-words'
import { insideAnAgent } from './inside-an-agent'
import type { Lesson, WrittenLesson } from './lesson'
import { madeUpFacts } from './made-up-facts'
import { notesAndAnswer } from './notes-and-answer'
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

/** Lessons that belong together, and what to build with what they teach. */
export interface Chapter {
  id: string
  title: string
  lessons: readonly Lesson[]
  /** `starter` is the id of what it begins with; without one, what is open will do. */
  build: { say: string; starter?: string }
}

/** The chapters, and the lessons in them, in the order that a class can follow; plans of 45 minutes are in `plans.ts`. */
export const writtenChapters: readonly (Written<Omit<Chapter, 'lessons'>> & { lessons: readonly WrittenLesson[] })[] = [
  {
    id: 'how-it-guesses',
    title: msg('How it guesses'),
    lessons: [theNextWord, tokens, dice, temperature, trainYourOwn, byHeart, fromNoiseToWords, whereDoesItLook],
    build: {
      say: msg(
        'A writer of your own: add a Next word card to an empty stack, let it learn from a text that you wrote, and run it.',
      ),
    },
  },
  {
    id: 'what-you-tell-it',
    title: msg('What you tell it'),
    lessons: [whatAPromptIs, systemAndUser, showDontTell, aModelForgets, theWindow],
    build: {
      say: msg('A chat with rules of your own: change its system prompt, and see what each word of it does.'),
      starter: 'simple-chat',
    },
  },
  {
    id: 'what-it-can-do',
    title: msg('What it can do'),
    lessons: [toolsAsHands, twoToolsTwoNames, orderMatters, askingBack, structuredAnswers, notesAndAnswer],
    build: {
      say: msg('A pet of pixels: change its rules, and see what the model does with its tools.'),
      starter: 'pixel-pet',
    },
  },
  {
    id: 'where-it-goes-wrong',
    title: msg('Where it goes wrong'),
    lessons: [whatItNeverRead, madeUpFacts, sureAndWrong, whoMarksTheMarker, whenItGoesWrong, trickedByText],
    build: {
      say: msg('A judge that you put to the test: give it things whose marks you know, and see where it is wrong.'),
      starter: 'star-critic',
    },
  },
  {
    id: 'agents',
    title: msg({ message: 'Agents', context: 'a chapter of lessons' }),
    lessons: [chains, routing, agents, insideAnAgent, whatItCosts],
    build: {
      say: msg('A team of your own: change what its researchers can read, and watch what the editor makes of it.'),
      starter: 'research-team',
    },
  },
]

/** Every lesson as it is written, in the order of the chapters. */
export const writtenLessons: readonly WrittenLesson[] = writtenChapters.flatMap(({ lessons }) => lessons)

/** Three lessons to begin with: each says what the page is about, and needs nothing before it. */
export const firstLessons: readonly LessonId[] = ['the-next-word', 'what-a-prompt-is', 'tools-as-hands']

/** Every lesson in a language. The same list for the same messages. */
export const lessonsIn: (messages: Messages) => readonly Lesson[] = memoizeByLanguage(messages =>
  writtenLessons.map(lesson => inWholeLanguage<Lesson>(lesson, messages)),
)

/** Every chapter in a language, with the very lessons of `lessonsIn`. */
export const chaptersIn: (messages: Messages) => readonly Chapter[] = memoizeByLanguage(messages => {
  const found = new Map(lessonsIn(messages).map(lesson => [lesson.id, lesson]))
  return writtenChapters.map(({ lessons, ...words }) => ({
    ...inLanguage<Omit<Chapter, 'lessons'>>(words, messages),
    lessons: lessons.flatMap(({ id }) => found.get(id) ?? []),
  }))
})
