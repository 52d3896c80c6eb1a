import type { Reservation } from './budget'
import { checkOpen, letIn } from './classes/let-in'
import { Meter, passOn } from './meter'
import { readJsonBody } from './read-body'
import { inVain, Refusal } from './refusal'
import { askUpstream, headersOf } from './upstream'
import { type Visit, willFinish } from './visit'
import { asksForCache, mostInputTokens } from './wires/weigh'
import { noUsage, type Prepared, type Usage, type Wire } from './wires/wire'

/** A request to a model: let in, looked at, set aside for, asked, passed on, counted. */
export async function answerModels(visit: Visit, wire: Wire): Promise<Response> {
  const { gateway, request, caller, note } = visit
  const upstream = gateway.upstreams.find(each => each.wire === wire.id)
  const visitor = await letIn(request.headers, caller.address, gateway)
  note.class = visitor.record.id
  note.seat = visitor.seat
  checkOpen(visitor)
  if (!upstream) throw new Refusal(404, 'wire', 'This class gateway has no model that speaks this format.', inVain)
  const body = await readJsonBody(request, { maxBytes: visitor.record.maxBody })
  const prepared = wire.prepare(body, visitor.record)
  note.model = prepared.model
  const most = { input: mostInputTokens(prepared.body), output: prepared.maxOutput }
  const reservation = await gateway.budget.reserve(visitor, prepared.model, {
    ...most,
    writesCache: asksForCache(prepared.body),
  })

  const asked = gateway.now()
  const hungUp = new AbortController()
  const answer = await askUpstream(upstream, prepared.body, {
    fetch: gateway.fetch,
    version: request.headers.get('anthropic-version'),
    signal: AbortSignal.any([request.signal, hungUp.signal]),
  }).catch(async error => {
    // Who leaves a question behind may still have it answered, and paid for; a stream has said nothing by then.
    if (isUnderWay(error, request))
      await reservation.settle({ ...noUsage, ...most, ...(prepared.streams && { output: 0 }) })
    else await reservation.release()
    throw error
  })
  if (!answer.ok || !answer.body) {
    await reservation.release()
    note.reason = 'provider'
    return new Response(answer.body, { status: answer.status, headers: headersOf(answer) })
  }
  gateway.metrics.started()
  let isFirst = true
  const meter = new Meter(wire.usageReader(), isEventStream(answer, prepared))
  const stream = passOn(answer.body, {
    hangUp: caller.hangUp,
    bytes(bytes) {
      if (isFirst) gateway.metrics.firstByte((gateway.now() - asked) / 1000)
      isFirst = false
      meter.read(bytes)
    },
    async ended(how) {
      if (how === 'left') hungUp.abort()
      meter.end()
      const settled = settle(visit, reservation, meter.usage(most), how)
      caller.waitUntil?.(settled)
      await settled
    },
  })
  return willFinish(new Response(stream, { status: answer.status, headers: headersOf(answer) }))
}

async function settle(
  { gateway, note, finish }: Visit,
  reservation: Reservation,
  usage: Usage,
  how: 'whole' | 'cut' | 'left',
): Promise<void> {
  const model = note.model ?? ''
  try {
    const { tokens, microDollars } = await reservation.settle(usage)
    note.tokens = tokens
    gateway.metrics.count('aili5_tokens_total', { model }, tokens)
    gateway.metrics.count('aili5_micro_dollars_total', { model }, microDollars)
  } catch (error) {
    // What was set aside stays counted, so the budget holds all the same.
    console.error('An answer could not be counted:', error instanceof Error ? error.message : 'unknown')
  }
  if (how !== 'whole') note.reason = how
  gateway.metrics.count('aili5_answers_total', { model, how })
  gateway.metrics.ended()
  finish()
}

/** Whether the provider had the request when we stopped waiting. */
function isUnderWay(error: unknown, request: Request): boolean {
  return request.signal.aborted || (error instanceof Refusal && error.reason === 'upstream-slow')
}

function isEventStream(answer: Response, { streams }: Prepared): boolean {
  return streams && /text\/event-stream/i.test(answer.headers.get('content-type') ?? '')
}
