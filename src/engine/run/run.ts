import { type LocalizedText, msg } from '../../language/message'
import { describeError } from '../../model/describe-error'
import type { Document, RunInputs } from '../../model/document'
import { EngineError, isLimit } from '../../model/engine-error'
import type { RunEvent } from '../../model/events'
import { checkGraph, graphOf } from '../../model/graph'
import type { Host } from '../../model/host'
import { inferenceOf } from '../../model/inference'
import { withoutUndefined } from '../../model/json'
import { isInference, isRouter } from '../../model/known-types'
import { durationLimit } from '../../model/limits'
import type { NodeTypes } from '../../model/node-type'
import { isReadable, parseNode } from '../../model/parsed-node'
import { NOTHING_TO_RUN } from '../../model/run-outcome'
import { noCalls } from '../net/broker'
import { callPipeline, runFlow, runInvoked } from './flow'
import { byNode, checkCalls, type Invocation, prepareInvocation, refusal } from './invocation'
import type { EarlierRun } from './resume'
import type { RunContext } from './run-context'
import { startTimeLimit } from './time-limit'

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
): AsyncGenerator<RunEvent, void> {
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
): AsyncGenerator<RunEvent, void> {
  const { inputs = {} } = invocation
  return play(document, inputs, host, signal, invocation, async run => {
    const called = await prepareInvocation(run, invocation)
    await runInvoked(run, called)
  })
}

type Work = (run: RunContext, cancel: (reason: Error) => void) => Promise<void>

/** Does the work, and yields what it emits. Leaving early stops it, and waits until it has ended. */
async function* play(
  document: Document,
  inputs: RunInputs,
  host: Host,
  signal: AbortSignal,
  { earlier, ...invocation }: Partial<Invocation> & { earlier?: EarlierRun | undefined },
  work: Work,
): AsyncGenerator<RunEvent, void> {
  let events: RunEvent[] = []
  let isDone = false
  let wake = () => {}
  const callIds = new Set<string>()
  const emit = (event: RunEvent) => {
    if (event.type === 'tool-call') callIds.add(event.call.id)
    events.push(withoutUndefined(event))
    wake()
  }
  const { ms, over } = durationLimit(document.settings?.limits)
  const limit = startTimeLimit(host, ms, signal, over)
  const run: RunContext = {
    document,
    graph: graphOf(document, host.nodeTypes),
    inputs,
    host,
    emit,
    limit,
    stopped: signal,
    spent: { costUsd: 0, unpriced: new Set(), steps: 0 },
    outgoingCalls: noCalls(),
    references: invocation.context ?? {},
    overrides: byNode(document, invocation.overrides ?? {}),
    answerStart: earlier?.answerStart && { ...earlier.answerStart, nodeId: earlier.fromNodeId },
    continued: continuedBy(document, host.nodeTypes),
    nextId: idsOf(host),
    callIds,
    callPipeline,
  }
  const done = begin(run, signal, invocation, work).finally(() => {
    limit.end()
    isDone = true
    wake()
  })
  try {
    for (;;) {
      const emitted = events
      events = []
      yield* emitted
      if (events.length > 0) continue
      if (isDone) break
      await new Promise<void>(resolve => {
        wake = resolve
      })
    }
  } finally {
    if (!isDone) limit.abort(new Error('The events of this run have no reader any more.'))
    await done
  }
}

/** Emits the run from its first event to its last. */
async function begin(
  run: RunContext,
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
    invocation: pipelineId === undefined ? undefined : { pipelineId, input },
  })
  const end = (status: 'finished' | 'failed' | 'stopped' | 'limit', said?: LocalizedText, code?: string) => {
    const at = host.now()
    run.emit({ at, type: 'run-end', status, durationMs: at - startedAt, message: said, code })
  }
  try {
    await work(run, run.limit.abort)
    end('finished')
  } catch (error) {
    if (isLimit(error)) {
      const { limit = 'cost' } = error.details
      run.emit({ at: host.now(), type: 'limit-reached', limit, message: error.words })
      end('limit', error.words)
    } else if (signal.aborted) end('stopped')
    else end('failed', describeError(error), refusalCode(error))
  }
}

/** The code of a run that could not start. */
function refusalCode(error: unknown): string | undefined {
  return error instanceof EngineError && error.code === 'call' ? error.details.causeCode : undefined
}

/** The inferences that others of the document continue from. */
function continuedBy({ pipelines }: Document, types: NodeTypes): Set<string> {
  const found = pipelines.flatMap(({ nodes }) =>
    nodes.flatMap(node => {
      const parsed = parseNode(node, types)
      return isReadable(parsed) ? (inferenceOf(parsed)?.continueFrom ?? []) : []
    }),
  )
  return new Set(found)
}

function idsOf(host: Host): () => string {
  let count = 0
  const run = Math.floor(host.random() * 36 ** 6).toString(36)
  return () => `${run}-${(count++).toString(36)}`
}

/**
 * Checks that any reachable node does something: calls a model, or works. An unknown type may.
 * @throws EngineError that says what to add.
 */
function checkHasWork(document: Document, types: NodeTypes): void {
  const graph = graphOf(document, types)
  const reached = new Set(graph.entries.map(({ id }) => id))
  for (const id of reached) for (const { target } of graph.nextFrom.get(id) ?? []) reached.add(target)
  const nodes = document.pipelines.filter(({ id }) => reached.has(id)).flatMap(pipeline => pipeline.nodes)
  const works = nodes.some(node => {
    const type = types.get(node.type)
    return !type || isInference(type) || isRouter(type) || type.run
  })
  if (works) return
  const name = types.get('inference')?.name ?? 'Model'
  throw refusal(
    NOTHING_TO_RUN,
    nodes.length === 0
      ? msg('There is no card to run yet. Add the card “{name}”, so that a model answers, and run again.', { name })
      : msg(
          'No card here does anything by itself yet. Add the card “{name}”, so that a model answers, and run again.',
          { name },
        ),
  )
}
