import { afterAll, beforeAll, expect, test } from 'vitest'
import { hasRedis, startRedis } from '../../../tests/support/redis'
import { englishMessages } from '../../language/messages'
import type { Records } from './records'
import { RedisRecords } from './redis-records'

let redis: Awaited<ReturnType<typeof startRedis>>
beforeAll(async () => {
  if (hasRedis) redis = await startRedis()
})
afterAll(async () => {
  if (hasRedis) await redis.stop()
})

const openIt = () => RedisRecords.open(redis.url, () => undefined)

function add(records: Records, key: string, most = Number.POSITIVE_INFINITY): Promise<boolean> {
  return records.change([key], ([count]) => {
    const sum = ((count as number | null) ?? 0) + 1
    return sum > most ? { result: false } : { result: true, put: [{ key, value: sum }] }
  })
}

test.skipIf(!hasRedis)('two processes count together, and not one passes the limit', async () => {
  const [one, other] = [await openIt(), await openIt()]
  const results = await Promise.all(Array.from({ length: 200 }, (_, index) => add(index % 2 ? one : other, 'a/n', 150)))
  expect(results.filter(Boolean)).toHaveLength(150)
  expect(await other.read(['a/n', 'a/none'])).toEqual([150, null])
  await Promise.all([one.close(), other.close()])
})

test.skipIf(!hasRedis)('records are stored together, deleted, and forgotten when their time is over', async () => {
  const records = await openIt()
  const failing = records.change(['b/x'], () => {
    throw Object.assign(new Error('refused'), { status: 429 })
  })
  await expect(failing).rejects.toThrow('refused')
  await records.change(['b/x'], () => ({
    result: null,
    put: [
      { key: 'b/x', value: { a: [1] } },
      { key: 'b/y', value: 1, until: Date.now() + 60_000 },
      { key: 'b/old', value: 1, until: 1_000 },
    ],
  }))
  expect(await records.read(['b/x', 'b/y', 'b/old'])).toEqual([{ a: [1] }, 1, null])
  await records.change(['b/x'], () => ({ result: null, put: [{ key: 'b/x', value: null }] }))
  expect(await records.read(['b/x'])).toEqual([null])
  await records.close()
})

test.skipIf(!hasRedis)('while Redis is gone everything is refused, and goes on when it is back', async () => {
  const said: unknown[] = []
  const records = await RedisRecords.open(redis.url, words => said.push(englishMessages.localize(words)))
  await redis.stop()
  await expect(add(records, 'c/n')).rejects.toMatchObject({ status: 503 })
  await expect(records.read(['c/n'])).rejects.toMatchObject({ status: 503, headers: { 'retry-after': '5' } })
  await redis.startAgain()
  await expect.poll(() => add(records, 'c/n').catch(() => false)).toBe(true)
  expect(said).toEqual([expect.stringContaining('is gone'), expect.stringContaining('is back')])
  await records.close()
})

test('a Redis that is not there is named, without its password', async () => {
  const error = await RedisRecords.open('redis://:secret@127.0.0.1:1', () => undefined).catch(error => error)
  expect(error.message).toContain('Redis at 127.0.0.1:1 cannot be reached.')
  expect(error.message).not.toContain('secret')
})
