import type { Conversation } from './conversation'
import type { RunEvent, RunEventOf } from './events'
import type { Frame } from './frame'
import type { Graph } from './graph'
import type { JsonValue } from './json'
import type { Message } from './model'
import type { NodeWork } from './node-type'
import { noteOfEnding } from './short-answer'

/** A run that another one goes on from. */
export interface EarlierRun {
  events: readonly RunEvent[]
  /** Where it goes on: what stands above keeps what it had in `events`. */
  fromNodeId: string
  /** Nothing but that node works: what stands below keeps what it had as well. */
  only?: boolean
}

/** `anew`: it works. `kept`: it keeps what it had, and works where it had nothing. `left`: it never works. */
type Part = 'anew' | 'kept' | 'left'

/** What becomes of each node of a flow in a run that goes on from an earlier one. */
export class Resume {
  private constructor(
    private readonly earlier: EarlierRun,
    private readonly home: string,
    private readonly above: ReadonlySet<string>,
    private readonly below: ReadonlySet<string>,
  ) {}

  /** Undefined where all works anew: there is no earlier run, or the flow does not come to the node by itself. */
  static of(graph: Graph, earlier: EarlierRun | undefined): Resume | undefined {
    if (!earlier) return undefined
    const home = [...graph.pipelines.values()].find(({ nodes }) =>
      nodes.some(({ id }) => id === earlier.fromNodeId),
    )?.id
    if (home === undefined) return undefined
    const above = reached(home, id => graph.nextTo.get(id)?.map(({ source }) => source))
    if (!graph.entries.some(({ id }) => id === home || above.has(id))) return undefined
    return new Resume(
      earlier,
      home,
      above,
      reached(home, id => graph.nextFrom.get(id)?.map(({ target }) => target)),
    )
  }

  /** Whether the run comes through a pipeline at all; of others it tells again what they had, by `retellRest`. */
  passes(pipelineId: string): boolean {
    return !this.earlier.only || pipelineId === this.home || this.above.has(pipelineId)
  }

  /** What becomes of the nodes of a pipeline, by their place. */
  partsOf({ id, nodes }: { id: string; nodes: readonly { id: string }[] }): (index: number) => Part {
    if (!this.passes(id)) return () => 'left'
    if (id !== this.home) return () => (this.below.has(id) ? 'anew' : 'kept')
    const from = nodes.findIndex(node => node.id === this.earlier.fromNodeId)
    return index => (index < from ? 'kept' : index > from && this.earlier.only ? 'left' : 'anew')
  }

  /** The events of a node's last run, when that was finished, with those of the pipelines that it called. */
  finished(nodeId: string): RunEvent[] | null {
    const events = this.lastOf(nodeId)
    const end = events.findLast(event => 'nodeId' in event && event.nodeId === nodeId)
    const isDone = end?.type === 'node-end' && (end.status === 'done' || end.status === 'stopped-early')
    return isDone ? events : null
  }

  /** Tells again what happened to a node, whatever that was. */
  retell(nodeId: string, emit: (event: RunEvent) => void): void {
    for (const event of this.lastOf(nodeId)) emit(carried(event))
  }

  /** Tells again what happened in the pipelines that the run did not come through, and in those that they called. */
  retellRest(graph: Graph, emit: (event: RunEvent) => void): void {
    const isRest = (id: string) => graph.pipelines.has(id) && !this.passes(id)
    const isWanted = (event: RunEvent) =>
      'pipelineId' in event && event.parentCallId === undefined && isRest(event.pipelineId)
    for (const event of withCalled(this.earlier.events, isWanted)) emit(carried(event))
  }

  private lastOf(nodeId: string): RunEvent[] {
    const { events } = this.earlier
    const isOwn = (event: RunEvent) => 'nodeId' in event && event.nodeId === nodeId
    const start = events.findLastIndex(
      event => isOwn(event) && (event.type === 'node-start' || event.type === 'node-skip'),
    )
    return start < 0 ? [] : withCalled(events.slice(start), isOwn)
  }
}

/** What a node that keeps what it had brings along. */
export interface ResumedNode {
  reply?: string
  output: JsonValue
  reasoning?: JsonValue
  route?: string
  work?: NodeWork
}

/** Where what is carried goes. */
interface CarryTarget {
  conversation: Conversation
  frame: Frame
  emit(event: RunEvent): void
}

/**
 * Brings a node over from an earlier run without any work: its events are told again, marked as carried, and its
 * outputs join the conversation and the frame; those of an inference with its turns.
 */
export function resumeNode(
  events: readonly RunEvent[],
  { nodeId, isInference }: { nodeId: string; isInference: boolean },
  target: CarryTarget,
): ResumedNode {
  const { conversation, frame, emit } = target
  for (const event of events) emit(carried(event))
  const own = events.filter((event): event is NodeEvent => 'nodeId' in event && event.nodeId === nodeId)
  const result: ResumedNode = { output: null }
  if (isInference) result.reply = carryTurns(own, nodeId, target)
  for (const event of own) {
    if (event.type === 'route') result.route = event.selectedRoute
    if (event.type !== 'node-end') continue
    const { output, reasoning, work } = event
    result.output = output
    if (reasoning !== undefined) result.reasoning = reasoning
    if (work) result.work = { output, ...work, ...(reasoning !== undefined && { reasoning }) }
    if (work?.keepAs) conversation.addOutput({ ...work.keepAs, data: output })
    frame.record(nodeId, { output, status: 'completed', ...(reasoning !== undefined && { reasoning }) })
  }
  return result
}

type NodeEvent = Extract<RunEvent, { nodeId: string }>

/** Gives the reply. */
function carryTurns(events: readonly NodeEvent[], nodeId: string, { conversation, frame }: CarryTarget): string {
  const results = new Map(events.filter(isType('tool-result')).map(result => [result.callId, result]))
  let reply = ''
  let asked: RunEventOf<'request'> | undefined
  for (const event of events) {
    if (event.type === 'request') asked = event
    if (event.type === 'request' && event.round === 1) {
      event.origins.messages.forEach(({ nodeId: giver, added }, index) => {
        const message = event.request.messages[index]
        // Outputs sent to a fresh start are made anew for each request; only the engine's own turn stays.
        if (message && giver === nodeId && added !== 'latest-outputs' && added !== 'memory')
          conversation.addMessage(nodeId, message, added)
      })
    } else if (event.type === 'response') {
      reply = event.text
      const answered = event.toolCalls.filter(call => results.has(call.id))
      if (event.text !== '' || answered.length > 0) {
        const toolCalls = answered.length > 0 ? { toolCalls: answered } : {}
        conversation.addMessage(nodeId, { role: 'assistant', content: event.text, ...toolCalls })
      }
      const called = event.toolCalls.map(({ name }) => name)
      const note = noteOfEnding({ ...event, called })
      if (note) conversation.addMessage(nodeId, note, 'cut-short')
    } else if (event.type === 'tool-result') {
      addResult(conversation, event)
      const { toolNodeId, isError, data } = event
      if (toolNodeId && toolNodeId !== nodeId && !isError) frame.record(toolNodeId, { output: data })
    }
  }
  if (asked) {
    const messages: Message[] = [...asked.request.messages, { role: 'assistant', content: reply }]
    const origins = { ...asked.origins, messages: [...asked.origins.messages, { nodeId }] }
    conversation.keepTranscript(nodeId, { messages, origins })
  }
  return reply
}

function addResult(conversation: Conversation, result: RunEventOf<'tool-result'>): void {
  const { nodeId, callId, toolName, content, isError, outputType: type, data, explanation } = result
  conversation.addMessage(nodeId, { role: 'tool', callId, toolName, content, ...(isError && { isError }) })
  if (!isError) conversation.addOutput({ type, toolName, data, ...(explanation !== undefined && { explanation }) })
}

/** Events that are wanted, and all that happened inside of their calls. */
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
