import { tell } from '../languages/active'
import type { RequestReading } from '../read/reading'
import { ranked } from '../sample'
import { answerAboutItself } from './about-itself'
import { answerArithmetic } from './arithmetic'
import { answerFromMemory } from './memory'
import { talks } from './rules'

/** Whether a message only greets, thanks, reckons, or asks about the model or the talk so far: nothing to show as a display. */
export function isSmallTalk(said: string): boolean {
  return (
    (['greeting', 'thanks', 'goodbye', 'howAreYou'] as const).some(kind => talks(said, rules => rules[kind])) ||
    answerAboutItself(said) !== null ||
    answerArithmetic(said) !== null ||
    answerFromMemory(said, []) !== null
  )
}

/** Answers greetings and small talk; null for everything else. */
export function answerSmallTalk({ said, pick }: RequestReading): string | null {
  if (talks(said, rules => rules.greeting)) {
    return pick(
      ranked([
        tell(
          'Hello! I am the demo model: word lists and rules. Tell me how your day was, or ask me to draw something.',
        ),
        tell('Hello there! Tell me a feeling, a color or a thing, and I will see what my lists know about it.'),
        tell('Hi! I only know my word lists, but I know them well. What shall we try?'),
      ]),
    )
  }
  if (talks(said, rules => rules.thanks))
    return pick(ranked([tell('You are welcome!'), tell('Any time. My lists and I are always here.')]))
  if (talks(said, rules => rules.goodbye))
    return pick(
      ranked([
        tell('Goodbye! I will have forgotten this talk by next time.'),
        tell('See you! Come back with more words.'),
      ]),
    )
  if (talks(said, rules => rules.howAreYou))
    return tell('I have no feelings, only a list of them. But thank you for asking! How are you?')
  return null
}
