import * as v from 'valibot'
import { t } from '../../language/active'
import { msg } from '../../language/message'
import type { NodeConfig } from '../../model/document'
import type { NodeType } from '../../model/node-type'
import { type ConfigOf, configSchema } from '../kit/config'
import { problemsOf } from '../kit/problems'
import { beginsWith, setting } from '../kit/setting'
import { TEXTS, textIn } from './built-in-texts'
import { orders } from './words'

const whole = (least: number, most: number) => v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most))
const within = (least: number, most: number) => v.pipe(v.number(), v.minValue(least), v.maxValue(most))

const isNetwork = ({ how }: NodeConfig) => how === 'network'

/** The settings of the card. */
export const fields = {
  how: v.optional(v.picklist(['counting', 'network']), 'counting'),
  /** `above`: the texts of the cards above; `own`: pasted text. */
  learnFrom: beginsWith(v.optional(v.picklist([...TEXTS, 'above', 'own']), 'fairy-tales'), language =>
    textIn(language, 'fairy-tales'),
  ),
  text: v.optional(v.string(), ''),
  unit: setting(v.optional(v.picklist(['words', 'pieces']), 'words'), {
    label: msg('Cut words into smaller pieces'),
    when: ({ how }) => how !== 'network',
  }),
  /** What a network reads: pieces of words, or single letters. */
  cut: setting(v.optional(v.picklist(['pieces', 'characters']), 'pieces'), {
    label: msg('It reads'),
    choices: { pieces: msg('pieces of words'), characters: msg('single letters') },
    row: 'network',
    when: isNetwork,
  }),
  length: setting(v.optional(v.picklist(['quick', 'longer']), 'quick'), {
    label: msg('It practices'),
    choices: { quick: msg('a short time'), longer: msg('a long time') },
    row: 'network',
    when: isNetwork,
  }),
  layers: setting(v.optional(whole(1, 3), 1), { label: msg('Layers'), row: 'size', when: isNetwork }),
  heads: setting(v.optional(v.picklist([1, 2, 4]), 4), {
    label: msg('Heads'),
    choices: { 1: '1', 2: '2', 4: '4' },
    row: 'size',
    when: isNetwork,
  }),
  /** Tokens that a network sees. */
  context: setting(v.optional(v.picklist([16, 32, 64]), 32), {
    label: msg('Pieces it sees at once'),
    choices: { 16: '16', 32: '32', 64: '64' },
    row: 'size',
    when: isNetwork,
  }),
  trainingSeed: setting(v.optional(whole(0, 1_000_000), 1), {
    label: msg('Training seed'),
    help: msg('The same seed trains the same network.'),
    when: isNetwork,
  }),
  /** The default prompt: that of a new card goes on in several ways in the fairy tales. */
  begin: beginsWith(v.optional(v.string(), ''), () => t('One day the little')),
  /** N-gram length: the predicted token and its context. */
  order: v.optional(whole(1, 5), 3),
  /** An order to compare; 0 for none. */
  compareWith: setting(v.optional(whole(0, 5), 0), {
    label: msg('Show beside'),
    choices: {
      0: msg('nothing'),
      ...Object.fromEntries(orders.map(({ value, phrase }) => [value, phrase])),
    },
    row: 'run',
    when: ({ how }) => how !== 'network',
  }),
  temperature: v.optional(within(0, 2), 1),
  topK: v.optional(whole(0, 100), 0),
  topP: v.optional(within(0.05, 1), 1),
  /** Maximum tokens of a run. */
  most: setting(v.optional(whole(1, 200), 30), { label: msg('Pieces to write in a run'), row: 'run' }),
  seed: setting(v.optional(whole(0, 1_000_000), 1), {
    label: msg('Seed'),
    help: msg('The same seed gives the same text.'),
    row: 'run',
  }),
}

export type NextWordConfig = ConfigOf<typeof fields>

/** The text of a run, with alternatives of each token, and copied passages. */
export const NextWordOutput = v.looseObject({
  text: v.string(),
  begin: v.string(),
  /** The tokens of the prompt. */
  cut: v.array(v.string()),
  pieces: v.array(
    v.object({
      text: v.string(),
      chance: v.number(),
      others: v.array(v.object({ text: v.string(), chance: v.number() })),
    }),
  ),
  copied: v.array(v.object({ from: v.number(), to: v.number(), source: v.string() })),
  /** The one text that each piece can come from; null where several have it. */
  origins: v.optional(v.array(v.nullable(v.string())), []),
  /** What it goes on from and has never read; nothing where a network learned. */
  unread: v.optional(v.array(v.string()), []),
  atEnd: v.boolean(),
  learnedFrom: v.array(v.string()),
})
export type NextWordOutput = v.InferOutput<typeof NextWordOutput>

/** A small n-gram model that shows the chances of the next word. */
const nextWord: NodeType<NextWordConfig> = {
  type: 'next_word',
  name: msg('Next word'),
  family: 'model',
  summary: msg('Train a tiny model on a text, and watch it guess the next word.'),
  configSchema: configSchema(fields),
  run: async (config, context) => (await import('./run')).generateText(config, context),
  model: {
    id: 'trained/here',
    label: msg('Trained here'),
    temperature: { min: 0, max: 2 },
    make: async (config, texts, random) => (await import('./trained-model')).trainedModel(config, texts, random),
  },
  problems: ({ learnFrom, text }) =>
    problemsOf(
      learnFrom === 'own' &&
        text.trim() === '' &&
        msg('There is no text to learn from yet. Paste one, or choose another.'),
    ),
}

export default nextWord
