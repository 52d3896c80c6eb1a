import type { GetICUArgs } from '@schummar/icu-type-parser'
import { compiled } from './compile.ts'

/** A piece of a compiled message: text, `#` in a plural, or an argument with its type and format. */
export type MessageToken =
  | string
  | readonly [name: string, type?: string, format?: string | null | Readonly<Record<string, unknown>>]

/** A message of ICU MessageFormat, compiled: plain text, or its tokens. */
export type CompiledMessage = string | readonly MessageToken[]

/** What may be filled into a message. */
type MessageValue = string | number | MessageDescriptor

/**
 * A message that is not translated yet, with its values: JSON, for definitions, run events and errors. `localize`
 * translates it into the language of its reader.
 */
export interface MessageDescriptor {
  message: CompiledMessage
  /** Distinguishes messages of the same words that are translated in different ways. */
  context?: string
  values?: Readonly<Record<string, MessageValue>>
}

/** A message to be translated, or plain text: what a person wrote, recordings of earlier versions. */
export type LocalizedText = string | MessageDescriptor

/** A message with what a translator needs to know. Its parts are literals, for `npm run messages`. */
export interface SourceMessage<Message extends string> {
  message: Message
  /** Distinguishes messages of the same words: "verb, on a button". */
  context?: string
  /** For translators only. */
  note?: string
}

type Values<Message extends string> = GetICUArgs<
  Message,
  { ICUArgument: MessageValue; ICUNumberArgument: number; ICUDateArgument: number }
>

/** The second argument of `t` and `msg`, as the text of the message requires it. */
export type ValuesOf<Message extends string> = keyof Values<Message> extends never ? [] : [values: Values<Message>]

/** What the build makes of the first argument: the message is compiled, its note removed. */
type BuiltMessage = CompiledMessage | { message: CompiledMessage; context?: string }

/** A deferred message. Its first argument is a literal in ICU MessageFormat. */
export function msg<const Message extends string>(
  source: Message | SourceMessage<Message>,
  ...[values]: ValuesOf<Message>
): MessageDescriptor {
  return descriptorOf(source, values as MessageDescriptor['values'])
}

/** A descriptor of the first argument of `t` or `msg`, as it was written or as the build left it. */
export function descriptorOf(source: BuiltMessage, values?: MessageDescriptor['values']): MessageDescriptor {
  const { message, context } =
    typeof source === 'object' && 'message' in source ? source : { message: source, context: undefined }
  return {
    message: typeof message === 'string' ? compiled(message) : message,
    ...(context !== undefined && { context }),
    ...(values && { values }),
  }
}

/**
 * The key of a message in catalogs: a hash of 52 bits of its compiled form and its context. `npm run messages` refuses two
 * messages with the same key.
 */
export function messageKey(message: CompiledMessage, context = ''): string {
  const text = JSON.stringify([message, context])
  let [high, low] = [0x811c9dc5, 0x1b873593]
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at)
    high = Math.imul(high ^ unit, 0x01000193)
    low = Math.imul(low ^ unit, 0x85ebca6b)
    low ^= low >>> 13
  }
  return ((high >>> 0) * 0x10_0000 + (low >>> 12)).toString(36)
}
