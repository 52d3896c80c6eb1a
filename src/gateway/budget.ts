import { msg } from '../language/message'
import { type Charge, type RequestEstimate, reservationOf, settlementOf, type UsageReport } from './billing/charges'
import type { ClassLimits, ClassRecord } from './classes/class-record'
import { priceOf } from './classes/prices'
import { SCHOOL_YEAR_MS } from './classes/seat-keys'
import type { Visitor } from './classes/seats'
import type { Addition, Counts } from './counts/counts'
import { type DailyUsage, schoolDays, usageOn } from './daily-usage'
import { GatewayError, noRetry } from './gateway-error'

const minute = 60_000
const day = 24 * 60 * minute

/** What is set aside for a request until its cost is known. */
export interface Reservation {
  /** Counts what its provider reported, and what was set aside for what it did not report. */
  settle(report: UsageReport): Promise<Charge>
  /** The provider never had it, or refused it: only the request itself stays counted. */
  release(): Promise<void>
}

/** Keeps the budgets of classes and students: sets the most aside, and sets it right when the answer has ended. */
export class Budget {
  readonly #days: (now: number) => string
  constructor(
    readonly counts: Counts,
    readonly now: () => number,
    /** Where a day begins: "Europe/Vienna". */
    timeZone: string,
  ) {
    this.#days = schoolDays(timeZone)
  }

  /**
   * Reserves the maximum cost of a request. Once resolved, the reservation is durable: the request may be sent.
   * @throws GatewayError where a limit would be exceeded.
   */
  async reserve({ record, seat, firstUse }: Visitor, model: string, estimate: RequestEstimate): Promise<Reservation> {
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
    const { tokens, microDollars } = reservationOf(estimate, price)
    const days = this.#day()
    const minutes = Math.floor(this.now() / minute)
    const additions = (prefix: string, limits: ClassLimits): Addition[] => [
      {
        key: `${prefix}minute/${minutes}/requests`,
        add: 1,
        max: limits.requestsPerMinute,
        until: (minutes + 2) * minute,
      },
      { key: `${prefix}day/${days}/tokens`, add: tokens, max: limits.tokensPerDay, until: this.now() + 2 * day },
      {
        key: `${prefix}day/${days}/money`,
        add: microDollars,
        max: inMicro(limits.dollarsPerDay),
        until: this.now() + 2 * day,
      },
      { key: `${prefix}day/${days}/requests`, add: 1, max: null, until: this.now() + 2 * day },
    ]
    const all = [...additions(`seat/${seat}/`, record.student), ...additions('', record.class)]
    const first: Addition[] = firstUse ? [{ key: firstUse, add: 1, max: null, until: this.now() + SCHOOL_YEAR_MS }] : []
    const refused = await this.counts.reserve(record.id, [...all, ...first])
    if (refused !== null) throw this.#refusal(refused, minutes)

    const set = async (real: Charge) => {
      const corrections = all.flatMap(({ key, until }) => {
        if (key.endsWith('tokens')) return [{ key, add: real.tokens - tokens, until }]
        return key.endsWith('money') ? [{ key, add: real.microDollars - microDollars, until }] : []
      })
      await this.counts.settle(record.id, corrections)
    }
    return {
      async settle(report) {
        const real = settlementOf(report, estimate, price)
        await set(real)
        return real
      },
      release: () => set({ tokens: 0, microDollars: 0 }),
    }
  }

  /** Counts a request that no model answers. @throws GatewayError where there were too many in this minute. */
  async countRequest({ record, seat }: Visitor): Promise<void> {
    const minutes = Math.floor(this.now() / minute)
    const addition = (prefix: string, limits: ClassLimits): Addition => ({
      key: `${prefix}minute/${minutes}/requests`,
      add: 1,
      max: limits.requestsPerMinute,
      until: (minutes + 2) * minute,
    })
    const all = [addition(`seat/${seat}/`, record.student), addition('', record.class)]
    const refused = await this.counts.reserve(record.id, all)
    if (refused !== null) throw this.#refusal(refused * 4, minutes)
  }

  /** What a class used today, and behind it what each of these seats did. */
  used(record: ClassRecord, seats: readonly number[] = []): Promise<DailyUsage[]> {
    return usageOn(this.#day(), this.counts, record, seats)
  }

  /** "2026-11-21", where the school is. */
  #day(): string {
    return this.#days(this.now())
  }

  #refusal(index: number, minutes: number): GatewayError {
    const isOwn = index < 4
    if (index % 4 === 0) {
      const seconds = Math.max(1, Math.ceil(((minutes + 1) * minute - this.now()) / 1000))
      return new GatewayError(
        429,
        'requests',
        isOwn
          ? msg(
              'You have sent all the requests of this minute. Wait {seconds, plural, one {# second} other {# seconds}}.',
              { seconds },
            )
          : msg(
              'Your class has sent all the requests of this minute. Wait {seconds, plural, one {# second} other {# seconds}}.',
              { seconds },
            ),
        {
          'retry-after': String(seconds),
        },
      )
    }
    const what = index % 4 === 1 ? 'tokens' : 'money'
    return new GatewayError(
      429,
      what,
      msg(
        'This would take more than what is left of {what, select, own_tokens {your tokens} own_money {your money} class_tokens {your class’s tokens} other {your class’s money}} for today. Ask for a shorter answer, or go on tomorrow.',
        { what: `${isOwn ? 'own' : 'class'}_${what}` },
      ),
      noRetry,
    )
  }
}

function inMicro(dollars: number | null): number | null {
  return dollars === null ? null : Math.round(dollars * 1e6)
}
