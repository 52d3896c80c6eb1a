import { deleteCookie, getSignedCookie, setSignedCookie } from 'hono/cookie'
import { tooManyAttempts, wrongTeacherCodes } from '../classes/authenticate'
import type { ClassRecord } from '../classes/class-record'
import { isSame, newTeacherCode, normalizeTeacherCode, randomLetters } from '../classes/codes'
import { blockOf } from '../classes/rate-limits'
import { addressOf, type Gateway, type GatewayContext } from '../gateway'
import type { Records } from '../records/records'

const cookie = 'aili5-teacher'
/** Milliseconds that a teacher stays in, and that a pass to works is good: a long school day. */
const sessionMs = 12 * 60 * 60_000

/** What the gateway knows of its teacher. */
interface TeacherRecord {
  /** "kmnr-thxz-…" */
  code: string
  /** With which sessions and passes are signed. */
  secret: string
}

const teacherKey = 'teacher'

/** The teacher's code, and the secret of sessions; made where there are none. */
async function teacherOf({ records, teacherCode }: Pick<Gateway, 'records' | 'teacherCode'>): Promise<TeacherRecord> {
  const [stored] = await records.read([teacherKey])
  const teacher = (stored as TeacherRecord | null) ?? (await createTeacher(records))
  return teacherCode === null ? teacher : { ...teacher, code: teacherCode }
}

function createTeacher(records: Records): Promise<TeacherRecord> {
  return records.change([teacherKey], ([stored]) => {
    if (stored !== null) return { result: stored as TeacherRecord }
    const made: TeacherRecord = { code: newTeacherCode(), secret: randomLetters(32) }
    return { result: made, put: [{ key: teacherKey, value: made }] }
  })
}

/** The teacher's code, as the operator reads it. */
export async function readTeacherCode(gateway: Pick<Gateway, 'records' | 'teacherCode'>): Promise<string> {
  return (await teacherOf(gateway)).code
}

/** Makes a new code for the teacher; the older one ends, with all sessions. */
export async function renewTeacherCode(records: Records): Promise<string> {
  const made: TeacherRecord = { code: newTeacherCode(), secret: randomLetters(32) }
  await records.change([teacherKey], () => ({ result: undefined, put: [{ key: teacherKey, value: made }] }))
  return made.code
}

/**
 * Whether a code is the teacher's. A code that we made cannot be guessed, so it opens at any time; of one that was chosen,
 * attempts are limited.
 * @throws GatewayError after too many wrong ones
 */
export async function isTeacherCode(context: GatewayContext, typed: string): Promise<boolean> {
  const gateway = context.get('gateway')
  const { code } = await teacherOf(gateway)
  const from = `teacher ${blockOf(addressOf(context))}`
  const wait = gateway.limits.wait(from, wrongTeacherCodes)
  const isRight = isSame(normalizeTeacherCode(code), normalizeTeacherCode(typed))
  if (isRight && (wait === 0 || gateway.teacherCode === null)) return true
  if (wait > 0) throw tooManyAttempts(wait)
  gateway.limits.count(from, wrongTeacherCodes)
  return false
}

/** Signs the teacher in on this browser. A new code ends it. */
export async function beginSession(context: GatewayContext): Promise<void> {
  const gateway = context.get('gateway')
  await setSignedCookie(context, cookie, String(gateway.now() + sessionMs), await secretOf(gateway), {
    path: '/teacher',
    httpOnly: true,
    sameSite: 'Strict',
    maxAge: sessionMs / 1000,
    secure: isSecure(context),
  })
}

/** Signs the teacher out. */
export function endSession(context: GatewayContext): void {
  deleteCookie(context, cookie, { path: '/teacher', secure: isSecure(context) })
}

/** Whether the teacher asks, by the cookie of the teacher's page. */
export async function isTeacher(context: GatewayContext): Promise<boolean> {
  const gateway = context.get('gateway')
  const until = await getSignedCookie(context, await secretOf(gateway), cookie)
  return typeof until === 'string' && Number(until) > gateway.now()
}

/** What lets a page read the works of a class, for a school day. */
export async function passFor({ id }: ClassRecord, gateway: Gateway): Promise<string> {
  const until = gateway.now() + sessionMs
  return `${id}.${until}.${await sealOf(`${id}.${until}`, gateway)}`
}

/** The class whose works a pass opens; null for no pass, and for one of a class that is over. */
export async function classOfPass(pass: string, gateway: Gateway): Promise<ClassRecord | null> {
  const [id = '', until = '', seal = ''] = pass.split('.')
  if (!(Number(until) > gateway.now()) || !isSame(await sealOf(`${id}.${until}`, gateway), seal)) return null
  const record = await gateway.classes.byId(id)
  return record?.ended === null ? record : null
}

/** A signature that nobody else can make, in hexadecimal. */
async function sealOf(text: string, gateway: Gateway): Promise<string> {
  const bytes = new TextEncoder()
  const algorithm = { name: 'HMAC', hash: 'SHA-256' }
  const key = await crypto.subtle.importKey('raw', bytes.encode(await secretOf(gateway)), algorithm, false, ['sign'])
  return Buffer.from(await crypto.subtle.sign('HMAC', key, bytes.encode(`works ${text}`))).toString('hex')
}

async function secretOf(gateway: Gateway): Promise<string> {
  const { secret, code } = await teacherOf(gateway)
  return secret + normalizeTeacherCode(code)
}

function isSecure({ req }: GatewayContext): boolean {
  return new URL(req.url).protocol === 'https:'
}
