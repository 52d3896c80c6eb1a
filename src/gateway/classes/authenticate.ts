import { msg } from '../../language/message'
import type { Counts } from '../counts/counts'
import { GatewayError, noRetry } from '../gateway-error'
import type { ClassStore } from './class-store'
import { normalizeCode } from './codes'
import type { FailedCodes } from './failed-codes'
import { seatOfKey, sharedSeat, type Visitor } from './seats'

/**
 * Who sends a request, by its class code or the key of a seat. A right one is let in whatever others tried from the same
 * address: a school has one for all, and a code has more chance in it than can be tried out.
 * @throws GatewayError
 */
export async function authenticate(
  headers: Headers,
  address: string,
  { classes, counts, failedCodes }: { classes: ClassStore; counts: Counts; failedCodes: FailedCodes },
): Promise<Visitor & { code: string }> {
  const key = keyOf(headers)
  const [code = '', seat = '', seal = '', ...rest] = key.split('.')
  const record = rest.length > 0 ? null : await classes.byCode(code)
  const isBare = key === code
  const own = record && /^[1-9]\d{0,3}$/.test(seat) ? await seatOfKey(record, Number(seat), seal, counts) : null
  if (!record || !(isBare || own)) {
    // A client whose seat was freed keeps sending its key for a while; that must not throttle all others.
    const wait = failedCodes.failed(address, record ? `${record.id}.${seat}` : '')
    if (wait > 0) throw tooManyAttempts(wait)
    throw new GatewayError(
      401,
      'code',
      record
        ? msg('This seat is no longer yours. Join the class again with its link or code.')
        : msg('This is not a class code that we know. Look for a mistyped letter, or ask your teacher for the code.'),
    )
  }
  if (record.revoked !== null) {
    throw new GatewayError(
      403,
      'revoked',
      msg('This class is over: its code no longer works. Ask your teacher for a new one.'),
    )
  }
  return { record, code: normalizeCode(code) as string, ...(own ?? { seat: sharedSeat }) }
}

/** The answer after too many wrong codes. */
export function tooManyAttempts(seconds: number): GatewayError {
  return new GatewayError(
    429,
    'throttled',
    msg('Too many wrong codes came from here. Wait a few minutes, then try again.'),
    {
      'retry-after': String(seconds),
      ...noRetry,
    },
  )
}

/** The code or key of a request. Two that differ are refused, since one of them may belong to another person. */
function keyOf(headers: Headers): string {
  const bearer = /^Bearer +(\S+)$/i.exec(headers.get('authorization') ?? '')?.[1]
  const apiKey = headers.get('x-api-key')?.trim()
  if (bearer && apiKey && bearer !== apiKey) {
    throw new GatewayError(400, 'code', msg('Send the class code once: as a bearer token or as x-api-key.'))
  }
  const key = bearer ?? apiKey
  if (!key)
    throw new GatewayError(401, 'code', msg('A class code is missing. Type the code that your teacher gave you.'))
  return key
}

/** @throws GatewayError while the teacher has paused the class. */
export function checkOpen({ record }: Visitor): void {
  if (record.paused)
    throw new GatewayError(403, 'paused', msg('Your teacher has paused the class. Try again when it goes on.'))
}
