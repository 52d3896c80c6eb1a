import * as v from 'valibot'
import { type LocalizedText, msg } from '../../language/message'
import { isJsonObject, type JsonObject, type JsonSchema, type JsonValue, jsonAsText } from '../../model/json'
import type { NodeType } from '../../model/node-type'
import { nameProblem, type Setting, setting } from './setting'

/** A field of a form: what it holds, and how it is edited. */
export interface FormField {
  name: string
  setting: Setting
  shape: Shape
}

/** What a form needs to know of a schema. */
export interface Shape {
  /** `any`: of several types, or of none that a form has a control for. */
  type: 'text' | 'number' | 'yes-no' | 'list' | 'object' | 'any'
  /** The only values that are permitted. */
  choices?: readonly { value: JsonValue; label: LocalizedText }[]
  /** Whether it can be left out, and has no default then. */
  isOptional: boolean
  whole?: boolean
  min?: number | undefined
  max?: number | undefined
  /** The fields of an object, or of each item of a list. */
  fields?: readonly FormField[] | undefined
  /** What is in a list of values. */
  item?: FormField
  /** The value of a new item of a list. */
  fresh?: JsonValue
}

/** The fields of a node's config that have a setting. */
export function fieldsOfConfig({
  tool,
  configSchema,
}: Pick<NodeType, 'configSchema'> & Partial<Pick<NodeType, 'tool'>>): readonly FormField[] {
  const fields = fieldsOfEntries(configSchema as unknown as SchemaPart)
  const at = fields.findIndex(({ setting }) => setting.control === 'naming')
  if (at >= 0) return fields.toSpliced(at, 1, ...namingFields)
  return tool ? [...fields, ...namingFields] : fields
}

/** A part of a schema of Valibot, of any kind. */
interface SchemaPart {
  type: string
  wrapped?: SchemaPart
  default?: unknown
  options?: readonly (string | number)[]
  pipe?: readonly SchemaPart[]
  requirement?: unknown
  entries?: Readonly<Record<string, SchemaPart>>
  item?: SchemaPart
}

function fieldsOfEntries({ entries = {} }: SchemaPart, settings?: Readonly<Record<string, Setting | undefined>>) {
  return Object.entries(entries).flatMap(([name, entry]): FormField[] => {
    const { setting } = settings
      ? { setting: settings[name] }
      : (v.getMetadata(entry as unknown as v.GenericSchema) as { setting?: Setting })
    return setting ? [{ name, setting, shape: shapeOfEntry(entry, setting) }] : []
  })
}

const TYPES: Readonly<Record<string, Shape['type']>> = {
  string: 'text',
  number: 'number',
  boolean: 'yes-no',
  array: 'list',
  object: 'object',
  loose_object: 'object',
}

function shapeOfEntry(entry: SchemaPart, setting: Setting): Shape {
  const inner = entry.wrapped ?? entry
  const numberOf = (rule: string) => inner.pipe?.find(({ type }) => type === rule)?.requirement as number | undefined
  const type = TYPES[inner.type] ?? 'any'
  const labels: Readonly<Record<string, LocalizedText>> = setting.choices ?? {}
  const values = inner.options ?? Object.keys(labels).map(key => (type === 'number' ? Number(key) : key))
  return {
    type,
    ...(values.length > 0 && { choices: values.map(value => ({ value, label: labels[value] ?? String(value) })) }),
    isOptional: entry.wrapped !== undefined && entry.default === undefined,
    whole: inner.pipe?.some(({ type }) => type === 'integer') ?? false,
    min: numberOf('min_value'),
    max: numberOf('max_value'),
    fields: fieldsOfItem(inner, setting),
  }
}

function fieldsOfItem(inner: SchemaPart, { items, fields }: Setting): readonly FormField[] | undefined {
  if (items?.stored) return fieldsOfEntries(items.stored.item as unknown as SchemaPart)
  return fields && fieldsOfEntries(inner.item ?? inner, fields)
}

/** The fields of the arguments that a JSON Schema describes, in its order. */
export function fieldsOfSchema({ properties, required }: JsonSchema): readonly FormField[] {
  const needed = Array.isArray(required) ? required : []
  return Object.entries(isJsonObject(properties) ? properties : {}).map(([name, property]) =>
    fieldOfSchema(name, isJsonObject(property) ? property : {}, needed.includes(name)),
  )
}

function fieldOfSchema(name: string, schema: JsonSchema, isRequired: boolean): FormField {
  const title = typeof schema.title === 'string' ? schema.title : name
  const type = typeOfSchema(schema)
  const choices = choicesOf(schema, type, isRequired)
  const one = isJsonObject(schema.items) ? schema.items : { type: 'string' }
  const [example] = Array.isArray(schema.examples) ? schema.examples : []
  return {
    name,
    setting: {
      label: isRequired ? title : msg('{field} (optional)', { field: title }),
      ...(typeof schema.description === 'string' && { help: schema.description }),
      ...(typeof example === 'string' && { placeholder: example }),
      ...(!isRequired && { none: msg('left out') }),
      ...(type === 'text' && !choices && { control: 'lines', rows: 1 }),
    },
    shape: {
      type,
      isOptional: !isRequired,
      ...(choices && { choices: choices.map(value => ({ value, label: choiceLabel(value) })) }),
      whole: schema.type === 'integer',
      min: typeof schema.minimum === 'number' ? schema.minimum : undefined,
      max: typeof schema.maximum === 'number' ? schema.maximum : undefined,
      ...(type === 'object' && { fields: fieldsOfSchema(schema) }),
      ...(type === 'list' && { item: fieldOfSchema(title, one, true), fresh: emptyValue(one) }),
    },
  }
}

function typeOfSchema({ type, properties, items }: JsonSchema): Shape['type'] {
  if (type === 'object') return isJsonObject(properties) && Object.keys(properties).length > 0 ? 'object' : 'any'
  if (type === 'array') return items === undefined || isJsonObject(items) ? 'list' : 'any'
  return TYPES[type === 'integer' ? 'number' : String(type)] ?? 'any'
}

function choicesOf({ const: only, enum: values }: JsonSchema, type: Shape['type'], isRequired: boolean) {
  if (only !== undefined) return [only]
  if (Array.isArray(values)) return values
  // A checkbox cannot be left out.
  return type === 'yes-no' && !isRequired ? [true, false] : undefined
}

function choiceLabel(choice: JsonValue): LocalizedText {
  if (typeof choice === 'boolean') return choice ? msg('yes') : msg('no')
  return typeof choice === 'string' ? choice : JSON.stringify(choice)
}

function emptyValue({ type, default: usual }: JsonSchema): JsonValue {
  if (usual !== undefined) return usual
  const empties: JsonObject = { number: 0, integer: 0, boolean: false, array: [], object: {}, null: null }
  return empties[String(type)] ?? ''
}

/** An argument that a person set. Its text is converted to the type of the schema when the tool is called. */
const FilledInArgument = v.object({
  name: setting(v.string(), { label: msg('Argument'), problem: nameProblem, row: 'argument' }),
  value: setting(v.string(), { label: msg('Value'), placeholder: '{{vars.mood}}', row: 'argument' }),
})

/**
 * Common fields of nodes with a tool: the name that becomes part of the tool's name, the caption, and filled-in
 * arguments, which are hidden from the model.
 */
const namingFields = fieldsOfEntries(
  v.object({
    name: setting(v.optional(v.string()), {
      label: msg('Name'),
      verbatim: true,
      help: msg('Part of the tool’s name, so the model sees it.'),
      row: 'naming',
    }),
    label: setting(v.optional(v.string()), {
      label: msg('Label'),
      help: msg('A title above the result. The model does not see it.'),
      row: 'naming',
    }),
    prefilled: setting(v.optional(v.record(v.string(), v.any())), {
      label: msg('Filled-in arguments'),
      help: msg('You set these. The model does not see them. A value can be a template.'),
      items: {
        title: number => msg('Argument {number}', { number }),
        remove: number => msg('Remove argument {number}', { number }),
        add: msg('Add an argument'),
        fresh: () => ({ name: '', value: '' }),
        isFolded: true,
        stored: {
          item: FilledInArgument,
          read: stored =>
            Object.entries(isJsonObject(stored) ? stored : {}).map(([name, value]) => ({
              name,
              value: jsonAsText(value),
            })),
          write: items => byName(items, ({ value = '' }) => value),
        },
      },
    }),
  }) as unknown as SchemaPart,
)

/** The items of a list as an object by their names; undefined for none. Those without a name are left out. */
export function byName(items: readonly JsonObject[], read: (item: JsonObject) => JsonValue): JsonObject | undefined {
  const named = items.filter(({ name }) => String(name ?? '').trim() !== '')
  return named.length > 0 ? Object.fromEntries(named.map(item => [String(item.name), read(item)])) : undefined
}
