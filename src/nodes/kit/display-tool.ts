import { toJsonSchema } from '@valibot/to-json-schema'
import * as v from 'valibot'
import type { LocalizedText } from '../../language/message'
import type { JsonObject, JsonSchema, JsonValue } from '../../model/json'
import type { NodeTool } from '../../model/node-type'
import { describeSchemaIssue } from '../../model/schema-issue'

interface Display<Schema extends v.GenericSchema> extends Pick<NodeTool, 'description' | 'callTokens'> {
  /**
   * The data of a call. It is shown to the model as a JSON Schema, with `v.description` for each field; what comes is checked
   * by it; the view parses the result with it.
   */
  schema: Schema
  /** The data of any call, where `schema` depends on the settings of the card, which may have changed since. */
  anyCall?: v.GenericSchema<unknown, v.InferOutput<Schema>>
  /** The result for the model: "2 of 5". */
  shown(data: v.InferInput<Schema>): string
  /** The result in a few words for the person: see `NodeTool.inWords`. */
  inWords(data: v.InferOutput<Schema>): LocalizedText
  /** The result as a word or number: see `NodeTool.toCell`. Absent: what is shown to the model. */
  toCell?(data: v.InferOutput<Schema>): LocalizedText | number
  /** The first word of the tool's name; "display" when absent. */
  verb?: string
  /** Fields that the person has set: the model is not asked for them, and what it gives all the same is replaced. */
  chosen?: JsonObject | undefined
  /** Fields that follow from the others. They are stored with the result, so that later changes do not affect it. */
  derived?(data: v.InferInput<Schema>): JsonObject
  /** Rules with messages for the person, for data that fits the schema. */
  check?(data: v.InferInput<Schema>): LocalizedText[]
}

/** Inserts a node's name into its tool's name: `display`, `mood`, `color` → `display_mood_color`. */
export function toolName(verb: string, safeName: string | null, noun: string): string {
  return safeName ? `${verb}_${safeName}_${noun}` : `${verb}_${noun}`
}

const EXPLANATION = { type: 'string', description: 'In a sentence: why' }

/** The tool of a display node, which returns at once: `display_<name>_<noun>`. */
export function displayTool<const Schema extends v.GenericSchema>(
  noun: string,
  {
    schema,
    anyCall = schema,
    shown,
    inWords,
    toCell,
    check,
    verb = 'display',
    chosen = {},
    derived,
    ...rest
  }: Display<Schema>,
): NodeTool {
  const { properties, required = [] } = jsonSchemaOf(schema) as { properties: JsonObject; required?: string[] }
  const isAsked = (name: string) => !Object.hasOwn(chosen, name)
  const read = (args: JsonValue): v.InferInput<Schema> => {
    const data: JsonObject = { ...(args as JsonObject), ...chosen }
    return { ...data, ...derived?.(data as v.InferInput<Schema>) }
  }
  return {
    ...rest,
    name: safeName => toolName(verb, safeName, noun),
    outputType: noun,
    toCell: data => (toCell ? toCell(v.parse(anyCall, data)) : shown(data as v.InferInput<Schema>)),
    inWords: data => inWords(v.parse(anyCall, data)),
    inputSchema: {
      type: 'object',
      properties: {
        ...Object.fromEntries(Object.entries(properties).filter(([name]) => isAsked(name))),
        explanation: properties.explanation ?? EXPLANATION,
      },
      required: required.filter(isAsked),
    },
    check(args) {
      const data = read(args)
      const found = misfits(schema, data as JsonValue)
      return found.length > 0 ? found : (check?.(data) ?? [])
    },
    run(args) {
      const data = read(args)
      return { data: data as JsonValue, content: `Shown: ${shown(data)}.` }
    },
  }
}

// A tool is made many times in a run, and most schemas are constants.
const converted = new WeakMap<v.GenericSchema, JsonSchema>()

/** A schema of arguments as a model is shown it. */
export function jsonSchemaOf(schema: v.GenericSchema): JsonSchema {
  const known = converted.get(schema)
  if (known) return known
  // What JSON Schema has no word for is checked when a call comes.
  const { $schema: _, ...json } = toJsonSchema(schema, { typeMode: 'input', errorMode: 'ignore' })
  converted.set(schema, json as JsonSchema)
  return json as JsonSchema
}

/** What a JSON Schema does not check, or the engine does not: forms of texts, and rules over several fields. */
function misfits(schema: v.GenericSchema, args: JsonValue): LocalizedText[] {
  return (v.safeParse(schema, args).issues ?? []).map(({ type, path = [], message }) => {
    const keys = path.map(({ key }) => String(key))
    return type === 'regex'
      ? describeSchemaIssue({ keyword: 'pattern', instanceLocation: `#/${keys.join('/')}`, error: '' }, args)
      : [...(keys.length > 0 ? [`${keys.join('.')}:`] : []), message].join(' ')
  })
}
