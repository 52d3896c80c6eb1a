import { execFileSync } from 'node:child_process'
import { Redis } from 'ioredis'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { redisCounts } from '../../src/gateway/counts/redis'
import { openRedisCounts } from '../../src/gateway/node/redis-storage'
import { startRedis } from '../support/redis'

let redis: Awaited<ReturnType<typeof startRedis>>
beforeAll(async () => {
  redis = await startRedis()
}, 900_000)
afterAll(() => redis?.stop())

test('the script in Redis takes all or nothing, also where a counter is named twice, and what it refuses is an error', async () => {
  const client = new Redis(redis.url)
  const counts = redisCounts(client)
  const until = Date.now() + 60_000
  const both = [
    { key: 'a', add: 1, max: null, until },
    { key: 'b', add: 2, max: 3, until },
    { key: 'b', add: 2, max: 3, until },
  ]
  expect(await counts.reserve('room', both)).toBe(2)
  expect(await counts.read('room', ['a', 'b'])).toEqual([0, 0])
  expect(await counts.reserve('room', both.slice(0, 2))).toBeNull()
  await counts.settle('room', [{ key: 'b', add: -1, until }])
  expect(await counts.read('room', ['a', 'b', 'c'])).toEqual([1, 1, 0])
  expect(await counts.read('room', [])).toEqual([])
  await client.lpush('aili5:{room}:list', 'x')
  await expect(counts.settle('room', [{ key: 'list', add: 1, until }])).rejects.toThrow('WRONGTYPE')
  const one = [{ key: 'places', add: 1, max: 10, until }]
  const answers = await Promise.all(Array.from({ length: 100 }, () => counts.reserve('room', one)))
  expect(answers.filter(answer => answer === null)).toHaveLength(10)
  await counts.reserve('room', [{ key: 'short', add: 1, max: 1, until: Date.now() + 50 }])
  await vi.waitFor(async () => expect(await counts.read('room', ['short'])).toEqual([0]))
  await client.quit()
})

test('an answer of Redis that arrives while the gateway is busy is in time', async () => {
  const counts = await openRedisCounts(redis.url, () => undefined, 1)
  const answer = counts.read('room', ['places'])
  // This process is blocked while another one asks the same server, which answers in order.
  const ping = `import { Redis } from 'ioredis'; const client = new Redis('${redis.url}'); await client.ping(); client.disconnect()`
  execFileSync(process.execPath, ['--input-type=module', '-e', ping])
  expect(await answer).toHaveLength(1)
  await counts.close()
})

test('a Redis that wants a password is not called out of reach', async () => {
  const client = new Redis(redis.url)
  await client.config('SET', 'requirepass', 'secret')
  const place = new URL(redis.url).host
  const refused = `Redis at ${place} refused its name or password. Look at GATEWAY_REDIS.`
  const open = (password: string) => openRedisCounts(redis.url.replace('//', `//${password}`), () => undefined)
  await expect(open('')).rejects.toThrow(refused)
  await expect(open(':wrong@')).rejects.toThrow(refused)
  const counts = await open(':secret@')
  expect(await counts.read('room', ['password'])).toEqual([0])
  await counts.close()
  await client.config('SET', 'requirepass', '')
  await client.quit()
})
