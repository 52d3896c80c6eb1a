import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterEach, expect, test, vi } from 'vitest'
import { type ClassRecord, defaultClassSettings } from '../classes/class-record'
import { FolderRecords } from '../records/folder-records'
import { Budget } from './budget'
import { noUsageReport } from './charges'

const opened: FolderRecords[] = []
afterEach(async () => {
  vi.useRealTimers()
  for (const each of opened.splice(0)) await each.close()
})

const none = { requestsPerMinute: null, tokensPerDay: null, dollarsPerDay: null }
const record: ClassRecord = {
  ...{ ...defaultClassSettings, name: 'Room 4', models: ['m'], class: none, student: none },
  ...{ id: 'bcdfghjkmnpr', code: 'bcdf-ghjk', created: '', paused: false, ended: null },
}
const visitor = (seat: number, more: Partial<ClassRecord> = {}) => ({
  record: { ...record, ...more },
  seat,
  isUsed: true,
  student: '',
})
const estimate = { input: 90, output: 10, inputFactor: 1 }
const said = (tokens: number) => ({
  input: { input: tokens, cacheWrite: 0, cacheWriteHour: 0, cacheRead: 0 },
  output: 0,
})

async function open(timeZone = 'UTC', clock = { now: Date.parse('2026-11-27T23:30:30Z') }) {
  const noLease = { check: () => undefined, release: async () => undefined }
  const now = () => clock.now
  const records = await FolderRecords.open(mkdtempSync(join(tmpdir(), 'aili5-budget-')), noLease, now)
  opened.push(records)
  return { records, clock, budget: new Budget(records, now, timeZone) }
}

test('what was set aside counts until it is known what it cost, and a request is settled once', async () => {
  const { budget } = await open()
  const [one, two, three] = [await ask(1), await ask(1), await ask(2)]
  function ask(seat: number) {
    return budget.reserve(visitor(seat), 'm', estimate)
  }
  expect(await budget.used(record, [1, 2])).toMatchObject([
    { requests: 3, tokens: 300 },
    { requests: 2, tokens: 200 },
    { requests: 1, tokens: 100 },
  ])
  await one.settle(said(7))
  await one.settle(said(7))
  await two.release()
  await three.settle(noUsageReport)
  expect(await budget.used(record, [1, 2])).toMatchObject([
    { requests: 3, tokens: 107 },
    { tokens: 7 },
    { tokens: 100 },
  ])
})

test('however requests come together, no limit is passed, and the sum is that of the seats', async () => {
  const asks = fc.array(fc.record({ seat: fc.integer({ min: 1, max: 3 }), tokens: fc.nat(90) }), { maxLength: 30 })
  await fc.assert(
    fc.asyncProperty(asks, async asked => {
      const { budget } = await open()
      const limits = { class: { ...none, tokensPerDay: 800 }, student: { ...none, tokensPerDay: 400 } }
      const results = await Promise.allSettled(
        asked.map(async ({ seat, tokens }) => {
          const reservation = await budget.reserve(visitor(seat, limits), 'm', estimate)
          const [all, own] = await budget.used(record, [seat])
          expect(all?.tokens).toBeLessThanOrEqual(800)
          expect(own?.tokens).toBeLessThanOrEqual(400)
          return (await reservation.settle(said(tokens))).tokens
        }),
      )
      const [whole, ...seats] = await budget.used(record, [1, 2, 3])
      const sum = results.reduce((all, each) => all + (each.status === 'fulfilled' ? each.value : 0), 0)
      expect(whole?.tokens).toBe(sum)
      expect(seats.reduce((all, { tokens }) => all + tokens, 0)).toBe(sum)
    }),
    { numRuns: 30 },
  )
})

test('requests are limited in each minute of the clock, tokens on each day of the school', async () => {
  const { budget, clock } = await open('Europe/Vienna', { now: Date.parse('2026-11-27T22:59:30Z') })
  const limited = visitor(1, { student: { ...none, requestsPerMinute: 1, tokensPerDay: 200 } })
  await budget.reserve(limited, 'm', estimate)
  await expect(budget.reserve(limited, 'm', estimate)).rejects.toMatchObject({ headers: { 'retry-after': '30' } })
  clock.now += 29_999
  await expect(budget.reserve(limited, 'm', estimate)).rejects.toMatchObject({ reason: 'requests' })
  expect(budget.today()).toBe('2026-11-27')
  clock.now += 1
  expect(budget.today()).toBe('2026-11-28')
  await budget.reserve(limited, 'm', estimate)
  expect(await budget.used(record)).toMatchObject([{ requests: 1, tokens: 100 }])
})

test('a request that ends after midnight is settled on the day on which it was asked', async () => {
  const { budget, clock } = await open()
  const reservation = await budget.reserve(visitor(1), 'm', estimate)
  clock.now += 60 * 60_000
  await reservation.settle(said(5))
  expect(await budget.used(record)).toMatchObject([{ tokens: 0 }])
  clock.now -= 60 * 60_000
  expect(await budget.used(record)).toMatchObject([{ tokens: 5 }])
})

test('what cannot be stored stays as it was set aside, and is counted when there is room again', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const { budget, records } = await open()
  const reservation = await budget.reserve(visitor(1), 'm', estimate)
  const full = vi
    .spyOn(records, 'change')
    .mockRejectedValueOnce(new Error('no space'))
    .mockRejectedValueOnce(new Error('no space'))
  await expect(reservation.settle(said(3))).rejects.toThrow('no space')
  expect(await budget.used(record)).toMatchObject([{ tokens: 100 }])
  await vi.advanceTimersByTimeAsync(10_000)
  vi.useRealTimers()
  await expect.poll(async () => (await budget.used(record))[0]?.tokens).toBe(3)
  expect(full).toHaveBeenCalledTimes(3)
})

test('a class with a limit in dollars asks no model whose price is not known', async () => {
  const { budget } = await open()
  const limited = visitor(1, { class: { ...none, dollarsPerDay: 1 } })
  await expect(budget.reserve(limited, 'm', estimate)).rejects.toMatchObject({ status: 403, reason: 'price' })
  const priced = visitor(1, { ...limited.record, prices: { m: { inputPerMillion: 9_000, outputPerMillion: 19_000 } } })
  await expect(budget.reserve(priced, 'm', estimate)).resolves.toBeDefined()
  await expect(budget.reserve(priced, 'm', estimate)).rejects.toMatchObject({ reason: 'money' })
})
