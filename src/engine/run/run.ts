import { localizedMessage } from '../../language/localized-error'
import { type LocalizedText, msg } from '../../language/message'
import { cachedWith } from '../../model/cached'
import { describeError } from '../../model/describe-error'
import type { Document, RunInputs } from '../../model/document'
import type { RunEvent } from '../../model/events'
import { checkGraph, graphOf } from '../../model/graph'
import type { Host } from '../../model/host'
import { durationLimit, LimitError } from '../../model/limits'
import type { NodeTypes } from '../../model/node-type'
import { NOTHING_TO_RUN } from '../../model/run-outcome'
import { noCalls } from '../net/broker'
import { AlarmClock } from './alarm-clock'
import { Deadline } from './deadline'
import { EventQueue } from './event-queue'
import { callPipeline, runFlow, runInvoked } from './flow'
import { byNode, checkCalls, type Invocation, InvocationError, prepareInvocation } from './invocation'
import type { EarlierRun } from './resume'
import { type RunScope, Spending } from './run-scope'

/**
 * Runs a document and yields its events in order. The events are the run: cards, X-ray, cost and recordings are folds
 * over them.
 *
 * @param inputs what a person typed or drew, by node id.
 * @param signal stops the run; a last event reports it. Leaving the loop early stops it too.
 * @param earlier where to resume, for "Run from here".
 */
export function runDocument(
  document: Document,
  inputs: RunInputs,
  host: Host,
  signal: AbortSignal,
  earlier?: EarlierRun,
): AsyncIterableIterator<RunEvent, void> {
  return play(document, inputs, host, signal, { earlier }, async (run, cancel) => {
    checkGraph(document, host.nodeTypes)
    checkCalls(run.graph, document, run.graph.entries, host.nodeTypes)
    checkHasWork(document, host.nodeTypes)
    await runFlow(run, cancel, earlier)
  })
}

/**
 * Runs one pipeline of a document as a tool that is called from outside, without the pipelines after it. An invalid
 * call ends the run before it starts, with a code.
 */
export function runTool(
  document: Document,
  invocation: Invocation,
  host: Host,
  signal: AbortSignal,
): AsyncIterableIterator<RunEvent, void> {
  const { inputs = {} } = invocation
  return play(document, inputs, host, signal, invocation, async run => {
    const called = await prepareInvocation(run, invocation)
    await runInvoked(run, called)
  })
}

type Work = (run: RunScope, cancel: (reason: Error) => void) => Promise<void>

function play(
  document: Document,
  inputs: RunInputs,
  host: Host,
  signal: AbortSignal,
  { earlier, ...invocation }: Partial<Invocation> & { earlier?: EarlierRun | undefined },
  work: Work,
): AsyncIterableIterator<RunEvent, void> {
  return new EventQueue<RunEvent>(send => {
    const callIds = new Set<string>()
    const emit = (event: RunEvent) => {
      if (event.type === 'tool-call') callIds.add(event.call.id)
      send(event)
    }
    const clock = new AlarmClock(host)
    const limit = durationLimit(document.settings?.limits)
    const run: RunScope = {
      document,
      graph: graphOf(document, host.nodeTypes),
      inputs,
      host,
      emit,
      clock,
      deadline: new Deadline(host, clock, limit.ms, signal, limit.over),
      stopped: signal,
      spent: new Spending(),
      outgoingCalls: noCalls(),
      references: invocation.context ?? {},
      overrides: byNode(document, invocation.overrides ?? {}),
      nextId: idsOf(host),
      callIds,
      ...(earlier?.answerStart && { answerStart: { ...earlier.answerStart, nodeId: earlier.fromNodeId } }),
      callPipeline: call => callPipeline(run, call),
    }
    const done = begin(run, signal, invocation, work).finally(() => {
      run.deadline.end()
      clock.stop()
    })
    return { done, cancel: () => run.deadline.break(new Error('The events of this run have no reader any more.')) }
  })
}

/** Emits the run from its first event to its last. */
async function begin(
  run: RunScope,
  signal: AbortSignal,
  { pipelineId, input = {} }: Partial<Invocation>,
  work: Work,
): Promise<void> {
  const { document, inputs, host } = run
  const startedAt = host.now()
  run.emit({
    at: startedAt,
    type: 'run-start',
    runId: run.nextId(),
    documentId: document.id,
    documentName: document.name,
    document,
    inputs,
    ...(pipelineId !== undefined && { invocation: { pipelineId, input } }),
  })
  const end = (status: 'finished' | 'failed' | 'stopped' | 'limit', said?: LocalizedText, code?: string) => {
    const at = host.now()
    const why = { ...(said !== undefined && localizedMessage(said)), ...(code !== undefined && { code }) }
    run.emit({ at, type: 'run-end', status, durationMs: at - startedAt, ...why })
  }
  try {
    await work(run, reason => run.deadline.break(reason))
    end('finished')
  } catch (error) {
    if (error instanceof LimitError) {
      run.emit({ at: host.now(), type: 'limit-reached', limit: error.limit, ...localizedMessage(error.words) })
      end('limit', error.words)
    } else if (signal.aborted) end('stopped')
    else if (error instanceof InvocationError) end('failed', error.words, error.code)
    else end('failed', describeError(error))
  }
}

function idsOf(host: Host): () => string {
  let count = 0
  const run = Math.floor(host.random() * 36 ** 6).toString(36)
  return () => `${run}-${(count++).toString(36)}`
}

/**
 * Checks that any reachable node does something: calls a model, or works. An unknown type may.
 * @throws Refusal that says what to add.
 */
function checkHasWork(document: Document, types: NodeTypes): void {
  const { works, isEmpty } = reachedWork(document, types)
  if (works) return
  const name = [...types.values()].find(type => type.inference)?.name ?? 'Inference'
  throw new InvocationError(
    NOTHING_TO_RUN,
    isEmpty
      ? msg('There is no card to run yet. Add the card “{name}”, so that a model answers, and run again.', { name })
      : msg(
          'No card here does anything by itself yet. Add the card “{name}”, so that a model answers, and run again.',
          { name },
        ),
  )
}

const reachedWork = cachedWith((document: Document, types: NodeTypes) => {
  const graph = graphOf(document, types)
  const reached = new Set(graph.entries.map(({ id }) => id))
  for (const id of reached) for (const { target } of graph.nextFrom.get(id) ?? []) reached.add(target)
  const nodes = document.pipelines.filter(({ id }) => reached.has(id)).flatMap(pipeline => pipeline.nodes)
  const works = nodes.some(node => {
    const type = types.get(node.type)
    return !type || Boolean(type.inference || type.run || type.route)
  })
  return { works, isEmpty: nodes.length === 0 }
})
