import { Hono } from 'hono'
import { msg } from '../../language/message'
import { lessonOfNumber } from '../../lessons/lesson-numbers'
import { type ClassRecord, defaultClassSettings } from '../classes/class-record'
import { defaultModels, pricedModels } from '../classes/prices'
import { freeSeats, readRoster, takenSeats } from '../classes/seats'
import {
  readSettings,
  SettingsProblem,
  settingsFields,
  type TypedSettings,
  typeSettings,
} from '../classes/settings-form'
import { deleteWorks, listWorks } from '../classes/works'
import type { GatewayContext, GatewayEnv } from '../gateway'
import { GatewayError, refusalOf } from '../gateway-error'
import { atMost } from '../read-body'
import { beginSession, endSession, isTeacher, isTeacherCode } from './auth'
import { classPage, enterPage, invitePage, liveSeconds, overviewPage, settingsPage } from './class-pages'
import { invitationTo, worksLinks } from './invitation'
import { frame, type Html, layout, securityHeaders, shown } from './layout'
import { findLanguage, keepLanguage, messagesOfRequest } from './request-language'
import { style } from './style'
import { classUsageTable, seatUsageTable } from './usage-tables'
import { worksPage } from './works-page'

type Answer = Response | Promise<Response>
/** A page or an act of one class. */
type OfClass = (context: GatewayContext, record: ClassRecord) => Answer

/** Everything below `/teacher`: pages and forms, without a script. */
export function teacherRoutes(): Hono<GatewayEnv> {
  const app = new Hono<GatewayEnv>()
  app.use(findLanguage, async (context, next) => {
    context.get('note').route = '/teacher'
    context.set('messages', await messagesOfRequest(context))
    await next()
    keepLanguage(context)
  })
  app.onError((error, context) => {
    const refusal = refusalOf(error, context.get('gateway').upstreams)
    context.get('note').reason = refusal.reason
    const content = signIn(context, enterPage(context.get('messages'), refusal.words))
    return shown(content, refusal.status, { ...refusal.headers })
  })
  app.use(atMost(20_000))
  app.get('/style.css', () => new Response(style, { headers: { ...securityHeaders, 'content-type': 'text/css' } }))
  app.use(async (context, next) => {
    const { method, path } = context.req
    if (method !== 'GET' && !isOwnForm(context.req.raw)) {
      const words = msg('This form was sent from somewhere else. Open the teacher’s page and try again.')
      throw new GatewayError(403, 'origin', words)
    }
    if (path === '/teacher/enter' || (await isTeacher(context))) return next()
    const isAsking = method === 'GET'
    const problem = isAsking ? undefined : msg('You were away for a long time. Sign in again.')
    const page = signIn(context, enterPage(context.get('messages'), problem), isAsking ? '/teacher' : undefined)
    return shown(page, path === '/teacher' ? 200 : 401)
  })

  app.post('/enter', async context => enter(context, (await formOf(context)).get('code') ?? ''))
  // The picture in the terminal opens the page with the code.
  app.get('/enter', context => enter(context, context.req.query('code') ?? ''))
  app.post('/leave', context => {
    endSession(context)
    return redirected(context, '/teacher')
  })
  app.get('/', async context => {
    const { classes, timeZone } = context.get('gateway')
    const messages = context.get('messages')
    const options = { isStill: isStill(context), timeZone }
    return page(context, messages.t('Classes'), overviewPage(messages, await classes.list(), options))
  })
  app.get('/use', async context => {
    const gateway = context.get('gateway')
    const messages = context.get('messages')
    const record = await gateway.classes.byId(context.req.query('class') ?? '')
    const living = (await gateway.classes.list()).filter(({ ended }) => ended === null)
    const use = record ? seatUsageTable(messages, record, gateway) : classUsageTable(messages, living, gateway)
    return shown(frame(messages, await use), 200, isStill(context) ? {} : { refresh: String(liveSeconds) })
  })
  app.get('/new', context => {
    const { upstreams } = context.get('gateway')
    const typed = typeSettings({ ...defaultClassSettings, name: '', models: defaultModels(upstreams) })
    return settings(context, context.get('messages').t('New class'), typed)
  })
  app.post('/new', async context => {
    const title = context.get('messages').t('New class')
    return saved(context, title, undefined, async typed => {
      const { id } = await context.get('gateway').classes.add(typed)
      return redirected(context, `/teacher/class/${id}/invite`)
    })
  })

  const ofClass = (route: OfClass) => async (context: GatewayContext) => {
    const record = await context.get('gateway').classes.byId(context.req.param('id') ?? '')
    return record ? route(context, record) : notHere(context)
  }
  for (const [path, show] of Object.entries(pages)) app.get(`/class/:id${path}`, ofClass(show))
  for (const [path, act] of Object.entries(acts)) app.post(`/class/:id/${path}`, ofClass(act))
  app.all('*', notHere)
  return app
}

/** The pages of a class. */
const pages: Record<string, OfClass> = {
  '': async (context, record) => {
    const { records } = context.get('gateway')
    const roster = await readRoster(records, record)
    const works = (await listWorks(records, record)).length
    const about = { taken: takenSeats(roster), waiting: roster.waiting.length, works }
    return page(context, record.name, classPage(context.get('messages'), record, about, isStill(context)))
  },
  '/invite': (context, record) => {
    const messages = context.get('messages')
    const lesson = lessonOfNumber(Number(context.req.query('lesson') ?? ''))
    const title = messages.t('Join {name}', { name: record.name })
    return page(context, title, invitePage(messages, record, invitationTo(record, lesson, context)))
  },
  '/works': async (context, record) => {
    const { records, timeZone } = context.get('gateway')
    const messages = context.get('messages')
    const options = { links: await worksLinks(record, context), timeZone }
    const title = messages.t('Handed in by {name}', { name: record.name })
    return page(context, title, worksPage(messages, record, await listWorks(records, record), options))
  },
  '/change': (context, record) => settings(context, titleOfChange(context, record), typeSettings(record)),
}

/** What a teacher does with a class. */
const acts: Record<string, OfClass> = {
  change: (context, record) =>
    saved(context, titleOfChange(context, record), record, async typed => {
      await context.get('gateway').classes.change(record.id, typed)
      return redirected(context, `/teacher/class/${record.id}`)
    }),
  pause: async (context, { id }) => {
    await context.get('gateway').classes.change(id, { paused: true })
    return redirected(context, '/teacher')
  },
  resume: async (context, { id }) => {
    await context.get('gateway').classes.change(id, { paused: false })
    return redirected(context, '/teacher')
  },
  end: async (context, { id }) => {
    await context.get('gateway').classes.end(id)
    return redirected(context, '/teacher')
  },
  seats: async (context, record) => {
    await freeSeats(record, 'all', context.get('gateway').records)
    return redirected(context, `/teacher/class/${record.id}`)
  },
  free: async (context, record) => {
    await freeSeats(record, Number((await formOf(context)).get('seat')), context.get('gateway').records)
    return redirected(context, `/teacher/class/${record.id}`)
  },
  'let-in': async (context, { id }) => {
    await context.get('gateway').classes.letIn(id)
    return redirected(context, `/teacher/class/${id}`)
  },
  'delete-work': async (context, record) => {
    await deleteWorks(context.get('gateway').records, record, (await formOf(context)).get('work') ?? '')
    return redirected(context, `/teacher/class/${record.id}/works`)
  },
}

async function enter(context: GatewayContext, code: string): Promise<Response> {
  if (await isTeacherCode(context, code)) {
    await beginSession(context)
    return redirected(context, '/teacher')
  }
  context.get('note').reason = 'teacher'
  const problem = code === '' ? undefined : msg('This is not the teacher’s code.')
  return shown(signIn(context, enterPage(context.get('messages'), problem)), 401)
}

/** A form of settings: done, or shown again with what is wrong and everything that was typed. */
async function saved(
  context: GatewayContext,
  title: string,
  before: ClassRecord | undefined,
  done: (settings: ReturnType<typeof readSettings>) => Promise<Response>,
): Promise<Response> {
  const form = await formOf(context)
  const typed: TypedSettings = Object.fromEntries(
    settingsFields.flatMap(field => (form.has(field) ? [[field, form.get(field)]] : [])),
  )
  try {
    return await done(readSettings(typed, before))
  } catch (error) {
    if (!(error instanceof SettingsProblem)) throw error
    const whole = { ...typeSettings(before ?? { ...defaultClassSettings, name: '', models: [] }), ...typed }
    return settings(context, title, whole, error)
  }
}

function settings(
  context: GatewayContext,
  title: string,
  typed: Parameters<typeof settingsPage>[2],
  error?: SettingsProblem,
): Answer {
  const { path } = context.req
  const known = pricedModels(context.get('gateway').upstreams)
  const more = { known, ...(error && { problem: error.words }) }
  const content = settingsPage(context.get('messages'), { action: path, title }, typed, more)
  return page(context, title, content, error ? 422 : 200)
}

function titleOfChange(context: GatewayContext, { name }: ClassRecord): string {
  return context.get('messages').t('Change {name}', { name })
}

/** A page of a teacher who is signed in; one that a form made has no address for another language. */
function page(context: GatewayContext, title: string, content: Html, status: 200 | 422 = 200): Answer {
  const { method, path } = context.req
  return shown(layout(context.get('messages'), title, content, method === 'GET' ? { path } : {}), status)
}

function signIn(context: GatewayContext, content: Html, path?: string): Html {
  const messages = context.get('messages')
  return layout(messages, messages.t('Sign in'), content, { isIn: false, path })
}

/** Somewhere else on the teacher's page, after something was done. */
function redirected(context: GatewayContext, path: string): Response {
  for (const [name, value] of Object.entries(securityHeaders)) context.header(name, value)
  return context.redirect(path, 303)
}

async function formOf({ req }: GatewayContext): Promise<URLSearchParams> {
  return new URLSearchParams(await req.text())
}

/** Whether the table of today's usage stands still. */
function isStill({ req }: GatewayContext): boolean {
  return new URL(req.url).searchParams.has('still')
}

/** Whether a form was on our own page. The cookie does not travel across sites either; this is the second lock. */
function isOwnForm(request: Request): boolean {
  const site = request.headers.get('sec-fetch-site')
  if (site !== null) return site === 'same-origin'
  const origin = request.headers.get('origin')
  return origin === null || (URL.canParse(origin) && new URL(origin).host === request.headers.get('host'))
}

function notHere(context: GatewayContext): Response {
  return context.json({ error: 'There is nothing here.', code: 'path' }, 404, { ...securityHeaders })
}
