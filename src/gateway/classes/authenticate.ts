import { msg } from '../../language/message'
import { GatewayError, noRetry } from '../gateway-error'
import type { ClassRecord } from './class-record'
import type { Classes } from './classes'
import { blockOf, type RateLimit, type RateLimits } from './rate-limits'
import { seatOfKey, sharedSeat, type Visitor } from './seats'

/**
 * Wrong class codes: a school with one address may mistype a hundred at once, and then one every three seconds. A code has
 * seven billion values, so that guessing one takes centuries. Who has a seat is not slowed down by wrong codes of others.
 */
const wrongCodes: RateLimit = { most: 100, seconds: 3 }
/** The same from all addresses together. */
const allWrongCodes: RateLimit = { most: 1_000, seconds: 0.5 }
/** Wrong codes of the teacher, from one address. */
export const wrongTeacherCodes: RateLimit = { most: 30, seconds: 20 }

/**
 * Who sends a request, by its class code or the key of a seat.
 * @throws GatewayError
 */
export async function authenticate(
  key: string,
  address: string,
  { classes, limits }: { classes: Classes; limits: RateLimits },
): Promise<Visitor> {
  const [id = '', seat = '', secret = '', ...rest] = key.split('.')
  if (id === key) return { record: checkNotOver(await classOfCode(key, address, { classes, limits })), ...shared }
  const isKey = rest.length === 0 && /^[1-9]\d{0,3}$/.test(seat)
  const [record, roster] = isKey ? await classes.withRoster(id) : [null, null]
  // The seats of a class that is over are gone.
  if (record) checkNotOver(record)
  const own = record && seatOfKey(roster, Number(seat), secret)
  if (!record || !own) {
    throw new GatewayError(
      401,
      'code',
      msg('This seat is no longer yours. Join the class again with its link or code.'),
    )
  }
  return { record, seat: Number(seat), isUsed: own.isUsed, student: own.student }
}

const shared = { seat: sharedSeat, isUsed: true, student: '' }

async function classOfCode(
  code: string,
  address: string,
  { classes, limits }: { classes: Classes; limits: RateLimits },
): Promise<ClassRecord> {
  const from = `codes ${blockOf(address)}`
  const wait = Math.max(limits.wait(from, wrongCodes), limits.wait('codes', allWrongCodes))
  // A code that came after too many wrong ones is not even looked at: it could be a guess that is right.
  if (wait > 0) throw tooManyAttempts(wait)
  const record = await classes.byCode(code)
  if (record) return record
  limits.count(from, wrongCodes)
  limits.count('codes', allWrongCodes)
  throw new GatewayError(
    401,
    'code',
    msg('This is not a class code that we know. Look for a typing mistake, or ask your teacher for the code.'),
  )
}

function checkNotOver(record: ClassRecord): ClassRecord {
  if (record.ended === null) return record
  throw new GatewayError(
    403,
    'revoked',
    msg('This class is over: its code no longer works. Ask your teacher for a new one.'),
  )
}

/** The answer after too many wrong codes. */
export function tooManyAttempts(seconds: number): GatewayError {
  return new GatewayError(
    429,
    'throttled',
    msg('Too many wrong codes came from here. Wait a few minutes, then try again.'),
    { 'retry-after': String(seconds), ...noRetry },
  )
}

/** @throws GatewayError while the teacher has paused the class. */
export function checkOpen({ record }: Visitor): void {
  if (record.paused)
    throw new GatewayError(403, 'paused', msg('Your teacher has paused the class. Try again when it goes on.'))
}
