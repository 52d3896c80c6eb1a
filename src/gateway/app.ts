import { serveStatic } from '@hono/node-server/serve-static'
import { Hono } from 'hono'
import { bearerAuth } from 'hono/bearer-auth'
import { cors } from 'hono/cors'
import { msg } from '../language/message'
import { classRoutes, modelsRoute } from './class-routes'
import { authenticate } from './classes/authenticate'
import { addressOf, type Gateway, type GatewayContext, type GatewayEnv } from './gateway'
import { GatewayError, noRetry, refusalOf } from './gateway-error'
import { answerModels } from './models/answer-models'
import { anthropicWire, type GatewayWire, openAiWire } from './models/wires'
import { atMost } from './read-body'
import { teacherRoutes } from './teacher/routes'
import { worksRoutes } from './works-routes'

/** Bytes of a request to a model: some pictures of a phone fit in. */
const mostBytes = 4_000_000

/** Routes that pages of any origin may call, with a class code, the key of a seat, or a pass to the works of a class. */
const shared = [
  ...['/v1/messages', '/v1/chat/completions', '/v1/models'],
  ...['/class', '/join', '/progress', '/work', '/works', '/works/:id'],
]

/**
 * The routes of a gateway.
 * @param pageFolder the built page, which the gateway serves too; null where another address does
 */
export function gatewayApp(gateway: Gateway, pageFolder: string | null): Hono<GatewayEnv> {
  const app = new Hono<GatewayEnv>()
  const anthropic = anthropicWire
  const openAi = openAiWire(gateway.upstreams)
  app.use(async (context, next) => {
    withLog(context, gateway)
    await next()
    if (!context.get('endsLater')) context.get('finish')()
  })
  const pages = cors({
    origin: gateway.pages === '*' ? '*' : [...gateway.pages],
    allowMethods: ['GET', 'POST'],
    exposeHeaders: ['retry-after', 'x-should-retry', 'request-id', 'x-request-id'],
    maxAge: 600,
  })
  for (const path of shared) {
    app.use(path, async (context, next) => {
      context.get('note').route = path
      const origin = context.req.header('origin')
      if (origin !== undefined && gateway.pages !== '*' && !gateway.pages.includes(origin))
        throw new GatewayError(403, 'origin', msg('This page may not call the class gateway.'), noRetry)
      // A page on the public web asks before it speaks to a laptop in the classroom.
      if (context.req.header('access-control-request-private-network') === 'true')
        context.header('access-control-allow-private-network', 'true')
      await next()
    })
    app.use(path, pages)
  }
  const member = memberAuth()
  app.post('/v1/messages', atMost(mostBytes), member, context => answerModels(context, anthropic))
  app.post('/v1/chat/completions', atMost(mostBytes), member, context => answerModels(context, openAi))
  app.get('/v1/models', member, modelsRoute)
  app.route('/', classRoutes(member))
  app.route('/', worksRoutes(member))
  app.route('/teacher', teacherRoutes())
  app.get('/health', ({ text }) => text('ok\n'))
  if (pageFolder !== null) app.get('*', serveStatic({ root: pageFolder }))
  app.notFound(({ json }) => json({ error: 'There is nothing here.', code: 'path' }, 404))
  const errorOf: Partial<Record<string, GatewayWire['error']>> = {
    '/v1/messages': anthropic.error,
    '/v1/chat/completions': openAi.error,
    '/v1/models': openAi.error,
  }
  app.onError((error, context) => refused(error, context, errorOf[context.req.path] ?? plainError))
  return app
}

/** Lets in who has a class code or the key of a seat, as a bearer token or, as Anthropic's clients send it, as x-api-key. */
function memberAuth() {
  const verifyToken = async (key: string, context: GatewayContext) => {
    const gateway = context.get('gateway')
    const visitor = await authenticate(key, addressOf(context), gateway)
    context.set('visitor', visitor)
    Object.assign(context.get('note'), { class: visitor.record.id, seat: visitor.seat })
    return true
  }
  const byBearer = bearerAuth<GatewayEnv>({ verifyToken })
  const byKey = bearerAuth<GatewayEnv>({ verifyToken, headerName: 'x-api-key', prefix: '' })
  return async (context: GatewayContext, next: () => Promise<void>) => {
    const bearer = context.req.header('authorization')
    const key = context.req.header('x-api-key')
    // One of two that differ may belong to another person.
    if (bearer !== undefined && key !== undefined && bearer.replace(/^Bearer +/i, '') !== key.trim())
      throw new GatewayError(400, 'code', msg('Send the class code once: as a bearer token or as x-api-key.'))
    return bearer === undefined && key !== undefined ? byKey(context, next) : byBearer(context, next)
  }
}

const plainError: GatewayWire['error'] = (_, message, code) => ({ error: message, code })

/** A refusal as an answer of its wire. An unexpected error is logged, and answered without its details. */
function refused(error: Error, context: GatewayContext, errorOf: GatewayWire['error']): Response {
  const refusal = refusalOf(error, context.get('gateway').upstreams)
  const { status, message, reason, words, headers } = refusal
  context.get('note').reason = reason
  const body = errorOf(status, message, reason)
  for (const [name, value] of Object.entries(headers)) context.header(name, value)
  return context.json(typeof words === 'string' ? body : { ...body, words }, status)
}

function withLog(context: GatewayContext, gateway: Gateway): void {
  const started = gateway.now()
  const note: GatewayEnv['Variables']['note'] = { route: 'other' }
  context.set('gateway', gateway)
  context.set('note', note)
  context.set('finish', () => {
    gateway.log({
      at: new Date(started).toISOString(),
      method: context.req.method.slice(0, 10),
      route: 'other',
      status: context.res.status,
      ms: Math.round(gateway.now() - started),
      ...note,
    })
  })
}
