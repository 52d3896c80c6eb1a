import { msg } from '../language/message'
import { englishMessages } from '../language/messages'
import { describeEnding } from '../model/answer-ending'
import type { RunEvent, RunEventOf } from '../model/events'
import { isJsonObject, withoutUndefined } from '../model/json'
import { PAGE_ENDED } from '../model/run-outcome'
import {
  addUsage,
  type ExecutionDraft,
  endAll,
  executionIndex,
  executionStep,
  failureOf,
  patch,
  patchStep,
  recordNames,
  recordState,
  startedExecution,
} from './execution-draft'
import type { StepCalls } from './executions'

const LIMITS = {
  cost: 'COST_LIMIT_EXCEEDED',
  duration: 'DURATION_LIMIT_EXCEEDED',
  steps: 'STEP_LIMIT_EXCEEDED',
  requests: 'REQUEST_LIMIT_EXCEEDED',
} as const

function withCall(calls: readonly StepCalls[], toolName: string, byModel: boolean): readonly StepCalls[] {
  const place = calls.findIndex(each => each.toolName === toolName && each.byModel === byModel)
  const before = calls[place]
  return before
    ? calls.with(place, { ...before, count: before.count + 1 })
    : [...calls, { toolName, byModel, count: 1 }]
}

/** What each kind of event changes. */
export const steps: { [T in RunEvent['type']]?: (draft: ExecutionDraft, event: RunEventOf<T>) => void } = {
  'run-start': (draft, { at, runId, invocation }) => {
    draft.runId = runId
    if (invocation)
      draft.list.push(startedExecution(draft, { at, pipelineId: invocation.pipelineId }, invocation.input))
  },
  'pipeline-start': (draft, event) => {
    const { input = {}, resolvedInputs = {} } = event
    const index = executionIndex(draft, event)
    if (index < 0) draft.list.push(startedExecution(draft, event, input))
    else patch(draft, index, event.at, { input, state: { input, steps: {} } })
    recordNames(draft, event, event.pipelineId, resolvedInputs)
  },
  'node-start': (draft, event) =>
    patchStep(draft, event, step => ({ status: 'running', startedAt: step.startedAt ?? event.at })),
  'tool-call': (draft, event) => {
    const index = executionIndex(draft, event)
    if (index < 0) return
    draft.callers[event.call.id] = { index, nodeId: event.nodeId }
    recordNames(draft, event, executionStep(draft, event)?.slug ?? event.nodeId, event.resolvedInputs ?? {})
    const { call, round } = event
    patchStep(draft, event, ({ calls, resolvedInput }) => ({
      calls: withCall(calls, call.name, round > 0),
      resolvedInput: round === 0 ? call.arguments : resolvedInput,
    }))
  },
  'tool-result': (draft, event) => {
    delete draft.callers[event.callId]
    if (event.round === 0) patchStep(draft, event, () => ({ toolOutput: event.isError ? null : event.data }))
  },
  usage: (draft, event) => {
    if (event.carried) return
    const tokens = event.usage.input + event.usage.output
    addUsage(draft, event, event.nodeId, event.cost?.total ?? null, tokens)
  },
  response: (draft, event) => {
    const { ending, toolCalls } = event
    const endingSaid = describeEnding({ ...event, called: toolCalls.map(({ name }) => name) })
    patchStep(draft, event, () => ({ ending, endingSaid }))
  },
  log: (draft, event) => {
    if (!isUnpriced(event)) return
    const index = executionIndex(draft, event)
    patch(draft, index, event.at, { costNote: event.message })
  },
  outgoing: (draft, event) => patchStep(draft, event, ({ outgoing = [] }) => ({ outgoing: [...outgoing, event] })),
  'node-retry': (draft, event) =>
    patchStep(draft, event, ({ retryCount }) => ({ retryCount: retryCount + 1, retriedBecause: event.message })),
  'node-skip': (draft, event) => {
    patchStep(draft, event, () => ({ status: 'skipped', completedAt: event.at }))
    recordState(draft, event, { output: null, status: 'skipped' })
  },
  'node-error': (draft, event) => {
    const { code, message, causeCode } = event
    patchStep(draft, event, () => ({ error: { code, message, causeCode } }))
  },
  'node-end': (draft, event) => {
    const { status, output, reasoning = null, partial, at } = event
    const isCompleted = status === 'done' || status === 'stopped-early'
    if (partial !== undefined) patchStep(draft, event, () => ({ isPartial: true, endingSaid: partial }))
    const stopped = () => ({ code: 'stopped', message: msg('It was stopped.') })
    patchStep(draft, event, step => ({
      status: isCompleted ? 'completed' : 'failed',
      toolOutput: isCompleted ? output : step.toolOutput,
      reasoningOutput: reasoning,
      error: isCompleted ? null : (step.error ?? stopped()),
      completedAt: at,
      durationMs: at - (step.startedAt ?? at),
    }))
    const step = executionStep(draft, event)
    const state = {
      output: isCompleted ? output : null,
      status: step?.status ?? 'failed',
      reasoning: reasoning ?? undefined,
      error: step?.error ? englishMessages.localize(step.error.message) : undefined,
    }
    recordState(draft, event, withoutUndefined(state))
  },
  'pipeline-end': (draft, event) => {
    const index = executionIndex(draft, event)
    const execution = draft.list[index]
    if (!execution || event.status === 'stopped') return
    const failed = event.status === 'failed'
    patch(draft, index, event.at, {
      status: failed ? 'failed' : 'completed',
      output: failed ? null : event.output,
      completedAt: event.at,
      error: failed ? failureOf(execution, event) : null,
    })
  },
  'limit-reached': (draft, { at, limit, message }) =>
    endAll(draft, at, { status: limit === 'duration' ? 'timeout' : 'failed', code: LIMITS[limit], message }),
  'run-end': (draft, { at, status, code, message = '' }) => {
    if (code === PAGE_ENDED) endAll(draft, at, { status: 'cancelled', code, message })
    else if (status === 'stopped') {
      endAll(draft, at, { status: 'cancelled', code: 'CANCELLED', message: msg('It was canceled.') })
    } else endAll(draft, at, { status: 'failed', code: code ?? 'STEP_FAILED', message })
  },
}

/** The notice of a run on a model without a known price. */
function isUnpriced({ data }: RunEventOf<'log'>): boolean {
  return isJsonObject(data) && 'unpricedModel' in data
}
