import { activeMessages, t } from '../../../language/active'
import { isJsonObject, type JsonValue } from '../../../model/json'
import type { NodeRun } from '../../../nodes/view'
import type { GuessKind } from './guess-kind'

/** Similarity of a guess: 1 is exact, 0 is unrelated. */
interface Accuracy {
  near: number
  /** As text: "3 away". */
  words: string
}

/** Compares a guess with the result; null where they are not comparable. */
export function guessAccuracy(kind: GuessKind, guess: string, run: NodeRun): Accuracy | null {
  const data = run.results.findLast(({ isError }) => !isError)?.data
  if (kind.kind === 'words') return sharedWords(guess, [...textsIn(data), run.reply?.text ?? ''].join(' '))
  if (kind.kind === 'way') return run.route ? exactly(run.route.selectedRoute === guess) : null
  const value = isJsonObject(data) ? data[kind.field] : undefined
  if (value === undefined || value === null) return null
  if (kind.kind === 'colour') return colours(guess, String(value))
  if (kind.kind === 'number') return numbers(Number(guess), Number(value), ends(data, kind))
  return exactly(String(value) === guess)
}

/** A choice is right or wrong. */
function exactly(isIt: boolean): Accuracy {
  return isIt ? { near: 1, words: t('right') } : { near: 0, words: t('not this one') }
}

/** A result may bring its own range. */
function ends(data: JsonValue | undefined, { min, max }: { min: number; max: number }): number {
  const own = isJsonObject(data) ? data : {}
  const from = typeof own.min === 'number' ? own.min : min
  const to = typeof own.max === 'number' ? own.max : max
  return Math.abs(to - from) || 1
}

function numbers(guess: number, value: number, span: number): Accuracy | null {
  if (!Number.isFinite(guess) || !Number.isFinite(value)) return null
  const off = Math.abs(guess - value)
  if (off === 0) return { near: 1, words: t('exactly right') }
  return {
    near: Math.max(0, 1 - off / span),
    words: t('{distance} away', { distance: activeMessages().number(off, { maximumSignificantDigits: 3 }) }),
  }
}

/** The greatest distance of two colors by the measure below. */
const blackToWhite = distance([0, 0, 0], [255, 255, 255])

function colours(guess: string, value: string): Accuracy | null {
  const [one, other] = [channels(guess), channels(value)]
  if (!one || !other) return null
  const near = 1 - distance(one, other) / blackToWhite
  const words =
    near === 1
      ? t('exactly right')
      : near > 0.9
        ? t('very near')
        : near > 0.75
          ? t('near')
          : near > 0.55
            ? t('not far')
            : t('far off')
  return { near, words }
}

function channels(hex: string): [number, number, number] | undefined {
  const found = /^#?([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i.exec(hex.trim())
  return found ? [hexOf(found[1]), hexOf(found[2]), hexOf(found[3])] : undefined
}

const hexOf = (text: string | undefined) => Number.parseInt(text ?? '0', 16)

/** Perceived distance of two colors, by the "redmean" weights. */
function distance([r, g, b]: readonly [number, number, number], [R, G, B]: readonly [number, number, number]): number {
  const mean = (r + R) / 2
  return Math.sqrt((2 + mean / 256) * (r - R) ** 2 + 4 * (g - G) ** 2 + (2 + (255 - mean) / 256) * (b - B) ** 2)
}

function sharedWords(guess: string, text: string): Accuracy | null {
  if (text.trim() === '') return null
  const guessed = [...new Set(wordsOf(guess))]
  if (guessed.length === 0)
    return guess.trim() !== '' && text.includes(guess.trim()) ? { near: 1, words: t('in it') } : null
  const said = new Set(wordsOf(text))
  const found = guessed.filter(word => said.has(word)).length
  const near = found / guessed.length
  if (guessed.length === 1) return { near, words: found ? t('in it') : t('not in it') }
  return { near, words: t('{found} of {count} words are in it', { found, count: guessed.length }) }
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
}

/** All texts in a value. */
function textsIn(value: JsonValue | undefined): string[] {
  if (typeof value === 'string') return [value]
  if (Array.isArray(value)) return value.flatMap(textsIn)
  return isJsonObject(value) ? Object.values(value).flatMap(textsIn) : []
}
