import { msg } from '../../language/message'
import { type CustomTool, customToolProblem } from '../../model/inference'
import type { JsonValue } from '../../model/json'
import type { NodeTool, ToolContext, ToolOutcome } from '../../model/node-type'
import { storedObject } from '../../model/stored-json'
import { safeName } from '../../model/tool-names'

/** The tools in JavaScript that are valid; for the others see `customToolProblem`. */
export function customTools(tools: readonly CustomTool[]): NodeTool[] {
  return tools.flatMap(tool => (customToolProblem(tool) === null ? [customTool(tool)] : []))
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
