import { addCosts } from '../engine/cost'
import type { CallCost, RequestOrigins, RunEvent, RunEventOf, UserQuestion } from '../engine/events'
import type { ModelRequest, StopReason, TokenUsage, ToolCall } from '../engine/model'
import type { NodeRun } from '../nodes/view'

/** One model call of an inference. Fields that are absent have not happened yet. */
export interface InferenceRound {
  round: number
  provider: string
  modelLabel: string
  insteadOf?: string
  request: ModelRequest
  origins: RequestOrigins
  contextWindow?: number
  text: string
  toolCalls: { call: ToolCall; toolNodeId: string | null }[]
  results: RunEventOf<'tool-result'>[]
  usage?: TokenUsage
  /** Null where the price is not known. */
  cost?: CallCost | null
  stopReason?: StopReason
  /** Milliseconds. */
  durationMs?: number
  firstTokenMs?: number | null
  /** From an earlier run; nothing was called. */
  carried?: true
}

/** What a run has used. */
export interface RunTotals {
  inputTokens: number
  outputTokens: number
  /** Dollars; null as soon as one price is not known. */
  cost: number | null
  /** Milliseconds, when the run is over. */
  durationMs: number | null
  modelCalls: number
  /** Some of the tokens were counted by characters. */
  estimated: boolean
}

/** Everything that the screen knows about a run: a fold over its events, and nothing else. */
export interface RunState {
  status: 'ready' | 'running' | 'waiting' | 'finished' | 'failed' | 'stopped'
  /** By node id. A node to which nothing happened keeps its object. */
  nodes: Readonly<Record<string, NodeRun>>
  /** The model calls of each inference, by node id. */
  inferences: Readonly<Record<string, readonly InferenceRound[]>>
  /** Nodes at work now. */
  flowing: readonly string[]
  totals: RunTotals
  /** What the run waits for. */
  question: { askId: string; askNodeId: string; question: UserQuestion } | null
  /** Why it failed or stopped, as a sentence. */
  message?: string
}

export const emptyRun: RunState = {
  status: 'ready',
  nodes: {},
  inferences: {},
  flowing: [],
  totals: { inputTokens: 0, outputTokens: 0, cost: 0, durationMs: null, modelCalls: 0, estimated: false },
  question: null,
}

/** What a card shows of a node to which nothing has happened. */
export const idleNode: NodeRun = { status: 'idle', results: [] }

/** The state after one more event. */
export function foldRun(state: RunState, event: RunEvent): RunState {
  return foldEvents(state, [event])
}

/** The state after more events. Folding them at once or one by one gives the same. */
export function foldEvents(state: RunState, events: readonly RunEvent[]): RunState {
  if (events.length === 0) return state
  const next: Draft = { ...state, nodes: { ...state.nodes }, inferences: { ...state.inferences } }
  for (const event of events) apply(next, event)
  return next
}

/** A state of which the two tables may be written to; what they hold may not. */
type Draft = {
  -readonly [Key in keyof RunState]: RunState[Key]
} & { nodes: Record<string, NodeRun>; inferences: Record<string, readonly InferenceRound[]> }

type Step<T extends RunEvent['type']> = (state: Draft, event: RunEventOf<T>) => void

const steps: { [T in RunEvent['type']]?: Step<T> } = {
  'run-start': state => {
    state.status = 'running'
  },
  'node-start': (state, { nodeId }) => {
    // Results stay: calls to a display's tool can come before or after the display itself was passed.
    const { results } = nodeOf(state, nodeId)
    state.nodes[nodeId] = { status: 'running', results }
    state.flowing = [...state.flowing.filter(id => id !== nodeId), nodeId]
  },
  request: (state, event) => {
    const { nodeId, round, provider, modelLabel, insteadOf, request, origins, contextWindow, carried } = event
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
        ...(carried && { carried }),
      },
    ]
    const said = nodeOf(state, nodeId).reply?.text
    patchNode(state, nodeId, {
      reply: {
        text: said ? `${said}\n\n` : '',
        streaming: true,
        cut: false,
        answeredBy: modelLabel,
        ...(insteadOf !== undefined && { insteadOf }),
      },
    })
  },
  'text-delta': (state, { nodeId, text }) => {
    patchRound(state, nodeId, round => ({ text: round.text + text }))
    const { reply } = nodeOf(state, nodeId)
    if (reply) patchNode(state, nodeId, { reply: { ...reply, text: reply.text + text } })
  },
  'tool-call': (state, event) => {
    const { nodeId, call, toolNodeId } = event
    patchRound(state, nodeId, round => ({ toolCalls: [...round.toolCalls, { call, toolNodeId }] }))
    if (toolNodeId) patchNode(state, toolNodeId, { call: event })
  },
  'tool-result': (state, event) => {
    const { nodeId, toolNodeId } = event
    patchRound(state, nodeId, round => ({ results: [...round.results, event] }))
    if (!toolNodeId) return
    const { call: _, question: __, ...rest } = nodeOf(state, toolNodeId)
    state.nodes[toolNodeId] = { ...rest, status: 'done', results: [...rest.results, event] }
  },
  usage: (state, { nodeId, usage, cost, carried }) => {
    patchRound(state, nodeId, () => ({ usage, cost }))
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
  response: (state, { nodeId, stopReason, durationMs, firstTokenMs }) => {
    patchRound(state, nodeId, () => ({ stopReason, durationMs, firstTokenMs }))
    const { reply } = nodeOf(state, nodeId)
    if (reply) {
      const text = reply.text.trimEnd()
      patchNode(state, nodeId, { reply: { ...reply, text, streaming: false, cut: stopReason === 'cut' } })
    }
  },
  'await-user': (state, { askId, askNodeId, question }) => {
    state.status = 'waiting'
    state.question = { askId, askNodeId, question }
    patchNode(state, askNodeId, { status: 'waiting', question: { askId, question } })
  },
  'user-answer': (state, { askId, askNodeId, answer }) => {
    if (state.question?.askId === askId) {
      state.status = 'running'
      state.question = null
    }
    const { question: _, ...rest } = nodeOf(state, askNodeId)
    state.nodes[askNodeId] = { ...rest, status: 'running', answer }
  },
  'node-skip': (state, { nodeId, reason }) => patchNode(state, nodeId, { status: 'skipped', skipReason: reason }),
  'node-error': (state, event) => patchNode(state, event.nodeId, { error: event }),
  route: (state, event) => patchNode(state, event.nodeId, { route: event }),
  'node-end': (state, { nodeId, status, output }) => {
    settleReply(state, nodeId)
    patchNode(state, nodeId, { status, ...(output !== null && { output }) })
    state.flowing = state.flowing.filter(id => id !== nodeId)
  },
  'run-end': (state, { status, durationMs, message }) => {
    state.status = status === 'limit' ? 'stopped' : status
    state.flowing = []
    state.question = null
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

function apply(state: Draft, event: RunEvent): void {
  const step = steps[event.type] as Step<RunEvent['type']> | undefined
  step?.(state, event)
}

function nodeOf(state: Draft, nodeId: string): NodeRun {
  return state.nodes[nodeId] ?? idleNode
}

function patchNode(state: Draft, nodeId: string, patch: Partial<NodeRun>): void {
  state.nodes[nodeId] = { ...nodeOf(state, nodeId), ...patch }
}

function patchRound(state: Draft, nodeId: string, patch: (round: InferenceRound) => Partial<InferenceRound>): void {
  const rounds = state.inferences[nodeId]
  const last = rounds?.at(-1)
  if (rounds && last) state.inferences[nodeId] = [...rounds.slice(0, -1), { ...last, ...patch(last) }]
}

/** A node that ends in mid-answer streams no more. */
function settleReply(state: Draft, nodeId: string): void {
  const { reply } = nodeOf(state, nodeId)
  if (reply?.streaming) patchNode(state, nodeId, { reply: { ...reply, text: reply.text.trimEnd(), streaming: false } })
}

function asCost(total: number | null): CallCost | null {
  return total === null ? null : { input: 0, output: 0, total }
}
