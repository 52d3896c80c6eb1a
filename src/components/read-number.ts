import { t } from '../language/active'

/** Constraints of a number. */
interface NumberRule {
  min?: number
  max?: number
  whole?: boolean
}

/** The number of a text (undefined for none), or the problem as a sentence. */
export function readNumber(
  text: string,
  { min, max, whole }: NumberRule,
): { number: number | undefined } | { problem: string } {
  const trimmed = text.trim()
  if (trimmed === '') return { number: undefined }
  const number = Number(trimmed)
  if (!Number.isFinite(number)) return { problem: t('Please type a number.') }
  if (whole && !Number.isInteger(number)) return { problem: t('Please type a whole number.') }
  const tooSmall = min !== undefined && number < min
  const tooBig = max !== undefined && number > max
  if (!tooSmall && !tooBig) return { number }
  if (min !== undefined && max !== undefined)
    return { problem: t('Please choose a number from {min} to {max}.', { min, max }) }
  return {
    problem: tooSmall
      ? t('Please choose {min} or more.', { min: Number(min) })
      : t('Please choose {max} or less.', { max: Number(max) }),
  }
}
