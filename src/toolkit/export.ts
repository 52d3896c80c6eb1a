import type { Document } from '../model/document'
import type { JsonObject, JsonSchema } from '../model/json'
import type { NodeTypes } from '../model/node-type'
import type { ToolFace } from '../model/tool-face'
import { describeByRules } from './description'
import { activeTools, type FacedPipeline } from './face'

/** The JSON Schema of a response, for structured output: one shape for success and failure. */
function responseSchema({ outputMapping }: Pick<ToolFace, 'outputMapping'>): JsonSchema {
  const fields = Object.entries(outputMapping?.fields ?? {})
  // A field of the output may be null: a step that was skipped gave nothing.
  const properties = fields.map(([name, { description }]): [string, JsonObject] => [
    name,
    description ? { description } : {},
  ])
  const data: JsonObject = {
    description: 'What came of it. Only of a success.',
    ...(fields.length > 0 ? { type: 'object', properties: Object.fromEntries(properties) } : {}),
  }
  return {
    type: 'object',
    properties: {
      success: { type: 'boolean' },
      message: { type: 'string', description: 'What happened, in words' },
      data,
      error: {
        type: 'object',
        description: 'Why it failed. Only of a failure.',
        properties: { code: { type: 'string' }, details: { type: 'object' } },
        required: ['code'],
      },
      meta: { type: 'object', description: 'Steps, times, tokens and cost' },
      context: { type: 'object' },
      nextSteps: { type: 'string' },
      remediation: { type: 'string', description: 'How a failure is mended, and by whom' },
    },
    required: ['success', 'message', 'meta'],
  }
}

/** A pipeline as a tool that any provider's function calling can be given. */
interface UniversalTool {
  type: 'pipeline'
  name: string
  description: string
  parameters: JsonSchema
}

/** A pipeline as the fields that LangChain's `tool(func, fields)` takes. */
export interface LangChainTool {
  name: string
  description: string
  schema: JsonSchema
}

/** A pipeline as an MCP server lists it. */
interface McpTool {
  name: string
  title: string
  description: string
  inputSchema: JsonSchema
  /** The shape of a response, of a success and of a failure. */
  outputSchema: JsonSchema
}

interface Formats {
  universal: UniversalTool
  langchain: LangChainTool
  mcp: McpTool
}

export type ExportFormat = keyof Formats

const formats: { [Format in ExportFormat]: (tool: FacedPipeline, description: string) => Formats[Format] } = {
  universal: ({ toolName, inputSchema }, description) => ({
    type: 'pipeline',
    name: toolName,
    description,
    parameters: inputSchema,
  }),
  langchain: ({ toolName, inputSchema }, description) => ({ name: toolName, description, schema: inputSchema }),
  mcp: ({ toolName, inputSchema, pipeline, face }, description) => ({
    name: toolName,
    title: pipeline.name || toolName,
    description,
    inputSchema,
    outputSchema: responseSchema(face),
  }),
}

/**
 * The active tools of a document as definitions for other agents. Each is one tool; nothing of its steps shows.
 * @param pipelineId only this one.
 */
export function exportTools<Format extends ExportFormat>(
  document: Document,
  format: Format,
  types: NodeTypes,
  pipelineId?: string,
): Formats[Format][] {
  return activeTools(document, types)
    .filter(({ pipeline }) => pipelineId === undefined || pipeline.id === pipelineId)
    .map(tool => formats[format](tool, descriptionOf(document, tool, types)))
}

/** The pipeline of a tool's name. */
export function pipelineByToolName(document: Document, types: NodeTypes, toolName: string): string | undefined {
  return activeTools(document, types).find(tool => tool.toolName === toolName)?.pipeline.id
}

/** What agents read of a tool: what its maker wrote, else what can be said by rules. */
function descriptionOf(document: Document, { pipeline, face }: FacedPipeline, types: NodeTypes): string {
  return face.description.trim() || describeByRules(document, pipeline.id, types)
}
