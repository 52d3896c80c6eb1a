import { type MessageDescriptor, msg } from '../../language/message'
import type { Reading } from './read'
import { shared } from './topics'

/** "dog -> DOG": an example of what to do with a text. */
interface Example {
  given: string
  wanted: string
}

const LONGEST_ITEM = 120
/** The last lines of a prompt, which its examples are in. */
const MOST_LINES = 40
const ARROW = /->|→|=>/

/** The two sides of a line with an arrow, without the number or mark of a list before them. */
function sidesOf(line: string): Example | undefined {
  const item = line.trim().replace(/^(?:\d{1,9}[.)]|[-*•])\s+/, '')
  const arrow = ARROW.exec(item)
  const given = item.slice(0, arrow?.index ?? 0).trim()
  return arrow && given ? { given, wanted: item.slice(arrow.index + arrow[0].length).trim() } : undefined
}

/** Rules that turn one text into another, with their names. */
const RULES: readonly { name: MessageDescriptor; apply(text: string): string }[] = [
  { name: msg('capital letters'), apply: text => text.toUpperCase() },
  { name: msg('the number of letters'), apply: text => String(text.match(/\p{L}/gu)?.length ?? 0) },
]

/** An answer by examples: the text itself, and the reason. */
export interface ByExample {
  text: string
  why: MessageDescriptor
}

/**
 * Goes on with a text that ends with examples and an open line: "dog -> DOG, cat -> CAT, bear ->". By the rule that fits all
 * examples, else by the example that is most alike in mood and words. Undefined where there are fewer than two examples.
 */
export function byExamples(texts: readonly string[], readIn: (text: string) => Reading): ByExample | undefined {
  const lines = texts
    .flatMap(text => text.split('\n'))
    .filter(line => line.trim() !== '')
    .slice(-MOST_LINES)
  const last = lines.at(-1) ?? ''
  const { given, wanted } = sidesOf(last) ?? { given: last.trim(), wanted: '' }
  if (wanted !== '' || given.length > LONGEST_ITEM) return undefined
  const examples = lines
    .slice(0, -1)
    .flatMap(line => sidesOf(line) ?? [])
    .filter(example => example.wanted !== '')
  if (examples.length < 2) return undefined
  const rule = RULES.find(
    ({ apply }) =>
      examples.every(example => apply(example.given) === example.wanted) &&
      examples.some(example => example.given !== example.wanted),
  )
  if (rule)
    return {
      text: rule.apply(given),
      why: msg('Like all {count, number} examples: {rule}.', { count: examples.length, rule: rule.name }),
    }
  const open = readIn(given)
  const moods = examples.map(example => readIn(example.given).valence * open.valence)
  const unlike = examples.filter((_, index) => (moods[index] ?? 0) < 0)
  const [opposite] = unlike
  const other = examples.find(({ wanted }) => unlike.every(each => each.wanted !== wanted))
  // "yummy -> PLUS" says that what is terrible is not PLUS, where no example is terrible too.
  if (opposite && other && moods.every(mood => mood <= 0))
    return { text: other.wanted, why: msg('Unlike “{example}”.', { example: opposite.given }) }
  const likeness = (example: Example) => {
    const reading = readIn(example.given)
    const mood = open.valence === 0 || reading.valence === 0 ? 0 : 2 - Math.abs(open.valence - reading.valence) * 2
    return mood + shared([open], example.given, [open.words])
  }
  const scores = examples.map(likeness)
  const best = Math.max(...scores)
  const nearest = examples[best > 0 ? scores.indexOf(best) : examples.length - 1] as Example
  return {
    text: nearest.wanted,
    why:
      best > 0
        ? msg('Most like “{example}”.', { example: nearest.given })
        : msg('Like no example, so I took the last.'),
  }
}
