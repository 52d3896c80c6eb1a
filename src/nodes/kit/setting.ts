import * as v from 'valibot'
import { type LocalizedText, msg } from '../../language/message'
import type { NodeConfig } from '../../model/document'
import type { JsonObject, JsonValue } from '../../model/json'

/** How a field of a config is edited. The control, its range and its choices follow from the schema of the field. */
export interface Setting<Value = unknown> {
  /** Without one, the fields of an object are in the form itself. */
  label: LocalizedText
  /** The word that the label is: it is explained there. */
  term?: 'temperature'
  /** A sentence below the control. */
  help?: LocalizedText | ((config: NodeConfig) => LocalizedText)
  placeholder?: LocalizedText
  /** Instead of the control that follows from the schema. `naming`: the fields that all tools have. */
  control?: 'text' | 'lines' | 'code' | 'json' | 'model' | 'naming' | 'slider' | 'color'
  /** Labels of the choices, by value. Absent for a list of values: the values. */
  choices?: Readonly<Record<Extract<Value, string | number>, LocalizedText>>
  /** Label of the choice that leaves the field out. */
  none?: LocalizedText
  /** Minimum number of lines. */
  rows?: number
  maxLength?: number
  /** An identifier: no automatic capitalization. */
  verbatim?: boolean
  /** The range of a number, where it is narrower than that of its schema. */
  min?: number
  max?: number
  whole?: boolean
  step?: number
  /** The unit of a share of 1 that is edited as a number of 100. */
  unit?: 'percent'
  /** A list, or what can be edited as one: its lines. */
  lines?: { print(value: Value): string[]; read(lines: string[]): Value }
  /** The fields of an object, or of each item of a list. */
  fields?: Readonly<Partial<Record<FieldName<Value>, Setting>>>
  /** A list of items with fields: the words of its parts and buttons, and a new item. */
  items?: {
    title(number: number): LocalizedText
    remove(number: number): LocalizedText
    add: LocalizedText
    fresh(items: Value): ItemOf<Value>
    /** Whether the list folds. */
    isFolded?: boolean
    /** For a list that is stored as something else, such as an object by name: its items, and both ways. */
    stored?: StoredItems
  }
  /** Names that templates of the text know besides those of the document. */
  names?: readonly { name: string; hint: LocalizedText }[]
  /** What is wrong with a line of a list, or else with the value, as a sentence. */
  problem?(value: JsonValue | undefined, near: Neighborhood): LocalizedText | null | undefined
  /** Adjacent fields with the same word are in one row. */
  row?: string
  /** Whether the fields of an object fold. */
  isFolded?: boolean
  /** Whether the field is at the end of the form, folded. */
  isRare?: boolean
  /** Whether the field is shown. */
  when?(near: Neighborhood['object']): boolean
}

/** Items that cannot be stored while they are edited, as two of one name, are kept as they were typed. */
interface StoredItems {
  /** The fields of an item, each with its setting. */
  item: v.GenericSchema
  read(stored: JsonValue | undefined): JsonObject[]
  write(items: readonly JsonObject[]): JsonValue | undefined
}

/** What a field is a part of. */
export interface Neighborhood {
  /** The config, or an object in it. */
  object: NodeConfig
  /** The items of the list that the object is in. */
  items: readonly JsonObject[]
}

type ItemOf<Value> = NonNullable<Value> extends readonly (infer Item)[] ? Item : JsonObject

type FieldName<Value> = Extract<
  keyof (NonNullable<Value> extends readonly (infer Item)[] ? Item : NonNullable<Value>),
  string
>

/** Adds to a field's schema how it is edited: a field without is in no form. */
export function setting<const Schema extends v.GenericSchema>(
  schema: Schema,
  setting: Setting<v.InferOutput<Schema>>,
): Schema {
  return v.pipe(schema, v.metadata({ setting })) as unknown as Schema
}

/** What is wrong with the name of an item, which no other item of its list may have. */
export function nameProblem(
  name: JsonValue | undefined,
  { items }: { items: readonly { name?: JsonValue }[] },
): LocalizedText | null {
  if (!String(name ?? '').trim()) return msg('Give it a name.')
  return items.filter(item => item.name === name).length > 1 ? msg('This name is used twice.') : null
}

/**
 * Adds to a field's schema what the field holds in a new card, for a person of a language (BCP 47), where that is not its
 * default. Texts are in the active language, and the author's from then on.
 */
export function beginsWith<const Schema extends v.GenericSchema>(
  schema: Schema,
  begins: (language: string) => v.InferOutput<Schema>,
): Schema {
  return v.pipe(schema, v.metadata({ begins })) as unknown as Schema
}

/** The config of a new card, for a person of a language. */
export function newConfig<Config extends NodeConfig>(
  schema: v.GenericSchema<unknown, Config>,
  language: string,
): Config {
  const entries = 'entries' in schema ? Object.entries(schema.entries as Record<string, v.GenericSchema>) : []
  const fields = entries.flatMap(([field, entry]) => {
    const { begins } = v.getMetadata(entry) as { begins?: (language: string) => unknown }
    return begins ? [[field, begins(language)]] : []
  })
  return v.parse(schema, Object.fromEntries(fields))
}
