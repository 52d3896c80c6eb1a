import { Hono, type MiddlewareHandler } from 'hono'
import { bearerAuth } from 'hono/bearer-auth'
import { msg } from '../language/message'
import { checkOpen } from './classes/authenticate'
import { sharedSeat } from './classes/seats'
import { handIn, listWorks, mostWorkBytes, readWork } from './classes/works'
import type { GatewayContext, GatewayEnv } from './gateway'
import { GatewayError, noRetry } from './gateway-error'
import { atMost, readJson } from './read-body'
import { classOfPass } from './teacher/auth'

/** Works that a seat hands in: as many at once, and then one every so many seconds. */
const handIns = { most: 10, seconds: 20 }

/** Handing works in, and reading them for the gallery: that takes a pass, which the teacher's page gives. */
export function worksRoutes(member: MiddlewareHandler<GatewayEnv>): Hono<GatewayEnv> {
  const app = new Hono<GatewayEnv>()
  // Escapes of JSON make a file longer on its way.
  app.post('/work', atMost(2 * mostWorkBytes + 2_000), member, async context => {
    const { limits, records, now } = context.get('gateway')
    const visitor = context.get('visitor')
    checkOpen(visitor)
    if (visitor.seat === sharedSeat)
      throw new GatewayError(403, 'seat', msg('Join the class first, then hand in your work.'), noRetry)
    const who = `work ${visitor.record.id} ${visitor.seat}`
    const wait = limits.wait(who, handIns)
    if (wait > 0) {
      const words = msg('You handed in too many times. Wait {seconds, plural, one {# second} other {# seconds}}.', {
        seconds: wait,
      })
      throw new GatewayError(429, 'works', words, { 'retry-after': String(wait) })
    }
    const body = await readJson(context)
    limits.count(who, handIns)
    const { id, at } = await handIn(records, visitor, body, now())
    return context.json({ id, at })
  })

  const isPass = async (pass: string, context: GatewayContext) => {
    const record = await classOfPass(pass, context.get('gateway'))
    if (record) context.set('visitor', { record, seat: sharedSeat, isUsed: true, student: '' })
    return record !== null
  }
  const byPass = bearerAuth<GatewayEnv>({ verifyToken: isPass })
  app.get('/works', byPass, async context => {
    const { record } = context.get('visitor')
    const works = await listWorks(context.get('gateway').records, record)
    context.header('cache-control', 'no-store')
    return context.json({
      class: record.name,
      works: works.map(({ id, seat, title, name, at }) => ({ id, seat, title, name, at })),
    })
  })
  app.get('/works/:id', byPass, async context => {
    const { record } = context.get('visitor')
    const file = await readWork(context.get('gateway').records, record, context.req.param('id'))
    if (file === null) return context.json({ error: 'This work is not there any more.', code: 'path' }, 404)
    context.header('cache-control', 'no-store')
    return context.json({ file })
  })
  return app
}
