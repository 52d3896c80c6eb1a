import { readingPack } from '../languages/active'
import { isStopword } from './words'

/** Things that a text lists. */
interface Listed {
  /** "Shopping" of "Shopping: milk, eggs". */
  title?: string
  items: string[]
  /** Their order matters: numbered lines, or first, then, last. */
  ordered: boolean
}

const LINE = /^\s*(?:[-*•]|(\d+)[.)])\s+(\S.*)$/
/** The list that a text has: its marked lines, its steps, or the longest enumeration of a sentence. Null when it has none. */
export function readListed(text: string): Listed | null {
  const short = text.slice(0, 8000)
  return markedLines(short) ?? steps(short) ?? enumeration(short)
}

function markedLines(text: string): Listed | null {
  const lines = text.split('\n')
  const marked = lines.flatMap(line => LINE.exec(line) ?? [])
  const hits = lines.map(line => LINE.exec(line)).filter(hit => hit !== null)
  if (marked.length === 0 || hits.length < 2) return null
  const above = lines[lines.findIndex(line => LINE.test(line)) - 1]?.replace(/(?<![:\s])[:\s]+$/, '').trim()
  return {
    items: hits.map(([, , item = '']) => item.trim()),
    ordered: hits.every(([, number]) => number),
    ...(above && above.length <= 60 && { title: above }),
  }
}

function steps(text: string): Listed | null {
  const { first, next, step } = readingPack().data().listed
  if (!first.test(text) || !next.test(text)) return null
  const [, ...parts] = text.split(step)
  const items = parts.map(part => capital(withoutAnd(part))).filter(Boolean)
  return items.length >= 2 ? { items, ordered: true } : null
}

/** A step without the "and" that leads to the next. */
function withoutAnd(step: string): string {
  const withoutEnd = (text: string) => text.replace(/(?<![\s,;.!])[\s,;.!]+$/, '')
  return withoutEnd(withoutEnd(step).replace(readingPack().data().listed.endAnd, '')).trim()
}

function enumeration(text: string): Listed | null {
  const all = text.split(/[.!?\n]+/).map(sentence => {
    const [, title = '', list = ''] = /^([^:,،]{2,60}):\s*(?!\s)(.+)$/.exec(sentence.trim()) ?? []
    const parts = (list || sentence)
      .trim()
      .split(readingPack().data().listed.and)
      .map(part => part.trim())
    const items = parts.map((part, at) => tidy(part, at === 0 && !list ? parts : [])).filter(Boolean)
    const isList = items.length === parts.length && items.every(item => item.split(/\s+/).length <= 6)
    // Two halves of a sentence are no list: one comma more, or a title, or short words make it one.
    const isShort = items.every(item => item.split(/\s+/).length <= 2)
    return { title, items: isList && (items.length > 2 || title || isShort) ? items : [] }
  })
  const best = all.reduce((a, b) => (b.items.length > a.items.length ? b : a), { title: '', items: [] as string[] })
  if (best.items.length < 2) return null
  return { items: best.items, ordered: false, ...(best.title && { title: best.title.trim() }) }
}

/** An item without articles; the first one also without the words that lead up to it, as long as the others are short. */
function tidy(item: string, parts: readonly string[]): string {
  const words = item.split(/\s+/).filter(Boolean)
  const isFirst = parts.length > 1
  const { lead, article } = readingPack().data().listed
  const leads = isFirst ? lead : article
  while (words.length > 1 && leads.test(words[0] ?? '')) words.shift()
  const shortest = Math.min(...parts.slice(1).map(part => part.split(/\s+/).filter(word => !isStopword(word)).length))
  const kept = isFirst && words.length > 2 && words.length > shortest ? words.slice(-Math.max(1, shortest)) : words
  return kept.join(' ').replace(/^[^\p{L}\p{N}\p{Extended_Pictographic}]+|(?<![\s,;:])[\s,;:]+$/gu, '')
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
