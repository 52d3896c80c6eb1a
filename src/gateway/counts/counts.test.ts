import { existsSync, mkdtempSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { type FileHandle, open } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { expect, onTestFinished, test, vi } from 'vitest'
import { cases } from '../../../tests/support/soak'
import { testRows } from '../../../tests/support/test-rows'
import type { Counts } from './counts'
import { ClassCounts, durableCounts, type ObjectStorage } from './durable-object'
import { openJournal, peekJournal } from './journal'

const never = Number.MAX_SAFE_INTEGER
const folder = () => mkdtempSync(join(tmpdir(), 'aili5-counts-'))

/** A platform for Durable Objects, as far as we use it: one object a name, its storage outlives it. */
function objects(now: () => number = Date.now, storages = new Map<string, Map<string, unknown>>()) {
  const living = new Map<string, { ready: Promise<unknown>; object: ClassCounts }>()
  let lists = 0
  const open = (name: string) => {
    const kept = storages.get(name) ?? new Map<string, unknown>()
    storages.set(name, kept)
    const storage: ObjectStorage = {
      list: async () => {
        lists++
        return new Map(structuredClone([...kept]))
      },
      put: async entries => {
        if (Object.keys(entries).length > 128) throw new Error('A storage takes 128 keys at once.')
        for (const [key, value] of Object.entries(entries)) kept.set(key, structuredClone(value))
      },
      delete: async keys => keys.map(key => kept.delete(key)),
    }
    let ready: Promise<unknown> = Promise.resolve()
    const blockConcurrencyWhile = <T>(work: () => Promise<T>) => {
      const done = work()
      ready = done
      return done
    }
    const object = new ClassCounts({ storage, blockConcurrencyWhile }, undefined, now)
    const entry = { ready, object }
    living.set(name, entry)
    return entry
  }
  const counts = durableCounts({
    idFromName: name => name,
    get: name => ({
      fetch: async request => {
        const { ready, object } = living.get(name) ?? open(name)
        await ready
        return object.fetch(request)
      },
    }),
  })
  return { counts, storages, lists: () => lists }
}

const homes: [string, () => Promise<Counts>][] = [
  ['a journal', () => openJournal(join(folder(), 'counts'))],
  ['Durable Objects', async () => objects().counts],
]

testRows(homes)('whatever is asked at once, no counter passes its limit, and nothing is lost', async (_, open) => {
  const counts = await open()
  let round = 0
  const additions = fc.array(
    fc.record({
      key: fc.constantFrom('a', 'b', 'c'),
      add: fc.nat(5),
      max: fc.option(fc.nat(20)),
      until: fc.constant(never),
    }),
    { minLength: 1, maxLength: 4 },
  )
  await fc.assert(
    fc.asyncProperty(fc.array(additions, { maxLength: 12 }), async asks => {
      const room = `class${round++}`
      const answers = await Promise.all(asks.map(ask => counts.reserve(room, ask)))
      const taken = asks.filter((_, index) => answers[index] === null).flat()
      const sumOf = (key: string) => taken.reduce((sum, each) => sum + (each.key === key ? each.add : 0), 0)
      expect(await counts.read(room, ['a', 'b', 'c'])).toEqual(['a', 'b', 'c'].map(sumOf))
      for (const [index, ask] of asks.entries()) {
        const refused = answers[index]
        if (typeof refused === 'number') expect(ask[refused]?.max).not.toBeNull()
      }
      for (const { key, max } of taken.slice(-1)) if (max !== null) expect(sumOf(key)).toBeLessThanOrEqual(max)
    }),
    { numRuns: cases(40) },
  )
})

testRows(homes)('a hundred who want ten places get ten', async (_, open) => {
  const counts = await open()
  const one = [{ key: 'places', add: 1, max: 10, until: never }]
  const answers = await Promise.all(Array.from({ length: 100 }, () => counts.reserve('room', one)))
  expect(answers.filter(answer => answer === null)).toHaveLength(10)
  await counts.settle('room', [{ key: 'places', add: -1, until: never }])
  expect(await counts.reserve('room', one)).toBeNull()
  expect(await counts.reserve('room', one)).toBe(0)
  expect(await counts.reserve('other room', one)).toBeNull()
})

test('counters are forgotten when their time is over', async () => {
  let now = 1_000
  for (const counts of [await openJournal(join(folder(), 'counts'), () => now), objects(() => now).counts]) {
    now = 1_000
    const one = [{ key: 'minute', add: 1, max: 1, until: 2_000 }]
    expect(await counts.reserve('room', one)).toBeNull()
    expect(await counts.reserve('room', one)).toBe(0)
    now = 2_000
    expect(await counts.read('room', ['minute'])).toEqual([0])
    expect(await counts.reserve('room', [{ key: 'minute', add: 1, max: 1, until: 3_000 }])).toBeNull()
  }
})

test('a journal that was closed continues where it was, and a line that was cut harms no other', async () => {
  const file = join(folder(), 'counts')
  const first = await openJournal(file)
  await first.reserve('room', [{ key: 'tokens', add: 50, max: null, until: never }])
  await first.settle('room', [{ key: 'tokens', add: -8, until: never }])
  await first.close()
  const damaged = [
    '["room/tokens",1.5,9e15]',
    '["room/tokens","1",9e15]',
    '[7,1,9e15]',
    '["room/tokens",1]',
    '{}',
    'null',
  ]
  writeFileSync(file, `${readFileSync(file, 'utf8')}${damaged.join('\n')}\n["room/tokens",9`)

  const second = await openJournal(file)
  expect(await second.read('room', ['tokens'])).toEqual([42])
  await second.settle('room', [{ key: 'tokens', add: 1, until: never }])
  await second.close()

  const third = await openJournal(file)
  expect(await third.read('room', ['tokens'])).toEqual([43])
  await third.close()
})

test('a journal that grew long is rewritten, and still holds everything', async () => {
  const file = join(folder(), 'counts')
  const counts = await openJournal(file)
  const lines = () => readFileSync(file, 'utf8').split('\n').length - 1
  for (const written of [20_000, 40_000, 1]) {
    for (let i = 0; i < 20_000; i++) void counts.settle('room', [{ key: 'tokens', add: 1, until: never }])
    await vi.waitFor(() => expect(lines()).toBe(written))
  }
  await counts.close()
  const again = await openJournal(file)
  expect(await again.read('room', ['tokens'])).toEqual([60_000])
  await again.close()
})

test('what is counted is on the disk soon, whatever else comes in', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const file = join(folder(), 'counts')
  const counts = await openJournal(file)
  const count = () => counts.settle('room', [{ key: 'tokens', add: 1, until: never }])
  await count()
  vi.advanceTimersByTime(150)
  // A later count does not put off the write.
  await count()
  vi.advanceTimersByTime(50)
  vi.useRealTimers()
  await vi.waitFor(async () => expect(await (await peekJournal(file)).read('room', ['tokens'])).toEqual([2]))
  await counts.close()
})

test('what is set aside is on the disk when it is granted, for all who come at once', async () => {
  const file = join(folder(), 'counts')
  const counts = await openJournal(file)
  const one = (key: string) => [{ key, add: 1, max: null, until: never }]
  await Promise.all(
    Array.from({ length: 50 }, async (_, index) => {
      await counts.reserve('room', one(`key${index}`))
      expect(readFileSync(file, 'utf8')).toContain(`["room/key${index}",1,`)
    }),
  )
  await counts.close()
})

test('what cannot be written is refused, and not counted', async () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  onTestFinished(() => said.mockRestore())
  const file = join(folder(), 'counts')
  const counts = await openJournal(file)
  const handles = await brokenDisk(file)
  await expect(counts.reserve('room', [{ key: 'a', add: 5, max: null, until: never }])).rejects.toMatchObject({
    status: 503,
  })
  expect(await counts.read('room', ['a'])).toEqual([0])
  handles.restore()
  expect(await counts.reserve('room', [{ key: 'a', add: 5, max: 5, until: never }])).toBeNull()
  await counts.close()
  expect(await (await peekJournal(file)).read('room', ['a'])).toEqual([5])
})

/** A disk that rejects writes until it is repaired. */
async function brokenDisk(file: string) {
  const handle = await open(file, 'r')
  const prototype = Object.getPrototypeOf(handle) as FileHandle
  await handle.close()
  const write = vi.spyOn(prototype, 'appendFile').mockRejectedValue(new Error('ENOSPC: no space left on device'))
  return { restore: () => write.mockRestore() }
}

test('a second gateway that wants the same journal is refused with its owner', async () => {
  const file = join(folder(), 'counts')
  // The process that runs this test's process is alive for as long as we are.
  writeFileSync(`${file}.lock`, String(process.ppid))
  await expect(openJournal(file)).rejects.toThrow(
    `Another gateway (process ${process.ppid}) is using ${file}. Stop that one first.`,
  )
  // A lock without a process: what wrote it crashed before it was done.
  for (const broken of ['', 'x', '-1', '0', '1.5']) {
    writeFileSync(`${file}.lock`, broken)
    await (await openJournal(file)).close()
  }
  writeFileSync(`${file}.lock`, '999999999')
  await (await openJournal(file)).close()
})

test('a lock with the id of this very process is left from before: in a container each start has the same', async () => {
  const file = join(folder(), 'counts')
  writeFileSync(`${file}.lock`, String(process.pid))
  await (await openJournal(file)).close()
  expect(existsSync(`${file}.lock`)).toBe(false)
})

test('counts and lock are readable by their owner only', async () => {
  // Windows has no such modes.
  const own = process.platform === 'win32' ? 0o666 : 0o600
  const file = join(folder(), 'counts')
  const counts = await openJournal(file)
  for (const path of [file, `${file}.lock`]) expect([path, statSync(path).mode & 0o777]).toEqual([path, own])
  await counts.close()
})

test('a journal in a folder that is not there fails as the disk says', async () => {
  await expect(openJournal(join(folder(), 'nowhere', 'counts'))).rejects.toMatchObject({ code: 'ENOENT' })
})

test('a closed journal lets its file go', async () => {
  const file = join(folder(), 'counts')
  await (await openJournal(file)).close()
  expect(existsSync(`${file}.lock`)).toBe(false)
})

test('a Durable Object keeps any number of counters that change together', async () => {
  const { counts, storages } = objects()
  const keys = Array.from({ length: 300 }, (_, index) => `key${index}`)
  const all = keys.map(key => ({ key, add: 1, max: null, until: never }))
  expect(await counts.reserve('room', all)).toBeNull()
  expect(await counts.read('room', keys)).toEqual(keys.map(() => 1))
  expect(storages.get('room')?.size).toBe(300)
})

test('a Durable Object that was put to sleep wakes with its counts, and without what is over', async () => {
  let now = 1_000
  const { counts, storages } = objects(() => now)
  await counts.reserve('room', [
    { key: 'day', add: 5, max: null, until: 9_000 },
    { key: 'minute', add: 1, max: null, until: 2_000 },
  ])
  now = 3_000
  const awake = objects(() => now, storages).counts
  expect(await awake.read('room', ['day', 'minute'])).toEqual([5, 0])
  expect([...(storages.get('room')?.keys() ?? [])]).toEqual(['day'])
})

test('what is over leaves the storage of a Durable Object that stays awake, too', async () => {
  let now = 1_000
  const { counts, storages, lists } = objects(() => now)
  const minutes = Array.from({ length: 200 }, (_, index) => ({ key: `minute${index}`, add: 1, until: 2_000 }))
  await counts.settle('room', minutes)
  now = 3_000
  for (let count = 0; count < 1_000; count++) await counts.settle('room', [{ key: 'day', add: 1, until: never }])
  expect([...(storages.get('room')?.keys() ?? [])]).toEqual(['day'])
  expect(await counts.read('room', ['day', 'minute0'])).toEqual([1_000, 0])
  // Once in a thousand writes, since it reads all of the storage.
  const before = lists()
  for (let count = 0; count < 500; count++) await counts.settle('room', [{ key: 'day', add: 1, until: never }])
  expect(lists()).toBe(before)
})

test('a record of a Durable Object that cannot be read counts as none, and harms no other', async () => {
  const day = { value: 5, until: never }
  const { counts, storages } = objects(
    undefined,
    new Map([['room', new Map<string, unknown>(Object.entries({ odd: 'x', half: { value: 1 }, day }))]]),
  )
  expect(await counts.read('room', ['odd', 'half', 'day'])).toEqual([0, 0, 5])
  expect([...(storages.get('room')?.keys() ?? [])]).toEqual(['day'])
})

test.each([
  ['fails', () => Promise.reject(new Error('The network connection was lost.'))],
  ['answers with an error', async () => Response.json([7], { status: 500 })],
  ['answers with no JSON', async () => new Response('moved')],
])('where a Durable Object %s, nothing is counted as granted', async (_, fetch) => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  onTestFinished(() => said.mockRestore())
  const counts = durableCounts({ idFromName: name => name, get: () => ({ fetch }) })
  const one = { key: 'a', add: 1, until: never }
  for (const asked of [
    counts.reserve('room', [{ ...one, max: 1 }]),
    counts.settle('room', [one]),
    counts.read('room', ['a']),
  ])
    await expect(asked).rejects.toMatchObject({ status: 503 })
  expect(said).toHaveBeenCalledTimes(3)
  expect(said).toHaveBeenCalledWith('The counts could not be reached:', expect.any(String))
})
