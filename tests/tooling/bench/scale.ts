import { Redis } from 'ioredis'
import pLimit from 'p-limit'
import { type ClassRecord, defaultClassSettings } from '../../../src/gateway/classes/class-record'
import { ClassStore } from '../../../src/gateway/classes/class-store'
import { openRecords } from '../../../src/gateway/node/storage'
import { readNodeSettings } from '../../../src/gateway/settings'
import { model, startProvider } from '../../support/gateway'
import { spawnGateway } from '../../support/gateway-process'
import { startRedis } from '../../support/redis'
import { askOnce, classroom, mostTokens, question, type Streamed } from '../../support/students'
import { type Measure, percentile } from './measure'
import { type RedisUsage, redisUsage, usedBetween } from './redis-usage'
import { reportingOptions, resourcesOf } from './resources'
import { districtPlan, type GatewayCosts } from './scale-plan'

/** Students of the load test: `SCALE_STUDENTS=100 npm run bench -- scale` is a quick try. */
const students = Number(process.env.SCALE_STUDENTS ?? 1_000)
const classSize = 40
/** Students who ask at the same time while CPU and latency are measured. */
const atOnce = Math.min(100, students)
/** Students who ask at the same time while there is room for all. */
const calm = 10
/** Milliseconds between the chunks of the stand-in provider. */
const pace = 20
const [shortAnswer, longAnswer] = [10, 110]
/** Requests one after the other, for counting round trips. */
const inARow = 20

/** A student, with the gateway that a load balancer would choose. */
interface Student {
  key: string
  origin: string
  record: ClassRecord
}

/**
 * Two gateways over one Redis with all students: what a request, a stream and a join cost, whether budgets hold over
 * both, and what a district needs at that cost.
 */
export async function measureScale(): Promise<Measure[]> {
  const usage = { input: mostTokens - question.max_tokens, output: question.max_tokens }
  const provider = await startProvider({ chunks: shortAnswer, pace, usage })
  const redis = await startRedis()
  const variables = {
    ANTHROPIC_BASE_URL: provider.origin,
    ANTHROPIC_API_KEY: 'sk-ant-bench-4f1c7be2a90d',
    GATEWAY_REDIS: redis.url,
    GATEWAY_PROXY_HEADER: 'x-forwarded-for',
    GATEWAY_TIME_ZONE: timeZoneAtNoon(),
  }
  const records = await openRecords(readNodeSettings(variables))
  const classes = new ClassStore(records.storage)
  const gateways = [await spawnGateway(variables, reportingOptions), await spawnGateway(variables, reportingOptions)]
  const origins = gateways.map(({ origin }) => origin)
  const agent = classroom(students)
  const client = new Redis(redis.url)
  const resources = async () => {
    const all = await Promise.all(gateways.map(({ child }) => resourcesOf(child)))
    const sum = (of: (each: (typeof all)[number]) => number) => all.reduce((total, each) => total + of(each), 0)
    return {
      cpuSeconds: sum(each => each.cpuSeconds),
      liveBytes: sum(each => each.liveBytes),
      residentBytes: sum(each => each.residentBytes),
    }
  }
  const askAll = (
    who: readonly Student[],
    { at, concurrency = atOnce }: { at?: string; concurrency?: number } = {},
  ) => {
    const limited = pLimit(concurrency)
    return Promise.all(who.map(({ key, origin }) => limited(() => askOnce(at ?? origin, key, agent))))
  }

  try {
    // Joining: a whole class at once, all classes one after the other.
    const beforeJoining = await redisUsage(client)
    const all: Student[] = []
    for (let from = 0; from < students; from += classSize) {
      const { record, code } = await classes.add(settingsOf(`Room ${from}`))
      const size = Math.min(classSize, students - from)
      all.push(
        ...(await Promise.all(Array.from({ length: size }, (_, index) => join(record, code, from + index, origins)))),
      )
    }
    const joining = usedBetween(beforeJoining, await redisUsage(client))

    // Warm: compiled code, open connections, and each seat's first use.
    expectWhole(await askAll(all))

    // Round trips: one student after the other, so that no two requests share a read.
    const beforeRow = await redisUsage(client)
    for (const { key, origin } of all.slice(0, inARow)) expectWhole([await askOnce(origin, key, agent)])
    const row = usedBetween(beforeRow, await redisUsage(client))

    const [few, toProvider] = [all.slice(0, 20 * calm), { at: provider.origin }]
    const direct = await askAll(all, toProvider)
    const calmDirect = await askAll(few, { ...toProvider, concurrency: calm })
    const calmShort = await askAll(few, { concurrency: calm })
    const [beforeShort, redisBefore] = [await resources(), await redisUsage(client)]
    const short = await askAll(all)
    const [afterShort, redisAfter] = [await resources(), await redisUsage(client)]
    provider.script.chunks = longAnswer
    const beforeLong = await resources()
    const long = await askAll(all)
    const afterLong = await resources()
    provider.script.chunks = shortAnswer
    expectWhole([...short, ...long])

    const idle = await resources()
    const open = await whileAllStream(provider.script, all, agent, resources)
    await expectBudgets(all, classes, agent)

    const shortCpu = (afterShort.cpuSeconds - beforeShort.cpuSeconds) / all.length
    const chunkCpu =
      ((afterLong.cpuSeconds - beforeLong.cpuSeconds) / all.length - shortCpu) / (longAnswer - shortAnswer)
    const used = usedBetween(redisBefore, redisAfter)
    const costs: GatewayCosts = {
      cpuPerRequest: shortCpu - shortAnswer * chunkCpu,
      cpuPerChunk: chunkCpu,
      bytesPerStream: (open.liveBytes - idle.liveBytes) / all.length,
      idleBytes: idle.residentBytes / gateways.length,
      redisCommandsPerRequest: commandsSent(row) / inARow,
      redisCpuPerRequest: used.cpuSeconds / all.length,
      redisBytesPerStudent: (redisAfter.memoryBytes - beforeJoining.memoryBytes) / all.length,
      redisNetworkPerRequest: (used.bytesIn + used.bytesOut) / all.length,
    }
    const resident = (open.residentBytes - idle.residentBytes) / all.length
    const where = `${students} students, 2 gateways, 1 Redis`
    return [
      line('requests a second a core, answers of 10 chunks', 1 / shortCpu, '/s', where),
      line('… of 110 chunks', all.length / (afterLong.cpuSeconds - beforeLong.cpuSeconds), '/s', where),
      line('CPU of a request', costs.cpuPerRequest * 1e3, 'ms', 'without its chunks'),
      line('CPU of a chunk', costs.cpuPerChunk * 1e6, 'µs', `a chunk every ${pace} ms`),
      line(
        'memory of an open stream',
        costs.bytesPerStream / 1e3,
        'kB',
        `heap and buffers; resident ${(resident / 1e3).toFixed(0)} kB`,
      ),
      line('memory of a gateway without streams', costs.idleBytes / 1e6, 'MB', 'resident'),
      line('Redis round trips a request', row.reads / inARow, '', named(row, inARow)),
      line('Redis commands a request', total(row) / inARow, '', 'with those inside of the script'),
      line('… sent by the gateway', costs.redisCommandsPerRequest, '', ''),
      line(
        'CPU of Redis a request',
        costs.redisCpuPerRequest * 1e6,
        'µs',
        `${(1 / costs.redisCpuPerRequest).toFixed(0)} requests a second a Redis`,
      ),
      line('network of Redis a request', costs.redisNetworkPerRequest / 1e3, 'kB', ''),
      line(
        'Redis commands a join',
        total(joining) / all.length,
        '',
        `${classSize} at once; ${named(joining, all.length)}`,
      ),
      line('network of Redis a join', (joining.bytesIn + joining.bytesOut) / all.length / 1e3, 'kB', ''),
      line('memory of Redis a student', costs.redisBytesPerStudent / 1e3, 'kB', 'who joined and asked'),
      ...latency('first byte', calm, calmShort, calmDirect),
      ...latency('first byte', atOnce, short, direct),
      ...districtPlan(costs),
    ]
  } finally {
    agent.destroy()
    client.disconnect()
    await Promise.all(gateways.map(gateway => gateway.end()))
    await records.close()
    await redis.stop()
    await provider.stop()
  }
}

function line(name: string, value: number, unit: string, note: string): Measure {
  return { name, value, unit, note }
}

/** Times through the gateway beside those without it. */
function latency(name: string, size: number, through: readonly Streamed[], direct: readonly Streamed[]): Measure[] {
  return [50, 95].map(percent => {
    const of = (answers: readonly Streamed[]) =>
      percentile(
        answers.map(({ firstByte }) => firstByte),
        percent,
      )
    const note = `without a gateway: ${of(direct).toFixed(0)} ms`
    return line(`${name}, ${size} at once, p${percent}`, of(through), 'ms', note)
  })
}

const roomy = { requestsPerMinute: 100_000, tokensPerDay: 1e9, dollarsPerDay: 1_000 }

function settingsOf(name: string) {
  const prices = { [model]: { inputPerMillion: 0.1, outputPerMillion: 0.5 } }
  return { ...defaultClassSettings, name, models: [model], prices, seats: classSize, class: roomy, student: roomy }
}

async function join(record: ClassRecord, code: string, index: number, origins: readonly string[]): Promise<Student> {
  const origin = origins[index % origins.length] as string
  const answer = await fetch(`${origin}/join`, {
    method: 'POST',
    headers: { 'x-api-key': code, 'x-forwarded-for': `10.0.${index >> 8}.${index & 255}` },
    body: JSON.stringify({ device: `device-of-student-${index}` }),
  })
  if (!answer.ok) throw new Error(`Student ${index} could not join: ${answer.status} ${await answer.text()}`)
  return { record, origin, key: ((await answer.json()) as { key: string }).key }
}

function expectWhole(answers: readonly Streamed[]): void {
  const cut = answers.filter(({ status, isWhole }) => status !== 200 || !isWhole)
  if (cut.length > 0) throw new Error(`${cut.length} of ${answers.length} answers failed: ${cut[0]?.status}.`)
}

/** The resources while the streams of all students are open. */
async function whileAllStream<T>(
  script: { before?(chunk: number): Promise<unknown> | undefined },
  all: readonly Student[],
  agent: ReturnType<typeof classroom>,
  measure: () => Promise<T>,
): Promise<T> {
  let release = () => {}
  const released = new Promise<void>(resolve => {
    release = resolve
  })
  let begun = 0
  let allBegun = () => {}
  const areAllOpen = new Promise<void>(resolve => {
    allBegun = resolve
  })
  script.before = chunk => {
    if (chunk !== 1) return undefined
    if (++begun === all.length) allBegun()
    return released
  }
  const streams = all.map(({ key, origin }) => askOnce(origin, key, agent))
  const early = Promise.race(streams).then(({ status }) => Promise.reject(new Error(`A stream ended: ${status}.`)))
  try {
    await Promise.race([areAllOpen, early])
    return await measure()
  } finally {
    early.catch(() => undefined)
    release()
    script.before = undefined
    expectWhole(await Promise.all(streams))
  }
}

/**
 * All students ask at once, half of each class at either gateway, where three quarters of a class are within its
 * budget: so many are answered, and all others refused.
 */
async function expectBudgets(all: readonly Student[], classes: ClassStore, agent: ReturnType<typeof classroom>) {
  const rooms = new Map(all.map(({ record }) => [record.id, all.filter(student => student.record.id === record.id)]))
  for (const [id, members] of rooms) {
    const used = (await usedTokens(members[0] as Student)).class
    const allowed = Math.floor(members.length * 0.75)
    await classes.change(id, { class: { ...roomy, tokensPerDay: used + allowed * mostTokens } })
  }
  const asked = await Promise.all(
    all.map(async student => ({ student, status: (await askOnce(student.origin, student.key, agent)).status })),
  )
  for (const [id, members] of rooms) {
    const of = asked.filter(({ student }) => student.record.id === id).map(({ status }) => status)
    const answered = of.filter(status => status === 200).length
    const refused = of.filter(status => status === 429).length
    const allowed = Math.floor(members.length * 0.75)
    if (answered !== allowed || refused !== members.length - allowed) {
      throw new Error(
        `A budget for ${allowed} requests let ${answered} pass and refused ${refused} of ${members.length}.`,
      )
    }
  }
}

async function usedTokens({ origin, key }: Student): Promise<{ class: number }> {
  const answer = await fetch(`${origin}/class`, { headers: { 'x-api-key': key } })
  return { class: ((await answer.json()) as { used: { class: { tokens: number } } }).used.class.tokens }
}

function total({ calls }: RedisUsage): number {
  return [...calls.values()].reduce((sum, count) => sum + count, 0)
}

/**
 * Commands that came from a client. The script runs a `get`, an `incrby` and a `pexpireat` for each of its keys; a
 * transaction sends the latter two as often as each other, and nothing else reads by `get` but a class's record.
 */
function commandsSent(usage: RedisUsage): number {
  const of = (name: string) => usage.calls.get(name) ?? 0
  const records = of('evalsha')
  const inScript = of('get') - records
  return total(usage) - 3 * inScript
}

function named({ calls }: RedisUsage, times: number): string {
  return [...calls]
    .sort(([, a], [, b]) => b - a)
    .map(([name, count]) => `${name} ${Number((count / times).toFixed(1))}`)
    .join(', ')
}

/** Where it is noon, no day of a budget ends during the test. */
function timeZoneAtNoon(): string {
  const hours = new Date().getUTCHours()
  return `Etc/GMT${hours < 12 ? '-' : '+'}${Math.abs(12 - hours)}`
}
