import * as v from 'valibot'
import type { CompiledMessage, LocalizedText, MessageDescriptor, MessageToken } from './message'

// A descriptor in a recording or a link was written by anyone: it is parsed before it is said.

/** Characters of one text, and items of one list, arms or values. */
const [LONGEST, MOST] = [20_000, 100]

const TextPart = v.pipe(v.string(), v.maxLength(LONGEST))
/** Of an argument or an arm; no name of an object's own machinery. */
const Name = v.pipe(
  v.string(),
  v.regex(/^[\w.-]{1,60}$/),
  v.check(name => !(name in Object.prototype), 'is no name'),
)

const record = <Value>(value: v.GenericSchema<unknown, Value>) =>
  v.pipe(
    v.record(Name, value),
    v.check(entries => Object.keys(entries).length <= MOST, 'has too many entries'),
  )

const Tokens: v.GenericSchema<unknown, readonly MessageToken[]> = v.pipe(
  v.array(v.lazy(() => Token)),
  v.maxLength(MOST),
)

const Token: v.GenericSchema<unknown, MessageToken> = v.union([
  TextPart,
  v.strictTuple([Name]),
  v.strictTuple([Name, v.picklist(['number', 'date', 'time'])]),
  v.strictTuple([Name, v.literal('number'), v.picklist(['percent', 'decimal'])]),
  v.strictTuple([Name, v.picklist(['date', 'time']), v.picklist(['short', 'default', 'long', 'full'])]),
  v.strictTuple([
    Name,
    v.picklist(['plural', 'selectordinal', 'select']),
    v.pipe(
      record(v.union([v.lazy(() => Tokens), v.pipe(v.number(), v.integer())])),
      v.check(arms => Array.isArray(arms.other), 'has no arm "other"'),
    ),
  ]),
])

const Compiled: v.GenericSchema<unknown, CompiledMessage> = v.union([TextPart, Tokens])

/** A message descriptor from outside. */
export const MessageDescriptorSchema: v.GenericSchema<unknown, MessageDescriptor> = v.strictObject({
  message: Compiled,
  context: v.optional(v.pipe(v.string(), v.maxLength(200))),
  values: v.optional(
    record(v.union([v.string(), v.pipe(v.number(), v.finite()), v.lazy(() => MessageDescriptorSchema)])),
  ),
})

/** A message or plain words, from outside. */
export const LocalizedTextSchema: v.GenericSchema<unknown, LocalizedText> = v.union([
  v.string(),
  MessageDescriptorSchema,
])
