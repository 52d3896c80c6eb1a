import type { EndedAnswer } from '../../model/answer-ending'
import type { RequestOrigins, RunEvent, RunEventOf } from '../../model/events'
import type { PipelineGraph } from '../../model/graph'
import type { JsonValue } from '../../model/json'
import type { AnswerToken, Message } from '../../model/language-model'
import type { NodeWork } from '../../model/node-type'
import { SharedList } from '../../model/shared-list'
import type { Conversation } from './conversation'
import type { Frame } from './frame'
import { endingNotice } from './short-answer'
import { type MessageOrigin, type Transcript, withMessage } from './transcript'

/** An earlier run to resume. */
export interface EarlierRun {
  events: readonly RunEvent[]
  /** The first node to run: nodes above it reuse their results in `events`. */
  fromNodeId: string
  /** Runs only that node; those below reuse their results too. */
  only?: boolean
  /** The node is an inference, and its first answer continues this. */
  answerStart?: AnswerStart
}

/** The beginning of an answer, with the chances of its tokens where they are known. */
export interface AnswerStart {
  text: string
  tokens?: AnswerToken[]
}

/**
 * How a node takes part. `run`: it runs. `reuse`: it reuses its result, and runs where it has none. `skip`: it does not
 * run.
 */
type Part = 'run' | 'reuse' | 'skip'

/** The plan for each node of a flow in a resumed run. */
export class Resume {
  private constructor(
    private readonly earlier: EarlierRun,
    private readonly graph: PipelineGraph,
    private readonly ownPipelineId: string,
    private readonly above: ReadonlySet<string>,
    private readonly below: ReadonlySet<string>,
  ) {}

  /** Undefined where everything runs: there is no earlier run, or the flow does not reach the node. */
  static of(graph: PipelineGraph, earlier: EarlierRun | undefined): Resume | undefined {
    if (!earlier) return undefined
    const ownPipelineId = [...graph.pipelines.values()].find(({ nodes }) =>
      nodes.some(({ id }) => id === earlier.fromNodeId),
    )?.id
    if (ownPipelineId === undefined) return undefined
    const above = reached(ownPipelineId, id => graph.nextTo.get(id)?.map(({ source }) => source))
    if (!graph.entries.some(({ id }) => id === ownPipelineId || above.has(id))) return undefined
    return new Resume(
      earlier,
      graph,
      ownPipelineId,
      above,
      reached(ownPipelineId, id => graph.nextFrom.get(id)?.map(({ target }) => target)),
    )
  }

  /** Whether the run enters a pipeline; the results of others are replayed by `replayRest`. */
  passes(pipelineId: string): boolean {
    return !this.earlier.only || pipelineId === this.ownPipelineId || this.above.has(pipelineId)
  }

  /** The plan of a pipeline's nodes, by index. */
  partsOf({ id, nodes }: { id: string; nodes: readonly { id: string }[] }): (index: number) => Part {
    if (!this.passes(id)) return () => 'skip'
    if (id !== this.ownPipelineId) return () => (this.below.has(id) ? 'run' : 'reuse')
    const from = nodes.findIndex(node => node.id === this.earlier.fromNodeId)
    return index => (index < from ? 'reuse' : index > from && this.earlier.only ? 'skip' : 'run')
  }

  /** The events of a node's last run, if it finished, including those of the pipelines that it called. */
  finished(nodeId: string): RunEvent[] | null {
    const events = this.lastOf(nodeId)
    const end = events.findLast(event => 'nodeId' in event && event.nodeId === nodeId)
    const isDone = end?.type === 'node-end' && (end.status === 'done' || end.status === 'stopped-early')
    return isDone ? events : null
  }

  /** Replays the events of a node. */
  replay(nodeId: string, emit: (event: RunEvent) => void): void {
    for (const event of this.lastOf(nodeId)) emit(carried(event))
  }

  /** Replays the events of the pipelines that the run does not enter, and of those that they called. */
  replayRest(emit: (event: RunEvent) => void): void {
    const isRest = (id: string) => this.graph.pipelines.has(id) && !this.passes(id)
    const isWanted = (event: RunEvent) =>
      'pipelineId' in event && event.parentCallId === undefined && isRest(event.pipelineId) && this.isInPlace(event)
    for (const event of withCalled(this.earlier.events, isWanted)) emit(carried(event))
  }

  /** Resumes a node with the events of its last run. */
  readonly resume = resumeNode

  /** Whether a node is still in the pipeline of its event: one that was moved to another has no result there. */
  private isInPlace(event: Extract<RunEvent, { pipelineId: string }>): boolean {
    if (!('nodeId' in event)) return true
    return this.graph.pipelines.get(event.pipelineId)?.nodes.some(({ id }) => id === event.nodeId) === true
  }

  private lastOf(nodeId: string): RunEvent[] {
    const { events } = this.earlier
    // Another pipeline can also call its pipeline.
    const isOwn = (event: RunEvent) =>
      'nodeId' in event && event.nodeId === nodeId && event.parentCallId === undefined && this.isInPlace(event)
    const start = events.findLastIndex(
      event => isOwn(event) && (event.type === 'node-start' || event.type === 'node-skip'),
    )
    return start < 0 ? [] : withCalled(events.slice(start), isOwn)
  }
}

/** The result of a reused node. */
interface ResumedNode {
  /** The last answer of an inference. */
  answer?: EndedAnswer
  output: JsonValue
  reasoning?: JsonValue
  route?: string
  work?: NodeWork
}

/** Targets of what is carried over. */
interface CarryTarget {
  conversation: Conversation
  frame: Frame
  emit(event: RunEvent): void
}

/**
 * Carries a node over from an earlier run without running it: its events are emitted again, marked as carried, and its
 * outputs join the conversation and the frame; those of an inference with its turns.
 */
function resumeNode(
  events: readonly RunEvent[],
  { nodeId, isInference }: { nodeId: string; isInference: boolean },
  target: CarryTarget,
): ResumedNode {
  const { conversation, frame, emit } = target
  for (const event of events) emit(carried(event))
  const own = events.filter((event): event is NodeEvent => 'nodeId' in event && event.nodeId === nodeId)
  const result: ResumedNode = { output: null }
  if (isInference) result.answer = carryTurns(own, nodeId, target)
  for (const event of own) {
    if (event.type === 'route') result.route = event.selectedRoute
    if (event.type !== 'node-end') continue
    const { output, reasoning, work } = event
    result.output = output
    if (reasoning !== undefined) result.reasoning = reasoning
    if (work) result.work = { output, ...work, ...(reasoning !== undefined && { reasoning }) }
    for (const addition of work?.turns ?? []) conversation.add(nodeId, addition)
    if (work?.keepAs) conversation.addOutput({ ...work.keepAs, data: output })
    frame.record(nodeId, { output, status: 'completed', ...(reasoning !== undefined && { reasoning }) })
  }
  return result
}

type NodeEvent = Extract<RunEvent, { nodeId: string }>

/** Returns the last answer. */
function carryTurns(events: readonly NodeEvent[], nodeId: string, { conversation, frame }: CarryTarget): EndedAnswer {
  const results = new Map(events.filter(isType('tool-result')).map(result => [result.callId, result]))
  let answer: EndedAnswer = { ending: 'unknown', text: '' }
  let asked: WholeContext | undefined
  /** The notice on the last answer. */
  let note: Message | undefined
  for (const event of events) {
    if (event.type === 'request') {
      asked = wholeContext(event)
      const { messages, origins } = asked
      origins.forEach(({ nodeId: sourceId, added }, index) => {
        const message = messages[index]
        const isLast = index === origins.length - 1
        // Outputs in a fresh context are assembled per request; only the engine's own turn remains.
        const isNew =
          event.round === 1 ? added !== 'latest-outputs' && added !== 'memory' : added === 'does-not-fit' && isLast
        if (message && sourceId === nodeId && isNew) conversation.addMessage(nodeId, message, added)
      })
    } else if (event.type === 'response') {
      const answered = event.toolCalls.filter(call => results.has(call.id))
      if (event.text !== '' || answered.length > 0) {
        const toolCalls = answered.length > 0 ? { toolCalls: answered } : {}
        conversation.addMessage(nodeId, { role: 'assistant', content: event.text, ...toolCalls })
      }
      const { ending, text, tokenLimit, toolCalls: calls } = event
      answer = { ending, text, tokenLimit, called: calls.map(({ name }) => name) }
      note = endingNotice(answer)
      if (note) conversation.addMessage(nodeId, note, 'cut-short')
    } else if (event.type === 'tool-result') {
      addResult(conversation, event)
      const { toolNodeId, isError, data } = event
      if (toolNodeId && toolNodeId !== nodeId && !isError) frame.record(toolNodeId, { output: data })
    }
  }
  if (asked) {
    let transcript: Transcript = {
      system: SharedList.of(asked.system),
      messages: SharedList.of(asked.messages),
      parts: SharedList.of(asked.origins),
    }
    if (answer.text !== '') transcript = withMessage(transcript, nodeId, { role: 'assistant', content: answer.text })
    if (note) transcript = withMessage(transcript, nodeId, note, 'cut-short')
    conversation.storeTranscript(nodeId, transcript)
  }
  return answer
}

interface WholeContext {
  system: RequestOrigins['system']
  messages: readonly Message[]
  origins: readonly MessageOrigin[]
}

/** The context of a request, with what was left out for its window. */
function wholeContext({ request, origins, truncated }: RunEventOf<'request'>): WholeContext {
  const { system } = origins
  if (!truncated?.messages || !truncated.origins)
    return { system, messages: request.messages, origins: origins.messages }
  const sent = truncated.isCut ? 1 : 0
  return {
    system,
    messages: [...truncated.messages, ...request.messages.slice(sent)],
    origins: [...truncated.origins, ...origins.messages.slice(sent)],
  }
}

function addResult(conversation: Conversation, result: RunEventOf<'tool-result'>): void {
  const { nodeId, callId, toolName, content, isError, outputType: type, data, explanation } = result
  conversation.addMessage(nodeId, { role: 'tool', callId, toolName, content, ...(isError && { isError }) })
  if (!isError) conversation.addOutput({ type, toolName, data, ...(explanation !== undefined && { explanation }) })
}

/** The selected events, with all events inside of their calls. */
function withCalled(events: readonly RunEvent[], isWanted: (event: RunEvent) => boolean): RunEvent[] {
  const calls = new Set<string>()
  return events.filter(event => {
    const inside = 'parentCallId' in event && event.parentCallId !== undefined && calls.has(event.parentCallId)
    if (!inside && !isWanted(event)) return false
    if (event.type === 'tool-call') calls.add(event.call.id)
    return true
  })
}

function reached(from: string, neighbours: (id: string) => readonly string[] | undefined): ReadonlySet<string> {
  const found = new Set<string>()
  const look = (id: string) => {
    for (const next of neighbours(id) ?? []) {
      if (found.has(next)) continue
      found.add(next)
      look(next)
    }
  }
  look(from)
  return found
}

function carried(event: RunEvent): RunEvent {
  return { ...event, carried: true } as RunEvent
}

function isType<T extends RunEvent['type']>(type: T) {
  return (event: RunEvent): event is RunEventOf<T> => event.type === type
}
