import { msg } from '../../language/message'
import { checkOpen } from '../classes/authenticate'
import type { GatewayContext } from '../gateway'
import { GatewayError, noRetry } from '../gateway-error'
import { readJson } from '../read-body'
import type { Reservation } from './budget'
import { noUsageReport, type UsageReport } from './charges'
import type { InFlightRequest } from './in-flight'
import { type Ending, forwardMetered, Meter } from './meter'
import { askUpstream, isUnsent, upstreamHeaders } from './upstream'
import type { GatewayWire } from './wires'

/** A request to a model of somebody who was let in: read, set aside for, asked, passed on, counted. */
export async function answerModels(context: GatewayContext, wire: GatewayWire): Promise<Response> {
  const gateway = context.get('gateway')
  const visitor = context.get('visitor')
  const note = context.get('note')
  const request = context.req.raw
  checkOpen(visitor)
  const upstream = gateway.upstreams.find(each => each.wire === wire.id)
  if (!upstream)
    throw new GatewayError(404, 'wire', msg('This class gateway has no model that speaks this format.'), noRetry)
  const prepared = wire.prepare(await readJson(context), visitor.record)
  note.model = prepared.model
  // From here on it is counted, whatever becomes of the student, the provider or this machine.
  const reservation = await gateway.budget.reserve(visitor, prepared.model, prepared.estimate)
  if (request.signal.aborted) {
    // The client is gone and the answer has not started.
    await reservation.release()
    throw new GatewayError(408, 'left', msg('You left before the model was asked.'))
  }
  const underWay = gateway.underWay.begin(request.signal)

  let answer: Response
  try {
    answer = await askUpstream(upstream, prepared.body, {
      version: request.headers.get('anthropic-version'),
      signal: underWay.signal,
    })
  } catch (error) {
    // Where a request may have arrived, it may be answered, and billed.
    await settled(isUnsent(error) ? reservation.release() : reservation.settle(noUsageReport), underWay)
    throw error
  }
  if (!answer.ok || !answer.body) {
    const isFree = isUnbilled(answer.status)
    await settled(isFree ? reservation.release() : reservation.settle(noUsageReport), underWay)
    note.reason = 'provider'
    return new Response(answer.body, { status: answer.status, headers: upstreamHeaders(answer) })
  }
  context.set('endsLater', true)
  const meter = new Meter(wire.usageReader(), isEventStream(answer))
  const stream = forwardMetered(answer.body, {
    hangUp: () => void context.env.outgoing?.destroy(),
    bytes: bytes => meter.read(bytes),
    left: () => underWay.left(),
    async ended(ending) {
      meter.end()
      // An answer that we break off for a student who is gone is not the provider's fault.
      const how = ending === 'cut' && request.signal.aborted ? 'left' : ending
      await finish(context, { reservation, report: meter.report(), how, underWay })
    },
  })
  return new Response(stream, { status: answer.status, headers: upstreamHeaders(answer) })
}

async function finish(
  context: GatewayContext,
  {
    reservation,
    report,
    how,
    underWay,
  }: { reservation: Reservation; report: UsageReport; how: Ending; underWay: InFlightRequest },
): Promise<void> {
  const note = context.get('note')
  await settled(
    reservation.settle(report).then(({ tokens }) => {
      note.tokens = tokens
    }),
    underWay,
  )
  if (how !== 'whole') note.reason = how
  context.get('finish')()
}

/** Waits until it is counted. Where it cannot be counted, what was set aside stays counted, so the budget holds. */
async function settled(counted: Promise<unknown>, underWay: InFlightRequest): Promise<void> {
  await counted.catch(error =>
    console.error('An answer could not be counted:', error instanceof Error ? error.message : 'unknown'),
  )
  underWay.done()
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
