import type { JsonObject, JsonValue } from '../../model/json'
import type { NodeTool } from '../../model/node-type'
import { toolName } from './tool-name'

interface Display extends Pick<NodeTool, 'description' | 'check' | 'toCell'> {
  /** The arguments, without the explanation that every display has. */
  properties: JsonObject
  required: string[]
  /** The result for the model: "2 of 5". */
  // biome-ignore lint/suspicious/noExplicitAny: arguments that fit the schema above, which each display writes itself.
  shown(args: any): string
  /** The person's settings, stored with the result so that later changes do not affect it. */
  fixed?: JsonObject
}

/** The tool of a display node, which returns at once: `display_<name>_<noun>`. */
export function displayTool(noun: string, { properties, required, shown, toCell, fixed, ...rest }: Display): NodeTool {
  return {
    ...rest,
    name: safeName => toolName('display', safeName, noun),
    outputType: noun,
    toCell: toCell ?? (data => shown(data)),
    inputSchema: {
      type: 'object',
      properties: { ...properties, explanation: { type: 'string', description: 'In a sentence: why' } },
      required,
    },
    run: (args: JsonValue) => ({ data: { ...(args as JsonObject), ...fixed }, content: `Shown: ${shown(args)}.` }),
  }
}
