import type { Document, Pipeline } from '../model/document'
import { isJsonObject, type JsonSchema } from '../model/json'
import type { NodeTypes } from '../model/node-type'
import { isReadable, parseNode } from '../model/parsed-node'
import { nodesBySlug } from '../model/slugs'
import { nodeOf, type StepCall, stepCalls } from '../model/step-tools'
import { pipelineTool } from '../tools/pipeline-tool'
import { prefilledOf, withoutFields } from '../tools/prefilled'
import { callProblem } from './call-problems'
import { withConfig } from './fixes'
import { nearestName } from './nearest'
import type { Fix, Problem } from './problem'

/** Steps that call a tool without an argument that it needs, or with one that it does not take. */
export function inputProblems(document: Document, types: NodeTypes): Problem[] {
  return stepCalls(document, types).flatMap(call => {
    // Tools that cannot be called are reported already.
    if (callProblem(document, call, types) !== null) return []
    const schema = schemaOf(document, call, types)
    const parsed = parseNode(call.node, types)
    const given = isReadable(parsed) ? parsed.type.callInput?.(parsed.config) : null
    if (!schema || !given || !isReadable(parsed)) return []
    const known = isJsonObject(schema.properties) ? Object.keys(schema.properties) : []
    const required = Array.isArray(schema.required) ? schema.required.map(String) : []
    const missing = required.filter(name => !Object.hasOwn(given, name))
    const stray = schema.additionalProperties === false ? Object.keys(given).filter(name => !known.includes(name)) : []
    const withInput = (input: typeof given): Fix['apply'] => {
      const { withCallInput } = parsed.type
      return before =>
        withConfig(before, call.node.id, config => ({ ...config, ...withCallInput?.(parsed.config, input) }))
    }
    return [
      ...stray.map((name): Problem => {
        const meant = nearestName(name, missing) ?? nearestName(name, known)
        const rest = Object.entries(given).filter(([other]) => other !== name)
        const renamed = meant && !Object.hasOwn(given, meant) ? { [meant]: given[name] ?? null } : {}
        return {
          nodeId: call.node.id,
          message: `It gives “${name}”, but ${toolName(document, call)} does not take that. It takes: ${known.join(', ') || 'nothing'}.`,
          ...(parsed.type.withCallInput && {
            fix: {
              label: Object.keys(renamed).length > 0 ? `Call it “${meant}”` : `Leave “${name}” out`,
              apply: withInput({ ...Object.fromEntries(rest), ...renamed }),
            },
          }),
        }
      }),
      ...missing
        .filter(name => !stray.some(other => nearestName(other, [name]) !== undefined))
        .map((name): Problem => {
          const source = sourceFor(document, call, name, types)
          return {
            nodeId: call.node.id,
            message: `${capitalized(toolName(document, call))} needs “${name}”, and this step does not give it.`,
            ...(source !== undefined &&
              parsed.type.withCallInput && {
                fix: { label: `Give it ${source}`, apply: withInput({ ...given, [name]: source }) },
              }),
          }
        }),
    ]
  })
}

function toolName(document: Document, { tool }: StepCall): string {
  const pipeline = document.pipelines.find(({ id }) => id === tool.id)
  const node = pipeline ? undefined : nodeOf(document, tool.id)?.node
  return `the tool “${pipeline?.name || node?.config.name || tool.name || tool.id}”`
}

function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** The arguments of the tool that a step calls, without those that are filled in on its card. */
function schemaOf(document: Document, { tool }: StepCall, types: NodeTypes): JsonSchema | undefined {
  if (tool.kind === 'pipeline') {
    const pipeline = document.pipelines.find(({ id }) => id === tool.id)
    return pipeline && pipelineTool(pipeline, types).inputSchema
  }
  const there = nodeOf(document, tool.id)
  const parsed = there && parseNode(there.node, types)
  if (!parsed || !isReadable(parsed)) return undefined
  const { type, config, node } = parsed
  const schema = type.tool?.(config).inputSchema ?? type.inputSchema?.(config)
  return schema && withoutFields(schema, Object.keys(prefilledOf(node.config)))
}

/** The template that an argument is most likely to come from: the same argument of the caller, or what the step above gave. */
function sourceFor(
  document: Document,
  { pipeline, node }: StepCall,
  name: string,
  types: NodeTypes,
): string | undefined {
  const own = argumentsOf(pipeline, types)
  if (own.includes(name)) return `{{input.${name}}}`
  const above = pipeline.nodes[pipeline.nodes.indexOf(node) - 1]
  const slug = [...nodesBySlug(document)].find(([, id]) => id === above?.id)?.[0]
  if (slug !== undefined) return `{{steps.${slug}.output}}`
  return own.length === 1 ? `{{input.${own[0]}}}` : undefined
}

function argumentsOf(pipeline: Pipeline, types: NodeTypes): string[] {
  const { properties } = pipelineTool(pipeline, types).inputSchema
  return isJsonObject(properties) ? Object.keys(properties) : []
}
