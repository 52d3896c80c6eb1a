import { Hono, type MiddlewareHandler } from 'hono'
import * as v from 'valibot'
import { findModel } from '../providers/catalog/catalog'
import { checkOpen } from './classes/authenticate'
import type { ClassRecord } from './classes/class-record'
import { readProgress, saveProgress } from './classes/progress'
import { sharedSeat, takeSeat, type Visitor } from './classes/seats'
import type { Gateway, GatewayContext, GatewayEnv } from './gateway'
import { GatewayError } from './gateway-error'
import { atMost, readJson } from './read-body'

/** Reports of progress of a seat: as many at once, and then one every so many seconds. */
const progressReports = { most: 60, seconds: 1 }

/** Joining a class, and what a page tells and is told of it. */
export function classRoutes(member: MiddlewareHandler<GatewayEnv>): Hono<GatewayEnv> {
  const app = new Hono<GatewayEnv>()
  app.get('/class', member, async context => {
    context.header('cache-control', 'no-store')
    return context.json(await faceOf(context.get('visitor'), context.get('gateway')))
  })
  app.post('/join', atMost(1_000), member, async context => {
    const gateway = context.get('gateway')
    const visitor = context.get('visitor')
    checkOpen(visitor)
    const { device = null } = await readJoin(context)
    // Who has a seat keeps it.
    const { key, seat } =
      visitor.seat === sharedSeat
        ? await takeSeat(visitor.record, device, gateway.records, gateway.now())
        : { key: keyIn(context), seat: visitor.seat }
    context.get('note').seat = seat
    context.header('cache-control', 'no-store')
    return context.json({ key, seat, class: await faceOf({ ...visitor, seat }, gateway) })
  })
  // Which step of a lesson a seat is at: four numbers, nothing of what was written or answered.
  app.post('/progress', atMost(200), member, async context => {
    const { limits, records, budget } = context.get('gateway')
    const { record, seat } = context.get('visitor')
    const progress = readProgress(await readJson(context))
    const who = `progress ${record.id} ${seat}`
    const wait = limits.wait(who, progressReports)
    if (wait > 0)
      throw new GatewayError(429, 'progress', 'Too many reports of progress.', { 'retry-after': String(wait) })
    limits.count(who, progressReports)
    // The bare code is no seat that a teacher could look for.
    if (seat !== sharedSeat) await saveProgress(record, seat, progress, { records, today: budget.today() })
    return context.body(null, 204)
  })
  return app
}

/** `GET /v1/models`: what the class may use, in a list that both SDKs read. */
export function modelsRoute(context: GatewayContext): Response {
  const { record } = context.get('visitor')
  const created = Math.floor(Date.parse(record.created) / 1000)
  const data = modelsOf(record, context.get('gateway')).map(({ id, label, wire }) => ({
    id,
    object: 'model',
    type: 'model',
    display_name: label,
    created,
    created_at: record.created,
    owned_by: wire,
    wire,
  }))
  const ends = { first_id: data[0]?.id ?? null, last_id: data.at(-1)?.id ?? null }
  return context.json({ object: 'list', data, has_more: false, ...ends })
}

/** What a page sends beside the code. A program may send nothing, in any form. */
const Join = v.object({ device: v.optional(v.pipe(v.string(), v.minLength(16), v.maxLength(100))) })

async function readJoin({ req }: GatewayContext): Promise<v.InferOutput<typeof Join>> {
  const text = await req.text()
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

/** What a holder of the code may know. */
async function faceOf({ record, seat }: Pick<Visitor, 'record' | 'seat'>, gateway: Gateway) {
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

function keyIn({ req }: GatewayContext): string {
  return req.header('x-api-key') ?? (req.header('authorization') ?? '').replace(/^Bearer +/i, '')
}
