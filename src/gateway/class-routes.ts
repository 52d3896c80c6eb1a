import * as v from 'valibot'
import { findModel } from '../providers/catalog/catalog'
import { authenticate, checkOpen } from './classes/authenticate'
import type { ClassRecord } from './classes/class-record'
import { readProgress, saveProgress } from './classes/progress'
import { sharedSeat, takeSeat, type Visitor } from './classes/seats'
import type { Gateway } from './gateway'
import { GatewayError } from './gateway-error'
import { readJsonBody, readText } from './read-body'
import type { RequestContext } from './request-context'

/** `GET /v1/models`: what the class may use, in a list that both SDKs read. */
export async function modelsRoute({ gateway, request, caller, note }: RequestContext): Promise<Response> {
  const { record, seat } = await authenticate(request.headers, caller.address, gateway)
  Object.assign(note, { class: record.id, seat })
  const created = Math.floor(Date.parse(record.created) / 1000)
  const data = modelsOf(record, gateway).map(({ id, label, wire }) => ({
    id,
    object: 'model',
    type: 'model',
    display_name: label,
    created,
    created_at: record.created,
    owned_by: wire,
    wire,
  }))
  return Response.json({
    object: 'list',
    data,
    has_more: false,
    first_id: data[0]?.id ?? null,
    last_id: data.at(-1)?.id ?? null,
  })
}

/** `GET /class`: what a holder of the code may know. */
export async function classRoute({ gateway, request, caller, note }: RequestContext): Promise<Response> {
  const visitor = await authenticate(request.headers, caller.address, gateway)
  Object.assign(note, { class: visitor.record.id, seat: visitor.seat })
  return Response.json(await faceOf(visitor, gateway), { headers: { 'cache-control': 'no-store' } })
}

/** `POST /join`: a seat of one's own. */
export async function joinRoute({ gateway, request, caller, note }: RequestContext): Promise<Response> {
  const visitor = await authenticate(request.headers, caller.address, gateway)
  note.class = visitor.record.id
  checkOpen(visitor)
  const { device } = request.body ? await readJoin(request) : {}
  // Who has a seat keeps it.
  const { key, seat } =
    visitor.seat === sharedSeat
      ? await takeSeat(
          visitor.record,
          { code: visitor.code, address: caller.address, device },
          gateway.counts,
          gateway.now(),
        )
      : { key: keyIn(request.headers), seat: visitor.seat }
  note.seat = seat
  const face = await faceOf({ record: visitor.record, seat }, gateway)
  return Response.json({ key, seat, class: face }, { headers: { 'cache-control': 'no-store' } })
}

/**
 * `POST /progress`: which step of a lesson a seat is at, for the teacher. Four numbers; nothing of what was written or
 * answered.
 */
export async function progressRoute({ gateway, request, caller, note }: RequestContext): Promise<Response> {
  const { record, seat } = await authenticate(request.headers, caller.address, gateway)
  Object.assign(note, { class: record.id, seat })
  const progress = readProgress(await readJsonBody(request, { maxBytes: 200 }))
  // The bare code is no seat that a teacher could look for.
  if (seat !== sharedSeat) await saveProgress(record, seat, progress, gateway.counts, gateway.now())
  return new Response(null, { status: 204 })
}

/** What a page sends beside the code. A program may send nothing, in any form. */
const Join = v.object({ device: v.optional(v.pipe(v.string(), v.minLength(16), v.maxLength(100))) })

async function readJoin(request: Request): Promise<v.InferOutput<typeof Join>> {
  const text = await readText(request, 1_000)
  if (text.trim() === '') return {}
  try {
    return v.parse(Join, JSON.parse(text))
  } catch {
    throw new GatewayError(
      400,
      'body',
      'To join, send nothing but the code, or { "device": … } with 16 to 100 letters.',
    )
  }
}

async function faceOf({ record, seat }: Visitor, gateway: Gateway) {
  const [whole, student] = await gateway.budget.used(record, [seat])
  return {
    name: record.name,
    seat: seat === sharedSeat ? null : seat,
    paused: record.paused,
    models: modelsOf(record, gateway),
    ...(record.helpLine && { helpLine: record.helpLine }),
    limits: { class: record.class, student: record.student },
    used: { class: whole, student },
  }
}

/** The class's models, and on which wire each is asked. */
function modelsOf({ models }: ClassRecord, { upstreams }: Gateway) {
  const wires = upstreams.map(({ wire }) => wire)
  return models.map(id => {
    const entry = findModel(id)
    const isAnthropic = entry ? entry.provider === 'anthropic' : id.startsWith('claude-')
    const natural = isAnthropic ? 'anthropic' : 'openai'
    return { id, label: entry?.label ?? id, wire: wires.includes(natural) ? natural : (wires[0] ?? natural) }
  })
}

function keyIn(headers: Headers): string {
  return headers.get('x-api-key') ?? (headers.get('authorization') ?? '').replace(/^Bearer +/i, '')
}
