import { type Context, Hono } from 'hono'
import { redactorOf } from '../engine/net/redactor'
import { msg } from '../language/message'
import { answerModels } from './answer-models'
import { Budget } from './budget'
import { classRoute, joinRoute, modelsRoute, progressRoute } from './class-routes'
import { FailedCodes } from './classes/failed-codes'
import { corsHeaders, preflight } from './cors'
import type { Caller, Gateway, GatewayRuntime, LogLine } from './gateway'
import { GatewayError, noRetry } from './gateway-error'
import { InFlightRequests } from './in-flight'
import { answerLoad } from './load/answer-load'
import { Metrics } from './metrics'
import { isUnfinished, type RequestContext } from './request-context'
import { isTeacher } from './teacher/auth'
import { teacherRoutes } from './teacher/routes'
import { anthropicWire } from './wires/anthropic'
import { maxTokensFieldOf, openAiWire } from './wires/openai'
import type { GatewayWire } from './wires/wire'

type Environment = { Bindings: { visit: RequestContext } }
type Route = (visit: RequestContext) => Promise<Response> | Response

/** A gateway that answers. */
interface GatewayHandler {
  (request: Request, caller: Caller): Promise<Response>
  /** Breaks off the answers that are still under way, and counts them. */
  close(): Promise<void>
}

/** The gateway as a fetch handler, the same in Node, Workers, Deno and Bun. */
export function createGateway(runtime: GatewayRuntime): GatewayHandler {
  const gateway: Gateway = {
    ...runtime,
    budget: new Budget(runtime.counts, runtime.now, runtime.timeZone),
    failedCodes: new FailedCodes(runtime.now),
    underWay: new InFlightRequests(runtime.graceMs),
    metrics: new Metrics(),
  }
  const redactor = redactorOf(gateway.upstreams.map(({ key }) => key))
  const app = routes(gateway)
  const pending = new Set<Promise<unknown>>()
  const answer = async (request: Request, caller: Caller) => {
    const started = gateway.now()
    const note: Partial<LogLine> = { route: 'other', status: 500 }
    let isFinished = false
    const finish = () => {
      if (isFinished) return
      isFinished = true
      const { route = 'other', status = 500, reason } = note
      gateway.metrics.count('aili5_requests_total', { route, status: String(status) })
      if (reason !== undefined) gateway.metrics.count('aili5_refusals_total', { reason })
      const line = { route, status, ms: Math.round(gateway.now() - started), ...note }
      gateway.log(redactor.json({ at: new Date(started).toISOString(), method: request.method.slice(0, 10), ...line }))
    }
    const visit: RequestContext = { gateway, request, caller, note, finish }
    const response = await app.fetch(request, { visit })
    note.status = response.status
    if (!isUnfinished(response)) finish()
    return response
  }
  const handle = (request: Request, caller: Caller) => {
    const visit = answer(request, caller)
    const forget = () => void pending.delete(visit)
    pending.add(visit)
    visit.then(forget, forget)
    return visit
  }
  const close = async () => {
    await gateway.underWay.close()
    // Some were not that far yet, though their students have left.
    await Promise.allSettled(pending)
    await gateway.underWay.close()
  }
  return Object.assign(handle, { close })
}

function routes(gateway: Gateway): Hono<Environment> {
  const app = new Hono<Environment>()
  const anthropic = anthropicWire
  const openAi = openAiWire(maxTokensFieldOf(gateway.upstreams))
  const onWire =
    (wire: GatewayWire): Route =>
    visit =>
      answerModels(visit, wire)
  const at = (method: 'get' | 'post', path: string, route: Route, errorOf?: GatewayWire['error']) => {
    app.on(method.toUpperCase(), path, context => open(context, path, route, errorOf))
  }
  at('post', '/v1/messages', onWire(anthropic), anthropic.error)
  at('post', '/v1/chat/completions', onWire(openAi), openAi.error)
  at('get', '/v1/models', modelsRoute, openAi.error)
  at('get', '/class', classRoute)
  at('post', '/join', joinRoute)
  at('post', '/progress', progressRoute)
  at('get', '/load', answerLoad)
  at('post', '/load', answerLoad)
  for (const path of ['/v1/messages', '/v1/chat/completions', '/v1/models', '/class', '/join', '/progress', '/load']) {
    app.options(path, ({ env }) => {
      env.visit.note.route = path
      return preflight(env.visit.request, gateway.pages)
    })
  }
  at('get', '/metrics', async visit => {
    if (!(await isTeacher(visit)))
      throw new GatewayError(401, 'teacher', 'Metrics are for the teacher: send the teacher’s code.')
    return new Response(gateway.metrics.text(), { headers: { 'content-type': 'text/plain; version=0.0.4' } })
  })
  at('get', '/health', () => new Response('ok\n'))
  app.all('/teacher/*', context => teacherRoutes(context.env.visit))
  app.all('/teacher', context => teacherRoutes(context.env.visit))
  app.notFound(() => Response.json({ error: 'There is nothing here.', code: 'path' }, { status: 404 }))
  app.onError((error, { env }) => {
    env.visit.note.reason = 'fault'
    logError(error, env.visit)
    return Response.json({ error: 'Something went wrong inside the class gateway.', code: 'fault' }, { status: 500 })
  })
  return app
}

/** Runs a route, turns a refusal into an answer of its wire, and lets the page read either. */
async function open(
  { env: { visit } }: Context<Environment>,
  path: string,
  route: Route,
  errorOf: GatewayWire['error'] = (_, message, code) => ({ error: message, code }),
): Promise<Response> {
  const { request, gateway, note } = visit
  note.route = path
  const cors = corsHeaders(request, gateway.pages)
  let answer: Response
  try {
    if (!cors) throw new GatewayError(403, 'origin', msg('This page may not call the class gateway.'), noRetry)
    answer = await route(visit)
  } catch (error) {
    const refusal = error instanceof GatewayError ? error : failure(error, visit)
    note.reason = refusal.reason
    const { words } = refusal
    const body = errorOf(refusal.status, refusal.message, refusal.reason)
    answer = Response.json(typeof words === 'string' ? body : { ...body, words }, {
      status: refusal.status,
      headers: refusal.headers,
    })
  }
  for (const [name, value] of cors ?? []) answer.headers.set(name, value)
  return answer
}

/** The answer to an unexpected error, without its details. */
function failure(error: unknown, visit: RequestContext): GatewayError {
  logError(error, visit)
  return new GatewayError(500, 'fault', msg('Something went wrong inside the class gateway. Try again soon.'))
}

/** Logs an unexpected error for the operator, without keys. */
function logError(error: unknown, { gateway }: RequestContext): void {
  const redactor = redactorOf(gateway.upstreams.map(({ key }) => key))
  console.error('The gateway failed:', error instanceof Error ? redactor.text(error.stack ?? error.message) : 'unknown')
}
