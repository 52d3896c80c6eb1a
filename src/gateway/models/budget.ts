import { msg } from '../../language/message'
import type { ClassLimits, ClassRecord } from '../classes/class-record'
import { randomLetters } from '../classes/codes'
import { priceOf } from '../classes/prices'
import { type Roster, rosterKey, rosterOf, type Visitor } from '../classes/seats'
import { GatewayError, noRetry } from '../gateway-error'
import type { Put, Records } from '../records/records'
import { type Charge, type RequestEstimate, reservationOf, settlementOf, type UsageReport } from './charges'

const minute = 60_000
const day = 24 * 60 * minute
/** Milliseconds between attempts to settle, while nothing can be stored. */
const settleAgain = [1_000, 5_000, 15_000, 60_000, 300_000]

/** What is set aside for a request until its cost is known. */
export interface Reservation {
  /** Counts what its provider reported, and what was set aside for what it did not report. */
  settle(report: UsageReport): Promise<Charge>
  /** The provider never had it, or refused it: only the request itself stays counted. */
  release(): Promise<void>
}

/** What somebody used on a day. Requests under way count with what is set aside for them. */
interface Use {
  requests: number
  tokens: number
  microDollars: number
}

/** What a class and its seats used on a day. */
interface DayRecord {
  class: Use
  seats: Record<string, Use>
  /** Requests in the last minute in which there were some, by its number. */
  minute: { at: number; class: number; seats: Record<string, number> }
  /** Requests that are not settled. A request is settled once, however often that is tried. */
  open: Record<string, { seat: number } & Charge>
}

/** What one class or one student used on a day, in dollars. */
export interface DailyUsage {
  requests: number
  tokens: number
  dollars: number
}

/** Keeps the budgets of classes and students: sets the most aside, and sets it right when the answer has ended. */
export class Budget {
  readonly #dates: Intl.DateTimeFormat
  constructor(
    readonly records: Records,
    readonly now: () => number,
    /** Where a day begins: "Europe/Vienna". */
    timeZone: string,
  ) {
    this.#dates = new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' })
  }

  /** "2026-11-21", where the school is. */
  today(): string {
    return this.#dates.format(this.now())
  }

  /**
   * Reserves the maximum cost of a request. Once resolved, the reservation is durable: the request may be sent.
   * @throws GatewayError where a limit would be exceeded.
   */
  async reserve(visitor: Visitor, model: string, estimate: RequestEstimate): Promise<Reservation> {
    const { record, seat, isUsed } = visitor
    const price = priceOf(record, model)
    if (!price && (record.class.dollarsPerDay !== null || record.student.dollarsPerDay !== null)) {
      throw new GatewayError(
        403,
        'price',
        msg(
          'What this model costs is not known, and this class has a limit in dollars. Your teacher can give its price, or take the limit away.',
        ),
      )
    }
    const charge = reservationOf(estimate, price)
    const id = randomLetters(12)
    const keys = [dayKey(record.id, this.today()), ...(isUsed ? [] : [rosterKey(record.id)])] as [string, string?]
    const minutes = Math.floor(this.now() / minute)
    const until = this.now() + 2 * day
    await this.records.change(keys as string[], ([storedDay, storedRoster]) => {
      const before = dayOf(storedDay)
      const requests = before.minute.at === minutes ? before.minute : { at: minutes, class: 0, seats: {} }
      const own = before.seats[seat] ?? noUse
      checkLimits(record.student, own, requests.seats[seat] ?? 0, charge, reason => this.#refusal('own', reason))
      checkLimits(record.class, before.class, requests.class, charge, reason => this.#refusal('class', reason))
      const after: DayRecord = {
        class: plus(before.class, 1, charge),
        seats: { ...before.seats, [seat]: plus(own, 1, charge) },
        minute: {
          at: minutes,
          class: requests.class + 1,
          seats: { ...requests.seats, [seat]: (requests.seats[seat] ?? 0) + 1 },
        },
        open: { ...before.open, [id]: { seat, ...charge } },
      }
      const put: Put[] = [{ key: keys[0], value: after, until }]
      if (keys[1]) put.push({ key: keys[1], value: markUsed(rosterOf(storedRoster), seat) })
      return { result: undefined, put }
    })
    const settle = async (real: Charge) => {
      await this.#settle(keys[0], id, real, until)
      return real
    }
    return {
      settle: report => settle(settlementOf(report, estimate, price)),
      release: async () => void (await settle(nothing)),
    }
  }

  /** What a class used today, and behind it what each of these seats did. */
  async used({ id }: ClassRecord, seats: readonly number[] = []): Promise<DailyUsage[]> {
    const [stored] = await this.records.read([dayKey(id, this.today())])
    const record = dayOf(stored)
    return [record.class, ...seats.map(seat => record.seats[seat] ?? noUse)].map(
      ({ requests, tokens, microDollars }) => ({ requests, tokens, dollars: microDollars / 1e6 }),
    )
  }

  /** Counts what a request cost. Where that cannot be stored, what was set aside stays counted, and it is tried again. */
  async #settle(key: string, id: string, real: Charge, until: number, tries = 0): Promise<void> {
    try {
      await this.records.change([key], ([stored]) => {
        const { class: all, seats, minute: requests, open } = dayOf(stored)
        const { [id]: reserved, ...others } = open
        if (!reserved) return { result: undefined }
        const more = {
          tokens: real.tokens - reserved.tokens,
          microDollars: real.microDollars - reserved.microDollars,
        }
        const after: DayRecord = {
          class: plus(all, 0, more),
          seats: { ...seats, [reserved.seat]: plus(seats[reserved.seat] ?? noUse, 0, more) },
          minute: requests,
          open: others,
        }
        return { result: undefined, put: [{ key, value: after, until }] }
      })
    } catch (error) {
      const wait = settleAgain[tries]
      if (wait !== undefined)
        setTimeout(() => this.#settle(key, id, real, until, tries + 1).catch(() => undefined), wait).unref()
      throw error
    }
  }

  #refusal(whose: 'own' | 'class', reason: 'requests' | 'tokens' | 'money'): GatewayError {
    if (reason === 'requests') {
      const seconds = Math.max(1, Math.ceil((minute - (this.now() % minute)) / 1000))
      const words =
        whose === 'own'
          ? msg(
              'You have sent all the requests of this minute. Wait {seconds, plural, one {# second} other {# seconds}}.',
              { seconds },
            )
          : msg(
              'Your class has sent all the requests of this minute. Wait {seconds, plural, one {# second} other {# seconds}}.',
              { seconds },
            )
      return new GatewayError(429, reason, words, { 'retry-after': String(seconds) })
    }
    const words = msg(
      'This would take more than what is left of {what, select, own_tokens {your tokens} own_money {your money} class_tokens {your class’s tokens} other {your class’s money}} for today. Ask for a shorter answer, or go on tomorrow.',
      { what: `${whose}_${reason}` },
    )
    return new GatewayError(429, reason, words, noRetry)
  }
}

const noUse: Use = { requests: 0, tokens: 0, microDollars: 0 }
const nothing: Charge = { tokens: 0, microDollars: 0 }

function dayKey(id: string, today: string): string {
  return `${id}/day/${today}`
}

function dayOf(stored: unknown): DayRecord {
  return (stored as DayRecord | null) ?? { class: noUse, seats: {}, minute: { at: 0, class: 0, seats: {} }, open: {} }
}

function plus(use: Use, requests: number, { tokens, microDollars }: Charge): Use {
  return {
    requests: use.requests + requests,
    tokens: use.tokens + tokens,
    microDollars: use.microDollars + microDollars,
  }
}

/** Throws what `refusal` makes of the first limit that a request would pass. */
function checkLimits(
  limits: ClassLimits,
  used: Use,
  requests: number,
  charge: Charge,
  refusal: (reason: 'requests' | 'tokens' | 'money') => GatewayError,
): void {
  const isOver = (limit: number | null, value: number) => limit !== null && value > limit
  if (isOver(limits.requestsPerMinute, requests + 1)) throw refusal('requests')
  if (isOver(limits.tokensPerDay, used.tokens + charge.tokens)) throw refusal('tokens')
  const dollars = limits.dollarsPerDay
  const micro = dollars === null ? null : Math.round(dollars * 1e6)
  if (isOver(micro, used.microDollars + charge.microDollars)) throw refusal('money')
}

function markUsed({ seats, waiting }: Roster, number: number): Roster {
  return {
    waiting,
    seats: seats.map((seat, index) => (seat && index + 1 === number ? { ...seat, isUsed: true } : seat)),
  }
}
