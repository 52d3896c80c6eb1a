import { createStorage } from 'unstorage'
import { expect, test } from 'vitest'
import type { Counts } from '../counts/counts'
import { CounterTable } from '../counts/table'
import { defaultClassSettings } from './class-record'
import { ClassStore } from './class-store'
import { classProgress, readProgress, type SeatProgress, saveProgress } from './progress'
import { freeSeat, takeSeat } from './seats'

const day = 24 * 60 * 60_000
const morning = 20_000 * day + 9 * 60 * 60_000
const at: SeatProgress = { lesson: 3, step: 2, done: 1, steps: 4 }

async function open() {
  let now = morning
  const table = new CounterTable()
  const counts: Counts = {
    reserve: async (_, additions) => table.reserve(additions, now),
    settle: async () => undefined,
    read: async (_, keys) => keys.map(key => table.read(key, now)),
  }
  const { record } = await new ClassStore(createStorage()).add({ ...defaultClassSettings, name: 'x', models: ['m'] })
  return {
    pass: (ms: number) => {
      now += ms
    },
    join: () => takeSeat(record, { code: 'c', address: 'school', device: undefined }, counts, now),
    free: (seat: number) => freeSeat(record, seat, counts, now),
    keep: (seat: number, progress: SeatProgress) => saveProgress(record, seat, progress, counts, now),
    seats: async () => [...(await classProgress(record, counts, now))],
  }
}

test('the last report of a seat holds, also of one millisecond, and when the clock goes back', async () => {
  const { join, keep, pass, seats } = await open()
  await join()
  expect(await seats()).toEqual([])
  const reports = [at, { lesson: 255, step: 63, done: 63, steps: 63 }, { lesson: 0, step: 1, done: 0, steps: 1 }, at]
  for (const [index, report] of reports.entries()) {
    if (index === 2) pass(-50)
    await keep(1, report)
    expect(await seats()).toEqual([[1, report]])
  }
  pass(10_000)
  await keep(1, { ...at, step: 1 })
  expect(await seats()).toEqual([[1, { ...at, step: 1 }]])
})

test('each seat has its own, the next student on it begins without, and so does the next day', async () => {
  const { free, join, keep, pass, seats } = await open()
  await join()
  await join()
  await keep(1, at)
  await keep(2, { ...at, done: 4 })
  expect(await seats()).toEqual([
    [1, at],
    [2, { ...at, done: 4 }],
  ])
  await free(1)
  await join()
  expect(await seats()).toEqual([[2, { ...at, done: 4 }]])
  pass(day - 9 * 60 * 60_000 - 1)
  expect(await seats()).toHaveLength(1)
  pass(1)
  expect(await seats()).toEqual([])
})

test('a seat reports sixty times in a minute, and then waits for the next one', async () => {
  const { join, keep, pass, seats } = await open()
  await join()
  for (let count = 0; count < 60; count++) await keep(1, { ...at, done: count })
  await expect(keep(1, { ...at, done: 60 })).rejects.toMatchObject({
    status: 429,
    reason: 'progress',
    message: 'Too many reports of progress in this minute.',
    headers: { 'retry-after': '60' },
  })
  expect(await seats()).toEqual([[1, { ...at, done: 59 }]])
  await keep(2, at)
  pass(60_000)
  await keep(1, at)
  expect(await seats()).toContainEqual([1, at])
})

test('progress is four whole numbers within their limits', () => {
  for (const fits of [at, { lesson: 0, step: 1, done: 0, steps: 1 }, { lesson: 255, step: 63, done: 63, steps: 63 }])
    expect(readProgress(fits)).toEqual(fits)
  for (const wrong of [{ lesson: 256 }, { lesson: -1 }, { step: 0 }, { step: 64 }, { done: 64 }, { steps: 0 }])
    expect(() => readProgress({ ...at, ...wrong })).toThrow(
      expect.objectContaining({
        status: 400,
        reason: 'body',
        message: 'Progress is { lesson, step, done, steps }: four whole numbers, and nothing else.',
      }),
    )
})
