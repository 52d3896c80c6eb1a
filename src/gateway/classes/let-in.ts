import type { Counts } from '../counts/counts'
import { inVain, Refusal } from '../refusal'
import type { ClassBook } from './class-book'
import { plainCode } from './codes'
import type { FailedCodes } from './failed-codes'
import { isSeatOf, sharedSeat, type Visitor } from './seats'

/**
 * Who sends a request, by its class code or the key of a seat. A right one is let in whatever others tried from the same
 * address: a school has one for all, and a code has more chance in it than can be tried out.
 * @throws Refusal
 */
export async function letIn(
  headers: Headers,
  address: string,
  { classes, counts, failedCodes }: { classes: ClassBook; counts: Counts; failedCodes: FailedCodes },
): Promise<Visitor & { code: string }> {
  const key = keyOf(headers)
  const [code = '', seat = '', seal = '', ...rest] = key.split('.')
  const record = rest.length > 0 ? null : await classes.byCode(code)
  const isBare = key === code
  const isSeat = record !== null && /^[1-9]\d{0,3}$/.test(seat) && (await isSeatOf(record, Number(seat), seal, counts))
  if (!record || !(isBare || isSeat)) {
    // Somebody whose seat was freed asks with its key for a while; that is nothing to slow down all others for.
    const wait = failedCodes.failed(address, record ? `${record.id}.${seat}` : '')
    if (wait > 0) throw tooManyWrong(wait)
    throw new Refusal(
      401,
      'code',
      record
        ? 'This seat is no longer yours. Join the class again with its link or code.'
        : 'This is not a class code that we know. Look for a mistyped letter, or ask your teacher for the code.',
    )
  }
  if (record.revoked !== null) {
    throw new Refusal(403, 'revoked', 'This class is over: its code no longer works. Ask your teacher for a new one.')
  }
  return { record, seat: isBare ? sharedSeat : Number(seat), code: plainCode(code) as string }
}

/** For whoever tries out codes. */
export function tooManyWrong(seconds: number): Refusal {
  return new Refusal(429, 'throttled', 'Too many wrong codes came from here. Wait some minutes, then try again.', {
    'retry-after': String(seconds),
    ...inVain,
  })
}

/** The code or key of a request. Two that differ are refused: somebody else may have read the other one. */
function keyOf(headers: Headers): string {
  const bearer = /^Bearer +(\S+)$/i.exec(headers.get('authorization') ?? '')?.[1]
  const apiKey = headers.get('x-api-key')?.trim()
  if (bearer && apiKey && bearer !== apiKey) {
    throw new Refusal(400, 'code', 'Send the class code once: as a bearer token or as x-api-key.')
  }
  const key = bearer ?? apiKey
  if (!key) throw new Refusal(401, 'code', 'A class code is missing. Type the code that your teacher gave you.')
  return key
}

/** @throws Refusal while the teacher has paused the class. */
export function checkOpen({ record }: Visitor): void {
  if (record.paused) throw new Refusal(403, 'paused', 'Your teacher has paused the class. Try again when it goes on.')
}
