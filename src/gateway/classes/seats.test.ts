import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { createStorage } from 'unstorage'
import { expect, test } from 'vitest'
import { cases } from '../../../tests/support/soak'
import { openJournal } from '../counts/journal'
import { GatewayError } from '../gateway-error'
import { admitAll } from '../teacher/routes'
import { type ClassSettings, defaultClassSettings } from './class-record'
import { ClassStore } from './class-store'
import { macOf } from './codes'
import { freeSeat, seatOfKey, seatsTaken, seatsToGive, takeSeat } from './seats'
import { waitingCount } from './waiting-list'

async function classOf(settings: Partial<ClassSettings>) {
  let now = 1_000_000
  const book = new ClassStore(createStorage())
  let { record } = await book.add({ ...defaultClassSettings, name: 'x', models: ['m'], ...settings })
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
    return (await seatOfKey(record, Number(seat), seal, counts))?.seat ?? null
  }
  /** Asks a model, as far as seats are concerned. */
  const use = async (joined: Awaited<ReturnType<typeof take>>) => {
    if (!('key' in joined)) return
    const [, seat, seal = ''] = joined.key.split('.')
    const own = await seatOfKey(record, Number(seat), seal, counts)
    if (own?.firstUse) await counts.settle(record.id, [{ key: own.firstUse, add: 1, until: now + 1e9 }])
  }
  return {
    record,
    counts,
    take,
    seatOf,
    use,
    waiting: () => waitingCount(record, counts),
    async letIn() {
      await admitAll(record, { classes: book, counts, now: () => now })
      record = (await book.byId(record.id)) ?? record
      return record.seats
    },
    now: () => now,
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
  const { take, taken, pass, counts, record, now } = await classOf({ seats: 40 })
  expect(await take('a device with a seat')).toMatchObject({ seat: 1 })
  const greedy = await Promise.all(Array.from({ length: 100 }, () => take()))
  expect(greedy.filter(each => 'key' in each)).toHaveLength(9)
  expect(greedy.at(-1)).toEqual({ reason: 'joins', wait: '10' })
  await expect(takeSeat(record, { code: 'code', address: 'school', device: undefined }, counts, now())).rejects.toThrow(
    'Many are joining from here just now. Wait 10 seconds, and join again.',
  )
  expect(await take('a device with a seat')).toMatchObject({ seat: 1 })
  expect(await take(undefined, 'elsewhere')).toHaveProperty('seat')
  // One household has more addresses of the new kind than there are seats anywhere.
  const household = await Promise.all(
    Array.from({ length: 20 }, (_, index) => take(undefined, `2001:db8:1:2::${index}`)),
  )
  expect(household.filter(each => 'key' in each)).toHaveLength(10)
  pass(10_000)
  expect(await take()).toHaveProperty('seat')
  expect(await taken()).toHaveLength(22)
  await counts.close()
})

test('a seat that is freed ends its key at once, and goes to the next who joins', async () => {
  const { take, seatOf, free, taken, counts } = await classOf({ seats: 2 })
  const [first, second] = [await take('one'), await take('two')]
  expect(await take('three')).toMatchObject({ reason: 'waiting', wait: '10' })
  // Twice, as a button is pressed twice.
  await Promise.all([free(1), free(1)])
  expect([await seatOf(first), await seatOf(second), await taken()]).toEqual([null, 2, [2]])
  const third = await take('three')
  expect([await seatOf(third), await seatOf(first)]).toEqual([1, null])
  // Whose seat it was has none any more.
  expect(await take('one')).toMatchObject({ reason: 'waiting' })
  expect(await take()).toMatchObject({ reason: 'seats' })
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
    { numRuns: cases(60) },
  )
})

test('a seat of an older gateway is still one’s own, and can be freed', async () => {
  const { record, counts, take, free, taken } = await classOf({ seats: 2 })
  const base = `seats/${(await macOf(record.seatSecret, 'seats')).slice(0, 12)}`
  await counts.settle(record.id, [{ key: `${base}/1`, add: 1, until: Number.MAX_SAFE_INTEGER }])
  const seal = (await macOf(record.seatSecret, 'seat 1')).slice(0, 24)
  expect(await seatOfKey(record, 1, seal, counts)).not.toBeNull()
  expect(await take()).toMatchObject({ seat: 2 })
  await free(1)
  expect([await seatOfKey(record, 1, seal, counts), await taken()]).toEqual([null, [2]])
  expect(await take()).toMatchObject({ seat: 1 })
  expect(await seatOfKey(record, 1, seal, counts)).toBeNull()
  await counts.close()
})

test('a seat of an older gateway is not given to another student automatically: it may be in use', async () => {
  const { record, counts, take, taken, pass } = await classOf({ seats: 1 })
  const base = `seats/${(await macOf(record.seatSecret, 'seats')).slice(0, 12)}`
  await counts.settle(record.id, [{ key: `${base}/1`, add: 1, until: Number.MAX_SAFE_INTEGER }])
  pass(60 * 60_000)
  expect([await take('new'), await taken()]).toEqual([{ reason: 'waiting', wait: '10' }, [1]])
  await counts.close()
})

test('of seats that were never used, the one that was taken first goes first', async () => {
  const { take, free, pass, taken, counts } = await classOf({ seats: 3 })
  for (const device of ['a', 'b', 'c']) {
    await take(device)
    pass(1_000)
  }
  await free(1)
  await take('d')
  pass(2 * 60_000)
  expect([await take('e'), await take('f'), await take('g')]).toMatchObject([{ seat: 2 }, { seat: 3 }, { seat: 1 }])
  expect(await taken()).toEqual([1, 2, 3])
  await counts.close()
})

test('a class that gets fewer seats keeps those that are taken, and each can be freed', async () => {
  const { record, counts, take, now } = await classOf({ seats: 3 })
  for (const device of ['a', 'b', 'c']) await take(device)
  const smaller = { ...record, seats: 1 }
  expect(await seatsTaken(smaller, counts)).toEqual([1, 2, 3])
  await freeSeat(smaller, 3, counts, now())
  expect(await seatsTaken(smaller, counts)).toEqual([1, 2])
  // A free seat beyond those of the class is given to no one.
  expect(await seatsToGive(smaller, counts)).toBe(1)
  expect(await seatsToGive(record, counts)).toBe(3)
  await counts.close()
})

test('in an hour one address takes as many seats as two classes need, then the teacher lets in who comes from there', async () => {
  const { take, free, letIn, pass, record, now, counts } = await classOf({ seats: 5 })
  const join = async () => {
    pass(10_000)
    const joined = await take()
    if ('seat' in joined) await free(joined.seat)
    return joined
  }
  for (let count = 0; count < 40; count++) expect(await join()).toHaveProperty('seat')
  expect(await join()).toEqual({ reason: 'seats', wait: undefined })
  await expect(takeSeat(record, { code: 'code', address: 'school', device: undefined }, counts, now())).rejects.toThrow(
    expect.objectContaining({
      message: 'Very many joined from here in this hour. Ask your teacher to free a seat, or to add some.',
      headers: { 'x-should-retry': 'false' },
    }),
  )
  expect(await take('device')).toEqual({ reason: 'waiting', wait: '10' })
  expect(await take(undefined, 'elsewhere')).toHaveProperty('seat')
  await letIn()
  expect(await take('device')).toHaveProperty('seat')
  pass(60 * 60_000)
  expect(await join()).toHaveProperty('seat')
  await counts.close()
})

test('who was let in by the teacher gets a seat, however many joined from there just now', async () => {
  const { take, letIn, counts } = await classOf({ seats: 10 })
  for (let count = 0; count < 10; count++) expect(await take()).toHaveProperty('seat')
  expect(await take('late')).toEqual({ reason: 'waiting', wait: '10' })
  await letIn()
  expect(await take('late')).toHaveProperty('seat')
  await counts.close()
})

test('a device that waits again after it had a seat is on the list again, once', async () => {
  const { take, use, free, letIn, waiting, counts } = await classOf({ seats: 1 })
  await use(await take('a'))
  expect(await take('b')).toMatchObject({ reason: 'waiting' })
  await letIn()
  await use(await take('b'))
  await free(2)
  await use(await take('c'))
  for (let tries = 0; tries < 2; tries++)
    expect([await take('b'), await waiting()]).toEqual([{ reason: 'waiting', wait: '10' }, 1])
  expect([await letIn(), await waiting()]).toEqual([3, 0])
  expect(await take('b')).toMatchObject({ seat: 3 })
  await counts.close()
})

test('a hundred devices wait at most; more are sent to the teacher', async () => {
  const { take, use, waiting, counts } = await classOf({ seats: 1 })
  await use(await take('a'))
  for (let count = 0; count < 100; count++)
    expect(await take(`device ${count}`)).toEqual({ reason: 'waiting', wait: '10' })
  expect([await take('one too many'), await waiting()]).toEqual([{ reason: 'seats', wait: undefined }, 100])
  expect(await take('device 7')).toMatchObject({ reason: 'waiting' })
  await counts.close()
})

test('with the first request to a model comes what is counted, and with later ones nothing', async () => {
  const { record, take, use, counts } = await classOf({ seats: 1 })
  const joined = await take('a')
  const [, , seal = ''] = 'key' in joined ? joined.key.split('.') : []
  expect(await seatOfKey(record, 1, seal, counts)).toEqual({ seat: 1, firstUse: expect.stringMatching(/used\/1$/) })
  await use(joined)
  expect(await seatOfKey(record, 1, seal, counts)).toEqual({ seat: 1 })
  await counts.close()
})

test('a seat that was never used goes to a device that needs one after two minutes; one that was used does not', async () => {
  const { take, use, seatOf, pass, taken, waiting, counts } = await classOf({ seats: 2 })
  const [used, unused] = [await take('used'), await take('unused')]
  await use(used)
  expect(await take('third')).toMatchObject({ reason: 'waiting' })
  // It waits already, and has not been let in.
  expect(await take('third')).toMatchObject({ reason: 'waiting' })
  pass(2 * 60_000)
  const third = await take('third')
  expect([await seatOf(used), await seatOf(unused), await seatOf(third)]).toEqual([1, null, 2])
  await use(third)
  pass(60 * 60_000)
  expect(await take('unused')).toMatchObject({ reason: 'waiting' })
  // Who asks again is still one.
  expect(await take('unused')).toMatchObject({ reason: 'waiting' })
  expect([await taken(), await waiting()]).toEqual([[1, 2], 2])
  await counts.close()
})

test('all who waited when the teacher let them in get the unused seats at once; later ones wait', async () => {
  const { take, seatOf, letIn, waiting, pass, counts } = await classOf({ seats: 3 })
  const unused = [await take('a'), await take('b'), await take('c')]
  for (const device of ['first', 'second']) expect(await take(device)).toMatchObject({ reason: 'waiting' })
  // Three seats are unused, so the class needs no more.
  expect([await letIn(), await waiting()]).toEqual([3, 0])
  expect(await take('later')).toMatchObject({ reason: 'waiting' })
  pass(1)
  expect([await take('second'), await take('first')]).toMatchObject([{ seat: 1 }, { seat: 2 }])
  expect(await Promise.all(unused.map(seatOf))).toEqual([null, null, 3])
  await counts.close()
})

/** An action at a time in milliseconds; joining again is another time. */
interface Moment {
  at: number
  act(): Promise<number | undefined>
}

/** Lets moments pass in their order. An act gives how many milliseconds later it is tried again. */
async function play(moments: readonly Moment[], { now, pass }: { now(): number; pass(ms: number): void }) {
  const start = now()
  const queue = [...moments].sort((a, b) => a.at - b.at)
  for (let next = queue.shift(); next; next = queue.shift()) {
    pass(Math.max(0, start + next.at - now()))
    const later = await next.act()
    if (later === undefined) continue
    const moment = { at: next.at + later, act: next.act }
    const place = queue.findIndex(({ at }) => at > moment.at)
    queue.splice(place === -1 ? queue.length : place, 0, moment)
  }
}

/** Tries of a page, which waits as long as it is asked to. */
const tries = 8

test('a school behind one address joins within a minute, and no teacher has to do anything', async () => {
  const minute = fc.integer({ min: 0, max: 60_000 })
  const arrivals = fc
    .integer({ min: 30, max: 60 })
    .chain(count => fc.array(minute, { minLength: count, maxLength: count }))
  await fc.assert(
    fc.asyncProperty(arrivals, fc.nat(20), async (times, spare) => {
      const seats = times.length + spare
      const { take, taken, waiting, counts, ...clock } = await classOf({ seats })
      const students = times.map((at, index): Moment => {
        let left = tries
        return {
          at,
          async act() {
            const joined = await take(`student ${index}`)
            if ('key' in joined) return undefined
            expect(joined.reason).toBe('joins')
            expect(--left).toBeGreaterThan(0)
            return Number(joined.wait) * 1_000
          },
        }
      })
      await play(students, clock)
      expect([(await taken()).length, await waiting()]).toEqual([times.length, 0])
      await counts.close()
    }),
    { numRuns: cases(80) },
  )
})
