import { joinTexts } from '../../language/localized-error'
import { type LocalizedText, msg } from '../../language/message'
import type { Document, Pipeline, RunInputs } from '../../model/document'
import { EngineError } from '../../model/engine-error'
import type { ResolvedInputs } from '../../model/events'
import { checkGraph, type PipelineGraph } from '../../model/graph'
import { isJsonObject, type JsonObject, type JsonSchema } from '../../model/json'
import { isNote } from '../../model/known-types'
import type { NodeTypes } from '../../model/node-type'
import { isReadable, parseNode } from '../../model/parsed-node'
import { type ReferenceData, resolveReferences } from '../../model/references'
import { nodesBySlug } from '../../model/slugs'
import { isCallable, nodeOf, notActive, stepCalls } from '../../model/step-tools'
import { faceProblem } from '../../model/tool-face'
import { callProblem } from '../checks/call-problem'
import { schemaProblems } from '../tools/arguments'
import { pipelineTool } from '../tools/pipeline-tool'
import type { RunContext } from './run-context'

/** A call of a pipeline as a tool, from outside of the document. */
export interface Invocation {
  pipelineId: string
  /** The tool's arguments. */
  input: JsonObject
  /** Reference data of the caller. Names of entries in inputs of steps become ids. */
  context?: ReferenceData
  /** Overrides of steps' inputs, by slug or node id. */
  overrides?: Record<string, JsonObject>
  /** Inputs of its nodes, by node id. */
  inputs?: RunInputs
  /** A test call by the author: a draft may be called too. */
  isTrial?: boolean
}

/** The error of a run that cannot start. `code` is for programs, the message is a sentence. */
export function refusal(code: string, words: LocalizedText): EngineError {
  return new EngineError('call', words, { causeCode: code })
}

/** A pipeline with its validated arguments. */
export interface Called {
  pipeline: Pipeline
  input: JsonObject
  resolvedInputs: ResolvedInputs
}

/**
 * Validates a call before anything runs, and returns the pipeline with its arguments: with defaults of the schema, and
 * names of entries replaced by ids.
 * @throws EngineError with the reason.
 */
export async function prepareInvocation(run: RunContext, invocation: Invocation): Promise<Called> {
  const { document, graph, host } = run
  const { pipelineId, isTrial = false } = invocation
  const pipeline = graph.pipelines.get(pipelineId)
  if (!pipeline) throw refusal('NOT_FOUND', msg('There is no pipeline “{id}” in this document.', { id: pipelineId }))
  const name = pipeline.name || pipeline.id
  if (!isCallable(pipeline) && !(isTrial && pipeline.tool?.status === 'draft')) {
    throw refusal('NOT_ACTIVE', notActive(pipeline))
  }
  const problem = faceProblem(pipeline)
  if (problem) throw refusal('BAD_TOOL', problem)
  if (!hasSteps(pipeline, host.nodeTypes)) {
    throw refusal(
      'EMPTY_PIPELINE',
      msg('“{name}” has no steps yet, so there is nothing to run. Add one first.', { name }),
    )
  }
  try {
    checkGraph(document, host.nodeTypes)
  } catch (error) {
    // A missing entry does not matter: this pipeline is called directly.
    if (error instanceof EngineError && error.details.path) throw refusal('CIRCULAR', error.words)
  }
  checkCalls(graph, document, [pipeline], host.nodeTypes)
  checkOverrides(document, invocation.overrides ?? {})
  return { pipeline, ...(await checkedInput(pipeline, invocation.input, run)) }
}

/**
 * Checks that the tools of steps exist, for everything that may run from some pipelines on.
 * @throws EngineError for the first step whose tool is missing.
 */
export function checkCalls(
  graph: PipelineGraph,
  document: Document,
  from: readonly Pipeline[],
  types: NodeTypes,
): void {
  const reached = new Set(from.map(({ id }) => id))
  for (const id of reached) {
    for (const edges of [graph.nextFrom.get(id), graph.toolsFrom.get(id)]) {
      for (const { target } of edges ?? []) reached.add(target)
    }
  }
  for (const call of stepCalls(document, types)) {
    const problem = reached.has(call.pipeline.id) ? callProblem(document, call, types) : null
    if (problem) throw refusal('TOOL_MISSING', problem)
  }
}

/** Overrides by node id; keys may be slugs. */
export function byNode(
  document: Document,
  overrides: Readonly<Record<string, JsonObject>>,
): Record<string, JsonObject> {
  const slugs = nodesBySlug(document)
  return Object.fromEntries(Object.entries(overrides).map(([step, values]) => [slugs.get(step) ?? step, values]))
}

function checkOverrides(document: Document, overrides: Readonly<Record<string, JsonObject>>): void {
  for (const step of Object.keys(byNode(document, overrides))) {
    if (!nodeOf(document, step))
      throw refusal('INVALID_INPUT', msg('There is no step “{step}” whose input could be set.', { step }))
  }
}

async function checkedInput(
  pipeline: Pipeline,
  given: JsonObject,
  { references, host }: RunContext,
): Promise<Pick<Called, 'input' | 'resolvedInputs'>> {
  const schema = pipelineTool(pipeline, host.nodeTypes).inputSchema
  const input = withDefaults(given, schema)
  const problems = await schemaProblems(schema, input)
  if (problems.length > 0)
    throw refusal('INVALID_INPUT', msg('The input does not fit: {problems}.', { problems: joinTexts(problems) }))
  const { values, resolvedInputs } = resolveReferences(input, references)
  return { input: values, resolvedInputs }
}

function withDefaults(input: JsonObject, { properties }: JsonSchema): JsonObject {
  if (!isJsonObject(properties)) return input
  const defaults = Object.entries(properties).flatMap(([name, schema]) =>
    isJsonObject(schema) && schema.default !== undefined ? [[name, schema.default] as const] : [],
  )
  return { ...Object.fromEntries(defaults), ...input }
}

function hasSteps({ nodes }: Pipeline, types: NodeTypes): boolean {
  return nodes.some(node => {
    const parsed = parseNode(node, types)
    return isReadable(parsed) ? !isNote(node) : parsed.code !== 'unknown_type'
  })
}
