import { activeMessages } from '../../language/active'

/**
 * A number as a person reads it: "72", "0.3", "0,3" in German. Digits have no groups, since a number may be a year.
 * `printNumber` writes the same for models and files.
 */
export function formatNumber(value: number): string {
  // -0 is no number that people know.
  return activeMessages().number(value === 0 ? 0 : value, { maximumSignificantDigits: 12, useGrouping: false })
}

/** A value with its unit: "72 %". */
export function formatValue(value: number, unit: string | undefined): string {
  const trimmed = unit?.trim()
  return trimmed ? `${formatNumber(value)} ${trimmed}` : formatNumber(value)
}
