import type { NamedText } from '../../model/node-type'
import { OWN_TEXT } from './built-in-texts'
import type { NetworkSettings, TrainingData } from './learner'
import type { Source } from './ngrams/ngram-index'
import type { NextWordConfig } from './node'

type NetworkConfig = Pick<NextWordConfig, 'how' | 'cut' | 'length' | 'layers' | 'heads' | 'context' | 'trainingSeed'>
type Choice = Pick<NextWordConfig, 'learnFrom' | 'text' | 'unit'> & (NetworkConfig | { how?: undefined })

const loaders: Partial<Record<NextWordConfig['learnFrom'], () => Promise<{ default: string }>>> = {
  'fairy-tales': () => import('./texts/fairy-tales'),
  recipes: () => import('./texts/recipes'),
  weather: () => import('./texts/weather'),
  football: () => import('./texts/football'),
  letters: () => import('./texts/letters'),
  questions: () => import('./texts/questions'),
  'fairy-tales-es': () => import('./texts/fairy-tales-es'),
  'recipes-es': () => import('./texts/recipes-es'),
  'weather-es': () => import('./texts/weather-es'),
  'football-es': () => import('./texts/football-es'),
  'letters-es': () => import('./texts/letters-es'),
  'questions-es': () => import('./texts/questions-es'),
  'fairy-tales-de': () => import('./texts/fairy-tales-de'),
  'recipes-de': () => import('./texts/recipes-de'),
  'weather-de': () => import('./texts/weather-de'),
  'football-de': () => import('./texts/football-de'),
  'letters-de': () => import('./texts/letters-de'),
  'questions-de': () => import('./texts/questions-de'),
  'fairy-tales-fr': () => import('./texts/fairy-tales-fr'),
  'recipes-fr': () => import('./texts/recipes-fr'),
  'weather-fr': () => import('./texts/weather-fr'),
  'football-fr': () => import('./texts/football-fr'),
  'letters-fr': () => import('./texts/letters-fr'),
  'questions-fr': () => import('./texts/questions-fr'),
  'fairy-tales-ar': () => import('./texts/fairy-tales-ar'),
  'recipes-ar': () => import('./texts/recipes-ar'),
  'weather-ar': () => import('./texts/weather-ar'),
  'football-ar': () => import('./texts/football-ar'),
  'letters-ar': () => import('./texts/letters-ar'),
  'questions-ar': () => import('./texts/questions-ar'),
}

/** The training data of a card: the texts of its settings, the tokenization, and the network if one learns. */
export async function trainingDataOf(config: Choice, above: readonly NamedText[]): Promise<TrainingData> {
  const { learnFrom, text, unit } = config
  const sources = await sourcesOf(learnFrom, text, above)
  const network = networkOf(config)
  return network ? { unit, sources, network } : { unit, sources }
}

/** The settings of a card's network; undefined where it counts. */
export function networkOf(config: NetworkConfig | { how?: undefined }): NetworkSettings | undefined {
  if (config.how !== 'network') return undefined
  const { cut, length, layers, heads, context, trainingSeed } = config
  return { unit: cut, length, layers, heads, context, seed: trainingSeed }
}

async function sourcesOf(
  from: NextWordConfig['learnFrom'],
  text: string,
  above: readonly NamedText[],
): Promise<Source[]> {
  if (from === 'own') return [{ name: OWN_TEXT, text }]
  const load = loaders[from]
  return load ? splitText((await load()).default) : above.map(({ name, text }) => ({ name, text }))
}

/** A built-in text is many short ones, each under a line "# Title". */
function splitText(text: string): Source[] {
  return text
    .split(/^# /m)
    .filter(part => part.trim() !== '')
    .map(part => {
      const end = part.indexOf('\n')
      return { name: part.slice(0, end).trim(), text: part.slice(end + 1).trim() }
    })
}
