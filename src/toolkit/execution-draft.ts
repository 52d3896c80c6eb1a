import { localize } from '../language/active'
import { type LocalizedText, msg } from '../language/message'
import type { Document, Pipeline } from '../model/document'
import type { EventPlace, ResolvedInputs, RunEventOf } from '../model/events'
import type { JsonObject, JsonValue } from '../model/json'
import { isNote } from '../model/known-types'
import type { NodeTypes } from '../model/node-type'
import { slugsByNode } from '../model/slugs'
import type { PipelineExecution, StepExecution } from './executions'

/** The executions of a run while its events are folded. The fold alone writes to them. */
export interface ExecutionDraft {
  document: Document
  types: NodeTypes
  runId: string
  list: PipelineExecution[]
  /** Where each call under way was made: the execution's place in the list, and the node. */
  callers: Record<string, { index: number; nodeId: string }>
}

type Place = Pick<EventPlace, 'at' | 'pipelineId' | 'parentCallId'>

export function startedExecution(
  draft: ExecutionDraft,
  { at, pipelineId, parentCallId }: Place,
  input: JsonObject,
): PipelineExecution {
  const pipeline = draft.document.pipelines.find(({ id }) => id === pipelineId)
  const list = pipeline ? pendingSteps(draft, pipeline) : []
  const caller = parentCallId === undefined ? undefined : draft.callers[parentCallId]
  const called = caller && draft.list[caller.index]
  return {
    id: parentCallId ?? draft.runId,
    pipelineId,
    name: pipeline?.name || pipelineId,
    parentCallId,
    caller: caller && called && { executionId: called.id, nodeId: caller.nodeId },
    input,
    state: { input, steps: {} },
    output: null,
    status: 'running',
    currentStepNumber: 0,
    totalSteps: list.length,
    completedSteps: 0,
    totalCostUsd: 0,
    totalTokens: 0,
    error: null,
    resolvedInputs: {},
    startedAt: at,
    completedAt: null,
    durationMs: 0,
    steps: list,
  }
}

function pendingSteps({ document, types }: ExecutionDraft, pipeline: Pipeline): StepExecution[] {
  const slugs = slugsByNode(document)
  const nodes = pipeline.nodes.filter(node => !isNote(node))
  return nodes.map(({ id, type, config }, index) => ({
    stepNumber: index + 1,
    nodeId: id,
    slug: slugs.get(id) ?? id,
    name: config.name || config.label || localize(types.get(type)?.name ?? type),
    status: 'pending',
    resolvedInput: null,
    toolOutput: null,
    calls: [],
    reasoningOutput: null,
    error: null,
    ending: null,
    endingSaid: null,
    retryCount: 0,
    retriedBecause: null,
    costUsd: 0,
    tokensUsed: 0,
    durationMs: 0,
    startedAt: null,
    completedAt: null,
  }))
}

export function executionIndex(draft: ExecutionDraft, { pipelineId, parentCallId }: Omit<Place, 'at'>): number {
  return draft.list.findLastIndex(each => each.pipelineId === pipelineId && each.parentCallId === parentCallId)
}

export function patch(draft: ExecutionDraft, index: number, at: number, change: Partial<PipelineExecution>): void {
  const execution = draft.list[index]
  if (!execution) return
  Object.assign(execution, change, { durationMs: at - execution.startedAt })
}

type StepPlace = Place & { nodeId: string }

export function executionStep(draft: ExecutionDraft, place: StepPlace): StepExecution | undefined {
  return draft.list[executionIndex(draft, place)]?.steps.find(({ nodeId }) => nodeId === place.nodeId)
}

export function patchStep(
  draft: ExecutionDraft,
  place: StepPlace,
  change: (step: StepExecution) => Partial<StepExecution>,
): void {
  const index = executionIndex(draft, place)
  const execution = draft.list[index]
  const step = executionStep(draft, place)
  if (!execution || !step) return
  const isCompleted = ({ status }: StepExecution) => Number(status === 'completed')
  const others = execution.completedSteps - isCompleted(step)
  Object.assign(step, change(step))
  const completedSteps = others + isCompleted(step)
  const currentStepNumber = step.status === 'running' ? step.stepNumber : execution.currentStepNumber
  patch(draft, index, place.at, { completedSteps, currentStepNumber })
}

/** Records the output of a step where templates read it. */
export function recordState(draft: ExecutionDraft, place: StepPlace, left: JsonObject): void {
  const index = executionIndex(draft, place)
  const execution = draft.list[index]
  const step = executionStep(draft, place)
  if (!execution || !step) return
  // Defined, not assigned: a slug may be `__proto__`.
  const field = { value: left as JsonValue, writable: true, enumerable: true, configurable: true }
  Object.defineProperty(execution.state.steps, step.slug, field)
  patch(draft, index, place.at, {})
}

/** Adds to a step, and to each step further up that waits for it. */
export function addUsage(
  draft: ExecutionDraft,
  place: Place,
  nodeId: string,
  cost: number | null,
  tokens: number,
): void {
  const index = executionIndex(draft, place)
  const execution = draft.list[index]
  if (!execution) return
  patchStep(draft, { ...place, nodeId }, ({ costUsd, tokensUsed }) => ({
    costUsd: sum(costUsd, cost),
    tokensUsed: tokensUsed + tokens,
  }))
  patch(draft, index, place.at, {
    totalCostUsd: sum(execution.totalCostUsd, cost),
    totalTokens: execution.totalTokens + tokens,
  })
  const above = callerOf(draft, place)
  if (above) addUsage(draft, above, above.nodeId, cost, tokens)
}

/** Records in an execution, and in each caller that waits for it, how names among inputs were resolved. */
export function recordNames(draft: ExecutionDraft, place: Place, slug: string, names: ResolvedInputs): void {
  const index = executionIndex(draft, place)
  const execution = draft.list[index]
  if (!execution || Object.keys(names).length === 0) return
  const resolvedInputs = { ...execution.resolvedInputs }
  for (const [name, change] of Object.entries(names)) {
    const isOther = resolvedInputs[name] !== undefined && resolvedInputs[name]?.original !== change.original
    resolvedInputs[isOther ? `${slug}.${name}` : name] = change
  }
  patch(draft, index, place.at, { resolvedInputs })
  const above = callerOf(draft, place)
  if (above) recordNames(draft, above, slug, names)
}

/** The step that waits for what happens at a place. */
function callerOf(draft: ExecutionDraft, { at, parentCallId: callId }: Place): StepPlace | null {
  const caller = callId === undefined ? undefined : draft.callers[callId]
  const execution = caller && draft.list[caller.index]
  if (!caller || !execution) return null
  const { pipelineId, parentCallId } = execution
  return { at, nodeId: caller.nodeId, pipelineId, parentCallId }
}

function sum(a: number | null, b: number | null): number | null {
  return a === null || b === null ? null : a + b
}

/** Why a pipeline failed: at a step, or because its output could not be built. */
export function failureOf(
  { steps }: PipelineExecution,
  { failedNodeId, message = msg('It did not work.') }: RunEventOf<'pipeline-end'>,
): PipelineExecution['error'] {
  const step = steps.find(({ status, nodeId }) => status === 'failed' && nodeId === failedNodeId)
  if (!step?.error) return { code: 'OUTPUT_FAILED', message }
  return {
    code: 'STEP_FAILED',
    message,
    failedStep: step.name,
    stepNumber: step.stepNumber,
    ...causeOf(step.error),
  }
}

/** A step's own code says more than that it failed; the engine's word for "something was thrown" does not. */
function causeOf({ code, causeCode }: NonNullable<StepExecution['error']>): { cause?: string } {
  if (causeCode !== undefined) return { cause: causeCode }
  return code === 'node_failed' ? {} : { cause: code.toUpperCase() }
}

interface Ending {
  status: PipelineExecution['status']
  code: string
  message: LocalizedText
}

function unfinished(step: StepExecution, at: number, error: NonNullable<StepExecution['error']>): StepExecution {
  const durationMs = at - (step.startedAt ?? at)
  return { ...step, status: 'failed', error: step.error ?? error, completedAt: at, durationMs }
}

/** Ends what is still under way. */
export function endAll(draft: ExecutionDraft, at: number, { status, code, message }: Ending): void {
  const said = { code, message }
  draft.list.forEach((execution, index) => {
    if (execution.status !== 'running') return
    const current = execution.steps.find(({ stepNumber }) => stepNumber === execution.currentStepNumber)
    // The step past a limit of steps never starts.
    const next = code === 'STEP_LIMIT_EXCEEDED' ? execution.steps.find(({ status }) => status === 'pending') : undefined
    const under = current?.status === 'completed' ? (next ?? current) : current
    // Steps that the run did not end: nothing more is known of them.
    const steps = execution.steps.map(step => (step.status === 'running' ? unfinished(step, at, said) : step))
    // A limit is noticed when a step has ended, and that step has passed it.
    const isAtStep = under && (under.status !== 'completed' || code.endsWith('_LIMIT_EXCEEDED'))
    const where = isAtStep ? { failedStep: under.name, stepNumber: under.stepNumber } : {}
    patch(draft, index, at, { status, steps, completedAt: at, error: { ...said, ...where } })
  })
}
