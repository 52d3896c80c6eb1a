import * as v from 'valibot'
import type { JsonObject, JsonSchema, JsonValue } from '../../model/json'
import type { ModelRequest, Tool, ToolCall } from '../../model/language-model'
import { argumentsForHistory } from '../wire/tool-calls'

/**
 * Tools for a model that knows only how to write JSON of a schema: it answers with an envelope that holds what it says
 * and what it calls, and each call has to be one of the tools.
 */
const Envelope = v.object({
  say: v.optional(v.string(), ''),
  calls: v.optional(v.array(v.object({ tool: v.string(), arguments: v.optional(v.unknown(), {}) })), []),
  answer: v.optional(v.unknown()),
})

/** More calls at once than a small model means. Without an end it may list them for ever. */
const MOST_CALLS = 8

/** The schema that an answer has to fit; undefined where any text will do. */
export function constraintOf({ tools, responseFormat }: ModelRequest): JsonSchema | undefined {
  if (tools.length === 0) return responseFormat?.schema
  const calls = { type: 'array', items: { anyOf: tools.map(callSchema) }, maxItems: MOST_CALLS }
  if (!responseFormat) return closed({ say: { type: 'string' }, calls })
  return { anyOf: [closed({ calls: { ...calls, minItems: 1 } }), closed({ answer: responseFormat.schema })] }
}

/** What the system prompt says about tools, after its own text. */
export function toolsPrompt(tools: readonly Tool[]): string {
  if (tools.length === 0) return ''
  const list = tools.map(tool => `- ${tool.name}: ${tool.description} Arguments: ${JSON.stringify(tool.inputSchema)}`)
  return [
    'You have tools. Answer with JSON: "say" holds your words to the person, "calls" the tools that you use now.',
    'When the result of a tool is there and nothing is left to do, leave "calls" empty.',
    ...list,
  ].join('\n')
}

/** An earlier turn of the model in the form in which it would have written it. */
export function asEnvelope(content: string, calls: readonly ToolCall[]): string {
  return JSON.stringify({
    say: content,
    calls: calls.map(call => ({ tool: call.name, arguments: argumentsForHistory(call) })),
  })
}

/** Reads a whole envelope; null when it is none, and then it is plain text. */
export function readEnvelope(text: string): { say: string; calls: ToolCall[]; answer?: JsonValue } | null {
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch {
    return null
  }
  const read = v.safeParse(Envelope, json)
  if (!read.success) return null
  const { say, calls, answer } = read.output
  return {
    say,
    calls: calls.map((call, n) => ({
      id: `call_${n + 1}`,
      name: call.tool,
      arguments: call.arguments as JsonValue,
    })),
    ...(answer !== undefined && { answer: answer as JsonValue }),
  }
}

/** What an envelope says as far as it has come: its words can be shown while the rest is still being written. */
export function saidSoFar(text: string): string {
  const start = /"say"\s*:\s*"/.exec(text)
  if (!start) return ''
  const rest = text.slice(start.index + start[0].length)
  const [written = ''] = /^(?:[^"\\]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*/.exec(rest) ?? []
  // Half of a pair that is not whole yet would show as a broken sign.
  return (JSON.parse(`"${written.replace(/\p{Cc}/gu, ' ')}"`) as string).replace(/[\ud800-\udbff]$/, '')
}

function callSchema(tool: Tool): JsonSchema {
  return closed({ tool: { type: 'string', enum: [tool.name] }, arguments: tool.inputSchema })
}

function closed(properties: Record<string, JsonValue>): JsonObject {
  return { type: 'object', properties, required: Object.keys(properties), additionalProperties: false }
}
