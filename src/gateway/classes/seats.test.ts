import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { createStorage } from 'unstorage'
import { expect, test } from 'vitest'
import { openJournal } from '../counts/journal'
import { GatewayError } from '../gateway-error'
import { ClassBook } from './class-book'
import { type ClassSettings, usualSettings } from './class-record'
import { macOf } from './codes'
import { freeSeat, isSeatOf, seatsTaken, takeSeat } from './seats'

async function classOf(settings: Partial<ClassSettings>) {
  let now = 0
  const book = new ClassBook(createStorage())
  const { record } = await book.add({ ...usualSettings, name: 'x', models: ['m'], ...settings })
  const counts = await openJournal(join(mkdtempSync(join(tmpdir(), 'aili5-seats-')), 'counts'), () => now)
  const take = async (device?: string, address = 'school') => {
    try {
      return await takeSeat(record, { code: 'code', address, device }, counts, now)
    } catch (error) {
      if (error instanceof GatewayError) return { reason: error.reason, wait: error.headers['retry-after'] }
      throw error
    }
  }
  const seatOf = async (joined: Awaited<ReturnType<typeof take>>) => {
    if (!('key' in joined)) return null
    const [, seat, seal = ''] = joined.key.split('.')
    return (await isSeatOf(record, Number(seat), seal, counts)) ? Number(seat) : null
  }
  return {
    record,
    counts,
    take,
    seatOf,
    free: (seat: number) => freeSeat(record, seat, counts, now),
    taken: () => seatsTaken(record, counts),
    pass: (ms: number) => {
      now += ms
    },
  }
}

test('a device that has a seat gets it back, however often and at whatever same moment it asks', async () => {
  const { take, taken, counts } = await classOf({ seats: 5 })
  const joined = await Promise.all(Array.from({ length: 30 }, () => take('device 1')))
  expect(new Set(joined.map(each => ('key' in each ? each.key : each.reason))).size).toBe(1)
  expect(await taken()).toEqual([1])
  expect(await take('device 2')).toMatchObject({ seat: 2 })
  await counts.close()
})

test('one address takes only some of the seats in ten seconds; others are let in, and a device that has one is too', async () => {
  const { take, taken, pass, counts } = await classOf({ seats: 40 })
  expect(await take('a device with a seat')).toMatchObject({ seat: 1 })
  const greedy = await Promise.all(Array.from({ length: 100 }, () => take()))
  expect(greedy.filter(each => 'key' in each)).toHaveLength(9)
  expect(greedy.at(-1)).toEqual({ reason: 'joins', wait: '10' })
  expect(await take('a device with a seat')).toMatchObject({ seat: 1 })
  expect(await take(undefined, 'elsewhere')).toMatchObject({ seat: 11 })
  // One household has more addresses of the new kind than there are seats anywhere.
  const household = await Promise.all(
    Array.from({ length: 20 }, (_, index) => take(undefined, `2001:db8:1:2::${index}`)),
  )
  expect(household.filter(each => 'key' in each)).toHaveLength(10)
  pass(10_000)
  expect(await take()).toMatchObject({ seat: 22 })
  expect(await taken()).toHaveLength(22)
  await counts.close()
})

test('a seat that is freed ends its key at once, and goes to whoever joins next', async () => {
  const { take, seatOf, free, taken, counts } = await classOf({ seats: 2 })
  const [first, second] = [await take('one'), await take('two')]
  expect(await take('three')).toMatchObject({ reason: 'seats' })
  // Twice, as a button is pressed twice.
  await Promise.all([free(1), free(1)])
  expect([await seatOf(first), await seatOf(second), await taken()]).toEqual([null, 2, [2]])
  const third = await take('three')
  expect([await seatOf(third), await seatOf(first)]).toEqual([1, null])
  // Whose seat it was has none any more.
  expect(await take('one')).toMatchObject({ reason: 'seats' })
  await free(2)
  expect(await take('one')).toMatchObject({ seat: 2 })
  expect(await taken()).toEqual([1, 2])
  await counts.close()
})

test('whatever is joined and freed at once, no seat is given twice, and each key is one seat’s', async () => {
  const act = fc.oneof(
    fc.record({ do: fc.constant('take' as const), device: fc.constantFrom(undefined, 'a', 'b', 'c', 'd', 'e') }),
    fc.record({ do: fc.constant('free' as const), seat: fc.integer({ min: 1, max: 4 }) }),
  )
  await fc.assert(
    fc.asyncProperty(fc.array(fc.array(act, { maxLength: 6 }), { maxLength: 6 }), async rounds => {
      const { take, free, seatOf, taken, counts } = await classOf({ seats: 4 })
      const all: Awaited<ReturnType<typeof take>>[] = []
      for (const round of rounds) {
        const done = await Promise.all(round.map(each => (each.do === 'take' ? take(each.device) : free(each.seat))))
        for (const joined of done) if (joined) all.push(joined)
      }
      const keys = [...new Map(all.flatMap(each => ('key' in each ? [[each.key, each] as const] : []))).values()]
      const good = (await Promise.all(keys.map(seatOf))).filter(seat => seat !== null)
      expect(good.sort()).toEqual(await taken())
      await counts.close()
    }),
    { numRuns: 60 },
  )
})

test('a seat of an older gateway is still one’s own, and can be freed', async () => {
  const { record, counts, take, free, taken } = await classOf({ seats: 2 })
  const base = `seats/${(await macOf(record.seatSecret, 'seats')).slice(0, 12)}`
  await counts.settle(record.id, [{ key: `${base}/1`, add: 1, until: Number.MAX_SAFE_INTEGER }])
  const seal = (await macOf(record.seatSecret, 'seat 1')).slice(0, 24)
  expect(await isSeatOf(record, 1, seal, counts)).toBe(true)
  expect(await take()).toMatchObject({ seat: 2 })
  await free(1)
  expect([await isSeatOf(record, 1, seal, counts), await taken()]).toEqual([false, [2]])
  expect(await take()).toMatchObject({ seat: 1 })
  expect(await isSeatOf(record, 1, seal, counts)).toBe(false)
  await counts.close()
})
