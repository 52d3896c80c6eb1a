import type { RequestReading } from '../read/reading'
import { isStopword, tokenize } from '../read/words'
import { familiesOf } from './kin'

/** A question with ready answers. */
export interface ChoiceQuestion {
  question: string
  options: string[]
  why: string
}

const FILLER = new Set(
  `what which do does would you like want prefer should shall we i have eat drink go get for the a an between either pick choose is it some me
  help decide or to take be today tonight now rather ask whether if them about who he she they my your best better more there visit see`.split(
    /\s+/,
  ),
)

/** The answers that a text lists: "tea, coffee or juice?" gives three. Empty when it lists none. */
export function listedChoices(text: string): string[] {
  for (const sentence of text.split(/[.!\n]+/)) {
    const said = sentence.replaceAll('?', ' ')
    const list = said.slice(said.indexOf(':') + 1) || said
    const joined = /\bbetween\b(.+)/i.exec(list)?.[1]?.replace(/(?<!\s)\s+and\s+/i, ' or ') ?? list
    if (!/(?:^|\s)(?:or|oder|ou|o)\s/i.test(joined)) continue
    const items = joined.split(/,\s*(?:(?:or|oder|ou|o)\s+)?|(?<!\s)\s+(?:or|oder|ou|o)\s+/i).map(tidyItem)
    const options = [...new Set(items.filter(item => item && item.split(/\s+/).length <= 5))].slice(0, 6)
    if (options.length >= 2) return options
  }
  return []
}

function tidyItem(item: string, at: number): string {
  const words = item.trim().split(/\s+/).filter(Boolean)
  while (words.length > 1 && FILLER.has((words[0] ?? '').toLowerCase())) words.shift()
  // A long first item is a sentence that leads up to it: the choice is its end.
  const kept = at === 0 && words.length > 3 ? words.slice(-1) : words
  return kept
    .join(' ')
    .replace(/^[^\p{L}\d]+|(?<![^\p{L}\d])[^\p{L}\d]+$/gu, '')
    .slice(0, 60)
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

const THEMES: readonly [word: string, question: string, options: string][] = [
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

/** A question for the person: from the choices that the text lists, else about its theme, its mood, or what is nice now. */
export function questionFor(reading: RequestReading): ChoiceQuestion {
  const options = listedChoices(reading.said).concat(listedChoices(reading.topic))
  const listed = (options.length > 0 ? [...new Set(options)] : listedChoices(reading.system)).slice(0, 6).map(capital)
  if (listed.length >= 2) {
    const [last, ...rest] = [...listed].reverse()
    const spoken = `${rest.reverse().map(lower).join(', ')} or ${lower(last ?? '')}`
    return {
      question: `Which would you choose: ${spoken}?`,
      options: listed,
      why: 'The text lists these to choose from',
    }
  }
  for (const [word, question, list] of THEMES) {
    const family = familiesOf(word)
    const hit = tokenize(reading.topic).find(
      token => !isStopword(token.word) && [...familiesOf(token.word)].some(id => family.has(id)),
    )
    if (hit) return { question, options: list.split(','), why: `I saw “${hit.raw}”, so I ask about that` }
  }
  const [felt] = reading.mood.felt
  if (felt && reading.mood.valence < -0.2) {
    return {
      question: 'What would help most right now?',
      options: ['A quiet break', 'A good talk', 'A walk outside', 'Some music'],
      why: `I saw “${felt.words[0]}”, and that sounds like ${felt.emotion.noun}`,
    }
  }
  return {
    question: 'What sounds best right now?',
    options: ['Something calm', 'Something funny', 'Something new', 'Something cosy'],
    why: 'I ask so that I know what you like',
  }
}

/** In the middle of a sentence; names in capitals ("USA") stay. */
const lower = (text: string) => (/^\p{Lu}\p{Ll}/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text)
