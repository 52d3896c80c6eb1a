import { speakingPack } from '../languages/active'
import { part } from '../parts'
import { countTokens } from '../tokens'
import { cues } from './cues'
import { foldLetters, foldText } from './fold'
import { hateIn } from './hate'
import { CALM_REPLIES, HATE_REPLIES, type ReplyLanguage } from './replies'
import type { DistressRules } from './rules'

/** What a text holds that must not become a display: distress, or hate against people. */
export type Concern = { kind: 'distress'; language: ReplyLanguage } | { kind: 'hate' }

interface Compiled {
  idioms?: RegExp
  strong: RegExp
  soft?: RegExp
  games?: RegExp
  injury?: RegExp
  accident?: RegExp
}

function compile(rules: DistressRules): Compiled {
  const [before, after] = rules.inside ? ['', ''] : ['(?<![\\p{L}\\d])', '(?![\\p{L}\\d])']
  // The accents of the lists are folded like those of the text; `\p{L}` and similar classes have none.
  const anyOf = (sources: readonly string[], flags: string) =>
    new RegExp(`${before}(?:${sources.map(foldSource).join('|')})${after}`, flags)
  const optional = (name: 'soft' | 'games' | 'injury' | 'accident') => {
    const source = rules[name]
    return source === undefined ? {} : { [name]: anyOf(typeof source === 'string' ? [source] : source, 'u') }
  }
  return {
    strong: anyOf(rules.strong, 'u'),
    ...(rules.idioms && { idioms: anyOf(rules.idioms, 'gu') }),
    ...optional('soft'),
    ...optional('games'),
    ...optional('injury'),
    ...optional('accident'),
  }
}

/** Folds the letters of a source and leaves its escapes (`\S`, `\p{L}`) alone. */
const foldSource = (source: string) =>
  source
    .split(/(\\.)/)
    .map((part, i) => (i % 2 === 1 ? part : foldLetters(part)))
    .join('')

const english = part(() => import('./english'))
const european = part(() => import('./european'))
const scripts = part(() => import('./scripts'))

/** One list of rules: fetched and compiled for the first text that has one of its cues. */
function listOf(language: ReplyLanguage, listCues: string, rules: () => DistressRules) {
  const cue = new RegExp(foldSource(listCues), 'u')
  let compiled: Compiled | undefined
  return {
    language,
    isIn(text: string): boolean {
      if (!cue.test(text)) return false
      compiled ??= compile(rules())
      return isDistress(text, compiled)
    },
  }
}

const lists = [
  listOf('en', cues.english, () => english().english),
  listOf('es', cues.spanish, () => european().spanish),
  listOf('pt', cues.portuguese, () => european().portuguese),
  listOf('de', cues.german, () => european().german),
  listOf('fr', cues.french, () => european().french),
  listOf('ar', cues.arabic, () => scripts().arabic),
  listOf('en', cues.others, () => european().others),
  listOf('en', cues.scripts, () => scripts().scripts),
]

function isDistress(text: string, rules: Compiled): boolean {
  const { idioms, strong, soft, games, injury, accident } = rules
  const rest = idioms ? text.replace(idioms, ' ~ ').replace(/ +/g, ' ') : text
  if (strong.test(rest)) return true
  if (soft?.test(rest) && !games?.test(text)) return true
  return injury?.test(rest) === true && !accident?.test(text)
}

/** Texts that were read already: a request repeats its prompt and its messages with every round. */
const known = new Map<string, Concern | null>()
const MOST_KNOWN = 200

/** Whether a text expresses distress, in any of the languages of the lists, or hate. */
export function concernIn(text: string): Concern | null {
  if (text.trim() === '') return null
  const before = known.get(text)
  if (before !== undefined) return before
  if (known.size >= MOST_KNOWN) known.clear()
  const concern = readConcern(text)
  known.set(text, concern)
  return concern
}

function readConcern(text: string): Concern | null {
  const folded = foldText(text)
  const found = lists.find(list => list.isIn(folded))
  if (found) return { kind: 'distress', language: found.language }
  return hateIn(folded) ? { kind: 'hate' } : null
}

/** The calm answer, as long as there is room for; the help line is never left out while it fits. */
export function calmReply(concern: Concern, helpLine: string, maxTokens: number): string {
  if (concern.kind === 'hate') return HATE_REPLIES[speakingPack().code]
  const { long, short, helpLine: before } = CALM_REPLIES[concern.language]
  const line = helpLine.trim() ? ` ${before} ${helpLine.trim()}` : ''
  const whole = [`${long}${line}`, `${short}${line}`, short]
  return whole.find(text => countTokens(text) + text.split(/\s+/).length / 2 <= maxTokens) ?? `${short}${line}`
}

const OWN_WORDS = [
  ...Object.values(CALM_REPLIES).flatMap(({ long, short }) => [long, short]),
  ...Object.values(HATE_REPLIES),
]

/** Whether a text holds one of these answers: what was written about distress is not read for moods further on. */
export const isOwnReply = (text: string): boolean => OWN_WORDS.some(words => text.includes(words))
