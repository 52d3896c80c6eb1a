import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Redis } from 'ioredis'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type ClassRecord, defaultClassSettings } from '../../src/gateway/classes/class-record'
import { Classes } from '../../src/gateway/classes/classes'
import { openRecords } from '../../src/gateway/records/open-records'
import { readNodeSettings } from '../../src/gateway/settings'
import { model, startProvider } from '../support/gateway'
import { killGateways, spawnGateway } from '../support/gateway-process'
import { startRedis } from '../support/redis'
import { askOnce, classroom, mostTokens, type Streamed } from '../support/students'

/* A thousand students in classes of forty, two gateways, one Redis. Prints the figures of docs/scale.md. */

const [classCount, classSize] = [25, 40]
const answered = 30
const chunks = 50
const noLimits = { requestsPerMinute: null, tokensPerDay: null, dollarsPerDay: null }
const agent = classroom(1_000)

let redis: Awaited<ReturnType<typeof startRedis>>
let provider: Awaited<ReturnType<typeof startProvider>>
let gateways: Awaited<ReturnType<typeof spawnGateway>>[]
let classes: ClassRecord[] = []
/** A student: the class, the key, and which gateway the load balancer gives. */
let students: { record: ClassRecord; key: string; origin: string }[] = []
const figures: Record<string, string> = {}

beforeAll(async () => {
  redis = await startRedis()
  provider = await startProvider({ chunks, pace: 40, stamped: true, usage: { input: mostTokens - 64, output: 64 } })
  const variables = {
    ANTHROPIC_API_KEY: 'sk-ant-scale-0123456789',
    ANTHROPIC_BASE_URL: provider.origin,
    GATEWAY_REDIS: redis.url,
    GATEWAY_FOLDER: mkdtempSync(join(tmpdir(), 'aili5-scale-')),
  }
  const records = await openRecords(readNodeSettings(variables))
  const made = Array.from({ length: classCount }, (_, index) =>
    new Classes(records).add({
      ...{ ...defaultClassSettings, name: `Class ${index}`, models: [model], seats: classSize },
      ...{ class: noLimits, student: noLimits },
    }),
  )
  classes = await Promise.all(made)
  await records.close()
  gateways = await Promise.all([spawnGateway(variables), spawnGateway(variables)])
})
afterAll(async () => {
  console.warn(
    Object.entries(figures)
      .map(([what, value]) => `${what}: ${value}`)
      .join('\n'),
  )
  killGateways()
  agent.destroy()
  await provider?.stop()
  await redis?.stop()
})

const share = (sorted: readonly number[], part: number) => sorted[Math.floor(sorted.length * part)] ?? Number.NaN

function spread(values: readonly number[]): string {
  const sorted = values.toSorted((a, b) => a - b)
  return `p50 ${share(sorted, 0.5).toFixed(1)} ms, p95 ${share(sorted, 0.95).toFixed(1)} ms`
}

/** All of them, at most so many at once. */
async function inWaves<Item, Result>(items: readonly Item[], width: number, work: (item: Item) => Promise<Result>) {
  const results: Result[] = []
  const left = [...items]
  const worker = async () => {
    for (let next = left.shift(); next !== undefined; next = left.shift()) results.push(await work(next))
  }
  await Promise.all(Array.from({ length: width }, worker))
  return results
}

async function redisStats(): Promise<{ calls: number; microseconds: number; memory: number }> {
  const client = new Redis(redis.url)
  const [stats, memory] = [await client.info('commandstats'), await client.info('memory')]
  client.disconnect()
  const lines = [...stats.matchAll(/cmdstat_(?!info|ping|config)[^:]+:calls=(\d+),usec=(\d+)/g)]
  return {
    calls: lines.reduce((sum, [, calls]) => sum + Number(calls), 0),
    microseconds: lines.reduce((sum, [, , usec]) => sum + Number(usec), 0),
    memory: Number(/used_memory:(\d+)/.exec(memory)?.[1]),
  }
}

const isWhole = ({ status, isWhole }: Streamed) => status === 200 && isWhole

test('a thousand students join at once, each with a seat of its own', async () => {
  const before = await redisStats()
  const started = performance.now()
  const asked = classes.flatMap(record => Array.from({ length: classSize }, (_, index) => ({ record, index })))
  students = await inWaves(asked, 200, async ({ record, index }) => {
    const origin = gateways[index % 2]?.origin ?? ''
    const answer = await fetch(`${origin}/join`, {
      method: 'POST',
      headers: { 'x-api-key': record.code, 'content-type': 'application/json' },
      body: JSON.stringify({ device: `device ${record.id} ${index}` }),
    })
    const { key } = (await answer.json()) as { key: string }
    return { record, key, origin }
  })
  const seconds = (performance.now() - started) / 1_000
  expect(new Set(students.map(({ key }) => key)).size).toBe(classCount * classSize)
  const after = await redisStats()
  figures['joins a second'] = (students.length / seconds).toFixed(0)
  figures['Redis memory a student'] = `${((after.memory - before.memory) / students.length / 1_000).toFixed(1)} kB`
})

/** Seconds of processor that both gateways have used. Other programs on the machine change times, but hardly this. */
function cpuSeconds(): number {
  return gateways.reduce((sum, { child }) => {
    const fields = readFileSync(`/proc/${child.pid}/stat`, 'utf8')
      .replace(/^.*\) /, '')
      .split(' ')
    // Clock ticks in user and in system mode, a hundred a second.
    return sum + (Number(fields[11]) + Number(fields[12])) / 100
  }, 0)
}

test('a chunk arrives as soon as without a gateway', async () => {
  for (const width of [10, 100]) {
    const some = students.filter((_, index) => index % (students.length / width) === 0)
    const through = () => Promise.all(some.map(({ origin, key }) => askOnce(origin, key, agent)))
    const direct = () => Promise.all(some.map(({ key }) => askOnce(provider.origin, key, agent)))
    // The first round warms up all programs.
    await through()
    await direct()
    const [alone, via] = [await direct(), await through()]
    expect(via.filter(isWhole)).toHaveLength(some.length)
    figures[`a chunk, ${width} streams at once, direct`] = spread(alone.flatMap(({ delays }) => delays))
    figures[`a chunk, ${width} streams at once, through two gateways`] = spread(via.flatMap(({ delays }) => delays))
    figures[`first byte, ${width} at once, through two gateways`] = spread(via.map(({ firstByte }) => firstByte))
  }
})

test('what a request and a chunk cost the processor', async () => {
  const asked = students.slice(0, 200)
  const costOf = async (length: number) => {
    provider.script.chunks = length
    const before = cpuSeconds()
    await inWaves(asked, 20, ({ origin, key }) => askOnce(origin, key, agent))
    return (cpuSeconds() - before) / asked.length
  }
  provider.script.pace = 1
  const [short, long] = [await costOf(10), await costOf(110)]
  Object.assign(provider.script, { pace: 40, chunks })
  figures['processor for a chunk'] = `${((long - short) * 10_000).toFixed(0)} µs`
  figures['processor for a request without its chunks'] = `${(short * 1_000 - (long - short) * 100).toFixed(1)} ms`
})

test('not a token over a limit: of each class exactly as many are answered as its budget allows', async () => {
  const records = await openRecords(readNodeSettings({ GATEWAY_REDIS: redis.url }))
  for (const { id } of classes) {
    const [used] = (await records.read([`${id}/day/${new Intl.DateTimeFormat('en-CA').format()}`])) as [
      { class: { tokens: number } } | null,
    ]
    const tokensPerDay = (used?.class.tokens ?? 0) + answered * mostTokens + mostTokens / 2
    await new Classes(records).change(id, { class: { ...noLimits, tokensPerDay } })
  }
  const before = await redisStats()
  const started = performance.now()
  const got = await Promise.all(
    students.map(async ({ record, origin, key }) => ({ record, ...(await askOnce(origin, key, agent)) })),
  )
  const seconds = (performance.now() - started) / 1_000
  for (const { id } of classes) {
    const ofClass = got.filter(({ record }) => record.id === id)
    expect(ofClass.filter(isWhole)).toHaveLength(answered)
    expect(ofClass.filter(({ status }) => status === 429)).toHaveLength(classSize - answered)
  }
  const after = await redisStats()
  figures['1,000 requests at once'] =
    `${seconds.toFixed(1)} s, ${classCount * answered} answered, ${classCount * (classSize - answered)} refused`
  figures['Redis commands a request'] = ((after.calls - before.calls) / got.length).toFixed(1)
  figures['CPU of Redis a request'] =
    `${((after.microseconds - before.microseconds) / got.length / 1_000).toFixed(2)} ms`
  await records.close()
})
