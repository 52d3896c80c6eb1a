import { isSameText } from '../../language/localized-error'
import { isWhole } from '../../model/answer-ending'
import { addCosts } from '../../model/cost'
import type { CallCost, EventPlace, RunEvent, RunEventOf } from '../../model/events'
import type { ModelRequest, SentSettings, ToolCall } from '../../model/language-model'
import { localizedModelLabel } from '../../model/model-labels'
import { isCutShort, NOTHING_TO_RUN, withNodeEnd } from '../../model/run-outcome'
import type { NodeReply, NodeRun } from '../../nodes/view'
import {
  callKey,
  executionKey,
  type InferenceRound,
  idleNode,
  idlePipeline,
  type PendingQuestion,
  type PipelineCalls,
  type PipelineRun,
  type RunCaller,
  type RunState,
} from './run-state'

/** The state after more events. Folding them at once or one by one gives the same. */
export function foldEvents(state: RunState, events: readonly RunEvent[]): RunState {
  if (events.length === 0) return state
  const { nodes, inferences, pipelines, routes, calls, callers, shownExecutions, overtaken } = state
  const next: Draft = {
    ...state,
    nodes: { ...nodes },
    inferences: { ...inferences },
    pipelines: { ...pipelines },
    routes: { ...routes },
    calls: { ...calls },
    callers: { ...callers },
    shownExecutions: { ...shownExecutions },
    overtaken: { ...overtaken },
  }
  for (const event of events) apply(next, event)
  return next
}

/** A state whose tables may be written to; what they hold may not. */
type Draft = {
  -readonly [Key in keyof RunState]: RunState[Key]
} & {
  nodes: Record<string, NodeRun>
  inferences: Record<string, readonly InferenceRound[]>
  pipelines: Record<string, PipelineRun>
  routes: Record<string, string>
  calls: Record<string, PipelineCalls>
  callers: Record<string, RunCaller>
  shownExecutions: Record<string, string>
  overtaken: Record<string, NodeRun>
}

type Step<T extends RunEvent['type']> = (state: Draft, event: RunEventOf<T>) => void

const steps: { [T in RunEvent['type']]?: Step<T> } = {
  'run-start': state => {
    state.status = 'running'
  },
  'pipeline-start': (state, { pipelineId, parentCallId }) => {
    const { uses, underWay, cut } = pipelineOf(state, pipelineId)
    const before = underWay > 0 && cut ? { cut } : {}
    state.pipelines[pipelineId] = { status: 'running', uses: uses + 1, underWay: underWay + 1, ...before }
    countCall(state, parentCallId, pipelineId, begun)
  },
  'pipeline-end': (state, { pipelineId, parentCallId, status, at }) => {
    const { uses, underWay, ...rest } = pipelineOf(state, pipelineId)
    const left = Math.max(0, underWay - 1)
    state.pipelines[pipelineId] = { ...rest, status: left > 0 ? 'running' : status, uses, underWay: left, endedAt: at }
    countCall(state, parentCallId, pipelineId, ended)
  },
  'pipeline-skip': (state, { pipelineId }) => {
    // Skipped in the flow only: what called it had its answer.
    if (pipelineOf(state, pipelineId).uses === 0) state.pipelines[pipelineId] = { ...idlePipeline, status: 'skipped' }
  },
  'node-start': (state, event) => {
    const { nodeId } = event
    showExecution(state, event)
    // Results stay: calls to a display's tool can come before or after the display itself was passed.
    // So do notes that cards above made for it before it began.
    const { results, notes, status } = nodeOf(state, nodeId)
    state.nodes[nodeId] = { status: 'running', results, ...(notes && status === 'idle' && { notes }) }
    state.flowing = [...state.flowing.filter(id => id !== nodeId), nodeId]
  },
  request: (state, event) => {
    const {
      nodeId,
      round,
      provider,
      modelLabel,
      insteadOf,
      request,
      origins,
      contextWindow,
      continues,
      truncated,
      carried,
    } = event
    if (isShown(state, event)) {
      const before = (round === 1 ? [] : state.inferences[nodeId]) ?? []
      state.inferences[nodeId] = [
        ...before,
        {
          round,
          provider,
          modelLabel,
          request,
          origins,
          text: '',
          toolCalls: [],
          results: [],
          ...(insteadOf !== undefined && { insteadOf }),
          ...(contextWindow !== undefined && { contextWindow }),
          ...(continues && { continues }),
          ...(truncated && { truncated }),
          ...(carried && { carried }),
        },
      ]
    }
    const { text: said, toolsRun, tokens, reasoning, reasoningTokens } = executionOf(state, event).reply ?? {}
    patchExecution(state, event, {
      retry: undefined,
      reply: {
        text: said ? `${said}\n\n` : '',
        ...(said && tokens && { tokens: [...tokens, '\n\n'] }),
        streaming: true,
        provider,
        answeredBy: localizedModelLabel(provider, modelLabel),
        ...(continues && { continues }),
        ...(insteadOf !== undefined && { insteadOf }),
        ...(toolsRun !== undefined && round > 1 && { toolsRun }),
        ...(reasoning !== undefined && { reasoning: `${reasoning}\n\n` }),
        ...(reasoningTokens !== undefined && { reasoningTokens }),
      },
    })
  },
  'text-delta': (state, event) => {
    const { text, tokens } = event
    const more = (said: Partial<NodeReply>) => {
      const { text: before = '', tokens: known = before ? [before] : [] } = said
      const parts = (tokens || said.tokens) && { tokens: [...known, ...(tokens ?? [text])] }
      return { text: before + text, ...parts }
    }
    patchRound(state, event, more)
    const { reply } = executionOf(state, event)
    if (reply) patchExecution(state, event, { retry: undefined, reply: { ...reply, ...more(reply) } })
  },
  'reasoning-delta': (state, event) => {
    const more = ({ reasoning = '' }: { reasoning?: string }) => ({ reasoning: reasoning + event.text })
    patchRound(state, event, more)
    const { reply } = executionOf(state, event)
    if (reply) patchExecution(state, event, { retry: undefined, reply: { ...reply, ...more(reply) } })
  },
  'tool-call': (state, event) => {
    const { call, toolNodeId, pipelineId, round } = event
    const calledId = calledPipeline(state, event)
    state.callers[call.id] = { pipelineId, by: round === 0 ? 'step' : 'model', ...(calledId && { calledId }) }
    if (isStepToNode(event)) countCalls(state, callKey(pipelineId, toolNodeId ?? '', 'step-node'), begun)
    patchRound(state, event, round => ({ toolCalls: [...round.toolCalls, { call, toolNodeId }] }))
    if (toolNodeId) patchNode(state, toolNodeId, { call: event })
  },
  'tool-result': (state, event) => {
    const { nodeId, toolNodeId } = event
    const call = state.callers[event.callId]
    delete state.callers[event.callId]
    if (event.isError && call?.calledId) countCalls(state, callKey(call.pipelineId, call.calledId, call.by), failed)
    if (isStepToNode(event)) {
      const key = callKey(event.pipelineId, toolNodeId ?? '', 'step-node')
      countCalls(state, key, ended)
      if (event.isError) countCalls(state, key, failed)
    }
    patchRound(state, event, round => ({ results: [...round.results, event] }))
    const caller = executionOf(state, event)
    if (caller.reply) {
      const { toolsRun = 0 } = caller.reply
      patchExecution(state, event, { reply: { ...caller.reply, toolsRun: toolsRun + 1 } })
    }
    if (!toolNodeId) {
      if (event.mistake) patchExecution(state, event, { strayCalls: [...(caller.strayCalls ?? []), event] })
      return
    }
    const { call: _, question: __, ...rest } = nodeOf(state, toolNodeId)
    // An inference that called a tool of its own is not done with that.
    const status = toolNodeId === nodeId ? 'running' : 'done'
    state.nodes[toolNodeId] = { ...rest, status, results: [...rest.results, event] }
  },
  usage: (state, event) => {
    const { usage, cost, carried } = event
    patchRound(state, event, () => ({ usage, cost }))
    const { reply } = executionOf(state, event)
    if (reply && usage.reasoning !== undefined) {
      const { reasoningTokens = 0 } = reply
      patchExecution(state, event, { reply: { ...reply, reasoningTokens: reasoningTokens + usage.reasoning } })
    }
    if (carried) return
    const { totals } = state
    const sum = addCosts(asCost(totals.cost), cost)
    state.totals = {
      ...totals,
      inputTokens: totals.inputTokens + usage.input,
      outputTokens: totals.outputTokens + usage.output,
      cost: sum?.total ?? null,
      modelCalls: totals.modelCalls + 1,
      estimated: totals.estimated || usage.estimated === true,
    }
  },
  response: (state, event) => {
    const { ending, sent, tokenLimit, toolCalls, durationMs, firstTokenMs } = event
    const limit = tokenLimit ? { tokenLimit } : {}
    const { reply } = executionOf(state, event)
    const streamed = (isShown(state, event) && state.inferences[event.nodeId]?.at(-1)?.text) || event.text
    patchRound(state, event, ({ request }) => ({
      ...(sent && { request: withSettings(request, sent) }),
      text: event.text,
      ending,
      ...limit,
      durationMs,
      firstTokenMs,
    }))
    const runs = ending === 'tool-calls' || ending === 'unknown'
    const callsCut = runs ? [] : toolCalls.map(({ name }) => name)
    if (!runs) dropCalls(state, toolCalls)
    if (reply) {
      // What was streamed may have turned out to be a call.
      const isSame = streamed === event.text || !reply.text.endsWith(streamed)
      const before = isSame ? reply.text : reply.text.slice(0, reply.text.length - streamed.length) + event.text
      const text = before.trimEnd()
      const cut = callsCut.length > 0 ? { callsCut } : {}
      patchExecution(state, event, { reply: { ...reply, text, streaming: false, ending, ...limit, ...cut } })
    }
  },
  'await-user': (state, { askId, askNodeId, question }) => {
    waitFor(state, [...state.questions, { askId, askNodeId, question }])
    patchNode(state, askNodeId, { status: 'waiting', question: { askId, question } })
  },
  'user-answer': (state, { askId, askNodeId, answer }) => {
    waitFor(
      state,
      state.questions.filter(pending => pending.askId !== askId),
    )
    const { question: _, ...rest } = nodeOf(state, askNodeId)
    const next = state.questions.find(pending => pending.askNodeId === askNodeId)
    state.nodes[askNodeId] = next
      ? { ...rest, status: 'waiting', question: { askId: next.askId, question: next.question } }
      : { ...rest, status: 'running', answer }
  },
  outgoing: (state, event) => {
    const { outgoing = [] } = nodeOf(state, event.askNodeId)
    patchNode(state, event.askNodeId, { outgoing: [...outgoing, event], retry: undefined })
  },
  log: (state, { cardId, ...said }) => {
    if (cardId === undefined) return
    const { notes = [] } = nodeOf(state, cardId)
    const note = said.message
    if (!notes.some(each => isSameText(each, note))) patchNode(state, cardId, { notes: [...notes, note] })
  },
  'node-skip': (state, event) => {
    if (isShown(state, event) || !isUnderWay(nodeOf(state, event.nodeId))) showExecution(state, event)
    if (isShown(state, event)) patchExecution(state, event, { status: 'skipped', skipReason: event.reason })
  },
  'node-retry': (state, event) => patchExecution(state, event, { retry: event }),
  'node-error': (state, event) => patchExecution(state, event, { error: event }),
  route: (state, event) => {
    // A called pipeline answers its caller, whatever its router chooses.
    if (event.parentCallId === undefined) state.routes[event.pipelineId] = event.selectedRoute
    patchExecution(state, event, { route: event })
  },
  'node-end': (state, event) => {
    const { nodeId, pipelineId, parentCallId, status, output, reasoning } = event
    settleReply(state, event)
    const thought = reasoning === undefined ? {} : { reasoning }
    patchExecution(state, event, { status, ...(output !== null && { output }), ...thought })
    if (isShown(state, event)) state.flowing = state.flowing.filter(id => id !== nodeId)
    noteEnding(state, executionOf(state, event), pipelineId)
    delete state.overtaken[executionKey(nodeId, parentCallId)]
  },
  'run-end': (state, { status, durationMs, message, code }) => {
    // Nothing ran, so nothing has failed or finished.
    state.status = code === NOTHING_TO_RUN ? 'ready' : endOfRun(state, status)
    state.flowing = []
    state.questions = []
    state.question = null
    state.callers = {}
    state.overtaken = {}
    // A run that is stopped leaves calls without a result.
    for (const [key, calls] of Object.entries(state.calls)) {
      if (calls.underWay > 0) state.calls[key] = { ...calls, underWay: 0 }
    }
    state.totals = { ...state.totals, durationMs }
    if (message !== undefined) state.message = message
    for (const [nodeId, node] of Object.entries(state.nodes)) {
      if (node.status === 'running' || node.status === 'waiting' || node.call) {
        const { question: _, call: __, ...rest } = node
        state.nodes[nodeId] = { ...rest, status: rest.results.length > 0 ? 'done' : 'stopped' }
      }
    }
  },
}

function noteEnding(state: Draft, { status, reply, error }: NodeRun, pipelineId: string): void {
  if (reply?.ending && !isWhole(reply.ending)) {
    const pipeline = pipelineOf(state, pipelineId)
    // What is known says more than what is not.
    const cut = pipeline.cut === undefined || pipeline.cut === 'unknown' ? reply.ending : pipeline.cut
    state.pipelines[pipelineId] = { ...pipeline, cut }
  }
  const end = { ending: reply?.ending, isFailed: status === 'failed', code: error?.code }
  Object.assign(state, withNodeEnd(state, end))
}

function endOfRun(state: Draft, status: RunEventOf<'run-end'>['status']): RunState['status'] {
  if (isCutShort(state, status)) return 'cut-short'
  return status === 'limit' ? 'stopped' : status
}

/** Calls that will not be run are no longer under way on the cards of their tools. */
function dropCalls(state: Draft, toolCalls: readonly ToolCall[]): void {
  const ids = new Set(toolCalls.map(({ id }) => id))
  for (const [nodeId, node] of Object.entries(state.nodes)) {
    if (!node.call || !ids.has(node.call.call.id)) continue
    const { call: _, ...rest } = node
    state.nodes[nodeId] = rest
  }
}

function apply(state: Draft, event: RunEvent): void {
  const step = steps[event.type] as Step<RunEvent['type']> | undefined
  step?.(state, event)
}

function pipelineOf(state: Draft, pipelineId: string): PipelineRun {
  return state.pipelines[pipelineId] ?? idlePipeline
}

/** Counts a start or an end of a pipeline for the one whose model called it, if any did. */
function countCall(
  state: Draft,
  callId: string | undefined,
  calledId: string,
  change: (calls: PipelineCalls) => PipelineCalls,
): void {
  const caller = callId === undefined ? undefined : state.callers[callId]
  if (!caller || callId === undefined) return
  state.callers[callId] = { ...caller, calledId }
  countCalls(state, callKey(caller.pipelineId, calledId, caller.by), change)
}

function countCalls(state: Draft, key: string, change: (calls: PipelineCalls) => PipelineCalls): void {
  state.calls[key] = change(state.calls[key] ?? { made: 0, underWay: 0, failed: 0 })
}

const begun = (calls: PipelineCalls) => ({ ...calls, made: calls.made + 1, underWay: calls.underWay + 1 })
const ended = (calls: PipelineCalls) => ({ ...calls, underWay: Math.max(0, calls.underWay - 1) })
const failed = (calls: PipelineCalls) => ({ ...calls, failed: calls.failed + 1 })

/** The pipeline that a model calls by the name of a tool, also where the call is refused and that never begins. */
function calledPipeline(state: Draft, { nodeId, call }: RunEventOf<'tool-call'>): string | undefined {
  const { request, origins } = state.inferences[nodeId]?.at(-1) ?? {}
  const index = request?.tools.findIndex(({ name }) => name === call.name) ?? -1
  return origins?.tools[index]?.pipelineId
}

/** A call by a step to the node of another card. */
function isStepToNode({ round, nodeId, toolNodeId }: RunEventOf<'tool-call'> | RunEventOf<'tool-result'>): boolean {
  return round === 0 && toolNodeId !== null && toolNodeId !== nodeId
}

/** The run waits as long as one question is open. */
function waitFor(state: Draft, questions: readonly PendingQuestion[]): void {
  state.questions = questions
  state.question = questions[0] ?? null
  state.status = questions.length > 0 ? 'waiting' : 'running'
}

function nodeOf(state: Draft, nodeId: string): NodeRun {
  return state.nodes[nodeId] ?? idleNode
}

function patchNode(state: Draft, nodeId: string, patch: Partial<NodeRun>): void {
  state.nodes[nodeId] = { ...nodeOf(state, nodeId), ...patch }
}

/** Where an event of a node happened. */
type ExecutionPlace = Pick<EventPlace, 'nodeId' | 'parentCallId'>

/** Shows an execution of a node on its card, in place of the one before, which may still run. */
function showExecution(state: Draft, { nodeId, parentCallId = '' }: ExecutionPlace): void {
  const before = nodeOf(state, nodeId)
  const shown = state.shownExecutions[nodeId]
  if (shown !== undefined && shown !== parentCallId && isUnderWay(before))
    state.overtaken[executionKey(nodeId, shown)] = before
  delete state.overtaken[executionKey(nodeId, parentCallId)]
  state.shownExecutions[nodeId] = parentCallId
}

/** Whether a node's card shows the execution that an event is part of. */
function isShown({ shownExecutions }: Draft, { nodeId, parentCallId = '' }: ExecutionPlace): boolean {
  return (shownExecutions[nodeId] ?? parentCallId) === parentCallId
}

function isUnderWay({ status }: NodeRun): boolean {
  return status === 'running' || status === 'waiting'
}

/** The execution that an event is part of. */
function executionOf(state: Draft, place: ExecutionPlace): NodeRun {
  if (isShown(state, place)) return nodeOf(state, place.nodeId)
  return state.overtaken[executionKey(place.nodeId, place.parentCallId)] ?? idleNode
}

function patchExecution(state: Draft, place: ExecutionPlace, patch: Partial<NodeRun>): void {
  if (isShown(state, place)) patchNode(state, place.nodeId, patch)
  else state.overtaken[executionKey(place.nodeId, place.parentCallId)] = { ...executionOf(state, place), ...patch }
}

/** Changes the newest round of an inference, where its card shows the execution that an event is part of. */
/** A request as it was sent: where the provider takes no temperature, without one. */
function withSettings({ temperature: _, ...request }: ModelRequest, sent: SentSettings): ModelRequest {
  return { ...request, ...sent }
}

function patchRound(
  state: Draft,
  place: ExecutionPlace,
  patch: (round: InferenceRound) => Partial<InferenceRound>,
): void {
  if (!isShown(state, place)) return
  const { nodeId } = place
  const rounds = state.inferences[nodeId]
  const last = rounds?.at(-1)
  if (rounds && last) state.inferences[nodeId] = [...rounds.slice(0, -1), { ...last, ...patch(last) }]
}

/** A node that ends in mid-answer streams no more. */
function settleReply(state: Draft, place: ExecutionPlace): void {
  const { reply } = executionOf(state, place)
  if (reply?.streaming)
    patchExecution(state, place, { reply: { ...reply, text: reply.text.trimEnd(), streaming: false } })
}

function asCost(total: number | null): CallCost | null {
  return total === null ? null : { input: 0, output: 0, total }
}
