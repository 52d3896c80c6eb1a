import { sayEnding } from '../../../engine/model/answer-ending'
import type { RunEvent, RunEventOf } from '../../../engine/model/events'
import type { JsonValue } from '../../../engine/model/json'
import { outgoingInWords } from '../../../engine/model/outgoing'
import { hostOf } from '../../../engine/net/hosts'
import { say } from '../../../language/active'

export const LEVELS = ['debug', 'info', 'warning', 'error'] as const
export type LogLevel = (typeof LEVELS)[number]

/** One line of the log. */
export interface LogEntry {
  /** Index of its event; with `part`, a key. */
  index: number
  part: number
  /** Milliseconds of the host's clock. */
  at: number
  level: LogLevel
  /** Absent for entries of the whole run. */
  pipelineId?: string
  nodeId?: string
  /** Call depth. */
  depth: number
  what: string
  data?: JsonValue
}

/** A run's log: a fold over its events. */
export function logEntries(events: readonly RunEvent[]): LogEntry[] {
  const fold = new LogFold()
  for (const [index, event] of events.entries()) fold.add(event, index)
  return fold.entries
}

type Line = Pick<LogEntry, 'level' | 'what'> & { data?: JsonValue | undefined }

class LogFold {
  readonly entries: LogEntry[] = []
  /** Calls in progress, by id: arguments and depth. */
  private readonly calls = new Map<string, { args: JsonValue; depth: number }>()
  /** The pipeline of each node, by id. */
  private readonly places = new Map<string, string>()

  add(event: RunEvent, index: number): void {
    const depth = this.depthOf(event)
    if (event.type === 'run-start') this.keepPlaces(event)
    if (event.type === 'tool-call') this.calls.set(event.call.id, { args: event.call.arguments, depth })
    const { at } = event
    const place = {
      ...('pipelineId' in event && { pipelineId: event.pipelineId }),
      ...('nodeId' in event && { nodeId: event.nodeId }),
    }
    const lines = this.linesOf(event).map(line => ({ ...line, ...place, depth }))
    for (const [part, { level, what, data, ...where }] of [...lines, ...this.atTheTool(event, depth)].entries()) {
      this.entries.push({ index, part, at, level, what, ...where, ...(data !== undefined && { data }) })
    }
  }

  private keepPlaces({ document }: RunEventOf<'run-start'>): void {
    for (const { id, nodes } of document?.pipelines ?? []) for (const node of nodes) this.places.set(node.id, id)
  }

  /** Lines at a card that a step calls directly: a called pipeline writes these through its own events. */
  private atTheTool(event: RunEvent, depth: number): (Line & Pick<LogEntry, 'pipelineId' | 'nodeId' | 'depth'>)[] {
    if ((event.type !== 'tool-call' && event.type !== 'tool-result') || event.round > 0) return []
    const { toolNodeId, nodeId } = event
    const pipelineId = this.places.get(toolNodeId ?? '')
    if (toolNodeId === null || toolNodeId === nodeId || pipelineId === undefined) return []
    const where = { pipelineId, nodeId: toolNodeId, depth: depth + 1 }
    if (event.type === 'tool-call') return [{ ...info(`${event.call.name} received`, event.call.arguments), ...where }]
    const { isError, toolName, content, data } = event
    return [{ ...(isError ? error(`${toolName} failed`, content) : info(`${toolName} answered`, data)), ...where }]
  }

  private depthOf(event: RunEvent): number {
    const callId = 'parentCallId' in event ? event.parentCallId : undefined
    if (callId === undefined) return 0
    return (this.calls.get(callId)?.depth ?? 0) + 1
  }

  private linesOf(event: RunEvent): Line[] {
    const write = writers[event.type] as ((event: RunEvent, fold: LogFold) => Line[]) | undefined
    return write?.(event, this) ?? []
  }

  /** The arguments of a called pipeline. */
  argumentsOf(callId: string | undefined): JsonValue | undefined {
    return callId === undefined ? undefined : this.calls.get(callId)?.args
  }
}

const debug = (what: string, data?: JsonValue): Line => ({ level: 'debug', what, data })
const info = (what: string, data?: JsonValue): Line => ({ level: 'info', what, data })
const warning = (what: string, data?: JsonValue): Line => ({ level: 'warning', what, data })
const error = (what: string, data?: JsonValue): Line => ({ level: 'error', what, data })

type Writers = { [T in RunEvent['type']]?: (event: RunEventOf<T>, fold: LogFold) => Line[] }

/** What is logged of each event. Streaming deltas and what cards show are left out. */
const writers: Writers = {
  'run-start': ({ documentName, inputs }) => [info(`The run of ${documentName} began`, asJson(inputs))],
  'pipeline-start': ({ name, parentCallId }, fold) => {
    const args = fold.argumentsOf(parentCallId)
    return [args === undefined ? info(`${name} began`) : info(`${name} received`, args)]
  },
  request: ({ round, modelLabel, request }) => [
    debug(`Asked ${modelLabel}${round > 1 ? `, round ${round}` : ''}`, {
      system: request.system,
      messages: asJson(request.messages),
      tools: request.tools.map(({ name }) => name),
    }),
  ],
  response: event => {
    const { text, ending, tokenLimit, durationMs, toolCalls } = event
    const said =
      text === ''
        ? debug('The answer has no words', { ending, durationMs })
        : info('The model said', { text, ending, durationMs })
    const end = sayEnding({ ...event, called: toolCalls.map(({ name }) => name) })
    return end ? [said, warning(end, { ending, ...(tokenLimit && { limit: tokenLimit.limit }) })] : [said]
  },
  'tool-call': ({ call, round }) => [
    info(
      round === 0 ? `${call.name} was called by the step, not by a model` : `The model called ${call.name}`,
      call.malformed ?? call.arguments,
    ),
  ],
  'tool-result': ({ toolName, data, content, isError, mistake, durationMs, round }) => {
    if (mistake) return [warning(`${toolName} refused the call`, { problems: mistake.problems, came: mistake.came })]
    const returned = isError
      ? error(`${toolName} failed after ${durationMs} ms`, data ?? content)
      : info(`${toolName} returned after ${durationMs} ms`, data)
    return [returned, debug(`The ${round === 0 ? 'step' : 'model'} gets the result of ${toolName}`, parsed(content))]
  },
  route: ({ selectedPath, reason }) => [info(`The router chose ${selectedPath.blockTitle}`, { reason })],
  'await-user': ({ question }) => [info('The run waits for the person', asJson(question))],
  'user-answer': ({ answer }) => [info('The person answered', asJson(answer))],
  outgoing: ({ request, outcome, ...outgoing }) => {
    const line = outcome === 'answered' ? info : outcome === 'sent-unreadable' ? warning : error
    return [
      line(`${request.method} ${hostOf(request.url)}: ${outgoingInWords({ outcome, ...outgoing })}`, { ...request }),
    ]
  },
  log: ({ level, message, data }) => [{ level, what: message, data }],
  'node-retry': ({ attempt, waitMs, message }) => [warning(`Try ${attempt} failed, next in ${waitMs} ms: ${message}`)],
  'node-skip': ({ reason }) => [debug(`Skipped: ${say(reason)}`)],
  'node-error': ({ message, code, said, outcome }) => [
    error(message, { code, ...(outcome !== undefined && { outcome }), ...(said !== undefined && { said }) }),
  ],
  'node-end': ({ output, status, durationMs }) =>
    output === null ? [] : [debug(`The card ended: ${status}, after ${durationMs} ms`, output)],
  'pipeline-end': ({ status, output }) => [
    (status === 'failed' ? error : info)(`The pipeline ended: ${status}`, output),
  ],
  'pipeline-skip': ({ reason }) => [debug(`Skipped: ${reason}`)],
  'limit-reached': ({ message }) => [warning(message)],
  'run-end': ({ status, message, durationMs }) => [
    (status === 'failed' ? error : info)(
      `The run ended: ${status}, after ${durationMs} ms${message ? `. ${message}` : ''}`,
    ),
  ],
}

/** Parses JSON where possible: results of called pipelines are JSON. */
function parsed(text: string): JsonValue {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

/**
 * Events contain only JSON; some of their types are interfaces, which TypeScript does not assign to an index signature.
 */
function asJson(value: unknown): JsonValue {
  return value as JsonValue
}

/** Filter of the log. */
export interface LogFilter {
  /** All pipelines when null. */
  pipelineId: string | null
  /** This level and more severe ones. */
  level: LogLevel
}

/** The entries that match a filter. Entries of the whole run match any pipeline. */
export function filterLog(entries: readonly LogEntry[], { pipelineId, level }: LogFilter): LogEntry[] {
  const least = LEVELS.indexOf(level)
  return entries.filter(
    entry =>
      LEVELS.indexOf(entry.level) >= least &&
      (pipelineId === null || entry.pipelineId === undefined || entry.pipelineId === pipelineId),
  )
}

/** Entries as JSON Lines, with times in ISO format. */
export function logAsJsonLines(entries: readonly LogEntry[]): string {
  return entries
    .map(({ index: _, part: __, at, ...entry }) => `${JSON.stringify({ at: new Date(at).toISOString(), ...entry })}\n`)
    .join('')
}
