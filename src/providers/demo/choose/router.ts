import { matches, readingPack } from '../languages/active'
import { readMood } from '../read/mood'
import type { RequestReading } from '../read/reading'
import { isStopword, stemOf, tokenize } from '../read/words'
import { familiesOf } from './kin'

const ASKS_FOR_ID = /\b(?:only|one|single|exactly)\b[^\n]*\bids?\b|\bids?\b[^\n]*\b(?:only|alone)\b/i

const HELPS =
  /\b(?:help|support|care|safe(?:ty|guarding)?|counsel\w*|well-?being|crisis|human|person|teacher|grown-?up)\b|ayuda|apoyo|orientaci|hilfe|beratung|vertrauens|aide(?!\p{L})|soutien|adulte|مساعدة|دعم/iu

interface Target {
  id: string
  title: string
  about: string
  /** Words of the routing request that send there. */
  rule: string
  /** "Sales only gets …": what the rule does not name does not go there. */
  isOnly?: boolean
}

/**
 * The id that a routing prompt asks for, or null when the system prompt is none: it must list targets as "ID: …" and ask for
 * one id. The target wins that shares most words with what was said. A text about distress goes to a target that is
 * about help, or where everything else goes, and by no mood.
 */
export function routeOf(reading: RequestReading, isConcern = false): string | null {
  const targets = targetsIn(reading.system)
  if (targets.length === 0 || !ASKS_FOR_ID.test(reading.system)) return null
  const rules =
    /(?:routing request|routing instructions?|request):?\s*([\s\S]*)/i.exec(afterTargets(reading.system))?.[1] ?? ''
  const fallback = addRules(targets, rules)
  if (
    fallback &&
    matches(rules, (_, pack) => pack.routes().all) &&
    !matches(rules, (_, pack) => pack.routes().others) &&
    targets.every(({ rule }) => rule === '')
  )
    return fallback.id
  if (isConcern)
    return (targets.find(({ about, title }) => HELPS.test(`${title} ${about}`)) ?? fallback ?? targets[0])?.id ?? null
  const said = reading.topic || reading.said
  const common = commonWords(targets)
  const isClosed = (target: Target) =>
    (target.isOnly || (fallback !== undefined && fallback !== target && target.rule !== '')) &&
    scoreOf({ ...target, title: '', about: '' }, said, common) <= 0
  const open = targets.filter(target => !isClosed(target))
  const scores = targets.map(target =>
    open.includes(target) ? scoreOf(target, said, common) : Number.NEGATIVE_INFINITY,
  )
  const best = Math.max(...scores)
  if (best <= 0) return (fallback ?? open[0] ?? targets[0])?.id ?? null
  return targets[scores.indexOf(best)]?.id ?? null
}

function targetsIn(system: string): Target[] {
  const starts = [...system.matchAll(/^[ \t]*(?:[-*] )?ID:[ \t]*["“]?([^\s"”,]+)/gim)]
  return starts.map((start, i) => {
    const block = system.slice(start.index, starts[i + 1]?.index ?? endOfBlock(system, start.index))
    const title = /^[ \t]*(?:Title|Name):(.+)$/im.exec(block)?.[1]?.trim() ?? ''
    return {
      id: start[1] ?? '',
      title,
      about: block.replace(/^.*\bID:.*$/im, '').replace(/^[ \t]*(?:Type|Configuration):.*$/gim, ''),
      rule: '',
    }
  })
}

function endOfBlock(system: string, from: number): number {
  const end = system.slice(from).search(/\n[ \t]*---|\n[ \t]*\n[ \t]*(?:Routing|Response|Instructions|Remember)/)
  return end < 0 ? system.length : from + end
}

const afterTargets = (system: string) => {
  const last = [...system.matchAll(/^[ \t]*(?:[-*] )?ID:/gim)].at(-1)
  return last ? system.slice(endOfBlock(system, last.index)) : system
}

/** The clauses of a routing request. One with several targets is taken apart at its commas, and before "and". */
function clausesOf(rules: string, targets: readonly Target[]): string[] {
  return rules
    .split(readingPack().routes().split)
    .flatMap(clause => (namedIn(clause, targets).length > 1 ? clause.split(readingPack().routes().and) : [clause]))
}

function namedIn(clause: string, targets: readonly Target[]): Target[] {
  return targets.filter(
    ({ id, title }) => mentions(clause, title) || new RegExp(`(?<![\\w-])${literally(id)}(?![\\w-])`).test(clause),
  )
}

/** Gives each target the clauses that name it: "Route to Sales if it is about pricing". Returns the target of "otherwise". */
function addRules(targets: Target[], rules: string): Target | undefined {
  let fallback: Target | undefined
  for (const clause of clausesOf(rules, targets)) {
    if (matches(clause, (_, pack) => pack.routes().answer)) continue
    const named = namedIn(clause, targets)
    const [only] = named
    if (named.length !== 1 || !only) continue
    if (matches(clause, (_, pack) => pack.routes().rest)) fallback = only
    else {
      only.rule += ` ${clause.replace(new RegExp(literally(only.title), 'i'), '')}`
      if (matches(clause, (_, pack) => pack.routes().only)) only.isOnly = true
    }
  }
  return fallback
}

const literally = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** A clause may say "sales" for "Sales Agent". */
function mentions(clause: string, title: string): boolean {
  if (!title) return false
  if (clause.toLowerCase().includes(title.toLowerCase())) return true
  const [first = ''] = title.toLowerCase().split(/\s+/)
  const at = clause.toLowerCase().search(new RegExp(`(?<!\\p{L})${literally(first)}(?!\\p{L})`, 'u'))
  return first.length > 2 && at >= 0 && matches(clause.slice(0, at), (_, pack) => pack.routes().to)
}

const wordsOf = (text: string) => [
  ...new Set(
    tokenize(text)
      .filter(({ word }) => !isStopword(word))
      .map(token => stemOf(token)),
  ),
]

/** Words of every target do not distinguish them. */
function commonWords(targets: readonly Target[]): Set<string> {
  const [first, ...rest] = targets.map(({ title, about, rule }) => new Set(wordsOf(`${title} ${about} ${rule}`)))
  return new Set(rest.length === 0 ? [] : [...(first ?? [])].filter(word => rest.every(other => other.has(word))))
}

function scoreOf({ title, about, rule }: Target, said: string, common: ReadonlySet<string>): number {
  let score = 0
  for (const [text, weight] of [
    [title, 3],
    [rule, 3],
    [about, 1],
  ] as const) {
    const own = wordsOf(text).filter(word => !common.has(word))
    const families = new Set(own.flatMap(word => [...familiesOf(word)]))
    for (const word of wordsOf(said)) {
      if (own.includes(word)) score += weight
      else if ([...familiesOf(word)].some(family => families.has(family))) score += weight * 0.6
    }
    // "Happy messages" and a message that is happy share no word, but a mood.
    const [ours, theirs] = [readMood(text).valence, readMood(said).valence]
    if (Math.abs(ours) > 0.3 && Math.abs(theirs) > 0.2)
      score += weight * (Math.sign(ours) === Math.sign(theirs) ? 0.5 : -0.5)
  }
  return score
}
