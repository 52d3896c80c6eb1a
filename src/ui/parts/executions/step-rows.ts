import { localize, t } from '../../../language/active'
import type { RunEvent } from '../../../model/events'
import type { JsonValue } from '../../../model/json'
import { toCsv } from '../../../nodes/kit/csv'
import { outcomeOfStep } from '../../../toolkit/execution-outcome'
import type { PipelineExecution, StepExecution } from '../../../toolkit/executions'
import { markdownToText } from '../../page/runs/markdown-to-text'
import { type Status, statusWords } from './StatusMark'

/** Which cards of executions are shown. */
export interface StepFilter {
  /** Of one pipeline; null for all. */
  pipelineId: string | null
  status: Status | 'any'
  /** Part of the name of a card, of a tool that it called, or of its pipeline. */
  text: string
}

export const everyStep: StepFilter = { pipelineId: null, status: 'any', text: '' }

/** The status of a step: one that waits when all is over was not reached. */
export function stepStatus(step: StepExecution, { status }: PipelineExecution): Status {
  return status !== 'running' && step.status === 'pending' ? 'unreached' : outcomeOfStep(step)
}

/** Whether a filter shows a step of an execution. */
export function isShown(step: StepExecution, execution: PipelineExecution, filter: StepFilter): boolean {
  const { pipelineId, status, text } = filter
  const words = [step.name, execution.name, ...step.calls.map(({ toolName }) => toolName)].join(' ').toLowerCase()
  return (
    (pipelineId === null || pipelineId === execution.pipelineId) &&
    (status === 'any' || status === stepStatus(step, execution)) &&
    words.includes(text.trim().toLowerCase())
  )
}

/** Whether a filter shows anything of an execution. */
export function isAnyShown(execution: PipelineExecution, filter: StepFilter): boolean {
  const isOfPipeline = filter.pipelineId === null || filter.pipelineId === execution.pipelineId
  const isOpen = filter.status === 'any' && filter.text.trim() === ''
  return isOfPipeline && (isOpen || execution.steps.some(step => isShown(step, execution, filter)))
}

/** The events of one step, as they are recorded. */
export function eventsOfStep(
  events: readonly RunEvent[],
  { pipelineId, parentCallId }: PipelineExecution,
  nodeId: string,
): readonly RunEvent[] {
  return events.filter(
    event =>
      'nodeId' in event &&
      event.nodeId === nodeId &&
      event.pipelineId === pipelineId &&
      event.parentCallId === parentCallId,
  )
}

/** What cards got and gave where their steps do not say so: the model's question, and the calls that reached a card. */
export type ValuesOfCards = ReadonlyMap<string, { input?: JsonValue; output?: JsonValue }>

const placeOf = (parentCallId: string | undefined, nodeId: string) => JSON.stringify([parentCallId, nodeId])

/** Of several questions and calls the newest. */
export function valuesOfCards(events: readonly RunEvent[]): ValuesOfCards {
  const values = new Map<string, { input?: JsonValue; output?: JsonValue }>()
  for (const event of events) {
    if (event.type === 'request') {
      const last = event.request.messages.at(-1)
      if (last?.role !== 'user') continue
      const text = last.content.flatMap(part => (part.type === 'text' ? [part.text] : [])).join('\n')
      values.set(placeOf(event.parentCallId, event.nodeId), { input: text })
    } else if (event.type === 'tool-call' && event.toolNodeId !== null) {
      values.set(placeOf(event.parentCallId, event.toolNodeId), { input: event.call.arguments })
    } else if (event.type === 'tool-result' && event.toolNodeId !== null) {
      const place = placeOf(event.parentCallId, event.toolNodeId)
      values.set(place, { ...values.get(place), output: event.isError ? localize(event.content) : event.data })
    }
  }
  return values
}

/** What a step got and gave. */
export function valuesOf(
  { nodeId, resolvedInput, toolOutput }: StepExecution,
  { parentCallId }: PipelineExecution,
  values: ValuesOfCards,
): { input: JsonValue; output: JsonValue } {
  const known = values.get(placeOf(parentCallId, nodeId))
  return { input: resolvedInput ?? known?.input ?? null, output: toolOutput ?? known?.output ?? null }
}

/** Rows as CSV, with a byte order mark so that spreadsheets read it as UTF-8. What is unknown is an empty field. */
export function stepsAsCsv(
  runs: readonly { execution: PipelineExecution; events: readonly RunEvent[] }[],
  filter: StepFilter,
): string {
  const headings = [
    ...[t('Run'), t('Pipeline'), t('Card'), t('Status'), t('Input'), t('Output'), t('Tools'), t('Tokens')],
    ...[t('Time (ms)'), t('Cost (USD)')],
  ]
  const rows = runs.flatMap(({ execution, events }) => {
    const values = valuesOfCards(events)
    return execution.steps
      .filter(step => isShown(step, execution, filter))
      .map(step => {
        const { input, output } = valuesOf(step, execution, values)
        return [
          new Date(execution.startedAt).toISOString(),
          execution.name,
          step.name,
          localize(statusWords[stepStatus(step, execution)].word),
          textOf(input),
          textOf(output),
          step.calls.map(({ toolName, count }) => `${toolName} ×${count}`).join(', '),
          step.tokensUsed,
          step.startedAt === null ? '' : step.durationMs,
          step.costUsd ?? '',
        ]
      })
  })
  return `\uFEFF${toCsv([headings, ...rows])}\r\n`
}

function textOf(value: JsonValue): string {
  if (value === null) return ''
  return typeof value === 'string' ? markdownToText(value) : JSON.stringify(value)
}
