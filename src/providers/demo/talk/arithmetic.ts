import { evaluate, spokenSum } from './sum'
import { foldWords } from './sum-words'

/** What asks for a sum, in the languages that are read. */
const ASK =
  /^(?:(?:hey|hi|hello|please|ok|so|and|then|now|can you|could you|would you|tell me|do you know|i want to know|quick)[\s,:]+){0,6}(?:(?:what(?:'s| is| are| does| do you get (?:for|if you)| would)?|how much (?:is|are|does|do)|how many (?:is|are)|calculate|compute|work out|figure out|solve|evaluate|reckon|do|add up|find|give me|was (?:ist|sind|ergibt)|wie ?viel (?:ist|sind|ergibt|macht)|(?:be)?rechne(?: aus)?|combien (?:font|fait|de fois)|calcule[zr]?|quanto (?:é|e|são|da|dá)|quant[oa]s? (?:es|son)|cu[aá]nto (?:es|son|da)|cu[aá]l es el resultado de|calcula|qu[eé] es|كم (?:يساوي|حاصل|ناتج|هو)|ما (?:هو|ناتج|حاصل)|احسب)[\s:]*)(?:(?:the )?(?:sum|result|value|answer|total|product|math|calculation)(?: of| for| to)?[\s:]*)?/iu

/** What may follow a sum. */
const AFTER =
  /^\s*(?:(?:=|equals?|equal to|makes?|is|gives?|come to|add up to|in total|altogether|please|now|exactly|then|for me|ergibt|font|fait|son|es)[\s,]*){0,6}(?:[?.!,;:)]|$|(?<=\s)(?:and|und|et|y|e)\s+\p{L})/iu

/** Signs that are written tight between digits in scores, dates, versions and fractions too. */
const IS_AMBIGUOUS = /\d[-/:–]\d/

/**
 * Answers a sum that the text asks for ("what is 12 * 7", "144 divided by 12, plus 3"). Null when there is none: numbers
 * with signs between them are also scores, dates, telephone numbers and versions.
 */
export function answerArithmetic(said: string): string | null {
  if (said.length > 300) return null
  const text = foldWords(said).trim()
  const sentences = text.split(/(?<=[?!:;\n])\s+|(?<=[^\d\s])\.\s+|(?<=\d)\.(?=\s+\p{Lu})/u)
  return sentences.reduce<string | null>(
    (found, part) => found ?? answerPart(part.trim(), sentences.length === 1),
    null,
  )
}

/** @param isAll whether the message contains nothing else. */
function answerPart(line: string, isAll: boolean): string | null {
  const part = line.replace(/^[¿¡“"\s]+/u, '')
  const ask = ASK.exec(part)?.[0] ?? ''
  const isAsked = ask !== ''
  const rest = part.slice(ask.length).replace(/^please\s+/i, '')
  const sum = spokenSum(rest)
  if (!sum) return null
  const { expression, length } = sum
  const written = rest.slice(0, length)
  const after = rest.slice(length)
  if (!AFTER.test(after) || !hasSign(expression)) return null
  const isFinished = /^\s*(?:=|equals|makes)/i.test(after)
  // Alone it asks only where its signs can be nothing but those of a sum.
  if (!isAsked && !isFinished && (!isAll || /\p{L}/u.test(after) || IS_AMBIGUOUS.test(written))) return null
  if (isNoSum(written)) return null
  const result = evaluate(expression)
  if (result === null) return null
  if (!Number.isFinite(result)) return 'Nobody can divide by zero, and I will not try.'
  return `${shown(expression)} = ${Number(result.toPrecision(12))}. I have a rule for sums.`
}

const hasSign = (expression: string) => /[\d)]\s*(?:[-+*/^%]|\bof\b)|√/.test(expression)

/** A date, a telephone number, a version, a time. */
const isNoSum = (written: string) =>
  /(?:^|\s)(?:\d{4}-\d{1,2}-\d{1,2}|\d{1,2}\/\d{1,2}\/\d{2,4}|\d{1,2}:\d{2}|\d{3}-\d{3,4}(?:-\d{3,4})?|0\d+[-\s/]\d+|\d+\.\d+\.\d+)/.test(
    written,
  )

const shown = (expression: string) =>
  expression
    .replaceAll('**', '^')
    .replaceAll('*', '×')
    .replaceAll('/', '÷')
    .replace(/[+×÷^]/g, ' $& ')
    .replace(/(?<=[\d)])\s*-\s*/g, ' - ')
    .replace(/\s+/g, ' ')
    .trim()
