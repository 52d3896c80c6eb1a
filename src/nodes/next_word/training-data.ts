import type { NamedText } from '../../engine/model/node-type'
import type { TrainingData } from './learner'
import type { Source } from './ngrams/ngram-index'
import type { NextWordConfig } from './node'

type Choice = Pick<NextWordConfig, 'learnFrom' | 'text' | 'unit'>

const loaders: Partial<Record<NextWordConfig['learnFrom'], () => Promise<{ default: string }>>> = {
  'fairy-tales': () => import('./texts/fairy-tales'),
  recipes: () => import('./texts/recipes'),
  weather: () => import('./texts/weather'),
  football: () => import('./texts/football'),
  letters: () => import('./texts/letters'),
  questions: () => import('./texts/questions'),
}

/** The training data of a card: the texts of its settings, and the tokenization. */
export async function trainingDataOf(
  { learnFrom, text, unit }: Choice,
  above: readonly NamedText[],
): Promise<TrainingData> {
  return { unit, sources: await sourcesOf(learnFrom, text, above) }
}

async function sourcesOf(
  from: NextWordConfig['learnFrom'],
  text: string,
  above: readonly NamedText[],
): Promise<Source[]> {
  if (from === 'own') return [{ name: 'Your text', text }]
  const load = loaders[from]
  return load ? splitText((await load()).default) : above.map(({ name, text }) => ({ name, text }))
}

/** A built-in text is many short ones, each under a line "# Title". */
export function splitText(text: string): Source[] {
  return text
    .split(/^# /m)
    .filter(part => part.trim() !== '')
    .map(part => {
      const end = part.indexOf('\n')
      return { name: part.slice(0, end).trim(), text: part.slice(end + 1).trim() }
    })
}
