import { called, speakingPack, tell } from '../languages/active'
import type { Sentence } from '../languages/sentence'
import type { RequestReading } from '../read/reading'
import { isStopword, tokenize } from '../read/words'
import { listedChoices } from './choices'
import { familiesOf } from './kin'

/** A question with ready answers. */
interface ChoiceQuestion {
  question: string
  options: string[]
  why: string
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

const THEMES: readonly (readonly [word: string, question: Sentence, options: Sentence])[] = [
  ['food', 'What are you in the mood for?', 'Something warm,Something fresh,Something sweet,A surprise'],
  ['music', 'What kind of sound do you like best?', 'Calm piano,Loud guitars,A beat to dance to,Birds in the morning'],
  ['travel', 'Where would you like to wake up?', 'By the sea,In the mountains,In a big city,In a quiet forest'],
  ['animal', 'Which animal would you most like to meet?', 'A cat,A dog,A bird,A dragon'],
  ['art', 'How should it look?', 'Bright and bold,Soft and quiet,Dark and deep,Full of surprises'],
  ['sport', 'How do you like to move?', 'Fast,Slowly,In a team,Not at all today'],
  ['story', 'What should the story have in it?', 'A mystery,A long journey,A good laugh,A dragon'],
  ['learn', 'How do you learn best?', 'By doing,By reading,By watching,By asking'],
  ['weather', 'Which weather suits you best?', 'Bright sun,Soft rain,Deep snow,A wild wind'],
]

/** Ready answers, written as one sentence. */
const options = (sentence: Sentence) => tell(sentence).split(/[,،]/)

/** A question for the person: from the choices that the text lists, else about its theme, its mood, or what is nice now. */
export function questionFor(reading: RequestReading): ChoiceQuestion {
  const found = listedChoices(reading.said).concat(listedChoices(reading.topic))
  const written = (found.length > 0 ? [...new Set(found)] : listedChoices(reading.system)).slice(0, 6)
  const listed = written.map(capital)
  if (listed.length >= 2) {
    const inSentence = speakingPack().capitalNouns ? written : listed.map(lower)
    const choices = tell('{first} or {last}', {
      first: inSentence.slice(0, -1).join(tell(', ')),
      last: inSentence.at(-1) ?? '',
    })
    return {
      question: tell('Which would you choose: {choices}?', { choices }),
      options: listed,
      why: tell('The text lists these to choose from'),
    }
  }
  for (const [word, question, list] of THEMES) {
    const family = familiesOf(word)
    const hit = tokenize(reading.topic).find(
      token => !isStopword(token.word) && [...familiesOf(token.key)].some(id => family.has(id)),
    )
    if (hit) {
      const why = tell('I saw “{word}”, so I ask about that', { word: hit.raw })
      return { question: tell(question), options: options(list), why }
    }
  }
  const [felt] = reading.mood.felt
  if (felt && reading.mood.valence < -0.2) {
    return {
      question: tell('What would help most right now?'),
      options: options('A quiet break,A good talk,A walk outside,Some music'),
      why: tell('I saw “{word}”, and that sounds like {feeling}', {
        word: felt.words[0] ?? '',
        feeling: called(felt.emotion.noun),
      }),
    }
  }
  return {
    question: tell('What sounds best right now?'),
    options: options('Something calm,Something funny,Something new,Something cosy'),
    why: tell('I ask so that I know what you like'),
  }
}

/** In the middle of a sentence; names in capitals ("USA") stay. */
const lower = (text: string) => (/^\p{Lu}\p{Ll}/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text)
