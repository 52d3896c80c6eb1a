import { toJsonSchema } from '@valibot/to-json-schema'
import * as v from 'valibot'
import type { LocalizedText } from '../../language/message'
import type { JsonObject, JsonSchema, JsonValue } from '../../model/json'
import type { NodeTool } from '../../model/node-type'
import { describeSchemaIssue } from '../../model/schema-issue'
import { toolName } from './tool-name'

interface Display<Schema extends v.GenericSchema>
  extends Pick<NodeTool, 'description' | 'toCell' | 'inWords' | 'callTokens'> {
  /**
   * The arguments. It is shown to the model as a JSON Schema, with `v.description` for each; what comes is checked by it;
   * the view parses the result with it.
   */
  schema: Schema
  /** The result for the model: "2 of 5". */
  shown(args: v.InferInput<Schema>): string
  /** The first word of the tool's name; "display" when absent. */
  verb?: string
  /** What is stored with the result beside its arguments, such as settings, so that later changes do not affect it. */
  fixed?: JsonObject | ((args: v.InferInput<Schema>) => JsonObject) | undefined
  /** Rules with messages for the person, for arguments that fit the schema. */
  check?(args: v.InferInput<Schema>): LocalizedText[]
}

const EXPLANATION = { type: 'string', description: 'In a sentence: why' }

/** The tool of a display node, which returns at once: `display_<name>_<noun>`. */
export function displayTool<const Schema extends v.GenericSchema>(
  noun: string,
  { schema, shown, toCell, check, verb = 'display', fixed, ...rest }: Display<Schema>,
): NodeTool {
  const { properties, required = [] } = jsonSchemaOf(schema) as { properties: JsonObject; required?: string[] }
  return {
    ...rest,
    name: safeName => toolName(verb, safeName, noun),
    outputType: noun,
    toCell: toCell ?? (data => shown(data as v.InferInput<Schema>)),
    inputSchema: {
      type: 'object',
      properties: { ...properties, explanation: properties.explanation ?? EXPLANATION },
      required,
    },
    check(args) {
      const found = misfits(schema, args)
      return found.length > 0 ? found : (check?.(args as v.InferInput<Schema>) ?? [])
    },
    run: (args: JsonValue) => ({
      data: {
        ...(args as JsonObject),
        ...(typeof fixed === 'function' ? fixed(args as v.InferInput<Schema>) : fixed),
      },
      content: `Shown: ${shown(args as v.InferInput<Schema>)}.`,
    }),
  }
}

// A tool is made many times in a run, and most schemas are constants.
const converted = new WeakMap<v.GenericSchema, JsonSchema>()

function jsonSchemaOf(schema: v.GenericSchema): JsonSchema {
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
