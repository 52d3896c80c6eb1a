import { summaryOf } from '../engine/tools/tool-response'
import { englishMessages } from '../language/messages'
import { isJsonObject, type JsonValue } from '../model/json'
import type { ToolFace } from '../model/tool-face'
import { type PipelineExecution, stepsCutShort } from './executions'

/** The default message of a success, without a template. */
export function defaultMessage(execution: PipelineExecution, face: ToolFace | null): string {
  return [`## ${headline(execution)}:`, contentOf(execution, face), defaultNextSteps(execution)].join('\n\n')
}

/** What a caller does with a success. */
export function defaultNextSteps(execution: PipelineExecution): string {
  const failed = execution.steps.filter(({ status }) => status === 'failed')
  const missing = failed.map(({ name }) => name).join(', ')
  const cut = stepsCutShort(execution).map(
    ({ name, endingSaid }) => `${name}: ${englishMessages.localize(endingSaid ?? '')}`,
  )
  return [
    '## In your response:',
    `- Say in your own words what “${execution.name}” did, with the facts that matter from the data.`,
    ...(missing ? [`- Say too what is missing, because this did not work: ${missing}.`] : []),
    ...cut.map(line => `- Say too that this is not whole. ${line}`),
    '- If somebody asks for one part of it, give that part with its names, numbers and ids.',
    '- If this was one part of a larger task, go on with the next part.',
  ].join('\n')
}

/** The message of a failure: the step, what was tried, and why it ended. */
export function failureMessage(execution: PipelineExecution): string {
  const { name, error, completedSteps, totalSteps, input } = execution
  const where = error?.failedStep ? ` at step ${error.stepNumber} of ${totalSteps}, “${error.failedStep}”` : ''
  const tried = Object.keys(input).length > 0 ? `\nIt was asked for: ${summaryOf(input)}` : ''
  const kept =
    completedSteps > 0 ? `\n${stepsOf(completedSteps)} finished before that, and what came of it is kept.` : ''
  return `“${name}” did not come to its end${where}: ${englishMessages.localize(error?.message ?? '')}${tried}${kept}`.trim()
}

/** How a failure is fixed, by whom, and when to stop retrying. */
export function remediationFor({ error, name, completedSteps }: PipelineExecution): string {
  const { code = '', failedStep = '', cause = '' } = error ?? {}
  const { by, advice } = ADVICE[code] ?? stepAdvice(name, failedStep, cause)
  const kept = completedSteps > 0 ? ['Use “partialResults” for what was finished already.'] : []
  const list = [WHO[by], ...advice, ...kept].map((line, index) => `${index + 1}. ${line}`)
  return `## How to fix:\n${list.join('\n')}\n\n${FALLBACK}`
}

const FALLBACK =
  'If you have tried again in another way already and this error still comes, leave this step out and go on with your next task.'

/** Who can fix a failure: the caller with other input, or the author of the tool. */
type Mender = 'caller' | 'maker' | 'either'

const WHO: Record<Mender, string> = {
  caller: 'You can mend this: call again with clearer input.',
  maker: 'The maker of the tool has to mend this. Other input will not help.',
  either: 'You may mend this with clearer input; if the same error comes again, the maker of the tool has to.',
}

interface Advice {
  by: Mender
  advice: readonly string[]
}

const maker = (...advice: string[]): Advice => ({ by: 'maker', advice })

/** What the maker has to change in a step, by the step's own code. */
const MAKER_CAUSES: Record<string, string> = {
  BAD_TEMPLATE: 'a template in it names something that is not there',
  BAD_CONFIG: 'one of its settings does not fit',
  UNKNOWN_TYPE: 'its type is not known here',
  TIMEOUT: 'it took longer than its time limit, which may be raised',
  UNAUTHORIZED: 'the key of its service is missing or not valid',
  NOT_ACTIVE: 'the tool that it calls is not active',
  NOT_FOUND: 'the tool or the address that it calls is not there',
}

function stepAdvice(name: string, failedStep: string, cause: string): Advice {
  const change = MAKER_CAUSES[cause]
  if (change) return maker(`Tell the person that the step “${failedStep}” has to be changed: ${change}.`)
  const code = cause ? ` (${cause})` : ''
  return {
    by: 'either',
    advice: [
      failedStep
        ? `Look at what “${failedStep}” was given, and call “${name}” with clearer input.`
        : `Call “${name}” again.`,
      `If the same comes again, tell the person ${failedStep ? `that “${failedStep}” fails${code}` : `that “${name}” fails`}: a service, a key or a model may have to be mended.`,
    ],
  }
}

const CHANGE_DOCUMENT = 'Tell the person that the tool itself has to be changed.'

const ADVICE: Record<string, Advice> = {
  INVALID_INPUT: {
    by: 'caller',
    advice: [
      'Read what does not fit, and call again with input that fits the tool’s schema.',
      'Leave out what you do not know, unless it is required.',
    ],
  },
  COST_LIMIT_EXCEEDED: {
    by: 'either',
    advice: [
      'Ask for less at once: narrow the task down, and call again.',
      'Or tell the person that the tool’s limit on cost may be raised.',
    ],
  },
  DURATION_LIMIT_EXCEEDED: {
    by: 'either',
    advice: [
      'Ask for less at once: narrow the task down, and call again.',
      'Or tell the person that the tool’s limit on time may be raised.',
    ],
  },
  STEP_LIMIT_EXCEEDED: maker('Tell the person that the tool’s limit on steps may be raised.'),
  CANCELLED: { by: 'either', advice: ['Somebody stopped it. Ask whether to begin again before you do.'] },
  NOT_FOUND: { by: 'caller', advice: ['Look at the list of tools again, and call one that is there.'] },
  NOT_ACTIVE: maker('Tell the person that the tool has to be made active before it can be called.'),
  EMPTY_PIPELINE: maker(CHANGE_DOCUMENT),
  BAD_TOOL: maker(CHANGE_DOCUMENT),
  CIRCULAR: maker(CHANGE_DOCUMENT),
  TOOL_MISSING: maker(CHANGE_DOCUMENT, 'The message names the step whose tool is gone: another must be chosen for it.'),
  OUTPUT_FAILED: maker(CHANGE_DOCUMENT, 'Its output names something that is not there.'),
}

function headline({ name, completedSteps, totalSteps, steps, durationMs, totalCostUsd }: PipelineExecution): string {
  const skipped = steps.filter(({ status }) => status === 'skipped').length
  const took = [`${(durationMs / 1000).toFixed(1)} s`, totalCostUsd !== null && costOf(totalCostUsd)]
  const isWhole = completedSteps === totalSteps
  const done = `${isWhole ? (totalSteps > 1 ? 'all ' : '') : `${completedSteps} of `}${stepsOf(totalSteps)}`
  const left = skipped > 0 ? `, ${skipped} skipped` : ''
  return `“${name}” finished ${done}${left} (${took.filter(Boolean).join(', ')})`
}

/** A small cost has two digits that say something: "$0.000012". */
function costOf(dollars: number): string {
  if (dollars === 0) return 'free'
  return `$${dollars < 0.01 ? dollars.toFixed(1 - Math.floor(Math.log10(dollars))) : dollars.toFixed(4)}`
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
