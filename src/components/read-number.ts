/** Constraints of a number. */
export interface NumberRule {
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
  if (!Number.isFinite(number)) return { problem: 'Please type a number.' }
  if (whole && !Number.isInteger(number)) return { problem: 'Please type a whole number.' }
  const tooSmall = min !== undefined && number < min
  const tooBig = max !== undefined && number > max
  if (!tooSmall && !tooBig) return { number }
  if (min !== undefined && max !== undefined) return { problem: `Please choose a number from ${min} to ${max}.` }
  return { problem: tooSmall ? `Please choose ${min} or more.` : `Please choose ${max} or less.` }
}
