import { type MessageDescriptor, msg } from '../../language/message'
import { type EndedAnswer, endingOf, type TokenLimit } from '../../model/answer-ending'
import { costOf, estimateTokenUsage } from '../../model/cost'
import type { RequestOrigins, TruncatedContext } from '../../model/events'
import type { JsonValue } from '../../model/json'
import {
  ModelError,
  type ModelEvent,
  type ModelRequest,
  type ResolvedModel,
  type SentSettings,
  type TokenUsage,
  type ToolCall,
} from '../../model/language-model'
import type { OutgoingOutcome } from '../../model/outgoing'
import { type AnswerNeeds, answerTokens, raisedLimit } from './answer-tokens'
import { failureOf } from './host-answers'
import { rateLimitWait } from './retry'
import type { AnswerStart, EngineContext } from './run-context'
import type { UsageTally } from './usage'

/** A complete reply of a model. */
export interface ModelReply extends EndedAnswer {
  toolCalls: ToolCall[]
  providerData?: { provider: string; data: JsonValue } | undefined
}

/** One call of a model. */
interface ModelCall {
  model: ResolvedModel
  request: ModelRequest
  origins: RequestOrigins
  /** Counted from 1. */
  round: number
  /** No round follows, whatever it calls. */
  isLast?: boolean
  /** What the answer should have room for. */
  needs: AnswerNeeds
  tally: UsageTally
  /** What the answer continues. */
  start?: AnswerStart | undefined
  /** Tokens that the inference may send. */
  window?: number | undefined
  /** What was left out of the context. */
  truncated?: TruncatedContext | undefined
  /** What its card says where the model takes no temperature. */
  withoutTemperature?: MessageDescriptor | undefined
}

/**
 * Calls a model once: emits the request, the stream, the usage and the response.
 * @throws ModelError or the abort reason, after emitting what was received.
 */
export async function callModel(context: EngineContext, call: ModelCall): Promise<ModelReply> {
  const {
    model,
    request,
    origins,
    round,
    isLast = false,
    needs,
    tally,
    start,
    window,
    truncated,
    withoutTemperature,
  } = call
  const { signal, run } = context
  const { host } = run
  await context.gate('model-call')
  const startedAt = host.now()
  const contextWindow = smallest(window, model.contextWindow)
  context.emit({
    type: 'request',
    round,
    provider: model.provider,
    modelLabel: model.label,
    insteadOf: model.insteadOf,
    request,
    origins,
    contextWindow,
    truncated,
    continues: (model.continues && request.logprobs !== undefined) || undefined,
  })
  if (truncated) context.note('info', describeTruncated(truncated), undefined, context.node.id)

  let text = ''
  let thought = ''
  let hasChances = false
  let firstTokenMs: number | null = null
  let usage: TokenUsage | undefined
  let end: Extract<ModelEvent, { type: 'end' }> | undefined
  let failure: unknown
  const toolCalls: ToolCall[] = []
  const hasAnswered = () => text !== (start?.text ?? '') || thought !== '' || toolCalls.length > 0

  if (start) {
    text = start.text
    context.emit({ type: 'text-delta', round, ...start })
  }
  const receive = (event: ModelEvent) => {
    if (event.type === 'text-delta' || event.type === 'tool-call') firstTokenMs ??= host.now() - startedAt
    switch (event.type) {
      case 'reasoning-delta':
        thought += event.text
        context.emit({ type: 'reasoning-delta', round, text: event.text })
        break
      case 'text-delta':
        text += event.text
        hasChances ||= event.tokens !== undefined
        context.emit({ type: 'text-delta', round, text: event.text, tokens: event.tokens })
        break
      case 'tool-call': {
        const called = context.withUniqueId(event.call)
        toolCalls.push(called)
        if (called.isText) context.note('info', writtenAsText(called.name), undefined, context.node.id)
        const offer = context.offered.find(({ tool }) => tool.name === called.name)
        context.emit({ type: 'tool-call', round, call: called, toolNodeId: offer?.nodeId ?? null })
        break
      }
      case 'usage':
        usage = event.usage
        break
      case 'end':
        end = event
    }
  }
  const listen = async () => {
    try {
      for await (const event of model.languageModel.stream(request, signal)) receive(event)
    } catch (error) {
      const failed = signal.aborted ? undefined : failureOf(error)
      context.emit({ type: 'host-answer', service: 'reply', failed })
      throw error
    }
  }
  try {
    await listen().catch(async error => {
      if (signal.aborted || hasAnswered() || !(await waitedFor(context, round, error))) throw error
      await listen()
    })
  } catch (error) {
    failure = error
    context.noteOutcome(outcomeOf(error, model, signal))
  }

  // A call that was written into the answer, for one, is no part of it.
  text = end?.text ?? text
  if (request.logprobs !== undefined && failure === undefined && text !== '' && !hasChances)
    context.note('info', withoutChances(model.label, request), undefined, context.node.id)
  const sent = end?.sent
  if (sent && sent.temperature === undefined && withoutTemperature && round === 1)
    context.note('info', withoutTemperature, undefined, context.node.id)
  const durationMs = host.now() - startedAt
  // It failed before anything was received: there is no response to emit.
  if (failure !== undefined && text === '' && thought === '' && toolCalls.length === 0) throw failure

  const answer = thought + text + (toolCalls.length > 0 ? JSON.stringify(toolCalls) : '')
  const counted = usage ?? estimateTokenUsage(request, answer)
  const cost = costOf(counted, model.price)
  context.emit({ type: 'usage', round, usage: counted, cost })
  tally.addCall(counted, cost, durationMs)
  context.spend(cost, model)

  const broken = run.stopped.aborted ? 'stopped' : 'connection-cut'
  const reported = failure === undefined ? (end?.ending ?? broken) : broken
  const ending = endingOf(reported, toolCalls, isLast)
  const tokenLimit = ending === 'token-limit' ? limitOf(request, sent, counted, needs, model) : undefined
  context.emit({
    type: 'response',
    round,
    text,
    reasoning: thought || undefined,
    toolCalls,
    ending,
    sent,
    tokenLimit,
    durationMs,
    firstTokenMs,
  })
  if (failure !== undefined) throw failure
  const called = toolCalls.map(({ name }) => name)
  return { text, ending, tokenLimit, called, toolCalls, providerData: end?.providerData }
}

/**
 * Waits where a provider asks to be asked more slowly, so that the same request can be made once more. Not where the node has
 * retries of its own, which wait as well.
 */
async function waitedFor(context: EngineContext, round: number, error: unknown): Promise<boolean> {
  const { host } = context
  const hasRetries = (context.node.policy?.retry?.maxRetries ?? 0) > 0
  const wait = hasRetries ? null : rateLimitWait(error, context.run.host.random())
  if (!wait) return false
  const { words, waitMs } = wait
  context.emit({ type: 'node-retry', round, attempt: 1, waitMs, message: words })
  await host.sleep(waitMs, context.signal)
  return true
}

function describeTruncated({ window, tokens, parts: [oldest] }: TruncatedContext): MessageDescriptor {
  const words = (oldest?.text ?? '').slice(0, 60).split(/\s+/)
  // The last word may be cut.
  const begin = words.slice(0, Math.max(1, words.length - 1)).join(' ')
  return msg(
    'Its window holds {window, plural, one {# piece} other {# pieces}}. The oldest {tokens} fell out, starting at “{begin}…”.',
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
  return msg('The model wrote its call of {name} as text instead of making it. It was read and run anyway.', {
    name,
  })
}

/**
 * An answer that ended well below the request's limit reached another limit, which the request cannot raise; nor can it raise one
 * that the provider lowered.
 */
function limitOf(
  { maxTokens }: ModelRequest,
  sent: SentSettings | undefined,
  used: TokenUsage,
  needs: AnswerNeeds,
  model: ResolvedModel,
): TokenLimit {
  if (sent && sent.maxTokens < maxTokens) return { limit: sent.maxTokens, raiseTo: null }
  const isOurs = used.estimated === true || used.output >= maxTokens * 0.8
  return { limit: maxTokens, raiseTo: isOurs ? raisedLimit(maxTokens, answerTokens(needs, model), model) : null }
}

/** The outcome of a failed request. */
function outcomeOf(error: unknown, { languageModel }: ResolvedModel, signal: AbortSignal): OutgoingOutcome {
  if (error instanceof ModelError && error.details.outcome) return error.details.outcome
  // Models without a wire format send nothing.
  return signal.aborted && languageModel.wire !== undefined ? 'unknown' : 'answered'
}
