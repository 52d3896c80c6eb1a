import type { RunEvent } from '../../model/events'
import type { PipelineGraph } from '../../model/graph'
import type { NodeResult } from '../../model/node-type'
import type { AnswerStart, PipelineContext } from './run-context'

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

/** An event of a node. */
export type NodeEvent = Extract<RunEvent, { nodeId: string }>

/**
 * Restores a node without running it, from the events of its last run: its turns and outputs join the conversation, its
 * results the frame.
 */
export function restoreNode(pipeline: PipelineContext, nodeId: string, events: readonly NodeEvent[]): NodeResult {
  const { conversation, frame } = pipeline
  const result: NodeResult = { output: null }
  for (const event of events) {
    if (event.type === 'route') result.route = event.selectedRoute
    else if (event.type === 'response') {
      const { ending, text, tokenLimit, toolCalls } = event
      result.answer = { ending, text, tokenLimit, called: toolCalls.map(({ name }) => name) }
      result.text = text
    } else if (event.type === 'tool-result' && !event.isError && event.round > 0) {
      const { toolNodeId, toolName, data, outputType: type, explanation } = event
      conversation.addOutput({ nodeId: toolNodeId, type, toolName, data, explanation })
      if (toolNodeId && toolNodeId !== nodeId) frame.record(toolNodeId, { output: data })
    } else if (event.type === 'node-end') {
      const { output, reasoning, work, messages = [], transcript } = event
      for (const turn of messages) conversation.turns.push({ nodeId, ...turn })
      for (const addition of work?.turns ?? []) conversation.add(nodeId, addition)
      if (work?.keepAs) conversation.addOutput({ nodeId, ...work.keepAs, data: output })
      if (transcript) conversation.storeTranscript(nodeId, transcript)
      frame.record(nodeId, { output, status: 'completed', reasoning })
      Object.assign(result, { output, reasoning, ...work })
    }
  }
  return result
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
