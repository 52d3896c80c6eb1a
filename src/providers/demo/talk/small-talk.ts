import type { RequestReading } from '../read/reading'
import { ranked } from '../sample'
import { answerAboutItself } from './about-itself'
import { answerArithmetic } from './arithmetic'
import { answerFromMemory } from './memory'

const GREETING =
  /^\s*(?:hi|hello|hey|hiya|good (?:morning|afternoon|evening)|hallo|guten (?:tag|morgen|abend)|bonjour|salut|hola|buenos d[ií]as|moin|servus)\b(?:\s+(?:there|you|all|everyone|demo|again))?[\s!.,👋]*$/iu
const THANKS = /^\s*(?:thanks?(?: you)?|thank you(?: so much)?|cheers|danke|merci|gracias)[\s!.]*$/i
const GOODBYE = /^\s*(?:bye|goodbye|bye bye|see you(?: later)?|good night|tsch[üu]ss|au revoir|adi[oó]s)[\s!.]*$/i
const HOW_ARE_YOU = /\bhow (?:are|do) you(?: (?:feel|doing|today))*\b/i

/** Whether a message only greets, thanks, reckons, or asks about the model or the talk so far: nothing to show as a display. */
export function isSmallTalk(said: string): boolean {
  return (
    [GREETING, THANKS, GOODBYE, HOW_ARE_YOU].some(pattern => pattern.test(said)) ||
    answerAboutItself(said) !== null ||
    answerArithmetic(said) !== null ||
    answerFromMemory(said, []) !== null
  )
}

/** Answers greetings and small talk; null for everything else. */
export function answerSmallTalk({ said, pick }: RequestReading): string | null {
  if (GREETING.test(said)) {
    return pick(
      ranked([
        'Hello! I am the demo model: word lists and rules. Tell me how your day was, or ask me to draw something.',
        'Hello there! Tell me a feeling, a color or a thing, and I will see what my lists know about it.',
        'Hi! I only know my word lists, but I know them well. What shall we try?',
      ]),
    )
  }
  if (THANKS.test(said)) return pick(ranked(['You are welcome!', 'Any time. My lists and I are always here.']))
  if (GOODBYE.test(said))
    return pick(
      ranked(['Goodbye! I will have forgotten this talk by next time.', 'See you! Come back with more words.']),
    )
  if (HOW_ARE_YOU.test(said)) return 'I have no feelings, only a list of them. But thank you for asking! How are you?'
  return null
}
