import { tooManyAttempts } from '../classes/authenticate'
import { hashOf, isSame, macOf, normalizeCode } from '../classes/codes'
import type { RequestContext } from '../request-context'

const cookie = 'aili5-teacher'
/** Milliseconds that a teacher stays in: a long school day. */
const sessionMs = 12 * 60 * 60_000

/** The teacher's code, as far as it is known here. */
export interface TeacherAuth {
  /** The code's hash; null while there is none, and no one is authenticated. Read each time, so that a new code works at once. */
  codeHash(): Promise<string | null>
}

/**
 * Whether a code is the teacher's. Wrong codes are counted and throttled; the right one never is.
 * @throws GatewayError after too many wrong ones
 */
export async function isTeacherCode({ gateway, caller }: RequestContext, typed: string): Promise<boolean> {
  const [hash, known] = await Promise.all([hashOf(plainTeacherCode(typed)), gateway.teacher.codeHash()])
  if (known !== null && isSame(known, hash)) return true
  const wait = gateway.failedCodes.failed(caller.address, 'teacher')
  if (wait > 0) throw tooManyAttempts(wait)
  return false
}

/** The hash of a code that was chosen; null for none. */
export async function hashOfTeacherCode(code: string | null): Promise<string | null> {
  return code === null ? null : hashOf(plainTeacherCode(code))
}

/** Codes that we made may be typed in any way; one that a teacher chose is taken as it is. */
function plainTeacherCode(typed: string): string {
  return normalizeCode(typed) ?? typed.trim().slice(0, 200)
}

/** Whether the teacher asks: by code, as programs do, or by the cookie of the teacher's page. */
export async function isTeacher(context: RequestContext): Promise<boolean> {
  const { request, gateway } = context
  const code = /^Bearer +(\S+)$/i.exec(request.headers.get('authorization') ?? '')?.[1]
  if (code !== undefined) return isTeacherCode(context, code)
  return hasSession(request, gateway.now(), await gateway.teacher.codeHash())
}

/** The cookie that lets the teacher's page in. A new code ends it. */
export async function sessionCookie({ request, gateway }: RequestContext): Promise<string> {
  const until = gateway.now() + sessionMs
  const hash = (await gateway.teacher.codeHash()) ?? ''
  return cookieText(request, `${until}.${await macOf(hash, `teacher until ${until}`)}`, sessionMs / 1000)
}

/** The cookie that ends it. */
export function expiredCookie({ request }: RequestContext): string {
  return cookieText(request, '', 0)
}

async function hasSession(request: Request, now: number, hash: string | null): Promise<boolean> {
  const [, until = '', seal = ''] =
    new RegExp(`(?:^|; )${cookie}=(\\d+)\\.([0-9a-f]+)`).exec(request.headers.get('cookie') ?? '') ?? []
  if (hash === null || Number(until) < now) return false
  return isSame(await macOf(hash, `teacher until ${until}`), seal)
}

function cookieText(request: Request, value: string, seconds: number): string {
  const secure = new URL(request.url).protocol === 'https:' ? '; Secure' : ''
  return `${cookie}=${value}; Path=/teacher; HttpOnly; SameSite=Strict; Max-Age=${seconds}${secure}`
}
