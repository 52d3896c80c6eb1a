import { I18n } from '@lingui/core'
import { type CatalogPart, catalogParts, type MessageLanguage, sourceLanguage } from './languages'
import {
  type CompiledMessage,
  descriptorOf,
  type LocalizedText,
  type MessageDescriptor,
  type MessageToken,
  type SourceMessage,
  type ValuesOf,
} from './message'

/** Finds the translation of a message; undefined where there is none. */
export type MessageCatalog = (message: CompiledMessage, context?: string) => CompiledMessage | undefined

/** Messages and formats in one language. */
export interface Messages {
  language: MessageLanguage
  /** Translates a message. Its first argument is a literal in ICU MessageFormat. */
  t<const Message extends string>(source: Message | SourceMessage<Message>, ...values: ValuesOf<Message>): string
  /** Translates a deferred message. Plain text is returned unchanged. */
  localize(text: LocalizedText): string
  /** Whether a message has a translation into this language; otherwise English is used. */
  isTranslated(message: MessageDescriptor): boolean
  /** "1,204" */
  number(amount: number, options?: Intl.NumberFormatOptions): string
  date(time: Date | number, options?: Intl.DateTimeFormatOptions): string
  /** "a, b, and c" */
  list(items: readonly string[], options?: Intl.ListFormatOptions): string
}

/** Levels of messages within messages. */
const DEEPEST = 12

/**
 * A value may be anything. Lingui decodes `\x41` in what it returns, and looks a value up among the arms of a message,
 * where "constructor" is a function: both are hidden from it.
 */
const hide = (text: string) => (text in Object.prototype ? `\uE05D${text}` : text.replaceAll('\\', '\uE05C'))
const reveal = (text: string) => text.replaceAll('\uE05C', '\\').replaceAll('\uE05D', '')

const FIRST_STRONG_ISOLATE = '\u2068'
const END_ISOLATE = '\u2069'
/** Letters of Hebrew, Arabic and the scripts between them, which are written from right to left. */
const RIGHT_TO_LEFT = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC]/

/** The text of a message without its arguments. */
const bare = (message: readonly MessageToken[]) => message.filter(token => typeof token === 'string').join('')

const hasWords = (message: CompiledMessage) => /\p{L}/u.test(typeof message === 'string' ? message : bare(message))

/** Messages and formats in a language. A message without a translation is in English. */
export function messagesIn(language: MessageLanguage, catalog?: MessageCatalog): Messages {
  const locale = language.locale ?? language.code
  const i18n = new I18n({ locale, messages: { [locale]: {} } })

  function format(message: Exclude<CompiledMessage, string>, values: MessageDescriptor['values'], depth: number) {
    // Without a prototype: a message may name any argument.
    const filled: Record<string, string | number> = Object.create(null)
    for (const [name, value] of Object.entries(values ?? {})) {
      const said = typeof value === 'object' ? localizeAt(value, depth + 1) : value
      filled[name] = typeof said === 'string' ? hide(said) : said
    }
    try {
      // Typed for text, and it takes what is compiled.
      const shown = Object.values(filled).some(needsIsolation) ? isolated(message, filled) : message
      return reveal(i18n._('', filled, { message: shown as unknown as string }))
    } catch {
      // A value of another kind than the message says: a recording may hold it.
      return bare(message)
    }
  }

  /**
   * A message with its texts of another direction isolated from the sentence around them. Where they are shown, not
   * where they choose an arm.
   */
  function isolated(message: readonly MessageToken[], values: Record<string, string | number>): MessageToken[] {
    return message.flatMap(token => {
      if (typeof token === 'string') return [token]
      const [name, type, format] = token
      if (type === undefined) return needsIsolation(values[name]) ? [FIRST_STRONG_ISOLATE, token, END_ISOLATE] : [token]
      if (typeof format !== 'object' || format === null) return [token]
      const arms = Object.entries(format).map(([arm, tokens]) => [
        arm,
        Array.isArray(tokens) ? isolated(tokens, values) : tokens,
      ])
      return [[name, type, Object.fromEntries(arms)] as MessageToken]
    })
  }

  function needsIsolation(value: string | number | undefined): boolean {
    return typeof value === 'string' && (language.direction === 'rtl' || RIGHT_TO_LEFT.test(value))
  }

  function localizeAt(text: LocalizedText, depth: number): string {
    if (typeof text === 'string' || depth > DEEPEST) return typeof text === 'string' ? text : ''
    const { message, context, values } = text
    const translated = catalog?.(message, context) ?? message
    return typeof translated === 'string' ? translated : format(translated, values, depth)
  }

  return {
    language,
    t: (source, ...[values]) => localizeAt(descriptorOf(source, values as MessageDescriptor['values']), 0),
    localize: text => localizeAt(text, 0),
    // Languages that are English have the differences alone.
    isTranslated: ({ message, context }) =>
      language.code.startsWith('en') || !hasWords(message) || catalog?.(message, context) !== undefined,
    number: (amount, options) => i18n.number(amount, options),
    date: (time, options) => i18n.date(time, options),
    list: (items, options) => new Intl.ListFormat(locale, options).format(items),
  }
}

/** Messages in a language, with these parts of its translations. */
export async function loadMessages(
  language: MessageLanguage,
  parts: readonly CatalogPart[] = catalogParts,
): Promise<Messages> {
  // The same for English, so that what is cached for it is found again after another language.
  if (!language.load) return language === sourceLanguage ? englishMessages : messagesIn(language)
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
