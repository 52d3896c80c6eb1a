import type { ClassRecord, Limits, Price } from './classes/class-record'
import { priceOf } from './classes/prices'
import type { Visitor } from './classes/seats'
import type { Addition, Counts } from './counts/counts'
import { inVain, Refusal } from './refusal'
import { schoolDays, type Used, usedOn } from './used'
import type { Usage } from './wires/wire'

const minute = 60_000
const day = 24 * 60 * minute

/** What a request may cost at most. */
export interface Estimate {
  input: number
  output: number
  writesCache: boolean
}

/** What is set aside for a request until its cost is known. */
export interface Reservation {
  /** Counts what it really cost. */
  settle(usage: Usage): Promise<{ tokens: number; microDollars: number }>
  /** Nothing was answered: only the request itself stays counted. */
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

  /** @throws Refusal where a limit would be passed. */
  async reserve({ record, seat }: Visitor, model: string, estimate: Estimate): Promise<Reservation> {
    const price = priceOf(record, model)
    if (!price && (record.class.dollarsPerDay !== null || record.student.dollarsPerDay !== null)) {
      throw new Refusal(
        403,
        'price',
        'What this model costs is not known, and this class has a limit in dollars. Your teacher can give its price, or take the limit away.',
      )
    }
    const tokens = estimate.input + estimate.output
    const microDollars = price ? mostCost(estimate, price) : 0
    const days = this.#day()
    const minutes = Math.floor(this.now() / minute)
    const additions = (prefix: string, limits: Limits): Addition[] => [
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
    const refused = await this.counts.reserve(record.id, all)
    if (refused !== null) throw this.#refusal(refused, minutes)

    const set = async (realTokens: number, realMicro: number) => {
      const corrections = all.flatMap(({ key, until }) => {
        if (key.endsWith('tokens')) return [{ key, add: realTokens - tokens, until }]
        return key.endsWith('money') ? [{ key, add: realMicro - microDollars, until }] : []
      })
      await this.counts.settle(record.id, corrections)
    }
    return {
      async settle(usage) {
        const realTokens = Math.ceil(tokensOf(usage))
        const realMicro = price ? costOf(usage, price) : 0
        await set(realTokens, realMicro)
        return { tokens: realTokens, microDollars: realMicro }
      },
      release: () => set(0, 0),
    }
  }

  /** Counts a request that no model answers. @throws Refusal where there were too many in this minute. */
  async countRequest({ record, seat }: Visitor): Promise<void> {
    const minutes = Math.floor(this.now() / minute)
    const addition = (prefix: string, limits: Limits): Addition => ({
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
  used(record: ClassRecord, seats: readonly number[] = []): Promise<Used[]> {
    return usedOn(this.#day(), this.counts, record, seats)
  }

  /** "2026-11-21", where the school is. */
  #day(): string {
    return this.#days(this.now())
  }

  #refusal(index: number, minutes: number): Refusal {
    const who = index < 4 ? 'You have' : 'Your class has'
    const whose = index < 4 ? 'your' : "your class's"
    if (index % 4 === 0) {
      const seconds = Math.max(1, Math.ceil(((minutes + 1) * minute - this.now()) / 1000))
      return new Refusal(429, 'requests', `${who} sent all the requests of this minute. Wait ${seconds} seconds.`, {
        'retry-after': String(seconds),
      })
    }
    const what = index % 4 === 1 ? 'tokens' : 'money'
    return new Refusal(
      429,
      what,
      `This would take more than what is left of ${whose} ${what} for today. Ask for a shorter answer, or go on tomorrow.`,
      inVain,
    )
  }
}

function tokensOf({ input, output, cacheRead, cacheWrite, cacheWriteHour }: Usage): number {
  return input + output + cacheRead + cacheWrite + cacheWriteHour
}

/** In millionths of a dollar, as prices are for a million tokens. The factors are what Anthropic asks for its cache. */
function costOf({ input, output, cacheRead, cacheWrite, cacheWriteHour }: Usage, price: Price): number {
  const read = input + 1.25 * cacheWrite + 2 * cacheWriteHour + 0.1 * cacheRead
  return Math.ceil(read * price.inputPerMillion + output * price.outputPerMillion)
}

function mostCost({ input, output, writesCache }: Estimate, price: Price): number {
  return Math.ceil(input * (writesCache ? 2 : 1) * price.inputPerMillion + output * price.outputPerMillion)
}

function inMicro(dollars: number | null): number | null {
  return dollars === null ? null : Math.round(dollars * 1e6)
}
