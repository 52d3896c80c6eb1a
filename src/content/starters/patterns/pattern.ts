import type { Written } from '../../../language/written'
import type { Document, Pipeline } from '../../../model/document'
import type { JsonObject, JsonSchema } from '../../../model/json'
import type { WrittenCard } from '../../cards'

/** A document whose first pipeline is a tool, with example input. */
export interface ToolPattern {
  id: string
  title: string
  /** A summary in one line. */
  teaches: string
  document: Document
  /** Example arguments of the first pipeline. */
  example: JsonObject
}

/** A pattern whose texts are messages. */
export type WrittenPattern = Written<ToolPattern> & { id: string }

/** A step that calls a tool, reasons about its result, or both. */
export function step(
  id: string,
  slug: string,
  name: Written<string>,
  {
    tool,
    input,
    task,
    answer,
  }: { tool?: JsonObject; input?: Written<JsonObject>; task?: Written<string>; answer?: JsonSchema },
): WrittenCard {
  return {
    id,
    type: 'tool_step',
    slug,
    config: {
      name,
      tool: tool ?? { kind: 'none' },
      ...(input && { inputMapping: input }),
      reasoning:
        task === undefined
          ? { enabled: false }
          : { enabled: true, prompt: task, ...(answer && { outputSchema: answer }) },
    },
  }
}

/** Mock data as a tool for steps. */
export function mockTool(id: string, name: string, inputSchema: JsonSchema, data: Written<JsonObject>): WrittenCard {
  return { id, type: 'integration', config: { name, kind: 'mock', inputSchema, data } }
}

/** A pipeline that only contains tools for the steps of others. */
export function toolPipeline(id: string, name: Written<string>, nodes: WrittenCard[]): Written<Pipeline> {
  return { id, name, nodes }
}

/** An object schema with all fields required. */
export function object(properties: Record<string, JsonObject>): JsonSchema {
  return { type: 'object', properties, required: Object.keys(properties), additionalProperties: false }
}

export const text = (description: string): JsonObject => ({ type: 'string', description })
export const list = (items: JsonObject, description: string): JsonObject => ({ type: 'array', items, description })
