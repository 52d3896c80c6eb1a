import { tell } from '../languages/active'
import type { TalkingRules } from '../languages/pack'
import type { Sentence } from '../languages/sentence'
import { talks } from './rules'

const ANSWERS: readonly (readonly [keyof TalkingRules['aboutItself'], Sentence])[] = [
  [
    'who',
    'I am the demo model of this page. I am not a language model: I am word lists and rules. They run right here, with no network and no key.',
  ],
  [
    'what',
    'I am not a language model. I am word lists and rules, written by people, so you can see how a model is wired up before you use a real one.',
  ],
  ['alive', 'No. I look words up in lists and follow rules. Nothing in here feels or thinks.'],
  [
    'how',
    'I look up the words of your message in lists of feelings, colors and things. The best match wins; at a higher temperature I sometimes take the second best.',
  ],
  [
    'can',
    'I can find the mood of a text, pick a color, an icon or a number for it, draw small pictures, ask a question, reckon a little, and remember what is in this conversation. Everything else I do not know.',
  ],
  ['maker', 'People wrote me: word lists, colors, little drawings and rules. Nobody trained me on anything.'],
]

/** Answers questions about the demo model itself, honestly; null for everything else. */
export function answerAboutItself(said: string): string | null {
  const answer = ANSWERS.find(([question]) => talks(said, ({ aboutItself }) => aboutItself[question]))
  return answer ? tell(answer[1]) : null
}
