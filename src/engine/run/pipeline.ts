import { joinTexts } from '../../language/localized-error'
import { type LocalizedText, type MessageDescriptor, msg } from '../../language/message'
import { evaluateCondition } from '../../model/conditions'
import { describeError } from '../../model/describe-error'
import type { Node } from '../../model/document'
import type { NodeErrorCode } from '../../model/engine-error'
import { EngineError, isLimit } from '../../model/engine-error'
import type { RunEvent, RunEventOf } from '../../model/events'
import { inferenceOf } from '../../model/inference'
import { type JsonObject, type JsonValue, withoutUndefined } from '../../model/json'
import { isInference, isNote, isRouter } from '../../model/known-types'
import { reachedLimit } from '../../model/limits'
import { neighborsOf } from '../../model/neighbors'
import type { NodeResult } from '../../model/node-type'
import { isReadable, type ParsedNode, parseNode } from '../../model/parsed-node'
import { routerOf } from '../../model/router'
import { wantsMessage } from '../../model/segments'
import { resolveTemplates } from '../../model/templates'
import { readFace } from '../../model/tool-face'
import { mcpTools } from '../tools/mcp-tools'
import { type OfferingSegment, offeringSegmentsOf, withFoundTools } from '../tools/offered-tools'
import type { ToolResponse } from '../tools/tool-response'
import { askForJson } from './ask-model'
import { Attempts } from './attempts'
import { runInference } from './inference'
import { addToContext, resolvedConfig } from './node-config'
import { createNodeContext } from './node-context'
import { type NodeEvent, type Resume, restoreNode } from './resume'
import { mayRetry, retryWait } from './retry'
import { chooseRoute } from './router'
import type { EngineContext } from './run-context'
import { emitOf, type PipelineContext } from './run-context'
import { startTimeLimit } from './time-limit'
import { callToolForStep } from './tool-call'

const DEFAULT_TIMEOUT_SECONDS = 300

/** The result of a pipeline, with what it passes on. */
export interface PipelineResult {
  /** The response for a caller. */
  output: JsonValue
  /** The output comes from its output mapping. */
  isMapped: boolean
  failure?: EngineError | undefined
}

/** How a pipeline goes on after a node. */
type NodeEnd = 'go-on' | 'skip-rest' | EngineError

/** Whether the nodes of a pipeline ran. */
interface Counts {
  started: number
  skipped: number
}

/**
 * Runs the nodes of a pipeline from top to bottom.
 * @throws EngineError at a limit, and the run's abort reason; every other failure becomes an event on a card.
 */
export async function runPipeline(pipeline: PipelineContext, resume?: Resume): Promise<PipelineResult> {
  const { run, conversation } = pipeline
  const { id, name, nodes } = pipeline.pipeline
  const emit = emitOf(pipeline)
  emit({ type: 'pipeline-start', name, ...pipeline.called })
  const { callable } = neighborsOf(run.document, id)
  const segments = offeringSegmentsOf(pipeline.pipeline, run.host.nodeTypes, {
    bringsMessage: pipeline.bringsMessage,
    callable,
  })
  const counts: Counts = { started: 0, skipped: 0 }
  const partOf = resume?.partsOf(pipeline.pipeline)
  let failedNodeId: string | null = null

  const runNodes = async (): Promise<EngineError | undefined> => {
    let isSkipping = false
    let index = 0
    for (const segment of segments) {
      for (const node of segment.nodes) {
        const part = partOf?.(index++)
        if (part === 'skip') {
          resume?.replay(node.id, run.emit)
          continue
        }
        if (isSkipping) {
          skip(pipeline, counts, node, msg('A card above failed, and its settings skip the rest.'))
          continue
        }
        const reused = part === 'reuse' ? resume?.finished(node.id) : null
        const end = await runNode({ pipeline, counts, segments, segment, node, reused })
        if (end instanceof EngineError) {
          failedNodeId = node.id
          return end
        }
        isSkipping = end === 'skip-rest'
      }
      conversation.endSegment()
    }
    return undefined
  }

  const emitEnd = (status: 'done' | 'failed' | 'stopped', mapped?: JsonObject, failure?: EngineError): JsonValue => {
    const output = mapped ?? finalOutput(pipeline)
    const why = failure ? { failedNodeId, message: failure.words } : {}
    emit({ type: 'pipeline-end', status, output, ...why })
    return output
  }

  try {
    const failure = await runNodes()
    const mapped = failure || nodes.length === 0 ? undefined : mappedOutput(pipeline, counts)
    const problem = failure ?? (mapped instanceof EngineError ? mapped : undefined)
    const fields = mapped instanceof EngineError ? undefined : mapped
    const output = emitEnd(problem ? 'failed' : 'done', fields, problem)
    return { output, isMapped: fields !== undefined, failure: problem }
  } catch (error) {
    emitEnd('stopped')
    throw error
  }
}

/** A node that is about to run. */
interface NodeStart {
  pipeline: PipelineContext
  counts: Counts
  segments: readonly OfferingSegment[]
  segment: OfferingSegment
  node: Node
  /** The events of its result in an earlier run. */
  reused: readonly RunEvent[] | null | undefined
}

/** Runs a node by its policy: skips it, retries it, and says how the pipeline goes on when it fails. */
async function runNode(start: NodeStart): Promise<NodeEnd> {
  const { pipeline, counts, segment, node, reused } = start
  const { run, signal, conversation, frame } = pipeline
  const { host, document } = run
  const emit = emitOf(pipeline, node.id)

  const begin = (attempt: number) => {
    counts.started += 1
    emit({ type: 'node-start', nodeType: node.type, attempt })
  }
  const fail = (error: unknown, durationMs: number): NodeEnd => {
    const failure = error instanceof EngineError ? error : new EngineError('node_failed', describeError(error))
    const { causeCode, said, retryAfterMs, outcome, work } = failure.details
    const code = failure.code as NodeErrorCode
    emit({ type: 'node-error', code, message: failure.words, causeCode, said, retryAfterMs, outcome })
    // A failed step has no output for templates; its card shows the fallback.
    frame.record(node.id, { output: null, status: 'failed', error: failure.message })
    emit({ type: 'node-end', status: 'failed', output: work?.output ?? null, durationMs })
    const { onError = 'fail_pipeline' } = node.policy ?? {}
    if (onError === 'fail_pipeline') return failure
    return onError === 'continue' ? 'go-on' : 'skip-rest'
  }

  const parsed = parseNode(node, host.nodeTypes)
  if (!isReadable(parsed)) {
    if (parsed.code === 'unknown_type') return skip(pipeline, counts, node, parsed.message)
    begin(1)
    return fail(new EngineError(parsed.code, parsed.message), 0)
  }
  const { type } = parsed
  if (isNote(type)) return 'go-on'
  if (type.run && run.graph.calledNodes.has(node.id))
    return skip(pipeline, counts, node, msg('A step calls it when it is wanted.'))

  const seconds = node.policy?.timeoutSeconds ?? DEFAULT_TIMEOUT_SECONDS
  const retries = node.policy?.retry?.maxRetries ?? 0
  const attempts = new Attempts(pipeline.attempts)
  const readerId = segment.inference?.node.id ?? node.id
  for (let attempt = 1; ; attempt++) {
    const limit = startTimeLimit(host, seconds * 1000, signal, () => timeoutError(seconds))
    const context = createNodeContext(pipeline, node, limit, attempts, readerId, own => ({
      askForJson: question => askForJson(own, question),
      callTool: (tool, args) => callToolForStep(own, tool, args),
    }))
    const startedAt = host.now()
    const mark = conversation.mark()
    let hasBegun = false
    let result: NodeResult
    try {
      const { condition } = node.policy ?? {}
      if (condition && evaluateCondition(condition, context.templates) === (condition.skipWhen === 'truthy')) {
        const { expression, skipWhen } = condition
        const why = msg('Its condition says so: {expression} is {value}.', { expression, value: String(skipWhen) })
        return skip(pipeline, counts, node, why)
      }
      if (attempt === 1) {
        run.spent.steps += 1
        const reached = reachedLimit(document.settings?.limits, run.spent)
        if (reached?.details.limit === 'steps') throw reached
      }
      const known = pipeline.depth > 0 ? pipeline.attempts.take<NodeEvent[]>(`${context.place}=`) : undefined
      if (known && reuse(parsed, start, known)) {
        begin(1)
        const { output } = known.findLast(event => event.type === 'node-end') as RunEventOf<'node-end'>
        emit({ type: 'node-end', status: 'done', output, durationMs: 0 })
        return 'go-on'
      }
      if (reused && reuse(parsed, start, reused)) {
        for (const event of reused) run.emit({ ...event, carried: true } as RunEvent)
        return 'go-on'
      }
      await context.gate('node')
      hasBegun = true
      begin(attempt)
      result = await workOf(parsed, start, context)
    } catch (error) {
      const durationMs = host.now() - startedAt
      if (signal.aborted || isLimit(error)) {
        if (hasBegun) emit({ type: 'node-end', status: 'stopped', output: null, durationMs })
        throw signal.aborted ? signal.reason : error
      }
      // A node's timeout aborts its signal; whatever was thrown as a consequence, the timeout is the cause.
      const reason = limit.signal.aborted ? limit.signal.reason : error
      if (!hasBegun) begin(attempt)
      // What may have arrived is never repeated automatically.
      if (attempt > retries || context.mayHaveArrived || !mayRetry(reason)) return fail(reason, durationMs)
      conversation.rollBack(mark)
      attempts.again()
      const { waitMs, note } = retryWait(node.policy, attempt, reason, host.random())
      const why = describeError(reason)
      const said = note === undefined ? why : joinTexts([why, note], ' ')
      emit({ type: 'node-retry', attempt, waitMs, message: said })
      await context.host.sleep(waitMs, signal)
      continue
    } finally {
      limit.end()
    }
    applyResult(pipeline, parsed, result)
    const { output, reasoning, keepAs, turns, isResponse, partial = context.partial } = result
    pipeline.partial = partial ?? pipeline.partial
    frame.record(node.id, { output, status: 'completed', reasoning })
    context.emit({
      type: 'node-end',
      status: result.stoppedEarly ? 'stopped-early' : 'done',
      output,
      reasoning,
      partial,
      work: type.run && withoutUndefined({ keepAs, turns, isResponse }),
      messages: isInference(type)
        ? conversation.turns.slice(mark.turns).map(({ nodeId: _, ...turn }) => turn)
        : undefined,
      transcript: run.continued.has(node.id) ? conversation.transcriptOf(node.id) : undefined,
      durationMs: host.now() - startedAt,
    })
    if (pipeline.depth > 0) attempts.keep(`${context.place}=`, context.events)
    if (result.limit) throw result.limit
    return 'go-on'
  }
}

/** Runs a node by the capabilities of its type. A failed router has chosen no target. */
async function workOf(parsed: ParsedNode, start: NodeStart, context: EngineContext): Promise<NodeResult> {
  const { pipeline, segments, segment, node } = start
  const { run, conversation } = pipeline
  const { type } = parsed
  const config = resolvedConfig(parsed, () => context.templates)
  const message = wantsMessage(segments, segment) ? (pipeline.message ?? run.inputs[node.id]) : undefined
  const inference = inferenceOf({ type, config }, message)
  if (inference) {
    const found = await mcpTools(inference.mcpServers, context.onCard(node.id, 'webhook'))
    context.offered = withFoundTools(segment.tools, node.id, found)
    return runInference(context, inference, context.offered)
  }
  const router = routerOf({ ...parsed, config })
  if (router) {
    const targets = (run.graph.nextFrom.get(pipeline.pipeline.id) ?? []).map(({ target }) => target)
    pipeline.route = null
    return chooseRoute(context, router, targets)
  }
  if (type.run) {
    const result = await type.run(config, context)
    const { output, keepAs, turns = [], failure, isResponse } = result
    for (const addition of turns) conversation.add(node.id, addition)
    if (keepAs) conversation.addOutput({ nodeId: node.id, ...keepAs, data: output })
    if (failure) {
      const { code: causeCode, retryAfterMs, mayRetry } = failure
      const work = { output, isResponse }
      throw new EngineError('node_failed', failure.message, { causeCode, retryAfterMs, mayRetry, work })
    }
    return result
  }
  return { output: addToContext({ ...parsed, config }, run.inputs[node.id], conversation) }
}

/** Passes the result of a node on to the nodes below and to the caller. */
function applyResult(pipeline: PipelineContext, { type }: ParsedNode, result: NodeResult): void {
  const { output, text, answer, route } = result
  pipeline.above = text ?? output ?? pipeline.above
  if (answer) {
    pipeline.lastReply = answer.text
    pipeline.lastAnswer = answer
  }
  if (isInference(type)) pipeline.work = undefined
  else if (type.run) pipeline.work = result
  if (route !== undefined) pipeline.route = route
}

/**
 * Whether a node reuses its result of an earlier run or attempt. Inputs are current values, and a removed target needs a new
 * choice.
 */
function reuse(parsed: ParsedNode, { pipeline, node }: NodeStart, events: readonly RunEvent[]): boolean {
  const { type } = parsed
  if (!isInference(type) && !isRouter(type) && (!type.run || type.input)) return false
  const own = events.filter((event): event is NodeEvent => 'nodeId' in event && event.nodeId === node.id)
  const route = own.find(event => event.type === 'route')?.selectedRoute
  const ways = pipeline.run.graph.nextFrom.get(pipeline.pipeline.id) ?? []
  if (isRouter(type) && !ways.some(({ target }) => target === route)) return false
  applyResult(pipeline, parsed, restoreNode(pipeline, node.id, own))
  return true
}

/** A node that does not run. */
function skip(pipeline: PipelineContext, counts: Counts, node: Node, reason: LocalizedText): NodeEnd {
  counts.skipped += 1
  pipeline.frame.record(node.id, { output: null, status: 'skipped' })
  emitOf(pipeline, node.id)({ type: 'node-skip', reason })
  return 'go-on'
}

/** The error of a node that exceeded the timeout of its policy. */
function timeoutError(seconds: number): EngineError {
  return new EngineError(
    'timeout',
    msg('This took longer than {seconds, plural, one {# second} other {# seconds}}, and was stopped.', { seconds }),
  )
}

/**
 * The output that a pipeline's tool face defines, if it does. A missing field is null; a mapping that names a missing
 * step fails the pipeline. A pipeline whose steps were all skipped has an empty output.
 */
function mappedOutput(pipeline: PipelineContext, counts: Counts): JsonObject | EngineError | undefined {
  const lastId = pipeline.pipeline.nodes.at(-1)?.id
  const warn = (said: MessageDescriptor) =>
    void emitOf(pipeline, lastId)({ type: 'log', level: 'warning', message: said })
  if (counts.skipped > 0 && counts.started === 0) {
    warn(msg('Every step was skipped, so the output is empty.'))
    return {}
  }
  const fields = Object.entries(readFace(pipeline.pipeline)?.outputMapping?.fields ?? {})
  if (fields.length === 0) return undefined
  const scope = pipeline.frame.templates(warn)
  try {
    return Object.fromEntries(fields.map(([field, { source }]) => [field, resolveTemplates(source, scope)]))
  } catch (error) {
    if (error instanceof EngineError) return error
    throw error
  }
}

/**
 * The output of a pipeline without a mapping: that of its last node that worked without a model, else the last reply
 * and the newest output of each tool. A caller gets what the pipeline's own cards show, not the data that it fetched for its
 * reply.
 */
function finalOutput({ run, pipeline, depth, conversation, lastReply, work }: PipelineContext): JsonValue {
  if (!work) {
    const shows = (nodeId: string | null) => {
      const node = pipeline.nodes.find(({ id }) => id === nodeId)
      const parsed = node && parseNode(node, run.host.nodeTypes)
      if (!parsed || !isReadable(parsed)) return false
      return parsed.type.family === 'output' && !parsed.type.reaches
    }
    const outputs = conversation.latestOutputs.filter(({ nodeId }) => depth === 0 || lastReply === '' || shows(nodeId))
    return { text: lastReply, outputs: Object.fromEntries(outputs.map(({ toolName, data }) => [toolName, data])) }
  }
  if (work.isResponse) return (work.output as unknown as ToolResponse).data
  return work.reasoning ?? work.output
}
