import { countTokens } from '../tokens'
import { english } from './english'
import { french, german, others, portuguese, spanish } from './european'
import { foldLetters, foldText } from './fold'
import { hateIn } from './hate'
import { CALM_REPLIES, HATE_REPLY, type ReplyLanguage } from './replies'
import type { DistressRules } from './rules'
import { arabic, scripts } from './scripts'

/** What a text holds that must not become a display: distress, or hate against people. */
export type Concern = { kind: 'distress'; language: ReplyLanguage } | { kind: 'hate' }

interface Compiled {
  language: ReplyLanguage
  cues: RegExp
  idioms?: RegExp
  strong: RegExp
  soft?: RegExp
  games?: RegExp
  injury?: RegExp
  accident?: RegExp
}

function compile(language: ReplyLanguage, rules: DistressRules): Compiled {
  const [before, after] = rules.inside ? ['', ''] : ['(?<![\\p{L}\\d])', '(?![\\p{L}\\d])']
  // The accents of the lists are folded as those of the text are; `\p{L}` and the like have none.
  const anyOf = (sources: readonly string[], flags: string) =>
    new RegExp(`${before}(?:${sources.map(foldSource).join('|')})${after}`, flags)
  const optional = (name: 'soft' | 'games' | 'injury' | 'accident') => {
    const source = rules[name]
    return source === undefined ? {} : { [name]: anyOf(typeof source === 'string' ? [source] : source, 'u') }
  }
  return {
    language,
    cues: new RegExp(foldSource(rules.cues), 'u'),
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

let compiled: readonly Compiled[] | undefined
const languages = () => {
  compiled ??= [
    compile('en', english),
    compile('es', spanish),
    compile('pt', portuguese),
    compile('de', german),
    compile('fr', french),
    compile('ar', arabic),
    compile('en', others),
    compile('en', scripts),
  ]
  return compiled
}

function isDistress(text: string, rules: Compiled): boolean {
  const { cues, idioms, strong, soft, games, injury, accident } = rules
  if (!cues.test(text)) return false
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
  const found = languages().find(rules => isDistress(folded, rules))
  if (found) return { kind: 'distress', language: found.language }
  return hateIn(folded) ? { kind: 'hate' } : null
}

/** The calm answer, as long as there is room for; the help line is never left out while it fits. */
export function calmReply(concern: Concern, helpLine: string, maxTokens: number): string {
  if (concern.kind === 'hate') return HATE_REPLY
  const { long, short, helpLine: before } = CALM_REPLIES[concern.language]
  const line = helpLine.trim() ? ` ${before} ${helpLine.trim()}` : ''
  const whole = [`${long}${line}`, `${short}${line}`, short]
  return whole.find(text => countTokens(text) + text.split(/\s+/).length / 2 <= maxTokens) ?? `${short}${line}`
}

const OWN_WORDS = [...Object.values(CALM_REPLIES).flatMap(({ long, short }) => [long, short]), HATE_REPLY]

/** Whether a text holds one of these answers: what was written about distress is not read for moods further on. */
export const isOwnReply = (text: string): boolean => OWN_WORDS.some(words => text.includes(words))
