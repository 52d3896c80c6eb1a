import { readingPack } from '../languages/active'
import { packOf } from '../languages/packs'
import { detectLanguage, hasPack } from './language'
import { nameWords } from './words'

/** Other words under which papers and letters give the same thing. */
const OTHER_NAMES: readonly (readonly string[])[] = [
  ['customer', 'client', 'buyer', 'bill to', 'billed to', 'to'],
  ['sender', 'seller', 'supplier', 'vendor', 'from'],
  ['amount', 'total', 'sum', 'price', 'cost', 'amount due'],
  ['due', 'deadline', 'payable by', 'pay by'],
  ['subject', 'topic', 'regarding', 're', 'about'],
]

const MONTH = '(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)[a-z]*'
const DATE = new RegExp(
  `\\b(?:\\d{4}-\\d\\d-\\d\\d|\\d{1,2}\\.? ${MONTH}\\.?(?: \\d{4})?|${MONTH}\\.? \\d{1,2}(?:, \\d{4})?|\\d{1,2}[./]\\d{1,2}[./]\\d{2,4})\\b`,
  'i',
)

/**
 * What a text gives under a name: "Acme" for the customer of "To: Acme.", "Negotiation" for the stage of "to
 * Negotiation stage".
 */
export function saidUnder(key: string, text: string): string | undefined {
  const words = nameWords(key)
  const name = words.join(' ')
  if (name === '') return undefined
  if (words.at(-1) === 'date' || name === 'day') return (papersOf(text)?.date.exec(text) ?? DATE.exec(text))?.[0]
  if (/^(?:number|no|nr|code|ref|reference)$/.test(words.at(-1) ?? '') && words.length > 1) {
    const thing = words.slice(0, -1).join(' ')
    return first(calledIn(text, [thing]), each => codeAfter(each, text))
  }
  const names = [name, ...OTHER_NAMES.filter(group => group.includes(name)).flat()]
  return (
    first([name], each => labelled(each, text) ?? broughtTo(each, text)) ??
    first(calledIn(text, [name]), each => broughtInto(each, text)) ??
    first(calledIn(text, names), each => labelled(each, text))
  )
}

/** The rules of the language of a paper: a task in one language may come with a letter in another. */
function papersOf(text: string) {
  const language = detectLanguage(text)
  const own = language && hasPack(language) ? packOf(language).data().papers : undefined
  return own ?? readingPack().data().papers
}

/** English words for a field, and what the language of the text calls it. */
const calledIn = (text: string, names: readonly string[]) =>
  names.flatMap(name => [name, ...(papersOf(text)?.names[name] ?? [])])

/** The first answer that there is. */
function first(names: readonly string[], look: (name: string) => string | undefined): string | undefined {
  for (const name of names) {
    const said = look(name)
    if (said !== undefined) return said
  }
  return undefined
}

/** "INVOICE INV-2041", "invoice no. 2041", "Invoice: 2041". */
function codeAfter(name: string, text: string): string | undefined {
  const code = new RegExp(
    `(?<!\\p{L})${name}(?!\\p{L})\\s*(?:(?:no\\.?|nr\\.?|number|#|:)+\\s*)?([\\w/-]{0,40}?\\d[\\w/-]*)`,
    'iu',
  )
  return code.exec(text)?.[1]
}

/** "Total: 1250." */
function labelled(name: string, text: string): string | undefined {
  const value = new RegExp(`(?:^|[\\s.,;(])${name}\\s*:\\s*(?!\\s)([^\\n;]+?)(?=\\.(?:\\s|$)|,\\s|[;\\n]|$)`, 'i')
  return value.exec(text)?.[1]?.trim()
}

/** "a la etapa Negotiation", "auf die Stufe Negotiation". */
function broughtInto(name: string, text: string): string | undefined {
  const into = papersOf(text)?.into
  if (into === undefined) return undefined
  return new RegExp(`(?<!\\p{L})(?:${into})${name}\\s+([\\p{L}\\d-]+)`, 'iu').exec(text)?.[1]
}

/** "move them to Negotiation stage", "to the stage Negotiation". */
function broughtTo(name: string, text: string): string | undefined {
  const before = new RegExp(
    `\\b(?:to|into)\\s+(?:the\\s+)?(?!the\\b)([\\p{L}\\d-]+(?:\\s[\\p{L}\\d-]+)?)\\s+${name}\\b`,
    'iu',
  )
  const after = new RegExp(`\\b(?:to|into)\\s+(?:the\\s+)?${name}\\s+([\\p{L}\\d-]+)`, 'iu')
  return (after.exec(text) ?? before.exec(text))?.[1]
}
