import { type MessageDescriptor, msg } from '../../language/message'
import type { Document, Pipeline } from '../../model/document'
import { isJsonObject, type JsonSchema } from '../../model/json'
import type { NodeTypes } from '../../model/node-type'
import { isReadable, parseNode } from '../../model/parsed-node'
import { slugsByNode } from '../../model/slugs'
import {
  argumentsSchemaOf,
  isCallable,
  isCallableNode,
  nodeOf,
  pipelineById,
  type StepCall,
  stepCalls,
} from '../../model/step-tools'
import { argumentsOfStep } from '../../model/tool-step'
import { pipelineTool } from '../tools/pipeline-tool'
import { prefilledOf, withoutFields } from '../tools/prefilled'
import { withConfig } from './fixes'
import { nearestName } from './nearest'
import { type Fix, listed, type Problem } from './problem'

/** Why a step's tool cannot be called, as a sentence; null when it can. */
export function callProblem(
  document: Pick<Document, 'pipelines'>,
  { node, tool }: StepCall,
  types: NodeTypes,
): MessageDescriptor | null {
  const step = node.config.name || node.id
  const called = tool.name || tool.id
  if (tool.kind === 'pipeline') {
    const pipeline = pipelineById(document, tool.id)
    if (!pipeline)
      return msg('The step “{step}” calls the tool “{called}”, which is gone. Choose another one for it.', {
        step,
        called,
      })
    const name = pipeline.name || pipeline.id
    if (!isCallable(pipeline))
      return msg(
        'The step “{step}” calls the tool “{name}”, which is {status, select, draft {a draft} other {disabled}}. Only active tools can be called.',
        { step, name, status: String(pipeline.tool?.status) },
      )
    return pipeline.nodes.length === 0
      ? msg('The step “{step}” calls the tool “{name}”, which has no steps yet.', { step, name })
      : null
  }
  const there = nodeOf(document, tool.id)
  if (!there)
    return msg('The step “{step}” calls the tool “{called}”, which is gone. Choose another one for it.', {
      step,
      called,
    })
  const parsed = parseNode(there.node, types)
  if (!isReadable(parsed))
    return msg('The step “{step}” calls a card that cannot be read. {why}', { step, why: parsed.message })
  return isCallableNode(parsed)
    ? null
    : msg('The step “{step}” calls the card “{name}”, which is not a tool. Choose another one for it.', {
        step,
        name: parsed.type.name,
      })
}

/** Steps that call a tool without an argument that it needs, or with one that it does not take. */
export function inputProblems(document: Document, types: NodeTypes): Problem[] {
  /** The arguments of each pipeline that has a step. Each is worked out once, since it takes all of the pipeline's nodes. */
  const known = new Map<Pipeline, string[]>()
  const ownOf = (pipeline: Pipeline) => {
    const own = known.get(pipeline) ?? argumentsOf(pipeline, types)
    known.set(pipeline, own)
    return own
  }
  return stepCalls(document, types).flatMap(call => {
    // Tools that cannot be called are reported already.
    if (callProblem(document, call, types) !== null) return []
    const schema = schemaOf(document, call, types)
    const parsed = parseNode(call.node, types)
    const given = isReadable(parsed) ? argumentsOfStep(parsed.config) : null
    if (!schema || !given) return []
    const known = isJsonObject(schema.properties) ? Object.keys(schema.properties) : []
    const required = Array.isArray(schema.required) ? schema.required.map(String) : []
    const missing = required.filter(name => !Object.hasOwn(given, name))
    const isKnown = new Set(known)
    const unexpected =
      schema.additionalProperties === false ? Object.keys(given).filter(name => !isKnown.has(name)) : []
    const open = known.filter(name => !Object.hasOwn(given, name))
    const meantBy = new Map(unexpected.map(name => [name, nearestName(name, open)]))
    const withInput =
      (inputMapping: typeof given): Fix['apply'] =>
      before =>
        withConfig(before, call.node.id, config => ({ ...config, inputMapping }))
    return [
      ...unexpected.map((name): Problem => {
        const meant = meantBy.get(name)
        const rest = Object.entries(given).filter(([other]) => other !== name)
        const renamed = meant === undefined ? {} : { [meant]: given[name] ?? null }
        return {
          nodeId: call.node.id,
          message:
            known.length === 0
              ? msg('It gives “{name}”, but the tool “{tool}” does not take that. It takes: nothing.', {
                  name,
                  tool: toolName(document, call),
                })
              : msg('It gives “{name}”, but the tool “{tool}” does not take that. It takes: {known}.', {
                  name,
                  tool: toolName(document, call),
                  known: listed(known),
                }),
          fix: {
            label: meant !== undefined ? msg('Call it “{meant}”', { meant }) : msg('Leave “{name}” out', { name }),
            apply: withInput({ ...Object.fromEntries(rest), ...renamed }),
          },
        }
      }),
      ...missing
        .filter(name => ![...meantBy.values()].includes(name))
        .map((name): Problem => {
          const source = sourceFor(document, call, name, ownOf(call.pipeline))
          return {
            nodeId: call.node.id,
            message: msg('The tool “{tool}” needs “{name}”, and this step does not give it.', {
              tool: toolName(document, call),
              name,
            }),
            fix:
              source === undefined
                ? undefined
                : { label: msg('Give it {source}', { source }), apply: withInput({ ...given, [name]: source }) },
          }
        }),
    ]
  })
}

function toolName(document: Document, { tool }: StepCall): string {
  const pipeline = pipelineById(document, tool.id)
  const node = pipeline ? undefined : nodeOf(document, tool.id)?.node
  return pipeline?.name || node?.config.name || tool.name || tool.id
}

/** The arguments of the tool that a step calls, without those that are filled in on its card. */
function schemaOf(document: Document, { tool }: StepCall, types: NodeTypes): JsonSchema | undefined {
  if (tool.kind === 'pipeline') {
    const pipeline = pipelineById(document, tool.id)
    return pipeline && pipelineTool(pipeline, types).inputSchema
  }
  const there = nodeOf(document, tool.id)
  const parsed = there && parseNode(there.node, types)
  if (!parsed || !isReadable(parsed)) return undefined
  const schema = argumentsSchemaOf(parsed)
  return schema && withoutFields(schema, Object.keys(prefilledOf(parsed.node.config)))
}

/** The template that an argument is most likely to come from: the same argument of the caller, or what the step above gave. */
function sourceFor(
  document: Document,
  { pipeline, node }: StepCall,
  name: string,
  own: readonly string[],
): string | undefined {
  if (own.includes(name)) return `{{input.${name}}}`
  const above = pipeline.nodes[(nodeOf(document, node.id)?.index ?? 0) - 1]
  const slug = above && slugsByNode(document).get(above.id)
  if (slug !== undefined) return `{{steps.${slug}.output}}`
  return own.length === 1 ? `{{input.${own[0]}}}` : undefined
}

function argumentsOf(pipeline: Pipeline, types: NodeTypes): string[] {
  const { properties } = pipelineTool(pipeline, types).inputSchema
  return isJsonObject(properties) ? Object.keys(properties) : []
}
