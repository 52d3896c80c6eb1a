import { runDocument } from '../../engine/run/run'
import { type MessageDescriptor, msg } from '../../language/message'
import { isEqualJson } from '../../model/equal-json'
import type { RunEvent } from '../../model/events'
import type { Host } from '../../model/host'
import type { JsonValue } from '../../model/json'
import type { LanguageModel, ResolvedModel } from '../../model/language-model'
import type { NodeTypes } from '../../model/node-type'
import type { Draft } from '../format/draft'
import { type HostAnswers, hostAnswersOf, type ModelAnswer, usualEnding } from './host-answers'
import { type Recording, recordingOf } from './recording'

/** Events of a run that is played at most: those that a link can tell are fewer. */
const mostEvents = 20_000

const misfit = msg('The run in this link does not fit its pipeline, so it was left out.')

/**
 * Plays a document with the answers of an earlier run: the engine makes its events again, with times that are about those of
 * then. Nothing is called or sent. A run that asks for another answer than there is does not fit.
 */
export async function playAnswers(
  { document, inputs }: Draft,
  answers: HostAnswers,
  nodeTypes: NodeTypes,
): Promise<{ recording: Recording } | { problem: MessageDescriptor }> {
  const { host, fits } = answeringHost(answers, nodeTypes)
  const events: RunEvent[] = []
  for await (const event of runDocument(document, inputs, host, new AbortController().signal)) {
    events.push(event.type === 'run-start' ? { ...event, runId: answers.runId } : event)
    if (events.length > mostEvents) return { problem: misfit }
  }
  const recording = recordingOf(events)
  return recording && fits() ? { recording } : { problem: misfit }
}

/**
 * The answers of a recording, where the document makes the same run of them; null where it does not: another document ran,
 * chance decided, a request was answered, foreign code ran, or the run was stopped.
 */
export async function answersThatPlay(
  draft: Draft,
  recording: Recording,
  nodeTypes: NodeTypes,
): Promise<HostAnswers | null> {
  const [start] = recording.events
  if (start?.type !== 'run-start') return null
  const isSameDraft = isEqualJson(start.document, draft.document) && isEqualJson(start.inputs, draft.inputs)
  if (!isSameDraft) return null
  const answers = hostAnswersOf(recording)
  const played = await playAnswers(draft, answers, nodeTypes)
  if ('problem' in played) return null
  return isEqualJson(told(played.recording.events), told(recording.events)) ? answers : null
}

/** A host that gives each node the answers that it got. `fits` tells whether there was one for each question, and none is left. */
function answeringHost({ at, models, answers }: HostAnswers, nodeTypes: NodeTypes): { host: Host; fits(): boolean } {
  const left = [...answers]
  let time = at
  let isMissing = false

  function missing(): never {
    isMissing = true
    throw new Error('This run had no such answer.')
  }

  function next<T extends HostAnswers['answers'][number]>(
    nodeId: string,
    is: (answer: HostAnswers['answers'][number]) => answer is T,
  ): T {
    const index = left.findIndex(answer => answer.nodeId === nodeId && is(answer))
    const [found] = index < 0 ? [] : left.splice(index, 1)
    if (!found) return missing()
    return found as T
  }

  const until = (after: number) => {
    time = Math.max(time, at + after)
  }

  const languageModelOf = (nodeId: string): LanguageModel => ({
    async *stream() {
      const reply = next(nodeId, isReply)
      const { after, durationMs, firstTokenMs = durationMs, reasoning, text, toolCalls = [], usage } = reply
      const began = after - durationMs
      until(began)
      if (reasoning !== undefined) yield { type: 'reasoning-delta', text: reasoning }
      const deltas = reply.deltas ?? (text.match(/\s*\S+\s*/g) ?? [text]).map(text => ({ text }))
      for (const [index, delta] of deltas.entries()) {
        until(began + firstTokenMs + ((durationMs - firstTokenMs) * index) / deltas.length)
        if (delta.text !== '') yield { type: 'text-delta', ...delta }
      }
      for (const call of toolCalls) yield { type: 'tool-call', call }
      yield { type: 'usage', usage }
      until(after)
      yield { type: 'end', ending: reply.ending ?? usualEnding(reply), text }
    },
  })

  const base: Omit<Host, 'model' | 'ask' | 'fetch'> = {
    nodeTypes,
    now: () => Math.round(time),
    random: () => 0.5,
    // Nothing waits; limits of time never come.
    sleep: (ms, signal) =>
      new Promise((resolve, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason), { once: true })
        if (ms < shortest) resolve()
      }),
    isAllowedHost: () => false,
    inBrowser: true,
  }
  const forNode = (nodeId: string): Host => ({
    ...base,
    async model() {
      const reply = left.find(answer => answer.nodeId === nodeId && isReply(answer))
      const model = reply && isReply(reply) ? models[reply.model] : undefined
      if (!model) return missing()
      const { temperatures, price, ...known } = model
      return {
        ...known,
        languageModel: languageModelOf(nodeId),
        temperature: temperatures ? { min: temperatures[0], max: temperatures[1] } : false,
        ...(price && { price: { ...price, checked: '' } }),
      } as ResolvedModel
    },
    async ask() {
      const { after, answer } = next(nodeId, answer => 'answer' in answer)
      until(after)
      return answer
    },
    async fetch() {
      until(next(nodeId, answer => 'hidden' in answer).after)
      return { hidden: true }
    },
  })
  return { host: { ...forNode(''), forNode }, fits: () => !isMissing && left.length === 0 }
}

/** Waits of steps; what is longer is a limit. */
const shortest = 30_000

function isReply(answer: HostAnswers['answers'][number]): answer is ModelAnswer {
  return 'usage' in answer
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
    if (event.type === 'reasoning-delta' || (event.type === 'text-delta' && !event.tokens)) continue
    const place = 'pipelineId' in event ? JSON.stringify([event.pipelineId, event.parentCallId ?? '']) : ''
    byPipeline[place] ??= []
    byPipeline[place].push(JSON.parse(JSON.stringify(event, readable)))
  }
  return byPipeline
}

function readable(field: string, value: unknown): unknown {
  if (untold.has(field)) return undefined
  // A tool that is a pipeline tells its model how long it took.
  if (typeof value === 'string') return value.replaceAll(/(duration\\*":\s*)\d+/g, '$1')
  return typeof value === 'number' ? Number(value.toPrecision(6)) : value
}
