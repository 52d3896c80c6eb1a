import { codeWithLesson } from '../../documents/links/class-code'
import { encodeClassLink } from '../../documents/links/class-link'
import { msg } from '../../language/message'
import type { Messages } from '../../language/messages'
import type { LessonId } from '../../lessons/lesson-list'
import { lessonOfNumber } from '../../lessons/lesson-numbers'
import { type ClassRecord, defaultClassSettings } from '../classes/class-record'
import type { ClassStore } from '../classes/class-store'
import { normalizeCode } from '../classes/codes'
import { freeSeat, mostSeats, seatsTaken, seatsToGive } from '../classes/seats'
import {
  readSettings,
  SettingsProblem,
  settingsFields,
  type TypedSettings,
  typeSettings,
} from '../classes/settings-form'
import { admitWaiting, waitingCount } from '../classes/waiting-list'
import type { Counts } from '../counts/counts'
import { defaultModels, pricedModels } from '../default-models'
import { GatewayError } from '../gateway-error'
import { readText } from '../read-body'
import type { RequestContext } from '../request-context'
import { expiredCookie, isTeacher, isTeacherCode, sessionCookie } from './auth'
import { classPage, enterPage, invitePage, liveSeconds, overviewPage, settingsPage } from './class-pages'
import { frame, layout, redirectTo, securityHeaders, shown } from './layout'
import type { Html } from './markup'
import { languageCookie, messagesOfRequest } from './request-language'
import { style } from './style'
import { classUsageTable, seatUsageTable } from './usage-tables'

/** Everything below `/teacher`: pages and forms, without a script. */
export async function teacherRoutes(context: RequestContext): Promise<Response> {
  context.note.route = '/teacher'
  const { request } = context
  const messages = await messagesOfRequest(request)
  const answer = await answerIn(messages, context)
  const cookie = languageCookie(request)
  if (cookie !== null) answer.headers.append('set-cookie', cookie)
  return answer
}

async function answerIn(messages: Messages, context: RequestContext): Promise<Response> {
  const { request } = context
  try {
    if (request.method === 'GET') return await show(messages, context)
    if (request.method !== 'POST') return notHere()
    if (!isOwnForm(request))
      throw new GatewayError(
        403,
        'origin',
        msg('This form was sent from somewhere else. Open the teacher’s page and try again.'),
      )
    return await take(messages, context)
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error
    context.note.reason = error.reason
    return shown(signIn(messages, enterPage(messages, error.words)), error.status, { ...error.headers })
  }
}

const signIn = (messages: Messages, page: Html, path?: string) =>
  layout(messages, messages.t('Sign in'), page, { isIn: false, path })

async function show(messages: Messages, context: RequestContext): Promise<Response> {
  const { t } = messages
  const { gateway, request } = context
  const { pathname, searchParams } = new URL(request.url)
  if (pathname === '/teacher/style.css')
    return new Response(style, { headers: { ...securityHeaders, 'content-type': 'text/css' } })
  if (!(await isTeacher(context)))
    return shown(signIn(messages, enterPage(messages), '/teacher'), pathname === '/teacher' ? 200 : 401)
  const { classes } = gateway
  const isStill = searchParams.has('still')
  const { timeZone } = gateway
  const page = (title: string, content: Html) => shown(layout(messages, title, content, { path: pathname }))
  if (pathname === '/teacher')
    return page(t('Classes'), overviewPage(messages, await classes.list(), { isStill, timeZone }))
  if (pathname === '/teacher/use') {
    const id = searchParams.get('class')
    const record = id === null ? null : await classes.byId(id)
    const living = (await classes.list()).filter(({ revoked }) => revoked === null)
    const use = record ? seatUsageTable(messages, record, gateway) : classUsageTable(messages, living, gateway)
    return shown(frame(messages, await use), 200, isStill ? {} : { refresh: String(liveSeconds) })
  }
  if (pathname === '/teacher/new') {
    const typed = typeSettings({ ...defaultClassSettings, name: '', models: defaultModels(gateway.upstreams) })
    const title = t('New class')
    const known = pricedModels(gateway.upstreams)
    return page(title, settingsPage(messages, { action: '/teacher/new', title }, typed, { known }))
  }
  const { record, rest } = await classAt(pathname, context)
  if (!record) return notHere()
  if (rest === '') {
    const seats = {
      taken: await seatsTaken(record, gateway.counts),
      waiting: await waitingCount(record, gateway.counts),
    }
    return page(record.name, classPage(messages, record, seats, isStill))
  }
  if (rest === 'invite') return page(t('Invite to {name}', { name: record.name }), invitePage(messages, record, null))
  if (rest === 'change') {
    const title = t('Change {name}', { name: record.name })
    const known = pricedModels(gateway.upstreams)
    return page(title, settingsPage(messages, { action: pathname, title }, typeSettings(record), { known }))
  }
  return notHere()
}

async function take(messages: Messages, context: RequestContext): Promise<Response> {
  const { t } = messages
  const { gateway, request } = context
  const { pathname } = new URL(request.url)
  const form = new URLSearchParams(await readText(request, 20_000))
  if (pathname === '/teacher/enter') {
    if (await isTeacherCode(context, form.get('code') ?? ''))
      return redirectTo('/teacher', await sessionCookie(context))
    context.note.reason = 'teacher'
    return shown(signIn(messages, enterPage(messages, msg('This is not the teacher’s code.'))), 401)
  }
  if (!(await isTeacher(context)))
    return shown(signIn(messages, enterPage(messages, msg('You were away for a long time. Sign in again.'))), 401)
  if (pathname === '/teacher/leave') return redirectTo('/teacher', expiredCookie(context))
  if (pathname === '/teacher/new') {
    return saved(messages, context, { form, title: t('New class') }, undefined, async settings => {
      const { record, code } = await gateway.classes.add(settings)
      const page = invitePage(messages, record, { ...invitation(context, record, code), isNew: true })
      return shown(layout(messages, t('Join {name}', { name: record.name }), page))
    })
  }
  const { record, rest } = await classAt(pathname, context)
  if (!record) return notHere()
  if (rest === 'change') {
    const title = t('Change {name}', { name: record.name })
    return saved(messages, context, { form, title }, record, async settings => {
      await gateway.classes.change(record.id, settings)
      return redirectTo(`/teacher/class/${record.id}`)
    })
  }
  if (rest === 'invite') {
    // As it is on the board: the number of a lesson may follow it.
    const typed = (form.get('code') ?? '').split('/', 1)[0]?.trim() ?? ''
    const isRight = (await gateway.classes.byCode(typed))?.id === record.id
    const lesson = lessonOfNumber(Number(form.get('lesson') ?? ''))
    const shownCode = isRight ? { ...invitation(context, record, inGroups(typed), lesson), isNew: false } : null
    const problem = isRight ? undefined : msg('This is not the code of this class.')
    const title = t('Invite to {name}', { name: record.name })
    return shown(layout(messages, title, invitePage(messages, record, shownCode, problem)))
  }
  if (rest === 'pause' || rest === 'resume') await gateway.classes.change(record.id, { paused: rest === 'pause' })
  else if (rest === 'seats') await gateway.classes.freeSeats(record.id)
  else if (rest === 'let-in') await admitAll(record, gateway)
  else if (rest === 'free') await freeSeat(record, Number(form.get('seat')), gateway.counts, gateway.now())
  else if (rest === 'revoke') await gateway.classes.revoke(record.id)
  else return notHere()
  return redirectTo(['seats', 'free', 'let-in'].includes(rest) ? `/teacher/class/${record.id}` : '/teacher')
}

/** A form of settings: done, or shown again with what is wrong and everything that was typed. */
async function saved(
  messages: Messages,
  { gateway, request }: RequestContext,
  { form, title }: { form: URLSearchParams; title: string },
  before: ClassRecord | undefined,
  done: (settings: ReturnType<typeof readSettings>) => Promise<Response>,
): Promise<Response> {
  const typed: TypedSettings = Object.fromEntries(
    settingsFields.flatMap(field => (form.has(field) ? [[field, form.get(field)]] : [])),
  )
  try {
    return await done(readSettings(typed, before))
  } catch (error) {
    if (!(error instanceof SettingsProblem)) throw error
    const whole = { ...typeSettings(before ?? { ...defaultClassSettings, name: '', models: [] }), ...typed }
    const { pathname } = new URL(request.url)
    const more = { known: pricedModels(gateway.upstreams), problem: error.words }
    return shown(layout(messages, title, settingsPage(messages, { action: pathname, title }, whole, more)), 422)
  }
}

function invitation(
  { gateway, request }: RequestContext,
  { name }: ClassRecord,
  code: string,
  lesson?: LessonId | undefined,
) {
  const asked = new URL(request.url)
  const atHome = isThisMachine(asked) ? gateway.networkUrl : null
  const origin = gateway.ownUrl ?? atHome ?? asked.origin
  const isHere = isThisMachine(new URL(origin))
  const link =
    (gateway.pageUrl ?? `${origin}/`) +
    encodeClassLink({ gateway: origin, code, name, ...(lesson !== undefined && { lesson }) })
  return { code, shownCode: codeWithLesson(code, lesson), lesson, link, gateway: origin, isHere }
}

function isThisMachine({ hostname }: URL): boolean {
  return /^(localhost$|127\.|\[::1\])/.test(hostname)
}

/** A code as it is shown to the class, however it was typed. */
function inGroups(typed: string): string {
  return (normalizeCode(typed) ?? typed).replace(/(.{4})(?=.)/g, '$1-')
}

async function classAt(
  pathname: string,
  { gateway }: RequestContext,
): Promise<{ record: ClassRecord | null; rest: string }> {
  const [, id = '', rest = ''] = /^\/teacher\/class\/([0-9a-f]{12})(?:\/([a-z-]+))?$/.exec(pathname) ?? []
  return { record: await gateway.classes.byId(id), rest }
}

/** Whether a form was on our own page. The cookie does not travel across sites either; this is the second lock. */
function isOwnForm(request: Request): boolean {
  const site = request.headers.get('sec-fetch-site')
  if (site !== null) return site === 'same-origin'
  const origin = request.headers.get('origin')
  return origin === null || (URL.canParse(origin) && new URL(origin).host === request.headers.get('host'))
}

function notHere(): Response {
  return Response.json({ error: 'There is nothing here.', code: 'path' }, { status: 404, headers: securityHeaders })
}

/** Lets in all devices that wait: seats that were never used go to them, and where these are too few, the class gets more. */
export async function admitAll(
  record: ClassRecord,
  { classes, counts, now }: { classes: ClassStore; counts: Counts; now(): number },
): Promise<void> {
  const missing = (await waitingCount(record, counts)) - (await seatsToGive(record, counts))
  if (missing > 0) await classes.change(record.id, { seats: Math.min(mostSeats, record.seats + missing) })
  await admitWaiting(record, counts, now())
}
