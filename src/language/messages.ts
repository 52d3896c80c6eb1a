import { type CatalogPart, catalogParts } from './catalog-parts'
import { formatMessage } from './format-message'
import { type MessageLanguage, sourceLanguage } from './languages'
import {
  type CompiledMessage,
  descriptorOf,
  type MessageDescriptor,
  type MessageToken,
  type SourceMessage,
  type ValuesOf,
  type Words,
} from './message'

/** Finds the translation of a message; undefined where there is none. */
export type MessageCatalog = (message: CompiledMessage, context?: string) => CompiledMessage | undefined

/** Messages and formats in one language. */
export interface Messages {
  language: MessageLanguage
  /** Says a message now. Its first argument is a literal in ICU MessageFormat. */
  t<const Message extends string>(source: Message | SourceMessage<Message>, ...values: ValuesOf<Message>): string
  /** Says a deferred message. Words that are no message are returned as they are. */
  say(text: Words): string
  /** Whether a message is said in this language: not where English takes its place. */
  isTranslated(message: MessageDescriptor): boolean
  /** "1,204" */
  number(amount: number, options?: Intl.NumberFormatOptions): string
  date(time: Date | number, options?: Intl.DateTimeFormatOptions): string
  /** "a, b, and c" */
  list(items: readonly string[], options?: Intl.ListFormatOptions): string
}

/** Levels of messages within messages. */
const DEEPEST = 12

const FIRST_STRONG_ISOLATE = '\u2068'
const END_ISOLATE = '\u2069'
/** Letters of Hebrew, Arabic and the scripts between them, which are written from right to left. */
const RIGHT_TO_LEFT = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC]/

/** The text of a message without its arguments. */
const bare = (message: readonly MessageToken[]) => message.filter(token => typeof token === 'string').join('')

const hasWords = (message: CompiledMessage) => /\p{L}/u.test(typeof message === 'string' ? message : bare(message))

/** Messages and formats in a language. A message without a translation is said in English. */
export function messagesIn(language: MessageLanguage, catalog?: MessageCatalog): Messages {
  const locale = language.locale ?? language.code
  const numbers = kept((options?: Intl.NumberFormatOptions) => new Intl.NumberFormat(locale, options))
  const dates = kept((options?: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale, options))
  const lists = kept((options?: Intl.ListFormatOptions) => new Intl.ListFormat(locale, options))
  const plurals = kept((options?: Intl.PluralRulesOptions) => new Intl.PluralRules(locale, options))
  const number: Messages['number'] = (amount, options) => numbers(options).format(amount)
  const date: Messages['date'] = (time, options) => dates(options).format(time)
  const formats = {
    number,
    date,
    plural: (amount: number, type: Intl.PluralRuleType) => plurals({ type }).select(amount),
    // A text of another direction is isolated from the sentence around it.
    text: (value: string) => (needsIsolation(value) ? FIRST_STRONG_ISOLATE + value + END_ISOLATE : value),
  }

  function format(message: Exclude<CompiledMessage, string>, values: MessageDescriptor['values'], depth: number) {
    const filled: Record<string, string | number> = Object.create(null)
    for (const [name, value] of Object.entries(values ?? {}))
      filled[name] = typeof value === 'object' ? sayAt(value, depth + 1) : value
    try {
      return formatMessage(message, filled, formats)
    } catch {
      // A value of another kind than the message says: a recording may hold it.
      return bare(message)
    }
  }

  function needsIsolation(value: string): boolean {
    return language.direction === 'rtl' || RIGHT_TO_LEFT.test(value)
  }

  function sayAt(text: Words, depth: number): string {
    if (typeof text === 'string' || depth > DEEPEST) return typeof text === 'string' ? text : ''
    const { message, context, values } = text
    const translated = catalog?.(message, context) ?? message
    return typeof translated === 'string' ? translated : format(translated, values, depth)
  }

  return {
    language,
    t: (source, ...[values]) => sayAt(descriptorOf(source, values as MessageDescriptor['values']), 0),
    say: text => sayAt(text, 0),
    // Languages that are English have the differences alone.
    isTranslated: ({ message, context }) =>
      language.code.startsWith('en') || !hasWords(message) || catalog?.(message, context) !== undefined,
    number,
    date,
    list: (items, options) => lists(options).format(items),
  }
}

/** A format for each set of options: creating one per number would dominate the time of a long list. */
function kept<Options extends object, Format>(make: (options?: Options) => Format): (options?: Options) => Format {
  const formats = new Map<string, Format>()
  return options => {
    const key = options ? JSON.stringify(options) : ''
    let format = formats.get(key)
    if (!format) {
      format = make(options)
      formats.set(key, format)
    }
    return format
  }
}

/** Messages in a language, with these parts of its translations. */
export async function loadMessages(
  language: MessageLanguage,
  parts: readonly CatalogPart[] = catalogParts,
): Promise<Messages> {
  if (!language.load) return messagesIn(language)
  const catalogs = await Promise.all(parts.map(part => language.load?.(part)))
  return messagesIn(language, (message, context) => {
    for (const catalog of catalogs) {
      const translation = catalog?.(message, context)
      if (translation !== undefined) return translation
    }
  })
}

/** Messages as they are in the code. */
export const englishMessages = messagesIn(sourceLanguage)
