import { msg } from '../language/message'
import { noUsageReport, type UsageReport } from './billing/charges'
import type { Reservation } from './budget'
import { authenticate, checkOpen } from './classes/authenticate'
import { GatewayError, noRetry } from './gateway-error'
import type { InFlightRequest } from './in-flight'
import { type Ending, forwardMetered, Meter } from './meter'
import { readJsonBody } from './read-body'
import { markUnfinished, type RequestContext } from './request-context'
import { askUpstream, isUnsent, upstreamHeaders } from './upstream'
import type { GatewayWire, Prepared } from './wires/wire'

/** A request to a model: let in, read, set aside for, asked, passed on, counted. */
export async function answerModels(context: RequestContext, wire: GatewayWire): Promise<Response> {
  const { gateway, request, caller, note } = context
  const upstream = gateway.upstreams.find(each => each.wire === wire.id)
  const visitor = await authenticate(request.headers, caller.address, gateway)
  note.class = visitor.record.id
  note.seat = visitor.seat
  checkOpen(visitor)
  if (!upstream)
    throw new GatewayError(404, 'wire', msg('This class gateway has no model that speaks this format.'), noRetry)
  const prepared = wire.prepare(await readJsonBody(request, { maxBytes: visitor.record.maxBody }), visitor.record)
  note.model = prepared.model
  // From here on it is counted, whatever becomes of the student, the provider or this machine.
  const reservation = await gateway.budget.reserve(visitor, prepared.model, prepared.estimate)
  if (request.signal.aborted) {
    // The client is gone and the answer has not started.
    await reservation.release()
    throw new GatewayError(408, 'left', msg('You left before the model was asked.'))
  }
  const underWay = gateway.underWay.begin(request.signal)

  const asked = gateway.now()
  let answer: Response
  try {
    answer = await askUpstream(upstream, prepared.body, {
      fetch: gateway.fetch,
      version: request.headers.get('anthropic-version'),
      signal: underWay.signal,
    })
  } catch (error) {
    // Where a request may have arrived, it may be answered, and billed.
    await (isUnsent(error) ? reservation.release() : reservation.settle(noUsageReport)).finally(() => underWay.done())
    throw error
  }
  if (!answer.ok || !answer.body) {
    await (isUnbilled(answer.status) ? reservation.release() : reservation.settle(noUsageReport)).finally(() =>
      underWay.done(),
    )
    note.reason = 'provider'
    return new Response(answer.body, { status: answer.status, headers: upstreamHeaders(answer) })
  }
  gateway.metrics.started()
  let isFirst = true
  const meter = new Meter(wire.usageReader(), isEventStream(answer))
  const stream = forwardMetered(answer.body, {
    hangUp: caller.hangUp,
    bytes(bytes) {
      if (isFirst) gateway.metrics.firstByte((gateway.now() - asked) / 1000)
      isFirst = false
      meter.read(bytes)
    },
    left(rest) {
      underWay.left()
      caller.waitUntil?.(rest)
    },
    async ended(ending) {
      meter.end()
      // An answer that we break off for a student who is gone is not the provider's fault.
      const how = ending === 'cut' && request.signal.aborted ? 'left' : ending
      const settled = settle(context, { reservation, prepared, report: meter.report(), how, underWay })
      caller.waitUntil?.(settled)
      await settled
    },
  })
  return markUnfinished(new Response(stream, { status: answer.status, headers: upstreamHeaders(answer) }))
}

async function settle(
  { gateway, note, finish }: RequestContext,
  {
    reservation,
    prepared: { model },
    report,
    how,
    underWay,
  }: { reservation: Reservation; prepared: Prepared; report: UsageReport; how: Ending; underWay: InFlightRequest },
): Promise<void> {
  try {
    const { tokens, microDollars } = await reservation.settle(report)
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
  underWay.done()
  finish()
}

/**
 * Whether a provider bills nothing for a response of this status: it refused the request, or reports its own failure. A
 * proxy that timed out does not know the outcome.
 */
function isUnbilled(status: number): boolean {
  return (status >= 400 && status < 500 && status !== 408) || [500, 501, 503, 529].includes(status)
}

function isEventStream(answer: Response): boolean {
  return /text\/event-stream/i.test(answer.headers.get('content-type') ?? '')
}
