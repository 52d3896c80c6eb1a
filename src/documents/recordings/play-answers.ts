import { errorOf } from '../../engine/run/host-answers'
import { runDocument, runTool } from '../../engine/run/run'
import { type MessageDescriptor, msg } from '../../language/message'
import { isEqualJson } from '../../model/equal-json'
import type { HostFailure, RunEvent } from '../../model/events'
import type { Host } from '../../model/host'
import type { JsonValue } from '../../model/json'
import type { LanguageModel, ResolvedModel } from '../../model/language-model'
import type { OutgoingReply } from '../../model/services'
import type { Draft } from '../format/draft'
import {
  type HostAnswer,
  type HostAnswers,
  hostAnswersOf,
  type ModelAnswer,
  type ServiceAnswer,
  usualEnding,
} from './host-answers'
import { type Recording, recordingOf } from './recording'

/** Events of a run that is played at most: those that a link can tell are fewer. */
const mostEvents = 20_000

const misfit = msg('The run in this link does not fit its pipeline, so it was left out.')

/** What a run needs to be played again: the node types, and where it used tool servers, their client. */
export type Player = Pick<Host, 'nodeTypes' | 'mcp'>

/**
 * Plays a document with the answers of an earlier run: the engine makes its events again, with times that are about those of
 * then. Nothing is called or sent. A run that asks for another answer than there is does not fit.
 */
export async function playAnswers(
  { document, inputs }: Draft,
  answers: HostAnswers,
  player: Player,
): Promise<{ recording: Recording } | { problem: MessageDescriptor }> {
  const stop = new AbortController()
  const { host, fits } = answeringHost(answers, player, stop)
  const run = answers.invocation
    ? runTool(document, { ...answers.invocation, inputs }, host, stop.signal)
    : runDocument(document, inputs, host, stop.signal)
  const events: RunEvent[] = []
  for await (const event of run) {
    if (event.type === 'run-start') events.push({ ...event, runId: answers.runId })
    else if (event.type === 'run-end' && answers.stoppedAfter !== undefined)
      events.push({ at: event.at, type: 'run-end', status: 'stopped', durationMs: event.durationMs })
    else events.push(event)
    if (events.length > mostEvents) return { problem: misfit }
  }
  const recording = recordingOf(withCarried(events, new Set(answers.carried)))
  return recording && fits() ? { recording } : { problem: misfit }
}

/** The answers of a recording, where its document makes the same run of them; null where it does not: chance decided, for one. */
export async function answersThatPlay(recording: Recording, player: Player): Promise<HostAnswers | null> {
  const [start] = recording.events
  if (start?.type !== 'run-start' || !start.document) return null
  const answers = hostAnswersOf(recording)
  const played = await playAnswers({ document: start.document, inputs: start.inputs }, answers, player)
  if ('problem' in played) return null
  return isEqualJson(told(played.recording.events), told(recording.events)) ? answers : null
}

/** The events of some nodes, and of the pipelines that they called, as carried over from an earlier run. */
function withCarried(events: readonly RunEvent[], nodeIds: ReadonlySet<string>): readonly RunEvent[] {
  const calls = new Set<string>()
  return events.map(event => {
    if (!('nodeId' in event || 'parentCallId' in event)) return event
    const { parentCallId } = event
    const isCarried =
      parentCallId === undefined ? 'nodeId' in event && nodeIds.has(event.nodeId) : calls.has(parentCallId)
    if (!isCarried) return event
    if (event.type === 'tool-call') calls.add(event.call.id)
    return { ...event, carried: true } as RunEvent
  })
}

/**
 * A host that gives each node the answers that it got. `fits` tells whether there was one for each question, and none is left.
 * @param stop aborts where a person stopped the run.
 */
function answeringHost(
  { at, durationMs, stoppedAfter, models, answers }: HostAnswers,
  { nodeTypes, mcp }: Player,
  stop: AbortController,
): { host: Host; fits(): boolean } {
  const left = [...answers]
  const hosts = answers.flatMap(answer => ('service' in answer && answer.host) || [])
  let time = at
  let isMissing = false
  let begun = 0
  /** Counts answers and the passing of time. */
  let progress = 0
  /** Limits of time that are not over yet. */
  let alarms: { due: number; ring(): void }[] = []

  function missing(): never {
    isMissing = true
    throw new Error('This run had no such answer.')
  }

  function find<T extends HostAnswer>(nodeId: string, is: (answer: HostAnswer) => answer is T): T | undefined {
    return left.filter(answer => answer.nodeId === nodeId).find(is)
  }

  function take<T extends HostAnswer>(answer: T): T {
    progress++
    left.splice(left.indexOf(answer), 1)
    return answer
  }

  /** Lets time pass, and limits end that are over by then. */
  function until(later: number): void {
    progress++
    time = Math.max(time, later)
    const due = alarms.filter(alarm => alarm.due <= time)
    alarms = alarms.filter(alarm => alarm.due > time)
    for (const alarm of due) alarm.ring()
  }

  /** No answer came: until a pipeline beside this one failed, time was up, or a person stopped the run. */
  async function noAnswer(signal: AbortSignal): Promise<never> {
    let before: number
    do {
      before = progress
      await new Promise(resolve => setTimeout(resolve, 5))
    } while (!signal.aborted && progress !== before)
    if (signal.aborted) throw signal.reason
    const next = Math.min(...alarms.map(({ due }) => due))
    if (next <= at + durationMs) until(next)
    else if (stoppedAfter !== undefined) {
      until(at + durationMs)
      stop.abort(new Error('The person stopped the run.'))
    } else missing()
    if (!signal.aborted) await new Promise(resolve => signal.addEventListener('abort', resolve, { once: true }))
    throw signal.reason
  }

  const languageModelOf = (nodeId: string): LanguageModel => ({
    async *stream(_request, signal) {
      const found = find(nodeId, isReply)
      if (!found) return noAnswer(signal)
      const reply = take(found)
      const { after, durationMs, firstTokenMs = durationMs, reasoning, text, toolCalls = [], usage } = reply
      const began = at + after - durationMs
      until(began)
      if (reasoning !== undefined) yield { type: 'reasoning-delta', text: reasoning }
      const deltas = reply.deltas ?? (text.match(/\s*\S+\s*/g) ?? [text]).map(text => ({ text }))
      for (const [index, delta] of deltas.entries()) {
        until(began + firstTokenMs + ((durationMs - firstTokenMs) * index) / deltas.length)
        if (delta.text !== '') yield { type: 'text-delta', ...delta }
      }
      for (const call of toolCalls) yield { type: 'tool-call', call }
      if (usage) yield { type: 'usage', usage }
      if (reply.isOpen) return noAnswer(signal)
      until(at + after)
      if (reply.failed) throw errorOf(reply.failed)
      yield { type: 'end', ending: reply.ending ?? usualEnding(reply), text }
    },
  })

  const forNode = (nodeId: string): Host => {
    /** What a service answered. Unlike the run, the host of a node waits for nothing. */
    async function answered(service: ServiceAnswer['service'], signal: AbortSignal): Promise<JsonValue> {
      const found = find(nodeId, isOf(service))
      if (!found) return noAnswer(signal)
      const { after, failed, value } = take(found)
      until(at + after)
      if (failed) throw errorOf(failed)
      return value === undefined ? missing() : (value as JsonValue)
    }
    const service =
      (name: ServiceAnswer['service']) =>
      (_asked: unknown, signal: AbortSignal): Promise<never> =>
        answered(name, signal) as Promise<never>
    return {
      nodeTypes,
      mcp,
      inBrowser: true,
      ownHost: hosts.find(({ is }) => is === 'own')?.name,
      isAllowedHost: host => hosts.some(({ name, is }) => is === 'allowed' && name === host),
      now: () => Math.round(time),
      random() {
        const found = find(nodeId, isOf('random'))
        return found ? Number(take(found).value) : 0.5
      },
      sleep: async ms => until(time + ms),
      async gate(_point, signal) {
        if (stoppedAfter !== undefined && ++begun > stoppedAfter) await noAnswer(signal)
      },
      async model() {
        const failure = find(nodeId, isOf('model'))
        const resolved = find(nodeId, answer => 'model' in answer)
        if (resolved && !(failure && left.indexOf(failure) < left.indexOf(resolved))) {
          const model = models[take(resolved).model]
          return model ? ({ ...model, languageModel: languageModelOf(nodeId) } as ResolvedModel) : missing()
        }
        throw failure?.failed ? errorOf(take(failure).failed as HostFailure) : await noAnswer(stop.signal)
      },
      async ask(_question, _place, signal) {
        const found = find(nodeId, answer => 'answer' in answer)
        if (!found) return noAnswer(signal)
        const { after, answer } = take(found)
        until(at + after)
        return answer
      },
      fetch: service('fetch') as (asked: unknown, signal: AbortSignal) => Promise<OutgoingReply>,
      runCode: service('code'),
      onDevice: service('device'),
      runCommand: service('command'),
      files: {
        read: service('file'),
        write: async (_path, _text, signal) => void (await answered('file', signal)),
      },
      memory: { recall: async () => (await answered('memory', stop.signal)) as never, keep: () => {} },
    }
  }
  const host: Host = {
    ...forNode(''),
    random: () => 0.5,
    forNode,
    // Of the run itself: its limits of time.
    sleep: (ms, signal) =>
      new Promise((resolve, reject) => {
        const alarm = { due: time + ms, ring: resolve }
        alarms.push(alarm)
        signal.addEventListener(
          'abort',
          () => {
            alarms = alarms.filter(each => each !== alarm)
            reject(signal.reason)
          },
          { once: true },
        )
      }),
  }
  return { host, fits: () => !isMissing && left.length === 0 }
}

const isOf =
  (service: ServiceAnswer['service']) =>
  (answer: HostAnswer): answer is ServiceAnswer =>
    'service' in answer && answer.service === service

function isReply(answer: HostAnswer): answer is ModelAnswer {
  return 'text' in answer
}

/** Fields of events that tell when and where something was, not what. */
const untold = new Set([
  ...['at', 'durationMs', 'firstTokenMs', 'waitMs', 'startTime', 'endTime', 'duration', 'providerTiming'],
  ...['runId', 'askId', 'documentId', 'document', 'providerData'],
])

/** What events tell, but for times and the pieces of streams: by pipeline, since those side by side come in any order. */
function told(events: readonly RunEvent[]): JsonValue {
  const byPipeline: Record<string, JsonValue[]> = {}
  for (const event of events) {
    if (event.type === 'reasoning-delta' || event.type === 'host-answer') continue
    if (event.type === 'text-delta' && !event.tokens) continue
    const place = 'pipelineId' in event ? JSON.stringify([event.pipelineId, event.parentCallId ?? '']) : ''
    byPipeline[place] ??= []
    byPipeline[place].push(JSON.parse(JSON.stringify(event, readable)))
  }
  return byPipeline
}

function readable(field: string, value: unknown): unknown {
  if (untold.has(field)) return undefined
  // A tool that is a pipeline tells its model how long it took, and a template may print when.
  if (typeof value === 'string') return value.replaceAll(/((?:duration|Time)\\*":\s*)(?:\d+|\\*"[^"]*")/g, '$1')
  return typeof value === 'number' ? Number(value.toPrecision(6)) : value
}
