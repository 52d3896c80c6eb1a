import type { MessageToken } from './message'

/** Values of a message by name; of an object without a prototype, since a message may name any argument. */
export type FilledValues = Readonly<Record<string, string | number | undefined>>

/** What a language does with the values of a message. */
export interface ValueFormats {
  number(amount: number, options?: Intl.NumberFormatOptions): string
  date(time: number, options?: Intl.DateTimeFormatOptions): string
  /** The category of a number: "one", "few", "other". */
  plural(amount: number, type: Intl.PluralRuleType): string
  /** A text as it is shown in a sentence. */
  text(value: string): string
}

/**
 * Says a compiled message, as Lingui does; its own formatter would be three times as long in the first load. `count` takes
 * the place of `#`.
 * @throws RangeError where a value is no date, and the message says it as one.
 */
export function formatMessage(
  message: readonly MessageToken[],
  values: FilledValues,
  formats: ValueFormats,
  count?: number,
): string {
  const said = (token: MessageToken) => {
    if (typeof token === 'string') return token === '#' && count !== undefined ? formats.number(count) : token
    const [name, type, format] = token
    const value = values[name]
    if (type === undefined) return typeof value === 'string' ? formats.text(value) : (value ?? '')
    if (type === 'number')
      return formats.number(value as number, typeof format === 'string' ? { style: format as 'percent' } : undefined)
    if (type === 'date' || type === 'time') {
      const style = typeof format === 'string' && format !== 'default' ? format : 'medium'
      return formats.date(value as number, { [`${type}Style`]: style })
    }
    const arms = format as Readonly<Record<string, unknown>>
    // Not what every object has: a value may be "constructor".
    const armOf = (arm: unknown) => (Object.hasOwn(arms, String(arm)) ? arms[String(arm)] : undefined)
    const inArm = (arm: unknown, counted?: number) =>
      formatMessage((arm ?? arms.other) as MessageToken[], values, formats, counted)
    if (type === 'select') return inArm(armOf(value))
    const counted = Number(value) - Number(arms.offset ?? 0)
    return inArm(armOf(value) ?? armOf(formats.plural(counted, type === 'plural' ? 'cardinal' : 'ordinal')), counted)
  }
  return message.map(said).join('')
}
