import { isJsonObject, type JsonValue } from '../engine/json'
import type { ToolFace } from '../engine/tool-face'
import { summaryOf } from '../engine/tool-response'
import { type PipelineExecution, stepsCutShort } from './executions'

/** What is said of a success when the tool has no template of its own. */
export function defaultMessage(execution: PipelineExecution, face: ToolFace | null): string {
  return [`## ${headline(execution)}:`, contentOf(execution, face), defaultNextSteps(execution)].join('\n\n')
}

/** What a caller does with a success. */
export function defaultNextSteps(execution: PipelineExecution): string {
  const failed = execution.steps.filter(({ status }) => status === 'failed')
  const missing = failed.map(({ name }) => name).join(', ')
  const cut = stepsCutShort(execution).map(({ name, endingSaid }) => `${name}: ${endingSaid}`)
  return [
    '## In your response:',
    `- Say in your own words what “${execution.name}” did, with the facts that matter from the data.`,
    ...(missing ? [`- Say too what is missing, because this did not work: ${missing}.`] : []),
    ...cut.map(line => `- Say too that this is not whole. ${line}`),
    '- If somebody asks for one part of it, give that part with its names, numbers and ids.',
    '- If this was one part of a larger task, go on with the next part.',
  ].join('\n')
}

/** What is said of a failure: which step, what was tried, and why it ended. */
export function failureMessage(execution: PipelineExecution): string {
  const { name, error, completedSteps, totalSteps, input } = execution
  const where = error?.failedStep ? ` at step ${error.stepNumber} of ${totalSteps}, “${error.failedStep}”` : ''
  const tried = Object.keys(input).length > 0 ? `\nIt was asked for: ${summaryOf(input)}` : ''
  const kept =
    completedSteps > 0 ? `\n${stepsOf(completedSteps)} finished before that, and what came of it is kept.` : ''
  return `“${name}” did not come to its end${where}: ${error?.message ?? ''}${tried}${kept}`.trim()
}

/** How a failure is mended, and when to stop trying. */
export function remediationFor({ error, name, completedSteps }: PipelineExecution): string {
  const { code = '', failedStep } = error ?? {}
  const advice = ADVICE[code] ?? [
    failedStep
      ? `Look at what “${failedStep}” was given, and call “${name}” with clearer input.`
      : `Call “${name}” again.`,
    'If the reason names a service, a key or a model, tell the person: they can mend that, and you cannot.',
  ]
  const kept = completedSteps > 0 ? ['Use “partialResults” for what was finished already.'] : []
  const list = [...advice, ...kept].map((line, index) => `${index + 1}. ${line}`)
  return `## How to fix:\n${list.join('\n')}\n\n${FALLBACK}`
}

const FALLBACK =
  'If you have tried again in another way already and this error still comes, leave this step out and go on with your next task.'

const CHANGE_DOCUMENT = 'This cannot be mended from here. Tell the person that the tool itself has to be changed.'

const ADVICE: Record<string, string[]> = {
  INVALID_INPUT: [
    'Read what does not fit, and call again with input that fits the tool’s schema.',
    'Leave out what you do not know, unless it is required.',
  ],
  COST_LIMIT_EXCEEDED: [
    'Ask for less at once: narrow the task down, and call again.',
    'Or tell the person that the tool’s limit on cost may be raised.',
  ],
  DURATION_LIMIT_EXCEEDED: [
    'Ask for less at once: narrow the task down, and call again.',
    'Or tell the person that the tool’s limit on time may be raised.',
  ],
  STEP_LIMIT_EXCEEDED: ['Tell the person that the tool’s limit on steps may be raised.'],
  CANCELLED: ['Somebody stopped it. Ask whether to begin again before you do.'],
  NOT_FOUND: ['Look at the list of tools again, and call one that is there.'],
  NOT_ACTIVE: ['Tell the person that the tool has to be made active before it can be called.'],
  EMPTY_PIPELINE: [CHANGE_DOCUMENT],
  BAD_TOOL: [CHANGE_DOCUMENT],
  CIRCULAR: [CHANGE_DOCUMENT],
  TOOL_MISSING: [CHANGE_DOCUMENT, 'The message names the step whose tool is gone: another must be chosen for it.'],
  OUTPUT_FAILED: [CHANGE_DOCUMENT, 'Its output names something that is not there.'],
}

function headline({ name, completedSteps, totalSteps, steps, durationMs, totalCostUsd }: PipelineExecution): string {
  const skipped = steps.filter(({ status }) => status === 'skipped').length
  const took = [
    `${(durationMs / 1000).toFixed(1)} s`,
    totalCostUsd !== null && (totalCostUsd === 0 ? 'free' : `$${totalCostUsd.toFixed(4)}`),
  ]
  const done =
    completedSteps === totalSteps ? `all ${stepsOf(totalSteps)}` : `${completedSteps} of ${stepsOf(totalSteps)}`
  const left = skipped > 0 ? `, ${skipped} skipped` : ''
  return `“${name}” finished ${done}${left} (${took.filter(Boolean).join(', ')})`
}

function contentOf({ output }: PipelineExecution, face: ToolFace | null): string {
  if (!isJsonObject(output)) return summaryOf(output)
  const lines = Object.entries(output).map(([field, value]) => {
    const meaning = face?.outputMapping?.fields[field]?.description?.trim()
    return `- ${field}${meaning ? ` (${meaning})` : ''}: ${lineOf(value)}`
  })
  return lines.join('\n') || 'There is nothing in its output.'
}

function lineOf(value: JsonValue): string {
  return value === null ? 'nothing' : summaryOf(value)
}

function stepsOf(count: number): string {
  return count === 1 ? '1 step' : `${count} steps`
}
