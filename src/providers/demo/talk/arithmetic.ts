import { readingPack, tell } from '../languages/active'
import { englishPack } from '../languages/en/english'
import type { LanguagePack } from '../languages/pack'
import { evaluate, spokenSum } from './sum'

/** Signs that are written tight between digits in scores, dates, versions and fractions too. */
const IS_AMBIGUOUS = /\d[-/:–]\d/

/**
 * Answers a sum that the text asks for ("what is 12 * 7", "144 divided by 12, plus 3"). Null when there is none: numbers
 * with signs between them are also scores, dates, telephone numbers and versions.
 */
export function answerArithmetic(said: string): string | null {
  const pack = readingPack()
  return answerWith(said, pack) ?? (pack === englishPack ? null : answerWith(said, englishPack))
}

function answerWith(said: string, pack: LanguagePack): string | null {
  if (said.length > 300) return null
  const { sums } = pack.talking()
  const text = sums.digits(pack.fold(said)).trim()
  const sentences = text.split(/(?<=[?!:;\n])\s+|(?<=[^\d\s])\.\s+|(?<=\d)\.(?=\s+\p{Lu})/u)
  return sentences.reduce<string | null>(
    (found, part) => found ?? answerPart(part.trim(), sentences.length === 1, sums),
    null,
  )
}

type Sums = ReturnType<LanguagePack['talking']>['sums']

/** @param isAll whether the message contains nothing else. */
function answerPart(line: string, isAll: boolean, sums: Sums): string | null {
  const part = line.replace(/^[¿¡“"\s]+/u, '')
  const ask = sums.asks.exec(part)?.[0] ?? ''
  const isAsked = ask !== ''
  const rest = part.slice(ask.length).replace(sums.please, '')
  const sum = spokenSum(rest, sums)
  if (!sum) return null
  const { expression, length } = sum
  const written = rest.slice(0, length)
  const after = rest.slice(length)
  if (!sums.after.test(after) || !hasSign(expression)) return null
  const isFinished = sums.finished.test(after)
  // Alone it asks only where its signs can be nothing but those of a sum.
  if (!isAsked && !isFinished && (!isAll || /\p{L}/u.test(after) || IS_AMBIGUOUS.test(written))) return null
  if (isNoSum(written)) return null
  const result = evaluate(expression)
  if (result === null) return null
  if (!Number.isFinite(result)) return tell('Nobody can divide by zero, and I will not try.')
  return tell('{sum}. I have a rule for sums.', { sum: `${shown(expression)} = ${Number(result.toPrecision(12))}` })
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
