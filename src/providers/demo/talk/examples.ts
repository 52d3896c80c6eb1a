import { isKin } from '../choose/kin'
import { tell } from '../languages/active'
import type { Sentence } from '../languages/sentence'
import { readMood } from '../read/mood'
import { isStopword, tokenize } from '../read/words'

/** "dog -> DOG": an example of what to do with a text. */
interface Example {
  given: string
  wanted: string
}

/** A rule that turns a text into another. */
interface Rule {
  name: Sentence
  apply(text: string): string
}

const LONGEST_ITEM = 120

/** The two sides of a line with an arrow, without the number or mark of a list before them. */
function sidesOf(line: string): Example | null {
  const item = line.trim().replace(/^(?:\d{1,9}[.)]|[-*•])\s+/, '')
  const arrow = /->|→|=>/.exec(item)
  const given = item.slice(0, arrow?.index ?? 0).trim()
  if (!arrow || given === '') return null
  return { given, wanted: item.slice(arrow.index + arrow[0].length).trim() }
}

const lettersOf = (text: string) => text.match(/\p{L}/gu) ?? []
const wordsOf = (text: string) => text.match(/[\p{L}\p{N}'’-]+/gu) ?? []

const rules: readonly Rule[] = [
  { name: 'capital letters', apply: text => text.toUpperCase() },
  { name: 'small letters', apply: text => text.toLowerCase() },
  { name: 'a capital at the beginning', apply: text => text.charAt(0).toUpperCase() + text.slice(1) },
  { name: 'the number of letters', apply: text => String(lettersOf(text).length) },
  { name: 'the number of words', apply: text => String(wordsOf(text).length) },
  { name: 'backwards', apply: text => [...text].reverse().join('') },
  { name: 'the first letter', apply: text => [...text][0] ?? '' },
  { name: 'the last letter', apply: text => [...text].at(-1) ?? '' },
  { name: 'the first word', apply: text => wordsOf(text)[0] ?? '' },
  { name: 'the last word', apply: text => wordsOf(text).at(-1) ?? '' },
  { name: 'the same two times', apply: text => `${text} ${text}` },
]

/**
 * The answer to a text that ends with examples and an open one: "dog -> DOG, cat -> CAT, bear ->". By the rule that fits all
 * examples, else by the example that is most alike. Null where there are fewer than two examples, or nothing is open.
 */
export function answerFromExamples(system: string, messages: readonly string[]): string | null {
  const lines = [system, ...messages].flatMap(text => text.split('\n')).filter(line => line.trim() !== '')
  const last = lines.at(-1) ?? ''
  const { given: open, wanted: rest } = sidesOf(last) ?? { given: last, wanted: '' }
  if (rest !== '' || open.length > LONGEST_ITEM) return null
  const examples = lines.slice(0, -1).flatMap((line): Example[] => {
    const sides = sidesOf(line)
    return sides?.wanted ? [sides] : []
  })
  if (examples.length < 2) return null
  const asked = open.trim()
  const rule = ruleOf(examples)
  if (rule) {
    const { name, apply } = rule
    const why = tell('Like all {count} examples: {rule}.', { count: examples.length, rule: name })
    return `${apply(asked)}\n\n(${why})`
  }
  const { example, isAlike } = nearest(examples, asked)
  const why = isAlike
    ? tell('Most like “{example}”.', { example: example.given })
    : tell('Like no example, so I took the last.')
  return `${example.wanted}\n\n(${why})`
}

/** The rule that fits all examples, if one does. */
function ruleOf(examples: readonly Example[]): { name: string; apply(text: string): string } | undefined {
  const fits = ({ apply }: Rule) => examples.every(({ given, wanted }) => apply(given) === wanted)
  // What changes nothing in any example is no rule.
  const isShown = examples.some(({ given, wanted }) => given !== wanted)
  const rule = rules.find(fits)
  if (!isShown) return undefined
  return rule ? { ...rule, name: tell(rule.name) } : affix(examples)
}

/** The same letters before or after each text: "dog -> dogs". */
function affix([first, ...others]: readonly Example[]): ReturnType<typeof ruleOf> {
  if (!first) return undefined
  const { given, wanted } = first
  const at = wanted.indexOf(given)
  if (at < 0) return undefined
  const [before, after] = [wanted.slice(0, at), wanted.slice(at + given.length)]
  const apply = (text: string) => before + text + after
  if (!others.every(example => apply(example.given) === example.wanted)) return undefined
  const parts = [
    before && tell('“{letters}” before it', { letters: before }),
    after && tell('“{letters}” after it', { letters: after }),
  ]
  return { name: parts.filter(Boolean).join(tell(', ')), apply }
}

const meant = (text: string) => tokenize(text).filter(({ word }) => /^[\p{L}\p{N}]/u.test(word) && !isStopword(word))

/** The example that is most alike: by its feeling, and by words that belong together. The last one where none is. */
function nearest(examples: readonly Example[], asked: string): { example: Example; isAlike: boolean } {
  const feeling = readMood(asked).valence
  const words = meant(asked)
  const likeness = ({ given }: Example) => {
    const shared = meant(given).filter(token =>
      words.some(other => token.word === other.word || isKin(token.key, other.key)),
    ).length
    const other = readMood(given).valence
    const isFelt = Math.abs(feeling) > 0.05 && Math.abs(other) > 0.05
    return shared + (isFelt ? (Math.sign(feeling) === Math.sign(other) ? 2 : -2) : 0)
  }
  let best = examples.at(-1) as Example
  let most = 0
  for (const example of examples) {
    const like = likeness(example)
    if (like > most) [best, most] = [example, like]
  }
  return { example: best, isAlike: most > 0 }
}
