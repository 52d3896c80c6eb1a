import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { type ClassRecord, type ClassSettings, defaultClassSettings } from '../../src/gateway/classes/class-record'
import { Classes } from '../../src/gateway/classes/classes'
import { openRecords } from '../../src/gateway/records/open-records'
import { readNodeSettings, type Variables } from '../../src/gateway/settings'
import { model, startProvider } from '../support/gateway'
import { killGateways, spawnGateway } from '../support/gateway-process'
import { startRedis } from '../support/redis'
import { askOnce, classroom, mostTokens, question, seatsFor } from '../support/students'

/* Load of a whole class, and gateways that crash. */

const students = 100
const words = 100
const rounds = 3

const noLimits = { requestsPerMinute: null, tokensPerDay: null, dollarsPerDay: null }
const [input, output] = [mostTokens - 64, 64]
let provider: Awaited<ReturnType<typeof startProvider>>
let redis: Awaited<ReturnType<typeof startRedis>>
const agent = classroom(students)

beforeAll(async () => {
  provider = await startProvider({ chunks: words, usage: { input, output } })
  redis = await startRedis()
}, 900_000)
afterEach(() => {
  provider.script.before = undefined
})
afterAll(async () => {
  killGateways()
  agent.destroy()
  await provider?.stop()
  await redis?.stop()
})

/** Variables of a gateway with classes of its own, and how to create one. */
function home(more: Variables = {}) {
  const variables = {
    ANTHROPIC_BASE_URL: provider.origin,
    GATEWAY_PROXY_HEADER: 'x-forwarded-for',
    GATEWAY_FOLDER: mkdtempSync(join(tmpdir(), 'aili5-gateway-')),
    // In a time zone where it is noon, so that no day ends during a test.
    GATEWAY_TIME_ZONE: `Etc/GMT${new Date().getUTCHours() < 12 ? '-' : '+'}${Math.abs(12 - new Date().getUTCHours())}`,
    ...more,
  }
  const settings = readNodeSettings(variables)
  return {
    variables,
    /** The stored tokens of a class, which survive a power failure. */
    tokensOnDisk({ id }: ClassRecord): number {
      const lines = readFileSync(join(settings.folder, 'records.jsonl'), 'utf8').trim().split('\n')
      const puts: { key: string; value: { class: { tokens: number } } }[] = lines.flatMap(line => JSON.parse(line))
      return puts.findLast(({ key }) => key.startsWith(`${id}/day/`))?.value.class.tokens ?? 0
    },
    async addClass(settingsOfClass: Partial<ClassSettings>): Promise<ClassRecord> {
      const records = await openRecords(settings)
      const record = await new Classes(records).add({
        ...defaultClassSettings,
        name: 'Room 4',
        models: [model],
        seats: 200,
        class: noLimits,
        student: noLimits,
        ...settingsOfClass,
      })
      await records.close()
      return record
    },
  }
}

/** Releases all once so many have arrived. */
function gathering(size: number): () => Promise<void> {
  let here = 0
  let letGo = () => {}
  const areAllHere = new Promise<void>(resolve => {
    letGo = resolve
  })
  return () => {
    if (++here === size) letGo()
    return areAllHere
  }
}

async function tokensOf(origin: string, key: string): Promise<{ class: number; student: number }> {
  const answer = await fetch(`${origin}/class`, { headers: { 'x-api-key': key } })
  const { used } = (await answer.json()) as { used: Record<'class' | 'student', { tokens: number }> }
  return { class: used.class.tokens, student: used.student.tokens }
}

test(`${students} students stream at once: none is cut, and each token is counted`, async () => {
  const { variables, addClass } = home()
  const { code } = await addClass({})
  const gateway = await spawnGateway(variables)
  const keys = await seatsFor(students, gateway.origin, code)
  for (let round = 1; round <= rounds; round++) {
    // The first word of each response comes when all have asked, so that all streams are open at once.
    const allHere = gathering(students)
    provider.script.before = chunk => (chunk === 0 ? allHere() : undefined)
    const got = await Promise.all(keys.map(key => askOnce(gateway.origin, key, agent)))
    const became = got.map(({ status, words, isWhole }) => `${status}, ${words} words, ${isWhole ? 'whole' : 'cut'}`)
    expect(new Set(became)).toEqual(new Set([`200, ${words} words, whole`]))

    expect((await tokensOf(gateway.origin, code)).class).toBe(round * students * mostTokens)
    for (const key of keys.slice(0, 5)) expect((await tokensOf(gateway.origin, key)).student).toBe(round * mostTokens)
  }
  await gateway.end()
})

test('on one instance a budget is exact to the request', async () => {
  const { variables, addClass } = home()
  const allowed = Math.floor(students * 0.7)
  const { code } = await addClass({ class: { ...noLimits, tokensPerDay: allowed * mostTokens + mostTokens - 1 } })
  const gateway = await spawnGateway(variables)
  const keys = await seatsFor(students, gateway.origin, code)
  const got = await Promise.all(keys.map(key => askOnce(gateway.origin, key, agent)))
  expect(got.filter(({ status, isWhole }) => status === 200 && isWhole)).toHaveLength(allowed)
  expect(got.filter(({ status }) => status === 429)).toHaveLength(students - allowed)
  expect((await tokensOf(gateway.origin, code)).class).toBe(allowed * mostTokens)
  await gateway.end()
})

test('two instances over one Redis pass no budget, and know the same classes', async () => {
  const { variables, addClass } = home({ GATEWAY_REDIS: redis.url })
  const allowed = Math.floor(students * 0.7)
  const { code } = await addClass({
    class: { ...noLimits, tokensPerDay: allowed * mostTokens },
    student: { ...noLimits, tokensPerDay: 2 * mostTokens },
  })
  const gateways = await Promise.all([spawnGateway(variables), spawnGateway(variables)])
  const [first, second] = gateways as [(typeof gateways)[0], (typeof gateways)[0]]
  const keys = await seatsFor(students, first.origin, code)
  const got = await Promise.all(
    keys.map((key, index) => askOnce((index % 2 === 0 ? first : second).origin, key, agent)),
  )
  expect(got.filter(({ status, isWhole }) => status === 200 && isWhole)).toHaveLength(allowed)
  for (const { origin } of gateways) expect((await tokensOf(origin, code)).class).toBe(allowed * mostTokens)
  await Promise.all(gateways.map(gateway => gateway.end()))
})

test('when Redis is gone or hangs, requests are refused and asked to retry; streams under way end well', async () => {
  const own = await startRedis()
  const { variables, addClass } = home({ GATEWAY_REDIS: own.url })
  const { code } = await addClass({})
  const gateway = await spawnGateway(variables)
  // Responses that are held in the middle, until everything else was tried.
  let goOn = () => {}
  const isTried = new Promise<void>(resolve => {
    goOn = resolve
  })
  let begun = 0
  provider.script.before = chunk => {
    if (chunk === 1) begun++
    return chunk === 1 ? isTried : undefined
  }
  const streams = Array.from({ length: 3 }, () => askOnce(gateway.origin, code, agent))
  await vi.waitFor(() => expect(begun).toBe(3))

  const ask = async () => {
    const answer = await fetch(`${gateway.origin}/v1/messages`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-api-key': code },
      body: JSON.stringify(question),
    })
    const { error } = (await answer.json()) as { error: { message: string } }
    return { status: answer.status, wait: answer.headers.get('retry-after'), message: error.message }
  }
  const refused = { status: 503, wait: '5', message: expect.stringContaining('cannot count at the moment') }
  // It hangs: no response, and the connection stays open.
  own.hold()
  expect(await Promise.all([ask(), ask()])).toEqual([refused, refused])
  const teacher = await fetch(`${gateway.origin}/teacher`)
  expect([teacher.status, teacher.headers.get('retry-after')]).toEqual([503, '5'])
  // It responds again.
  own.goOn()
  const face = () => fetch(`${gateway.origin}/class`, { headers: { 'x-api-key': code } })
  await vi.waitFor(async () => expect((await face()).status).toBe(200))
  // It is gone.
  await own.stop()
  expect(await Promise.all([ask(), ask()])).toEqual([refused, refused])
  goOn()
  for (const { status, isWhole } of await Promise.all(streams)) expect([status, isWhole]).toEqual([200, true])
  const words = gateway.said.filter(line => !line.startsWith('{'))
  expect(words.filter(line => /is gone\. No model is asked/.test(line))).toHaveLength(1)
  expect(words.join('\n')).not.toMatch(/ioredis|Unhandled|^\s+at /m)
  await gateway.end('SIGKILL')
})

test('starting without Redis is one sentence', async () => {
  const { url, stop } = await startRedis()
  await stop()
  const started = spawnGateway({ ANTHROPIC_BASE_URL: provider.origin, GATEWAY_REDIS: url.replace('//', '//:secret@') })
  const { host } = new URL(url)
  const sentence = `Redis at ${host} cannot be reached. Start it, or look at GATEWAY_REDIS; without that, files are used.`
  await expect(started).rejects.toThrow(new Error(`The gateway ended: ${sentence}`))
})

test('a gateway that is killed and started again has lost no count that was on the disk', async () => {
  const { variables, addClass, tokensOnDisk } = home()
  const record = await addClass({})
  const { code } = record
  for (let round = 0; round < 4; round++) {
    const gateway = await spawnGateway(variables)
    const before = (await tokensOf(gateway.origin, code)).class
    let isKilled = false
    const busy = Array.from({ length: 5 }, async () => {
      while (!isKilled) await askOnce(gateway.origin, code, agent)
    })
    // Counts are written periodically under load. Real sums decrease a little when reservations are released; here they
    // only increase.
    const counted = await vi.waitFor(async () => {
      const { class: tokens } = await tokensOf(gateway.origin, code)
      expect(tokens).toBeGreaterThan(before + 10 * mostTokens)
      return tokens
    })
    const onDisk = await vi.waitFor(async () => {
      const tokens = tokensOnDisk(record)
      expect(tokens).toBeGreaterThanOrEqual(counted)
      return tokens
    })
    await gateway.end('SIGKILL')
    isKilled = true
    await Promise.all(busy)

    const again = await spawnGateway(variables)
    const after = (await tokensOf(again.origin, code)).class
    expect(after).toBeGreaterThanOrEqual(onDisk)
    await again.end()
    // Also after an orderly shutdown.
    const third = await spawnGateway(variables)
    expect((await tokensOf(third.origin, code)).class).toBe(after)
    await third.end()
  }
})

test('a gateway that is killed in mid-stream has counted each stream that its provider had', async () => {
  const { variables, addClass, tokensOnDisk } = home()
  const record = await addClass({})
  const { code } = record
  const killed = 5
  for (let round = 1; round <= killed; round++) {
    const gateway = await spawnGateway(variables)
    // The provider has the request and has not answered.
    let asked = 0
    provider.script.before = () => {
      asked++
      return new Promise(() => undefined)
    }
    const streams = Array.from({ length: 4 }, () => askOnce(gateway.origin, code, agent))
    await vi.waitFor(() => expect(asked).toBe(4))
    await gateway.end('SIGKILL')
    await Promise.all(streams)
    expect(tokensOnDisk(record)).toBe(round * 4 * mostTokens)
  }
  console.warn(`${killed} rounds of 4 streams, killed in the middle: each one was counted`)
})

test('fifty streams are cut by SIGKILL: what was billed is counted, and nothing is counted twice', async () => {
  const { variables, addClass, tokensOnDisk } = home()
  const record = await addClass({})
  const gateway = await spawnGateway(variables)
  let written = 0
  provider.script.before = chunk => {
    if (chunk === 3) written++
    return chunk === 3 ? new Promise(() => undefined) : undefined
  }
  const streams = Array.from({ length: 50 }, () => askOnce(gateway.origin, record.code, agent))
  await vi.waitFor(() => expect(written).toBe(50))
  await gateway.end('SIGKILL')
  await Promise.all(streams)
  expect(tokensOnDisk(record)).toBe(50 * mostTokens)
  // The lease of the process that is gone ends after some seconds, whoever has its number by then.
  const again = await spawnGateway(variables)
  expect((await tokensOf(again.origin, record.code)).class).toBe(50 * mostTokens)
  await again.end()
})

test('two gateways do not write one folder, and the second one says how they can share', async () => {
  const { variables } = home()
  const gateway = await spawnGateway(variables)
  await expect(spawnGateway(variables)).rejects.toThrow(/Another gateway is using the folder.*GATEWAY_REDIS/)
  expect((await fetch(`${gateway.origin}/health`)).status).toBe(200)
  await gateway.end()
})
