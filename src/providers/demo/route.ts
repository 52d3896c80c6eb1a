import { type MessageDescriptor, msg } from '../../language/message'
import type { Asked } from './asked'
import { fold, literally, type Words } from './lexicon'
import { hasSign } from './read'
import { says, shared } from './topics'

interface Target {
  id: string
  title: string
  about: string
  /** What the instructions say of it. */
  rule: string
  /** Gets only what its rule names. */
  isOnly: boolean
}

/** The answer to a routing prompt: a target, or why none is chosen. */
export type Route = { id: string; why: MessageDescriptor } | { refusal: MessageDescriptor }

const ASKS_FOR_ID = /\b(?:only|one|single|exactly|alone)\b[^\n]*\bids?\b|\bids?\b[^\n]*\b(?:only|alone)\b/i

/** What a complaint counts for a target that helps: more than that it names an order, which is about buying as well. */
const COMPLAINT = 6

/**
 * The target of a prompt that lists targets as "ID: …" and asks for one id; undefined where a prompt is none of these. The
 * target wins that shares most words with the text. A text about harm goes to a target about help, else where everything
 * else goes.
 */
export function routeOf(asked: Asked): Route | undefined {
  const { system, lexicons, reading, concern } = asked
  const { targets, instructions } = partsOf(system)
  if (targets.length === 0 || !ASKS_FOR_ID.test(system)) return undefined
  const fallback = readRules(targets, instructions, lexicons)
  // A complaint on no list of a target goes to the one that helps.
  const complains = hasSign(reading.words, 'complaint', reading.text).length > 0
  const helping = targets.find(({ title, about }) => says(`${title} ${about}`, 'aboutHelp', lexicons))
  if (concern) {
    const target = helping ?? fallback
    return target
      ? { id: target.id, why: helping ? msg('{target} is about help.', { target: nameOf(target) }) : elsewhere(target) }
      : { refusal: msg('This router has no target for help and none for everything else, so I choose none.') }
  }
  if (fallback && targets.every(({ rule }) => rule === '')) return { id: fallback.id, why: elsewhere(fallback) }
  const scoreOf = (target: Target) => {
    const byRule = shared([reading], target.rule, lexicons) * 3 + moodOf(target, asked)
    if ((target.isOnly || (fallback && target !== fallback && target.rule !== '')) && byRule === 0) return 0
    const byTitle = shared([reading], target.title, lexicons) * 3
    return (
      byRule +
      byTitle +
      shared([reading], target.about, lexicons) +
      (complains && says(target.title, 'aboutHelp', lexicons) ? COMPLAINT : 0)
    )
  }
  const scores = targets.map(target => (target === fallback && target.rule === '' ? 0 : scoreOf(target)))
  const best = Math.max(...scores)
  const open = targets.find(({ isOnly }) => !isOnly)
  const winner = best > 0 ? targets[scores.indexOf(best)] : (fallback ?? helping ?? open ?? targets[0])
  if (!winner) return undefined
  if (best > 0) return { id: winner.id, why: msg('{target} fits best.', { target: nameOf(winner) }) }
  return {
    id: winner.id,
    why:
      winner === fallback ? elsewhere(winner) : msg('No target fits, so I took {target}.', { target: nameOf(winner) }),
  }
}

const nameOf = ({ id, title }: Target) => title || id
const elsewhere = (target: Target) =>
  msg('No target fits, so it goes where everything else goes: {target}.', { target: nameOf(target) })

/** "Happy messages" and a message that is happy share no word, but a mood. */
function moodOf({ rule }: Target, { reading, readIn }: Asked): number {
  const wanted = readIn(rule).valence
  return Math.abs(wanted) > 0.3 && Math.abs(reading.valence) > 0.2 && Math.sign(wanted) === Math.sign(reading.valence)
    ? 1
    : 0
}

function partsOf(system: string): { targets: Target[]; instructions: string } {
  const starts = [...system.matchAll(/^[ \t]*(?:[-*] )?ID:[ \t]*["“]?([^\s"”,]+)/gim)]
  const blocks = starts.map((start, at) => {
    const rest = system.slice(start.index, starts[at + 1]?.index)
    const end =
      at < starts.length - 1
        ? -1
        : rest.search(/\n[ \t]*---|\n[ \t]*\n[ \t]*(?:Routing|Response|Instructions|Remember|How)/)
    return { id: start[1] ?? '', block: end < 0 ? rest : rest.slice(0, end) }
  })
  const targets = blocks.map(({ id, block }) => ({
    id,
    title: /^[ \t]*(?:Title|Name):(.+)$/im.exec(block)?.[1]?.trim() ?? '',
    about: block.replace(/^.*\bID:.*$/im, '').replace(/^[ \t]*(?:Type|Configuration|Title):.*$/gim, ''),
    rule: '',
    isOnly: false,
  }))
  const after = system.slice((starts.at(-1)?.index ?? 0) + (blocks.at(-1)?.block.length ?? 0))
  const request = /(?:routing request|routing instructions?|request):?\s*([\s\S]*)/i.exec(after)?.[1] ?? ''
  return { targets, instructions: request.replace(/\n\s*\n\s*Answer with[\s\S]*$/i, '') }
}

/** Gives each target the clauses that name it; returns the one for everything else. */
function readRules(targets: Target[], instructions: string, lexicons: readonly Words[]): Target | undefined {
  let fallback: Target | undefined
  const sentences = instructions.split(/[.;\n]+/)
  const clauses = sentences
    .filter(sentence => sentence.trim() !== '')
    .flatMap(sentence => {
      const named = targets.filter(target => mentions(sentence, target))
      return named.length > 1 ? sentence.split(/,\s*|:\s+|\s+(?:and|und|y|et)\s+/) : [sentence]
    })
  let last: Target | undefined
  for (const clause of clauses) {
    const named = targets.filter(target => mentions(clause, target))
    // "If not, Workshop": a clause that names none goes on with the one before or after it.
    if (named.length === 0) {
      if (last && !says(clause, 'rest', lexicons)) last.rule += ` ${clause}`
      continue
    }
    const [target] = named
    if (named.length > 1 || !target) continue
    const rest = clause.replace(new RegExp(literally(target.title), 'i'), '')
    if (says(rest, 'rest', lexicons) && !says(rest, 'only', lexicons)) fallback = target
    else target.rule += ` ${rest}`
    if (says(rest, 'only', lexicons)) target.isOnly = true
    last = target
  }
  return fallback
}

/** A clause names a target by its id or its title; "sales" stands for "Sales Agent". */
function mentions(clause: string, { id, title }: Target): boolean {
  const text = fold(clause)
  const named = (name: string) =>
    name.length > 2 && new RegExp(`(?<![\\p{L}\\p{N}])${literally(fold(name))}(?![\\p{L}\\p{N}])`, 'u').test(text)
  return (
    named(id) ||
    named(title) ||
    named(`ال${title}`) ||
    named(title.replace(/^ال/, 'لل')) ||
    (title.includes(' ') && named(title.split(/\s+/)[0] ?? ''))
  )
}
