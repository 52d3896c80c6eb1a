import { expect, test } from 'vitest'
import { Budget } from './budget'
import { type ClassRecord, defaultClassSettings } from './classes/class-record'
import type { Visitor } from './classes/seats'
import type { Counts } from './counts/counts'
import { CounterTable } from './counts/table'

const free = { requestsPerMinute: null, tokensPerDay: null, dollarsPerDay: null }
const noon = Date.UTC(2026, 10, 21, 12, 0, 40)

function open(settings: Partial<ClassRecord> = {}, now = noon) {
  let time = now
  const table = new CounterTable()
  const counts: Counts = {
    reserve: async (_, additions) => table.reserve(additions, time),
    settle: async (_, corrections) => {
      for (const correction of corrections) table.add(correction, time)
    },
    read: async (_, keys) => keys.map(key => table.read(key, time)),
  }
  const record = { ...defaultClassSettings, id: 'c', class: free, student: free, ...settings } as ClassRecord
  const visitor = (seat: number): Visitor => ({ record, seat })
  return {
    budget: new Budget(counts, () => time, 'Europe/Vienna'),
    record,
    visitor,
    table,
    pass: (ms: number) => {
      time += ms
    },
    counted: (key: string) => table.read(key, time),
  }
}

const small = { input: 100, output: 50, inputFactor: 1 }
const priced = { prices: { m: { inputPerMillion: 1, outputPerMillion: 2 } } }
const refusal = (work: Promise<unknown>) =>
  work.then(
    () => null,
    error => error,
  )

test('what is set aside counts at once for the seat and the class, and is set right by what was reported', async () => {
  const { budget, record, visitor } = open(priced)
  const reservation = await budget.reserve(visitor(3), 'm', small)
  const aside = { requests: 1, tokens: 150, dollars: 200 / 1e6 }
  expect(await budget.used(record, [3, 4])).toEqual([aside, aside, { requests: 0, tokens: 0, dollars: 0 }])
  const usage = { input: 10, cacheWrite: 0, cacheWriteHour: 0, cacheRead: 0 }
  expect(await reservation.settle({ input: usage, output: 5 })).toEqual({ tokens: 15, microDollars: 20 })
  const real = { requests: 1, tokens: 15, dollars: 20 / 1e6 }
  expect(await budget.used(record, [3])).toEqual([real, real])
})

test('of a request that no model had, the request alone stays counted', async () => {
  const { budget, record, visitor } = open(priced)
  await (await budget.reserve(visitor(3), 'm', small)).release()
  const asked = { requests: 1, tokens: 0, dollars: 0 }
  expect(await budget.used(record, [3])).toEqual([asked, asked])
})

test('what was set aside just before midnight is set right on the day to which it belongs', async () => {
  // Vienna is an hour ahead in November.
  const { budget, record, visitor, pass, counted } = open(priced, Date.UTC(2026, 10, 21, 22, 59, 59))
  const reservation = await budget.reserve(visitor(0), 'm', small)
  pass(2_000)
  await reservation.release()
  expect([counted('day/2026-11-21/requests'), counted('day/2026-11-21/tokens')]).toEqual([1, 0])
  expect(await budget.used(record)).toEqual([{ requests: 0, tokens: 0, dollars: 0 }])
})

const perMinute = { ...free, requestsPerMinute: 1 }

test.each([
  [{ student: perMinute }, 'You have sent all the requests of this minute. Wait 20 seconds.'],
  [{ class: perMinute }, 'Your class has sent all the requests of this minute. Wait 20 seconds.'],
])('a limit of a minute says when the next one begins: %j', async (settings, sentence) => {
  for (const ask of ['reserve', 'countRequest'] as const) {
    const { budget, visitor, pass } = open(settings)
    const once = () => (ask === 'reserve' ? budget.reserve(visitor(1), 'm', small) : budget.countRequest(visitor(1)))
    await once()
    const refused = await refusal(once())
    expect([refused.status, refused.reason, refused.message]).toEqual([429, 'requests', sentence])
    expect(refused.headers).toEqual({ 'retry-after': '20' })
    pass(19_999)
    expect((await refusal(once())).headers).toEqual({ 'retry-after': '1' })
    pass(1)
    expect(await refusal(once())).toBeNull()
  }
})

const more = 'for today. Ask for a shorter answer, or go on tomorrow.'

test.each([
  ['tokens', { student: { ...free, tokensPerDay: 300 } }, 'your tokens'],
  ['tokens', { class: { ...free, tokensPerDay: 300 } }, 'your class’s tokens'],
  ['money', { ...priced, student: { ...free, dollarsPerDay: 0.0004 } }, 'your money'],
  ['money', { ...priced, class: { ...free, dollarsPerDay: 0.0004 } }, 'your class’s money'],
] as const)('a limit of a day in %s is reached, and never passed: %j', async (reason, settings, whose) => {
  const { budget, visitor } = open(settings)
  await budget.reserve(visitor(1), 'm', small)
  await budget.reserve(visitor(1), 'm', small)
  expect(await refusal(budget.reserve(visitor(1), 'm', small))).toMatchObject({
    status: 429,
    reason,
    message: `This would take more than what is left of ${whose} ${more}`,
    headers: { 'x-should-retry': 'false' },
  })
})

test('a limit of a student is each student’s own; one of the class is of all together', async () => {
  const student = open({ student: perMinute })
  await student.budget.countRequest(student.visitor(1))
  expect(await refusal(student.budget.countRequest(student.visitor(2)))).toBeNull()
  const whole = open({ class: perMinute })
  await whole.budget.countRequest(whole.visitor(1))
  expect(await refusal(whole.budget.countRequest(whole.visitor(2)))).toMatchObject({ reason: 'requests' })
})

test('a model without a price is refused where a limit in dollars would not hold', async () => {
  const limited = { ...free, dollarsPerDay: 1 }
  for (const settings of [{ student: limited }, { class: limited }]) {
    const { budget, visitor } = open(settings)
    const refused = await refusal(budget.reserve(visitor(1), 'unheard-of', small))
    expect([refused.status, refused.reason]).toEqual([403, 'price'])
    expect(refused.message).toBe(
      'What this model costs is not known, and this class has a limit in dollars. Your teacher can give its price, or take the limit away.',
    )
  }
  const { budget, visitor } = open()
  expect(await refusal(budget.reserve(visitor(1), 'unheard-of', small))).toBeNull()
})

test('the first request of a seat notes that the seat is used, for a school year', async () => {
  const { budget, visitor, pass, counted } = open()
  await budget.reserve({ ...visitor(1), firstUse: 'used' }, 'm', small)
  pass(399 * 24 * 60 * 60_000)
  expect(counted('used')).toBe(1)
})

test('counters of a day are kept until the next day is over, those of a minute until the next minute is', async () => {
  const { budget, visitor, table } = open()
  await budget.reserve(visitor(1), 'm', small)
  const kept = (after: number) => table.living(noon + after).map(({ key }) => key.replace(/^seat\/1\//, ''))
  const day = 24 * 60 * 60_000
  expect(new Set(kept(2 * day - 1))).toEqual(
    new Set(['day/2026-11-21/tokens', 'day/2026-11-21/money', 'day/2026-11-21/requests']),
  )
  const other = open()
  await other.budget.countRequest(other.visitor(1))
  expect(other.table.living(noon + 79_999)).toHaveLength(2)
  expect(other.table.living(noon + 80_000)).toHaveLength(0)
})
