import * as v from 'valibot'
import { type LocalizedText, msg } from '../../language/message'
import type { JsonValue } from '../../model/json'
import type { NodeTool, ToolContext, ToolOutcome } from '../../model/node-type'
import { safeName } from '../../model/tool-names'
import { StoredJson, storedObject } from './stored-json'

/** A tool in JavaScript: the body of a function of its arguments. */
export const CustomTool = v.looseObject({
  name: v.optional(v.string(), ''),
  description: v.optional(v.string(), ''),
  /** A JSON Schema of an object, or its text. */
  inputSchema: v.optional(StoredJson),
  code: v.optional(v.string(), ''),
})

export type CustomTool = v.InferOutput<typeof CustomTool>

/** The valid tools; for the others see `customToolProblem`. */
export function customTools(tools: readonly CustomTool[]): NodeTool[] {
  return tools.flatMap(tool => (customToolProblem(tool) === null ? [customTool(tool)] : []))
}

/** Why a tool cannot be offered, as a sentence, or null. */
export function customToolProblem({ name, inputSchema, code }: CustomTool): LocalizedText | null {
  if (name.trim() === '') return msg('A tool needs a name.')
  if (safeName(name) === null)
    return msg('The name “{name}” needs at least one of these: a to z, 0 to 9, _ or -.', { name })
  const schema = storedObject(inputSchema)
  if (schema === null || (schema && schema.type !== 'object'))
    return msg('The arguments of the tool {name} cannot be read.', { name })
  return code.trim() === '' ? msg('The tool {name} has no code yet.', { name }) : null
}

/** A tool whose code runs in the sandbox, with its arguments and previous results. */
export function customTool({ name, description, inputSchema, code }: CustomTool): NodeTool {
  return {
    name: () => safeName(name) ?? '',
    description: description.trim() || `The tool ${name}.`,
    inputSchema: storedObject(inputSchema) ?? { type: 'object', properties: {} },
    outputType: 'custom',
    run: (args, context) => run(code, args, context),
  }
}

async function run(code: string, args: JsonValue, { runCode }: ToolContext): Promise<ToolOutcome> {
  const result = runCode ? await runCode(code, args) : { problem: msg('No code can be run here.') }
  if ('value' in result) return { data: result.value, content: JSON.stringify(result.value) }
  return { data: null, content: result.problem, isError: true }
}
