import * as v from 'valibot'
import { type LocalizedText, msg } from '../language/message'
import type { NodeConfig } from './document'
import { mcpServerProblem } from './inference'
import { isJsonObject, type JsonObject, type JsonSchema, type JsonValue } from './json'
import { isToolStep } from './known-types'
import type { ToolReference } from './node-type'
import type { ParsedNode } from './parsed-node'
import { readStoredJson, StoredJson } from './stored-json'

/** The tool of a step: none, a node or pipeline of this document, custom code, or a tool of a server. */
export type ToolChoice = JsonObject & {
  kind: 'none' | 'node' | 'pipeline' | 'code' | 'mcp'
  /** Id of a node or a pipeline; for a tool of a server, its name there. */
  id: string
  /** Its name when it was chosen, for the message when it is missing. */
  name?: string
  /** JavaScript: the body of a function of `args`. */
  code?: string
  /** The address of an MCP server. */
  url?: string
}

/** How a model processes the result of a step. */
export type Reasoning = JsonObject & {
  enabled: boolean
  /** The instructions for the model. */
  prompt: string
  /** A custom prompt that replaces the default one. */
  template?: string
  /** Empty: the model of the pipeline's tool face, or else the default. */
  model: string
  /** 0.2, unless set in the tool face. */
  temperature?: number
  /** 2000, unless set in the tool face. */
  maxTokens?: number
  /** The JSON Schema of the answer, or its text. */
  outputSchema?: JsonValue
}

const Tool = v.looseObject({
  kind: v.optional(v.picklist(['none', 'node', 'pipeline', 'code', 'mcp']), 'none'),
  id: v.optional(v.string(), ''),
  name: v.optional(v.string()),
  code: v.optional(v.string()),
  url: v.optional(v.string()),
}) as unknown as v.GenericSchema<unknown, ToolChoice>

const Reasoning = v.looseObject({
  enabled: v.optional(v.boolean(), false),
  prompt: v.optional(v.string(), ''),
  template: v.optional(v.string()),
  model: v.optional(v.string(), ''),
  temperature: v.optional(v.pipe(v.number(), v.minValue(0))),
  maxTokens: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
  outputSchema: v.optional(StoredJson),
}) as unknown as v.GenericSchema<unknown, Reasoning>

/** The fields of a step's config. How they are edited is in the folder of its type. */
export const toolStepFields = {
  tool: v.optional(Tool, {}),
  /** The tool's input; its texts may contain templates. JSON, or its text. */
  inputMapping: v.optional(StoredJson),
  reasoning: v.optional(Reasoning, {}),
}

export type ToolStepConfig = NodeConfig & v.InferOutput<v.ObjectSchema<typeof toolStepFields, undefined>>

/** The settings of a step; undefined for any other node. */
export function toolStepOf({ type, config }: ParsedNode): ToolStepConfig | undefined {
  return isToolStep(type) ? config : undefined
}

/** The tool of the document that a step calls, or null where it calls none or none is chosen. */
export function referenceOf({ tool: { kind, id, name } }: Pick<ToolStepConfig, 'tool'>): ToolReference | null {
  const isInside = kind === 'node' || kind === 'pipeline'
  return isInside && id !== '' ? { kind, id, name } : null
}

/** The arguments that a step passes, templates unresolved; null where they cannot be parsed. */
export function argumentsOfStep({ inputMapping }: Pick<ToolStepConfig, 'inputMapping'>): JsonObject | null {
  const read = readStoredJson(inputMapping)
  if (read.problem !== undefined) return null
  const { value = {} } = read
  return isJsonObject(value) ? value : null
}

/** What is missing in the tool's settings, as a sentence, or null. */
export function toolProblem({ tool }: Pick<ToolStepConfig, 'tool'>): LocalizedText | null {
  const { kind, id, code = '', url = '' } = tool
  if (kind === 'none') return null
  if (kind === 'code') return code.trim() === '' ? msg('The code of this step is empty. It ends with return.') : null
  if (kind === 'mcp') return mcpServerProblem({ url }) ?? (id === '' ? msg('Choose a tool of the server.') : null)
  return id === '' ? msg('Choose a tool to call.') : null
}

/** The JSON Schema of an answer as stored: typed text or the schema itself. */
export function readOutputSchema(stored: JsonValue | undefined): { schema?: JsonSchema; problem?: LocalizedText } {
  const read = readStoredJson(stored)
  if (read.problem !== undefined) return { problem: read.problem }
  if (read.value === undefined) return {}
  return isJsonObject(read.value)
    ? { schema: read.value }
    : {
        problem: msg('A schema begins like this: {example}.', { example: '{ "type": "object", "properties": { … } }' }),
      }
}
