import { hostOf } from '../../../engine/net/hosts'
import { activeMessages } from '../../../language/active'
import { type MessageDescriptor, msg } from '../../../language/message'
import type { Messages } from '../../../language/messages'
import { englishMessages } from '../../../language/messages'
import { describeEnding } from '../../../model/answer-ending'
import type { RunEvent, RunEventOf } from '../../../model/events'
import type { JsonValue } from '../../../model/json'
import { localizedModelLabel } from '../../../model/model-labels'
import { describeOutgoing } from '../../../model/outgoing'

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

/** A run's log in a language: a fold over its events. */
export function logEntries(events: readonly RunEvent[], messages: Messages = activeMessages()): LogEntry[] {
  const fold = new LogFold(messages)
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
  readonly t: Messages['t']
  readonly say: Messages['localize']

  constructor({ t, localize }: Messages) {
    this.t = t
    this.say = localize
  }

  add(event: RunEvent, index: number): void {
    const depth = this.depthOf(event)
    if (event.type === 'run-start') this.storePlaces(event)
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

  private storePlaces({ document }: RunEventOf<'run-start'>): void {
    for (const { id, nodes } of document?.pipelines ?? []) for (const node of nodes) this.places.set(node.id, id)
  }

  /** Lines at a card that a step calls directly: a called pipeline writes these through its own events. */
  private atTheTool(event: RunEvent, depth: number): (Line & Pick<LogEntry, 'pipelineId' | 'nodeId' | 'depth'>)[] {
    if ((event.type !== 'tool-call' && event.type !== 'tool-result') || event.round > 0) return []
    const { t } = this
    const { toolNodeId, nodeId } = event
    const pipelineId = this.places.get(toolNodeId ?? '')
    if (toolNodeId === null || toolNodeId === nodeId || pipelineId === undefined) return []
    const where = { pipelineId, nodeId: toolNodeId, depth: depth + 1 }
    if (event.type === 'tool-call')
      return [{ ...info(t('{name} received', { name: event.call.name }), event.call.arguments), ...where }]
    const { isError, toolName, content, error: why = content, data } = event
    const line = isError
      ? error(t('{tool} failed', { tool: toolName }), this.say(why))
      : info(t('{tool} answered', { tool: toolName }), data)
    return [{ ...line, ...where }]
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

type Ending = RunEventOf<'node-end' | 'pipeline-end' | 'run-end'>['status']

/** How a card, a pipeline or a run ended. */
const endings: Record<Ending, MessageDescriptor> = {
  done: msg('done'),
  finished: msg('finished'),
  failed: msg('failed'),
  stopped: msg('stopped'),
  'stopped-early': msg('stopped-early'),
  limit: msg({ message: 'limit', note: 'How a run ended: a limit was reached.' }),
}

type Writers = { [T in RunEvent['type']]?: (event: RunEventOf<T>, fold: LogFold) => Line[] }

/** What is logged of each event. Streaming deltas and what cards show are left out. */
const writers: Writers = {
  'run-start': ({ documentName, inputs }, { t }) => [
    info(t('The run of {name} began', { name: documentName }), asJson(inputs)),
  ],
  'pipeline-start': ({ name, parentCallId }, fold) => {
    const { t } = fold
    const args = fold.argumentsOf(parentCallId)
    return [args === undefined ? info(t('{name} began', { name })) : info(t('{name} received', { name }), args)]
  },
  request: ({ round, provider, modelLabel, request }, { t }) => [
    debug(
      round > 1
        ? t('Asked {model}, round {round, number}', { model: localizedModelLabel(provider, modelLabel), round })
        : t('Asked {model}', { model: localizedModelLabel(provider, modelLabel) }),
      {
        system: request.system,
        messages: asJson(request.messages),
        tools: request.tools.map(({ name }) => name),
      },
    ),
  ],
  response: (event, { t, say }) => {
    const { text, ending, tokenLimit, durationMs, toolCalls } = event
    const said =
      text === ''
        ? debug(t('The answer has no words'), { ending, durationMs })
        : info(t('The model said'), { text, ending, durationMs })
    const end = describeEnding({ ...event, called: toolCalls.map(({ name }) => name) })
    return end ? [said, warning(say(end), { ending, ...(tokenLimit && { limit: tokenLimit.limit }) })] : [said]
  },
  'tool-call': ({ call, round }, { t }) => [
    info(
      round === 0
        ? t('{tool} was called by the step, not by a model', { tool: call.name })
        : t('The model called {tool}', { tool: call.name }),
      call.malformed ?? call.arguments,
    ),
  ],
  'tool-result': (
    { toolName: tool, data, content, error: why = content, isError, mistake, durationMs: ms, round },
    { t, say },
  ) => {
    if (mistake)
      return [
        warning(t('{tool} refused the call', { tool }), { problems: mistake.problems.map(say), came: mistake.came }),
      ]
    const returned = isError
      ? error(t('{tool} failed after {ms} ms', { tool, ms }), data ?? say(why))
      : info(t('{tool} returned after {ms} ms', { tool, ms }), data)
    const gets =
      round === 0
        ? t('The step gets the result of {tool}', { tool })
        : t('The model gets the result of {tool}', { tool })
    return [returned, debug(gets, parsed(englishMessages.localize(content)))]
  },
  route: ({ selectedPath, reason }, { t, say }) => [
    info(t('The router chose {pipeline}', { pipeline: selectedPath.blockTitle }), { reason: say(reason) }),
  ],
  'await-user': ({ question }, { t }) => [info(t('The run waits for the person'), asJson(question))],
  'user-answer': ({ answer }, { t }) => [info(t('The person answered'), asJson(answer))],
  outgoing: ({ request, outcome, ...outgoing }, { t }) => {
    const line = outcome === 'answered' ? info : outcome === 'sent-unreadable' ? warning : error
    const said = {
      method: request.method,
      host: hostOf(request.url),
      outcome: describeOutgoing({ outcome, ...outgoing }),
    }
    return [line(t('{method} {host}: {outcome}', said), { ...request })]
  },
  log: ({ level, data, ...said }, { say }) => [{ level, what: say(said.message), data }],
  'node-retry': ({ attempt, waitMs, ...said }, { t }) => [
    warning(t('Try {attempt, number} failed, next in {ms} ms: {why}', { attempt, ms: waitMs, why: said.message })),
  ],
  'node-skip': ({ reason }, { t }) => [debug(t('Skipped: {why}', { why: reason }))],
  'node-error': ({ message, code, said, outcome }, { say }) => [
    error(say(message), {
      code,
      ...(outcome !== undefined && { outcome }),
      ...(said !== undefined && { said }),
    }),
  ],
  'node-end': ({ output, status, durationMs: ms }, { t }) =>
    output === null
      ? []
      : [debug(t('The card ended: {status}, after {ms} ms', { status: endings[status], ms }), output)],
  'pipeline-end': ({ status, output }, { t }) => [
    (status === 'failed' ? error : info)(t('The pipeline ended: {status}', { status: endings[status] }), output),
  ],
  'pipeline-skip': ({ reason }, { t }) => [debug(t('Skipped: {why}', { why: reason }))],
  'limit-reached': (event, { say }) => [warning(say(event.message))],
  'run-end': ({ status, message, durationMs: ms }, { t }) => {
    const said = { status: endings[status], ms }
    return [
      (status === 'failed' ? error : info)(
        message
          ? t('The run ended: {status}, after {ms} ms. {message}', { ...said, message })
          : t('The run ended: {status}, after {ms} ms', said),
      ),
    ]
  },
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
