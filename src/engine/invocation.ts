import { schemaProblems } from './arguments'
import { callProblem } from './call-problems'
import type { Document, Pipeline, RunInputs } from './document'
import type { Called } from './flow'
import { checkGraph, type Graph, GraphError } from './graph'
import { isJsonObject, type JsonObject, type JsonSchema } from './json'
import type { NodeTypes } from './node-type'
import { isReadable, parseNode } from './parsed-node'
import { pipelineTool } from './pipeline-tool'
import { type ReferenceData, resolveReferences } from './references'
import type { RunScope } from './run-scope'
import { nodesBySlug } from './slugs'
import { isCallable, nodeOf, stepCalls } from './step-tools'
import { faceProblem } from './tool-face'

/** A call of one pipeline as a tool, from outside of the document. */
export interface Invocation {
  pipelineId: string
  /** The tool's arguments. */
  input: JsonObject
  /** What the caller knows by name and id. Names among inputs of steps become ids. */
  context?: ReferenceData
  /** Input values that take the place of a step's own, by its slug or node id. */
  overrides?: Record<string, JsonObject>
  /** What people typed or drew for its nodes, by node id. */
  inputs?: RunInputs
  /** Its maker tries it: a draft may be called too. */
  isTrial?: boolean
}

/** Why a run cannot begin. `code` is for programs, the message is a sentence. */
export class InvocationError extends Error {
  override name = 'Refusal'
  constructor(
    readonly code: string,
    message: string,
  ) {
    super(message)
  }
}

/**
 * Checks a call before anything runs, and gives the pipeline with its arguments: defaults of the schema filled in, and
 * names of entries replaced by ids.
 * @throws Refusal with what is wrong.
 */
export async function prepareInvocation(run: RunScope, invocation: Invocation): Promise<Called> {
  const { document, graph, host } = run
  const { pipelineId, isTrial = false } = invocation
  const pipeline = graph.pipelines.get(pipelineId)
  if (!pipeline) throw new InvocationError('NOT_FOUND', `There is no pipeline “${pipelineId}” in this document.`)
  const name = pipeline.name || pipeline.id
  if (!isCallable(pipeline) && !(isTrial && pipeline.tool?.status === 'draft')) {
    throw new InvocationError(
      'NOT_ACTIVE',
      `The tool “${name}” is ${pipeline.tool?.status}. Only active tools can be called.`,
    )
  }
  const problem = faceProblem(pipeline)
  if (problem) throw new InvocationError('BAD_TOOL', problem)
  if (!hasSteps(pipeline, host.nodeTypes)) {
    throw new InvocationError(
      'EMPTY_PIPELINE',
      `“${name}” has no steps yet, so there is nothing to run. Add one first.`,
    )
  }
  try {
    checkGraph(document, host.nodeTypes)
  } catch (error) {
    // That nothing begins by itself is no matter: this pipeline is called.
    if (error instanceof GraphError && error.path) throw new InvocationError('CIRCULAR', error.message)
  }
  checkCalls(graph, document, [pipeline], host.nodeTypes)
  checkOverrides(document, invocation.overrides ?? {})
  return { pipeline, ...(await checkedInput(pipeline, invocation.input, run)) }
}

/**
 * Looks whether the tools that steps call are there, for all that may run from some pipelines on.
 * @throws Refusal naming the first step whose tool is gone.
 */
export function checkCalls(graph: Graph, document: Document, from: readonly Pipeline[], types: NodeTypes): void {
  const reached = new Set(from.map(({ id }) => id))
  for (const id of reached) {
    for (const edges of [graph.nextFrom.get(id), graph.toolsFrom.get(id)]) {
      for (const { target } of edges ?? []) reached.add(target)
    }
  }
  for (const call of stepCalls(document, types)) {
    const problem = reached.has(call.pipeline.id) ? callProblem(document, call, types) : null
    if (problem) throw new InvocationError('TOOL_MISSING', problem)
  }
}

/** Overrides by node id; a step may be named by its slug. */
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
      throw new InvocationError('INVALID_INPUT', `There is no step “${step}” whose input could be set.`)
  }
}

async function checkedInput(
  pipeline: Pipeline,
  given: JsonObject,
  { references, host }: RunScope,
): Promise<Pick<Called, 'input' | 'resolvedInputs'>> {
  const schema = pipelineTool(pipeline, host.nodeTypes).inputSchema
  const input = withDefaults(given, schema)
  const problems = await schemaProblems(schema, input)
  if (problems.length > 0) throw new InvocationError('INVALID_INPUT', `The input does not fit: ${problems.join('; ')}.`)
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
    return isReadable(parsed) ? !parsed.type.inert : parsed.code !== 'unknown_type'
  })
}
