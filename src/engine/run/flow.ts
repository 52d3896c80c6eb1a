import { type LocalizedText, msg } from '../../language/message'
import type { Pipeline } from '../../model/document'
import { MAX_DEPTH } from '../../model/graph'
import type { JsonObject, JsonValue } from '../../model/json'
import type { ToolOutcome } from '../../model/node-type'
import { resolveReferences } from '../../model/references'
import { isCallable, notActive } from '../../model/step-tools'
import { messageOf } from '../tools/pipeline-tool'
import { sampleInput } from '../tools/sample-input'
import { failed, responseForModel, succeeded, type ToolResponse, withEnding, withPartial } from '../tools/tool-response'
import { Conversation } from './conversation'
import { Frame } from './frame'
import type { Called } from './invocation'
import { runPipeline } from './pipeline'
import { type EarlierRun, Resume } from './resume'
import { mayRetry } from './retry'
import type { EngineContext } from './run-context'
import { createPipelineContext, type PipelineContext, type RunContext } from './run-context'

/** State of a `next` edge: pending, delivered, or never taken. */
type Arrival = 'pending' | 'skipped' | { conversation: Conversation }

/**
 * Runs the pipelines of a document in the order of its `next` edges: each when all edges that lead to it are settled
 * and at least one has delivered; unreachable ones are skipped.
 * @throws EngineError when one fails, or at a limit; the abort reason passes through.
 */
export async function runFlow(run: RunContext, cancel: (reason: Error) => void, earlier?: EarlierRun): Promise<void> {
  const { graph } = run
  // A tool without a caller runs on its own example.
  const input = Object.assign({}, ...graph.entries.map(sampleInput))
  const frame = new Frame(run.document, input)
  const arrivals = new Map<string, Arrival>()
  for (const edges of graph.nextFrom.values()) for (const { id } of edges) arrivals.set(id, 'pending')
  const launched: Promise<void>[] = []
  const carry = earlier && Resume.of(graph, earlier)
  let failure: unknown

  const launch = (pipeline: Pipeline, conversation: Conversation, bringsMessage: boolean) => {
    const sample = bringsMessage ? {} : sampleInput(pipeline)
    const called = Object.keys(sample).length > 0 ? { input: sample } : undefined
    const context = createPipelineContext({ run, pipeline, frame, conversation, bringsMessage, called })
    launched.push(
      runPipeline(context, carry).then(
        ({ failure }) => (failure ? stop(failure) : settle(context)),
        error => stop(error),
      ),
    )
  }

  const settle = ({
    pipeline,
    route,
    conversation,
  }: Pick<PipelineContext, 'pipeline' | 'route'> & Partial<PipelineContext>) => {
    for (const edge of graph.nextFrom.get(pipeline.id) ?? []) {
      const isTaken = route === undefined || route === edge.target
      arrivals.set(edge.id, conversation && isTaken ? { conversation } : 'skipped')
    }
    for (const edge of graph.nextFrom.get(pipeline.id) ?? []) {
      const target = graph.pipelines.get(edge.target)
      if (target) tryToStart(target)
    }
  }

  const started = new Set<string>()
  const tryToStart = (pipeline: Pipeline) => {
    const incoming = (graph.nextTo.get(pipeline.id) ?? []).map(({ id }) => arrivals.get(id) ?? 'pending')
    if (started.has(pipeline.id) || incoming.includes('pending') || failure !== undefined) return
    if (carry?.passes(pipeline.id) === false) return
    started.add(pipeline.id)
    const live = incoming.flatMap(arrival => (typeof arrival === 'object' ? [arrival.conversation] : []))
    if (live.length > 0) return launch(pipeline, Conversation.joined(live), true)
    const reason = msg('No path that the run took leads here.')
    run.emit({ at: run.host.now(), pipelineId: pipeline.id, type: 'pipeline-skip', reason })
    settle({ pipeline })
  }

  const stop = (error: unknown) => {
    failure ??= error
    cancel(error instanceof Error ? error : new Error(String(error)))
  }

  for (const pipeline of graph.entries) {
    if (carry?.passes(pipeline.id) !== false) launch(pipeline, new Conversation(), false)
  }
  // A pipeline that ends may launch others.
  for (const work of launched) await work
  if (failure !== undefined) throw failure
  carry?.replayRest(run.emit)
}

/**
 * Runs one pipeline as a tool that was called from outside, without the pipelines after it.
 * @throws EngineError when it fails, or at a limit; the abort reason passes through.
 */
export async function runInvoked(run: RunContext, { pipeline, input, resolvedInputs }: Called): Promise<void> {
  const { failure } = await runPipeline(
    createPipelineContext({
      run,
      pipeline,
      frame: new Frame(run.document, input),
      conversation: new Conversation(),
      message: messageOf(input),
      bringsMessage: false,
      called: { input, resolvedInputs },
    }),
  )
  if (failure) throw failure
}

/** Runs a pipeline that a model or a step called, and returns its response. */
export async function callPipeline(
  caller: EngineContext,
  pipelineId: string,
  args: JsonObject,
  callId: string,
): Promise<ToolOutcome> {
  const { run } = caller
  const { depth } = caller.pipeline
  const pipeline = run.graph.pipelines.get(pipelineId)
  const startedAt = run.host.now()
  const answer = (response: ToolResponse, error?: LocalizedText): ToolOutcome => ({
    data: response as unknown as JsonValue,
    content: responseForModel(response),
    isError: !response.success,
    error,
  })
  const source = pipeline?.name || pipelineId
  const elapsed = () => run.host.now() - startedAt
  const refuse = (words: LocalizedText, code: string) => answer(failed(words, code, source, elapsed()), words)
  if (!pipeline) return refuse(msg('That pipeline is gone.'), 'NOT_FOUND')
  if (depth >= MAX_DEPTH) {
    const why = msg('Pipelines may call each other {depth} deep, and this call would go deeper.', { depth: MAX_DEPTH })
    return refuse(why, 'TOO_DEEP')
  }
  if (!isCallable(pipeline)) return refuse(notActive(pipeline), 'NOT_ACTIVE')
  const { values: input, resolvedInputs } = resolveReferences(args, run.references)
  const context = createPipelineContext({
    run,
    pipeline,
    frame: new Frame(run.document, input),
    conversation: new Conversation(),
    depth: depth + 1,
    parentCallId: callId,
    signal: caller.signal,
    pausedWhile: caller.pausedWhile,
    mayHaveArrived() {
      caller.mayHaveArrived = true
      caller.pipeline.mayHaveArrived()
    },
    attempts: caller.attempts,
    place: `${caller.place}>${pipelineId}${JSON.stringify(input)}`,
    message: messageOf(input),
    bringsMessage: false,
    called: { input, resolvedInputs: Object.keys(resolvedInputs).length > 0 ? resolvedInputs : undefined },
  })
  const { output, isMapped, failure } = await runPipeline(context)
  const work = failure ? failure.details.work : context.work
  const retry = failure && { retry: { retryAfterMs: failure.details.retryAfterMs, mayRetry: mayRetry(failure) } }
  if (work?.isResponse && !isMapped) return { ...answer(work.output as unknown as ToolResponse), ...retry }
  if (failure) {
    const { causeCode = failure.code.toUpperCase() } = failure.details
    return { ...refuse(failure.words, causeCode), ...retry }
  }
  const { lastAnswer, partial } = context
  const response = withEnding(succeeded(output, source, elapsed()), lastAnswer)
  return { ...answer(partial === undefined ? response : withPartial(response, partial)), partial }
}
