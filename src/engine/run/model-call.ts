import { localizedMessage } from '../../language/localized-error'
import { type MessageDescriptor, msg } from '../../language/message'
import { type AnswerEnding, endingOf, type TokenLimit } from '../../model/answer-ending'
import { costOf, estimateTokenUsage, sizeOfShared } from '../../model/cost'
import type { TruncatedContext } from '../../model/events'
import type { JsonValue } from '../../model/json'
import {
  ModelError,
  type ModelEvent,
  type ModelRequest,
  type ResolvedModel,
  type TokenUsage,
  type ToolCall,
} from '../../model/language-model'
import type { OutgoingOutcome } from '../../model/outgoing'
import type { UsageTally } from './agent-output'
import { type AnswerNeeds, answerTokens, raisedLimit } from './answer-tokens'
import type { NodeScope } from './node-scope'
import type { AnswerStart } from './resume'
import { rateLimitWait } from './retry'
import { type AssembledContext, originsOf } from './transcript'

/** A complete reply of a model. */
export interface ModelReply {
  text: string
  toolCalls: ToolCall[]
  ending: AnswerEnding
  tokenLimit?: TokenLimit
  providerData?: { provider: string; data: JsonValue }
  durationMs: number
}

/** The context of a model call. */
interface CallPart {
  /** Counted from 1. */
  round: number
  /** No round follows, whatever it calls. */
  isLast?: boolean
  /** What the answer should have room for. */
  needs: AnswerNeeds
  tally: UsageTally
  /** What the answer continues. */
  start?: AnswerStart
  /** Tokens that the inference may send. */
  window?: number | undefined
  /** What was left out of the context. */
  truncated?: TruncatedContext | undefined
}

/**
 * One model call: emits the request, the stream, the usage and the response.
 * @throws ModelError or the abort reason, after emitting what was received.
 */
export async function callModel(
  scope: NodeScope,
  model: ResolvedModel,
  request: ModelRequest,
  context: AssembledContext,
  { round, isLast = false, needs, tally, start, window, truncated }: CallPart,
): Promise<ModelReply> {
  await scope.gate('model-call')
  const contextWindow = smallest(window, model.contextWindow)
  const startedAt = scope.host.now()
  scope.emit({
    type: 'request',
    round,
    provider: model.provider,
    modelLabel: model.label,
    ...(model.insteadOf !== undefined && { insteadOf: model.insteadOf }),
    request,
    origins: originsOf(context),
    ...(contextWindow !== undefined && { contextWindow }),
    ...(truncated && { truncated }),
    ...(model.continues && request.logprobs !== undefined && { continues: true }),
  })
  if (truncated) scope.log('info', describeTruncated(truncated), undefined, scope.nodeId)
  let text = ''
  let thought = ''
  let usage: Extract<ModelEvent, { type: 'usage' }>['usage'] | undefined
  let end: Extract<ModelEvent, { type: 'end' }> | undefined
  let firstTokenMs: number | null = null
  let failure: unknown
  let hasChances = false
  const toolCalls: ToolCall[] = []
  if (start) {
    text = start.text
    scope.emit({ type: 'text-delta', round, ...start })
  }
  const listen = async () => {
    for await (const event of model.languageModel.stream(request, scope.signal)) {
      if (event.type === 'text-delta' || event.type === 'tool-call') firstTokenMs ??= scope.host.now() - startedAt
      if (event.type === 'reasoning-delta') {
        thought += event.text
        scope.emit({ type: 'reasoning-delta', round, text: event.text })
      } else if (event.type === 'text-delta') {
        text += event.text
        hasChances ||= event.tokens !== undefined
        scope.emit({ type: 'text-delta', round, text: event.text, ...(event.tokens && { tokens: event.tokens }) })
      } else if (event.type === 'tool-call') {
        const call = scope.withUniqueId(event.call)
        toolCalls.push(call)
        if (call.isText) scope.log('info', writtenAsText(call.name), undefined, scope.nodeId)
        scope.emit({ type: 'tool-call', round, call, toolNodeId: scope.makerOf(call.name) })
      } else if (event.type === 'usage') usage = event.usage
      else end = event
    }
  }
  try {
    const hasAnswered = () => text !== (start?.text ?? '') || thought !== '' || toolCalls.length > 0
    await listen().catch(async error => {
      if (scope.signal.aborted || hasAnswered() || !(await waitedFor(scope, round, error))) throw error
      await listen()
    })
  } catch (error) {
    failure = error
    scope.noteOutcome(outcomeOf(error, model, scope.signal))
  }
  // A call that was written into the answer, for one, is no part of it.
  text = end?.text ?? text
  if (request.logprobs !== undefined && failure === undefined && text !== '' && !hasChances)
    scope.log('info', withoutChances(model.label, request), undefined, scope.nodeId)
  const durationMs = scope.host.now() - startedAt
  // It failed before anything was received: there is no response to emit.
  if (failure !== undefined && text === '' && thought === '' && toolCalls.length === 0) throw failure
  const answer = thought + text + (toolCalls.length > 0 ? JSON.stringify(toolCalls) : '')
  const counted = usage ?? estimateTokenUsage(request, sizeOfShared(context.transcript.messages), answer)
  const cost = costOf(counted, model.price)
  scope.emit({ type: 'usage', round, usage: counted, cost })
  tally.addCall(counted, cost, durationMs)
  const broken = scope.isStopped ? 'stopped' : 'connection-cut'
  const reported = failure === undefined ? (end?.ending ?? broken) : broken
  const ending = endingOf(reported, toolCalls, isLast)
  const limit = ending === 'token-limit' ? { tokenLimit: limitOf(request, counted, needs, model) } : {}
  const said = { text, ...(thought !== '' && { reasoning: thought }) }
  scope.emit({ type: 'response', round, ...said, toolCalls, ending, ...limit, durationMs, firstTokenMs })
  if (failure !== undefined) throw failure
  const { providerData } = end ?? {}
  return { text, toolCalls, ending, ...limit, durationMs, ...(providerData && { providerData }) }
}

/**
 * Waits where a provider asks to be asked more slowly, so that the same request can be made once more. Not where the node has
 * retries of its own, which wait as well.
 */
async function waitedFor(scope: NodeScope, round: number, error: unknown): Promise<boolean> {
  const wait = scope.hasRetries ? null : rateLimitWait(error, scope.host.random())
  if (!wait) return false
  const { words, waitMs } = wait
  scope.emit({ type: 'node-retry', round, attempt: 1, waitMs, ...localizedMessage(words) })
  await scope.host.sleep(waitMs, scope.signal)
  return true
}

function describeTruncated({ window, tokens, parts: [oldest] }: TruncatedContext): MessageDescriptor {
  const words = (oldest?.text ?? '').slice(0, 60).split(/\s+/)
  // The last word may be cut.
  const begin = words.slice(0, Math.max(1, words.length - 1)).join(' ')
  return msg(
    'Its window holds {window, plural, one {# piece} other {# pieces}}. The oldest {tokens} fell out, from “{begin}…” on.',
    { window, tokens, begin },
  )
}

function smallest(...limits: (number | undefined)[]): number | undefined {
  const known = limits.filter(limit => limit !== undefined)
  return known.length > 0 ? Math.min(...known) : undefined
}

/** Some servers report no chances beside tools. */
function withoutChances(model: string, { tools }: ModelRequest): MessageDescriptor {
  return tools.length > 0
    ? msg('{model} did not say how sure it was. Some models do so only without tools.', { model })
    : msg('{model} did not say how sure it was.', { model })
}

function writtenAsText(name: string): MessageDescriptor {
  return msg('The model wrote its call of {name} as text, in place of making it. It was read and run all the same.', {
    name,
  })
}

/** An answer that ended well below the request's limit reached another limit, which the request cannot raise. */
function limitOf({ maxTokens }: ModelRequest, used: TokenUsage, needs: AnswerNeeds, model: ResolvedModel): TokenLimit {
  const isOurs = used.estimated === true || used.output >= maxTokens * 0.8
  return { limit: maxTokens, raiseTo: isOurs ? raisedLimit(maxTokens, answerTokens(needs, model), model) : null }
}

/** The outcome of a failed request. */
function outcomeOf(error: unknown, { languageModel }: ResolvedModel, signal: AbortSignal): OutgoingOutcome {
  if (error instanceof ModelError && error.details.outcome) return error.details.outcome
  // Models without a wire format send nothing.
  return signal.aborted && languageModel.wire !== undefined ? 'unknown' : 'answered'
}
