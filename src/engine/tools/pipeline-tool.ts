import { cutText } from '../../model/characters'
import type { Pipeline } from '../../model/document'
import { isJsonObject, type JsonObject, type JsonSchema } from '../../model/json'
import type { Tool } from '../../model/language-model'
import type { NodeTypes } from '../../model/node-type'
import { isReadable, parseNode } from '../../model/parsed-node'
import { integrationSchema } from '../../model/step-tools'
import { safeName } from '../../model/tool-names'

/** The input schema of a pipeline without a tool face. */
const QUERY_SCHEMA: JsonSchema = {
  type: 'object',
  properties: { query: { type: 'string', description: 'What you want to know or have done, in one or two sentences' } },
  required: ['query'],
}

const LONGEST_HINT = 300

/** The name under which a `tool` edge offers a pipeline. */
export function pipelineToolName(pipeline: Pipeline): string {
  return `consult_${safeName(pipeline.name) ?? 'pipeline'}`
}

/** The tool definition of a pipeline: its tool face, or a default. */
export function pipelineTool(pipeline: Pipeline, types: NodeTypes): Pick<Tool, 'description' | 'inputSchema'> {
  const { description, inputSchema } = pipeline.tool ?? {}
  return {
    description: typeof description === 'string' && description.trim() ? description : describe(pipeline, types),
    inputSchema: isJsonObject(inputSchema) ? inputSchema : (ownSchema(pipeline, types) ?? QUERY_SCHEMA),
  }
}

/** The arguments that one of its nodes expects; the first that defines them wins. */
function ownSchema(pipeline: Pipeline, types: NodeTypes): JsonSchema | undefined {
  for (const node of pipeline.nodes) {
    const parsed = parseNode(node, types)
    const schema = isReadable(parsed) ? integrationSchema(parsed) : undefined
    if (schema) return schema
  }
  return undefined
}

/** The arguments of a call as a user message, for a pipeline that needs one. */
export function messageOf(args: JsonObject): string {
  const values = Object.values(args)
  return values.length === 1 && typeof values[0] === 'string' ? values[0] : JSON.stringify(args)
}

function describe(pipeline: Pipeline, types: NodeTypes): string {
  const prompts = pipeline.nodes.flatMap(node => {
    const parsed = parseNode(node, types)
    if (!isReadable(parsed)) return []
    const added = parsed.type.context?.(parsed.config, undefined) ?? []
    return added.flatMap(addition => ('system' in addition ? [addition.system] : []))
  })
  const hint = cutText(prompts.join(' '), LONGEST_HINT)
  return `Ask “${pipeline.name || pipeline.id}”, and get its answer back.${hint ? ` It was told: ${hint}` : ''}`
}
