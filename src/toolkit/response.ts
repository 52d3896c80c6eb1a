import { type AnswerEnding, isWhole } from '../engine/answer-ending'
import type { Document, Pipeline } from '../engine/document'
import type { ResolvedInputs } from '../engine/events'
import type { JsonObject, JsonValue } from '../engine/json'
import { resolveToText } from '../engine/templates'
import { readFace, type ToolFace } from '../engine/tool-face'
import { type PipelineExecution, pipelineOf } from './executions'
import { slugOf } from './face'
import { defaultMessage, defaultNextSteps, failureMessage, remediationFor } from './response-words'

/** How one step fared, as callers see it. */
export interface StepMeta {
  name: string
  status: string
  durationMs: number
  /** Null where a price is not known. */
  costUsd: number | null
  /** How its answer ended, where that is not known to be whole. */
  ending?: AnswerEnding
}

/** What a caller gets when a pipeline came to its end. */
export interface PipelineSuccessResponse {
  success: true
  /** What happened, what came of it, and what to do with it. */
  message: string
  data: JsonValue
  meta: {
    pipeline: string
    executionId: string
    totalSteps: number
    completedSteps: number
    totalCostUsd: number | null
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
    details: { failedStep?: string; stepNumber?: number; partialResults?: JsonValue }
  }
  meta: { pipeline: string; executionId: string; completedSteps: number; totalSteps: number }
  context: { attemptedInputs: JsonObject }
  remediation: string
}

export type PipelineResponse = PipelineSuccessResponse | PipelineErrorResponse

/** The headings at which a text of a template's own is taken apart. */
const NEXT_STEPS = '## In your response:'
const REMEDIATION = '## How to fix:'

/** The response for the caller of an execution that has ended. */
export function responseOf(document: Document, execution: PipelineExecution): PipelineResponse {
  const pipeline = pipelineOf(document, execution)
  const face = pipeline ? readFace(pipeline) : null
  return execution.status === 'completed'
    ? success(execution, face, nameOf(pipeline, execution))
    : failure(execution, face, nameOf(pipeline, execution))
}

function success(execution: PipelineExecution, face: ToolFace | null, slug: string): PipelineSuccessResponse {
  const { id, output, totalSteps, completedSteps, totalCostUsd, totalTokens, durationMs, resolvedInputs } = execution
  const listed = face?.outputMapping?.includeMeta ?? true
  const steps = execution.steps.map(({ name, status, durationMs, costUsd, ending }): StepMeta => {
    const cut = ending !== null && !isWhole(ending) ? { ending } : {}
    return { name, status, durationMs, costUsd, ...cut }
  })
  const meta = {
    pipeline: slug,
    executionId: id,
    totalSteps,
    completedSteps,
    totalCostUsd,
    totalTokens,
    durationMs,
    steps: listed ? steps : [],
  }
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

function failure(execution: PipelineExecution, face: ToolFace | null, slug: string): PipelineErrorResponse {
  const { id, error, totalSteps, completedSteps, input } = execution
  const { code, message, failedStep, stepNumber } = error ?? { code: 'UNFINISHED', message: 'It has not ended.' }
  const details = {
    ...(failedStep !== undefined && { failedStep }),
    ...(stepNumber !== undefined && { stepNumber }),
    partialResults: partialResults(execution),
  }
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

/** What the steps that were finished gave, by their slugs. */
function partialResults({ steps }: PipelineExecution): JsonObject {
  const finished = steps.filter(({ status }) => status === 'completed')
  return Object.fromEntries(
    finished.map(({ slug, toolOutput, reasoningOutput }) => [
      slug,
      { output: toolOutput, ...(reasoningOutput !== null && { reasoning: reasoningOutput }) },
    ]),
  )
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
