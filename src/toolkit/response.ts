import { englishMessages } from '../language/messages'
import { type AnswerEnding, isWhole } from '../model/answer-ending'
import type { Document, Pipeline } from '../model/document'
import type { ResolvedInputs } from '../model/events'
import { type JsonObject, type JsonValue, withoutUndefined } from '../model/json'
import { resolveToText } from '../model/templates'
import { readFace, type ToolFace } from '../model/tool-face'
import { defaultMessage, defaultNextSteps, failureMessage, remediationFor } from './default-messages'
import { type PipelineExecution, pipelineOf } from './executions'
import { slugOf } from './face'

/** How one step fared, as callers see it. */
interface StepMeta {
  name: string
  status: string
  durationMs: number
  /** Null where a price is not known. */
  costUsd: number | null
  /** Only a part of its tool's answer came: `message` says what is missing. */
  partial?: true
  /** How its answer ended, where that is not known to be whole. */
  ending?: AnswerEnding
}

/** What a caller gets when a pipeline came to its end. */
export interface PipelineSuccessResponse {
  success: true
  /** What happened, the result, and what to do with it. */
  message: string
  data: JsonValue
  meta: {
    pipeline: string
    executionId: string
    totalSteps: number
    completedSteps: number
    totalCostUsd: number | null
    /** What the cost limit does not cover, where a price is not known. */
    costNote?: string
    totalTokens: number
    durationMs: number
    steps: StepMeta[]
  }
  context: { resolvedInputs: ResolvedInputs }
  nextSteps: string
}

/** What a caller gets when it did not. */
export interface PipelineErrorResponse {
  success: false
  message: string
  error: {
    code: string
    /** `cause` is the failing step's own code. */
    details: { failedStep?: string; stepNumber?: number; cause?: string; partialResults?: JsonValue }
  }
  meta: { pipeline: string; executionId: string; completedSteps: number; totalSteps: number }
  context: { attemptedInputs: JsonObject }
  remediation: string
}

export type PipelineResponse = PipelineSuccessResponse | PipelineErrorResponse

/** The headings at which a text of a template's own is taken apart. */
const NEXT_STEPS = '## In your response:'
const REMEDIATION = '## How to fix:'

/**
 * The response for the caller of an execution that has ended.
 * @param all the executions of the run, for what was finished in pipelines that it called.
 */
export function responseOf(
  document: Document,
  execution: PipelineExecution,
  all: readonly PipelineExecution[] = [],
): PipelineResponse {
  const pipeline = pipelineOf(document, execution)
  const face = pipeline ? readFace(pipeline) : null
  return execution.status === 'completed'
    ? success(execution, face, nameOf(pipeline, execution))
    : failure(execution, face, nameOf(pipeline, execution), all)
}

function success(execution: PipelineExecution, face: ToolFace | null, slug: string): PipelineSuccessResponse {
  const { id, output, totalSteps, completedSteps, totalCostUsd, costNote, totalTokens, durationMs, resolvedInputs } =
    execution
  const listed = face?.outputMapping?.includeMeta ?? true
  const steps = execution.steps.map(({ name, status, durationMs, costUsd, ending, isPartial }): StepMeta => {
    const cut = ending !== null && !isWhole(ending) ? { ending } : {}
    return withoutUndefined({ name, status, durationMs, costUsd, partial: isPartial || undefined, ...cut })
  })
  const meta = withoutUndefined({
    pipeline: slug,
    executionId: id,
    totalSteps,
    completedSteps,
    totalCostUsd,
    costNote: costNote === undefined ? undefined : englishMessages.localize(costNote),
    totalTokens,
    durationMs,
    steps: listed ? steps : [],
  })
  const written = face?.successTemplate.trim()
    ? filled(face.successTemplate, { data: output, meta: { ...meta, steps }, error: null })
    : null
  const nextSteps = written ? sectionOf(written, NEXT_STEPS) : null
  return {
    success: true,
    message: written ?? defaultMessage(execution, face),
    data: output,
    meta,
    context: { resolvedInputs },
    nextSteps: nextSteps ?? defaultNextSteps(execution),
  }
}

function failure(
  execution: PipelineExecution,
  face: ToolFace | null,
  slug: string,
  all: readonly PipelineExecution[],
): PipelineErrorResponse {
  const { id, error, totalSteps, completedSteps, input } = execution
  const { code, failedStep, stepNumber, cause, ...why } = error ?? { code: 'UNFINISHED', message: 'It has not ended.' }
  const message = englishMessages.localize(why.message)
  const details = withoutUndefined({ failedStep, stepNumber, cause, partialResults: partialResults(execution, all) })
  const meta = { pipeline: slug, executionId: id, completedSteps, totalSteps }
  const written = face?.errorTemplate.trim()
    ? filled(face.errorTemplate, { data: details.partialResults, meta, error: { code, message, details } })
    : null
  const remediation = written ? sectionOf(written, REMEDIATION) : null
  return {
    success: false,
    message: written ? withoutSection(written, REMEDIATION) : failureMessage(execution),
    error: { code, details },
    meta,
    context: { attemptedInputs: input },
    remediation: remediation ?? remediationFor(execution),
  }
}

/**
 * What the steps that were finished gave, by their slugs; of one that was not, what was finished in the pipeline that
 * it called.
 */
function partialResults({ id, steps }: PipelineExecution, all: readonly PipelineExecution[]): JsonObject {
  const results: JsonObject = {}
  for (const { slug, nodeId, status, toolOutput, reasoningOutput } of steps) {
    if (status === 'completed') {
      results[slug] = withoutUndefined({ output: toolOutput, reasoning: reasoningOutput ?? undefined })
      continue
    }
    const called = all.findLast(({ caller }) => caller?.executionId === id && caller.nodeId === nodeId)
    const inner = called && partialResults(called, all)
    if (inner && Object.keys(inner).length > 0) results[slug] = { partialResults: inner }
  }
  return results
}

function filled(template: string, roots: object): string {
  const readable = roots as unknown as JsonObject
  return resolveToText(template, { root: name => (Object.hasOwn(readable, name) ? readable[name] : undefined) }).trim()
}

/** From a heading on to the end, where a text has it. */
function sectionOf(text: string, heading: string): string | null {
  const from = text.indexOf(heading)
  return from < 0 ? null : text.slice(from).trim()
}

function withoutSection(text: string, heading: string): string {
  const from = text.indexOf(heading)
  return from < 0 ? text : text.slice(0, from).trim()
}

function nameOf(pipeline: Pipeline | undefined, { pipelineId }: PipelineExecution): string {
  return pipeline ? slugOf(pipeline) : pipelineId
}
