import fc from 'fast-check'
import { afterEach, expect, test, vi } from 'vitest'
import type { ClassSettings } from '../../src/gateway/classes/class-record'
import { schoolDays, usageOn } from '../../src/gateway/daily-usage'
import { peekCounts } from '../../src/gateway/node/storage'
import { type Manner, startBillingProvider } from '../support/budgets/billing-provider'
import { type HostileRequest, hostileRequests } from '../support/budgets/hostile'
import { imageOf, pdfOf } from '../support/budgets/images'
import { model, openGateway } from '../support/gateway'

/* A class with a budget, a provider that bills everything that it was sent and all thinking tokens, and a hundred
   concurrent hostile clients: the billed sum never exceeds the limit in 10,000 requests. */

const requests = 10_000
/** Requests of one class, and its dollars, which they would exceed. */
const size = { requests: 500, dollars: 4 }
const clients = 100
/** Requests of one attack, of which the first reach the limit. */
const crowded = 100
const seed = 11

const opened: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const close of opened.splice(0).reverse()) await close()
})

const price = { inputPerMillion: 3, outputPerMillion: 15 }
const noLimits = { requestsPerMinute: null, tokensPerDay: null, dollarsPerDay: null }
const every: Manner[] = ['whole', 'whole', 'whole', 'cut', 'silent about its cost', 'rude', 'refused', 'given up']

/** Deterministic random numbers for a seed, 0 to 1. */
function chances(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + 0x9e3779b9) >>> 0
    return state / 2 ** 32
  }
}

async function open(settings: Partial<ClassSettings>, manners: readonly Manner[], graceMs?: number) {
  const provider = await startBillingProvider(price, chances(seed), manners)
  opened.push(provider.stop)
  const prices = { [model]: price }
  const gateway = await openGateway(provider.origin, { prices, seats: 200, ...settings }, { graceMs })
  let isOpen = true
  const close = async () => {
    if (isOpen) await gateway.close()
    isOpen = false
  }
  opened.push(close)
  const join = async (device: string) =>
    ((await (await gateway.ask('/join', { device: device.padEnd(20, '.') })).json()) as { key: string }).key
  /** Closes the gateway, and reads its files. */
  const dollarsCounted = async (seats: readonly number[] = []) => {
    await close()
    const counts = await peekCounts(gateway.settings)
    const today = schoolDays(gateway.settings.timeZone)(gateway.now)
    return (await usageOn(today, counts, gateway.record, seats)).map(({ dollars }) => dollars)
  }
  return { provider, gateway, join, dollarsCounted }
}

/** When a client disconnects. */
type Leaving = 'never' | 'at once' | 'at the first byte' | 'in the middle'
const leavings: Leaving[] = ['never', 'at once', 'at the first byte', 'in the middle']
const paths = { anthropic: '/v1/messages', openai: '/v1/chat/completions' }

/** Sends a request, and disconnects at its time. @returns the status, or null when it disconnected before */
async function ask(
  origin: string,
  key: string,
  { wire, body }: HostileRequest,
  leaving: Leaving,
): Promise<number | null> {
  const gone = new AbortController()
  const headers = { 'x-api-key': key, 'content-type': 'application/json' }
  const sent = fetch(origin + paths[wire], { method: 'POST', headers, body: JSON.stringify(body), signal: gone.signal })
  try {
    if (leaving === 'at once') setImmediate(() => gone.abort())
    const answer = await sent
    if (leaving === 'at the first byte') gone.abort()
    if (leaving === 'in the middle') {
      await answer.body?.getReader().read()
      gone.abort()
    } else await answer.arrayBuffer()
    return answer.status
  } catch {
    return null
  }
}

/** A hundred concurrently, until all are sent. */
async function crowd<T>(work: readonly T[], act: (each: T, index: number) => Promise<void>): Promise<void> {
  const queue = work.map((each, index) => ({ each, index }))
  await Promise.all(
    Array.from({ length: clients }, async () => {
      for (let next = queue.pop(); next; next = queue.pop()) await act(next.each, next.index)
    }),
  )
}

test(`${requests} hostile requests of ${clients} clients at once: no more is billed than the limits allow`, async () => {
  const kinds = { ...Object.fromEntries(leavings.map(leaving => [leaving, 0])) } as Record<Leaving, number>
  const statuses: Record<string, number> = {}
  const sums = { billed: 0, counted: 0, reached: 0, classes: 0 }
  const work = fc.sample(hostileRequests(model, 8), { numRuns: requests, seed })
  const chance = chances(seed + 1)
  // Each class reaches its limit after some hundred requests; then the next one starts.
  for (let from = 0; from < work.length; from += size.requests) {
    const limits = {
      class: { ...noLimits, dollarsPerDay: size.dollars },
      student: { ...noLimits, dollarsPerDay: size.dollars / 5 },
    }
    const { provider, gateway, join, dollarsCounted } = await open(limits, every, 20)
    const keys = await Promise.all(Array.from({ length: 8 }, (_, index) => join(`device ${index}`)))
    await crowd(work.slice(from, from + size.requests), async (request, index) => {
      const leaving = leavings[Math.floor(chance() * leavings.length)] ?? 'never'
      kinds[leaving]++
      const status = await ask(gateway.origin, keys[index % keys.length] ?? '', request, leaving)
      statuses[String(status)] = (statuses[String(status)] ?? 0) + 1
    })
    const [whole = 0, ...seats] = await dollarsCounted(keys.map((_, index) => index + 1))
    const billed = provider.state.micro / 1e6
    expect(billed).toBeLessThanOrEqual(size.dollars)
    expect(billed).toBeLessThanOrEqual(whole + 1e-9)
    expect(whole).toBeLessThanOrEqual(size.dollars)
    for (const seat of seats) expect(seat).toBeLessThanOrEqual(size.dollars / 5)
    expect(provider.state.requests).toBeGreaterThan(20)
    sums.billed += billed
    sums.counted += whole
    sums.reached += provider.state.requests
    sums.classes++
  }
  // No request makes the gateway fail.
  expect(statuses['500']).toBeUndefined()
  console.warn(`Hostile requests (seed ${seed}): ${requests} asked, ${sums.reached} reached the provider.`)
  console.warn(`By when their client left: ${JSON.stringify(kinds)}; by status: ${JSON.stringify(statuses)}`)
  console.warn(
    `${sums.classes} classes of $${size.dollars}: $${sums.billed.toFixed(2)} billed, $${sums.counted.toFixed(2)} counted, never more than $${size.dollars} in one.`,
  )
})

test('clients who hang up at random are counted exactly what was billed, where the provider says it', async () => {
  const { provider, gateway } = await open({}, ['whole'])
  const chance = chances(seed + 2)
  const question = { model, max_tokens: 2_000, stream: true, messages: [{ role: 'user', content: 'Tell me a story.' }] }
  await crowd(Array.from({ length: 120 }), async (_, index) => {
    const wire = index % 2 === 0 ? 'anthropic' : 'openai'
    const leaving = leavings[Math.floor(chance() * leavings.length)] ?? 'never'
    await ask(gateway.origin, gateway.code, { wire, body: question }, leaving)
  })
  await vi.waitFor(async () => {
    const counted = (await gateway.used()).class.dollars * 1e6
    expect(provider.state.running).toBe(0)
    // Each is rounded up to a millionth of a dollar.
    expect(counted).toBeGreaterThanOrEqual(provider.state.micro - 1)
    expect(counted).toBeLessThanOrEqual(provider.state.micro + provider.state.requests)
  })
  expect(provider.state.requests).toBeGreaterThan(60)
})

const said = (content: unknown) => ({ model, max_tokens: 1_000, messages: [{ role: 'user', content }] })
const looksLikeAnImage = {
  type: 'image',
  source: { type: 'base64', media_type: 'image/png', data: 'x'.repeat(200_000) },
}
const manyPages = { type: 'base64', media_type: 'application/pdf', data: pdfOf(100) }
const attacks: [string, HostileRequest, Leaving][] = [
  [
    'a tool schema that looks like an image',
    { wire: 'anthropic', body: { ...said('hi'), tools: [{ name: 'x', input_schema: looksLikeAnImage }] } as never },
    'never',
  ],
  [
    'a tool input that looks like an image',
    { wire: 'anthropic', body: said([{ type: 'tool_use', id: 'x', name: 'x', input: looksLikeAnImage }]) as never },
    'never',
  ],
  [
    'a document of 100 pages',
    { wire: 'anthropic', body: said([{ type: 'document', source: manyPages }]) as never },
    'never',
  ],
  [
    'a large image in few bytes',
    {
      wire: 'openai',
      body: said([
        {
          type: 'image_url',
          image_url: { url: `data:image/png;base64,${imageOf('png', 12_000, 12_000)}`, detail: 'auto' },
        },
      ]) as never,
    },
    'never',
  ],
  [
    'hidden reasoning, and nobody listens',
    { wire: 'anthropic', body: { ...said('hi'), stream: true } as never },
    'at once',
  ],
  ['a stream that is none', { wire: 'openai', body: { ...said('hi'), stream: 'true' } as never }, 'in the middle'],
  ['many answers', { wire: 'openai', body: { ...said('hi'), n: 50 } as never }, 'never'],
]

test.each(attacks)('many clients at once with %s are billed at most the limit', async (_, request, leaving) => {
  const { provider, gateway, dollarsCounted } = await open(
    { student: { ...noLimits, dollarsPerDay: 0.5 } },
    ['cut', 'rude', 'silent about its cost'],
    20,
  )
  await crowd(Array.from({ length: crowded }), async () => {
    await ask(gateway.origin, gateway.code, request, leaving)
  })
  const [, counted = 0] = await dollarsCounted([0])
  expect(provider.state.micro / 1e6).toBeLessThanOrEqual(counted + 1e-9)
  expect(counted).toBeLessThanOrEqual(0.5)
})
