import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anthropicRequests } from '../../../tests/support/budgets/anthropic-requests'
import { billOf, microDollarsOf } from '../../../tests/support/budgets/bill'
import { hostileRequests } from '../../../tests/support/budgets/hostile'
import { imageKinds, imageOf, images } from '../../../tests/support/budgets/images'
import { openAiRequests } from '../../../tests/support/budgets/openai-requests'
import { texts } from '../../../tests/support/budgets/values'
import { cases, soak } from '../../../tests/support/soak'
import { testRows } from '../../../tests/support/test-rows'
import { GatewayError } from '../gateway-error'
import { anthropicWire } from '../wires/anthropic'
import { openAiWire } from '../wires/openai'
import type { Prepared } from '../wires/wire'
import { noUsageReport, type RequestEstimate, reservationOf, settlementOf, type UsageReport } from './charges'
import { byteLength, tokensOfText } from './estimate-tokens'
import { imageSize } from './image-size'

const model = 'gpt-4o-mini'
const rules = { models: [model], maxOutput: 2_048 }
const price = { inputPerMillion: 3, outputPerMillion: 15 }
const wires = { anthropic: anthropicWire, openai: openAiWire('max_completion_tokens') }

/** A request as it arrives, read; or why it was refused. */
function read(wire: keyof typeof wires, body: object): Prepared | GatewayError {
  try {
    return wires[wire].prepare(JSON.parse(JSON.stringify(body)), rules)
  } catch (error) {
    // Anything else is a bug, and fails the test.
    if (error instanceof GatewayError) return error
    throw error
  }
}

/** A bill for what really happens never exceeds the reservation. */
function checkBill(wire: keyof typeof wires, { body, estimate }: Prepared): void {
  const bill = billOf(wire, JSON.parse(JSON.stringify(body)))
  const reservation = reservationOf(estimate, price)
  expect(bill.input).toBeLessThanOrEqual(estimate.input)
  expect(bill.output).toBeLessThanOrEqual(estimate.output)
  expect(bill.input + bill.output).toBeLessThanOrEqual(reservation.tokens)
  expect(microDollarsOf(bill, price)).toBeLessThanOrEqual(reservation.microDollars)
}

function checkRefusal({ status, message }: GatewayError): void {
  expect([400, 403]).toContain(status)
  expect(message).toMatch(/^[A-Z“].{20,}\.$/)
}

const runs = cases(4_000)

/** Prints in the soak how many were accepted and refused. */
function tell(what: string, taken: number, of: number): void {
  if (soak)
    console.warn(
      `${what}: ${of} requests, ${taken} go on, each billed at most what is set aside; the others are refused.`,
    )
}

test.each([
  ['anthropic', anthropicRequests(model)],
  ['openai', openAiRequests(model)],
] as const)(
  '%s: for any request that the SDK allows, the bill is at most what is set aside, or it is refused',
  (wire, any) => {
    let taken = 0
    fc.assert(
      fc.property(any as fc.Arbitrary<object>, request => {
        const result = read(wire, request)
        if (result instanceof GatewayError) return checkRefusal(result)
        taken++
        checkBill(wire, result)
      }),
      { numRuns: runs },
    )
    tell(`Requests of the ${wire} SDK`, taken, runs)
    // A gateway that refuses everything would pass.
    expect(taken).toBeGreaterThan(runs / 10)
  },
)

test.each([
  ['anthropic', anthropicRequests(model, 0)],
  ['openai', openAiRequests(model, 0)],
] as const)('%s: what a page or a program usually asks goes on as it was sent', (wire, any) => {
  fc.assert(
    fc.property(any as fc.Arbitrary<object>, request => {
      const result = read(wire, request)
      if (result instanceof GatewayError) {
        expect(result.message).toMatch(
          /by address|cannot be read|no PDF|no other file|thinking must be fewer|provider runs|custom|kind|caller|citations/,
        )
        return
      }
      const sent = JSON.parse(JSON.stringify(request))
      for (const field of ['max_tokens', 'max_completion_tokens', 'stream_options', 'metadata', 'user']) {
        delete sent[field]
        delete result.body[field]
      }
      expect(JSON.parse(JSON.stringify(result.body))).toEqual(sent)
    }),
    { numRuns: Math.min(runs, 1_000) },
  )
})

test('hostile requests are refused in a sentence, or billed at most what is set aside', () => {
  let taken = 0
  const numRuns = Math.max(runs, 1_000)
  fc.assert(
    fc.property(hostileRequests(model), ({ wire, body }) => {
      const result = read(wire, body)
      if (result instanceof GatewayError) return checkRefusal(result)
      taken++
      expect([undefined, null, true, false]).toContain(result.body.stream)
      checkBill(wire, result)
    }),
    { numRuns },
  )
  tell('Hostile requests', taken, numRuns)
  expect(taken).toBeGreaterThan(runs / 20)
})

test('no text has more tokens than are counted, also where a tokenizer normalizes it first', () => {
  fc.assert(
    fc.property(texts, text => {
      expect(tokensOfText(text)).toBeGreaterThanOrEqual(Buffer.byteLength(text))
      expect(tokensOfText(text)).toBeGreaterThanOrEqual(Buffer.byteLength(text.normalize('NFKC')))
      expect(byteLength(text)).toBe(Buffer.byteLength(text))
    }),
  )
})

test('a text is as many bytes as UTF-8 has for it, at each border of its lengths', () => {
  for (const code of [0x7f, 0x80, 0x7ff, 0x800, 0xd7ff, 0xe000, 0xffff, 0x10000, 0x10ffff]) {
    const text = String.fromCodePoint(code)
    expect([text, byteLength(text)]).toEqual([text, Buffer.byteLength(text)])
  }
  for (const text of ['\ud83d', '\ude00', '\ude00\ud83d', 'a\ud83db'])
    expect(byteLength(text)).toBe(Buffer.byteLength(text))
})

test('the size of an image is read whatever it is called, and nothing else is an image', () => {
  fc.assert(
    fc.property(images, ({ width, height, data }) => {
      expect(imageSize(data)).toEqual({ width, height })
    }),
  )
  expect(imageKinds.map(kind => imageSize(imageOf(kind, 640, 480)))).toEqual(
    imageKinds.map(() => ({ width: 640, height: 480 })),
  )
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 60 }), fc.constantFrom(...imageKinds), fc.nat(40), (noise, kind, cut) => {
      const whole = Buffer.from(imageOf(kind, 10, 10), 'base64')
      const broken = Buffer.concat([whole.subarray(0, cut), noise]).toString('base64')
      // Whatever it says, it says without an error.
      const size = imageSize(broken)
      if (size) expect(size.width * size.height).toBeGreaterThan(0)
    }),
  )
  expect([imageSize(''), imageSize('no base64 !'), imageSize('eHh4eA==')]).toEqual([null, null, null])
})

const tokens = fc.nat(500_000)
const estimates: fc.Arbitrary<RequestEstimate> = fc.record({
  input: tokens,
  output: tokens,
  inputFactor: fc.constantFrom(1, 1.25, 2),
})
const prices = fc.record({
  inputPerMillion: fc.double({ min: 0, max: 100, noNaN: true }),
  outputPerMillion: fc.double({ min: 0, max: 100, noNaN: true }),
})

test('nothing reported is counted as set aside; what is reported is counted as reported', () => {
  fc.assert(
    fc.property(estimates, prices, (estimate, price) => {
      expect(settlementOf(noUsageReport, estimate, price)).toEqual(reservationOf(estimate, price))
    }),
  )
  const usage = { input: 100, cacheWrite: 20, cacheWriteHour: 10, cacheRead: 50 }
  const estimate = { input: 9_000, output: 2_048, inputFactor: 2 }
  const settled = (report: UsageReport) => settlementOf(report, estimate, { inputPerMillion: 2, outputPerMillion: 10 })
  expect(settled({ input: usage, output: 7 })).toEqual({ tokens: 187, microDollars: 2 * (100 + 25 + 20 + 5) + 70 })
  expect(settled({ input: usage, output: null })).toEqual({ tokens: 180 + 2_048, microDollars: 300 + 20_480 })
  expect(settled({ input: null, output: 7 })).toEqual({ tokens: 9_007, microDollars: 2 * 2 * 9_000 + 70 })
})

test('a fraction of a millionth of a dollar counts as a whole one, what arithmetic adds does not', () => {
  const price = (inputPerMillion: number) => ({ inputPerMillion, outputPerMillion: 0 })
  const dollars = (input: number, perMillion: number) =>
    reservationOf({ input, output: 0, inputFactor: 1 }, price(perMillion)).microDollars
  expect([dollars(3, 0.1), dollars(10, 0.1), dollars(11, 0.1)]).toEqual([1, 1, 2])
  // 10 * 1.1 is 11.000000000000002 here.
  expect(dollars(10, 1.1)).toBe(11)
})

test('beyond 200,000 tokens what is read costs twice, and what is written half as much again', () => {
  const charge = (input: number) =>
    reservationOf({ input, output: 1_000, inputFactor: 1 }, { inputPerMillion: 2, outputPerMillion: 10 })
  expect(charge(200_000)).toEqual({ tokens: 201_000, microDollars: 2 * 200_000 + 10 * 1_000 })
  expect(charge(200_001)).toEqual({ tokens: 201_001, microDollars: 4 * 200_001 + 15 * 1_000 })
})

test('where no price is known, tokens alone are counted', () => {
  const estimate = { input: 10, output: 5, inputFactor: 2 }
  expect(reservationOf(estimate, null)).toEqual({ tokens: 15, microDollars: 0 })
  expect(settlementOf(noUsageReport, estimate, null)).toEqual({ tokens: 15, microDollars: 0 })
})

test('a report within what was set aside is never counted as more', () => {
  const parts = fc.array(fc.nat(100), { minLength: 4, maxLength: 4 })
  fc.assert(
    fc.property(estimates, prices, parts, fc.nat(100), (estimate, price, shares, written) => {
      const sum = shares.reduce((a, b) => a + b, 1)
      const [input = 0, cacheWrite = 0, cacheRead = 0] = shares.map(share => Math.floor((estimate.input * share) / sum))
      // Cache writes are more expensive only where the request asks for them.
      const usage = { input, cacheWrite: estimate.inputFactor > 1 ? cacheWrite : 0, cacheWriteHour: 0, cacheRead }
      const settled = settlementOf(
        { input: usage, output: Math.floor((estimate.output * written) / 100) },
        estimate,
        price,
      )
      const reserved = reservationOf(estimate, price)
      expect(settled.tokens).toBeLessThanOrEqual(reserved.tokens)
      expect(settled.microDollars).toBeLessThanOrEqual(reserved.microDollars)
    }),
  )
})

const question = { model, max_tokens: 50, messages: [{ role: 'user', content: 'hi' }] }
const asking = (content: unknown) => ({ ...question, messages: [{ role: 'user', content }] })
const pdf = { type: 'base64', media_type: 'application/pdf', data: 'JVBERi0=' }

testRows([
  ['anthropic', { ...question, stream: 'true' }, '“stream” must be true or false'],
  ['openai', { ...question, stream: 1 }, '“stream” must be true or false'],
  ['anthropic', { ...question, mcp_servers: [] }, 'the field “mcp_servers”. Leave it out'],
  ['anthropic', { ...question, constructor: 1 }, 'the field “constructor”'],
  ['anthropic', asking([{ type: 'text', text: 'x', price: 0 }]), 'the field “messages.0.content.0.price”'],
  ['anthropic', asking([{ type: 'document', source: pdf }]), 'no PDF'],
  ['anthropic', asking([{ type: 'document', source: { type: 'file', file_id: 'x' } }]), 'by address'],
  ['anthropic', asking([{ type: 'image', source: { type: 'url', url: 'https://a.example' } }]), 'by address'],
  [
    'anthropic',
    asking([{ type: 'image', source: { type: 'base64', media_type: 'image/png', data: 'eHh4' } }]),
    'cannot be read',
  ],
  [
    'anthropic',
    asking([{ type: 'tool_result', tool_use_id: 'x', content: [{ type: 'document', source: pdf }] }]),
    'no PDF',
  ],
  ['anthropic', asking([{ type: 'hologram' }]), 'parts of the kind “hologram”'],
  ['anthropic', asking([{ type: 'server_tool_use', id: 'x', name: 'web_search', input: {} }]), 'tools of your own'],
  ['anthropic', { ...question, tools: [{ type: 'web_search_20260318', name: 'web_search' }] }, 'tools of your own'],
  ['anthropic', { ...question, thinking: { type: 'enabled', budget_tokens: 50 } }, 'thinking must be fewer'],
  ['anthropic', { ...question, max_tokens: 0.5 }, '“max_tokens” must be a whole number'],
  ['anthropic', { ...question, model: 'another' }, 'This class may use: gpt-4o-mini'],
  ['anthropic', { model, max_tokens: 5 }, '“messages” is missing'],
  ['anthropic', { ...question, messages: [[]] }, '“messages.0” must be an object'],
  ['anthropic', asking([[]]), '“messages.0.content.0” must be an object'],
  ['anthropic', asking([null]), '“messages.0.content.0” must be an object'],
  ['anthropic', asking(undefined), '“messages.0.content” is missing'],
  ['openai', { ...question, reasoning: [] }, '“reasoning” must be an object'],
  ['openai', { ...question, tools: [[]] }, '“tools.0” must be an object'],
  ['openai', { ...question, n: 2 }, 'one answer at a time'],
  ['openai', { ...question, prediction: { type: 'content', content: 'x' } }, 'the field “prediction”'],
  ['openai', { ...question, service_tier: 'priority' }, 'the field “service_tier”'],
  ['openai', { ...question, tools: [{ type: 'custom', custom: { name: 'x' } }] }, 'tools of your own'],
  ['openai', asking([{ type: 'file', file: { file_id: 'x' } }]), 'no PDF'],
  ['openai', asking([{ type: 'input_audio', input_audio: { data: 'x', format: 'wav' } }]), 'no sound'],
  ['openai', asking([{ type: 'image_url', image_url: { url: 'https://a.example/x.png' } }]), 'by address'],
  ['openai', asking([{ type: 'image_url', image_url: { url: 'data:image/png;base64,eHh4' } }]), 'cannot be read'],
  [
    'openai',
    { ...question, [`odd field\n${'x'.repeat(100)}`]: 1 },
    'has a field that the class gateway does not pass on. Leave',
  ],
] as const)('a request whose cost has no bound is refused', (wire, body, words) => {
  const result = read(wire, body)
  expect(result).toBeInstanceOf(GatewayError)
  expect((result as GatewayError).message).toContain(words)
})

test('what looks like an image and is none counts as text', () => {
  const long = 'x'.repeat(100_000)
  const image = { type: 'image', source: { type: 'base64', media_type: 'image/png', data: long } }
  const disguised = [
    { tools: [{ name: 'paint', input_schema: { type: 'object', properties: image } }] },
    asking([{ type: 'tool_use', id: 'x', name: 'paint', input: image }]),
  ]
  for (const more of disguised) {
    const result = read('anthropic', { ...question, ...more })
    expect((result as Prepared).estimate.input).toBeGreaterThan(100_000)
  }
  const real = asking([{ ...image, source: { ...image.source, data: imageOf('png', 1_000, 1_000) } }])
  expect((read('anthropic', real) as Prepared).estimate.input).toBeLessThan(4_000)
})

test('an image inside of a document or a result counts as an image', () => {
  const data = Buffer.concat([Buffer.from(imageOf('png', 1_000, 1_000), 'base64'), Buffer.alloc(50_000)]).toString(
    'base64',
  )
  const image = { type: 'image', source: { type: 'base64', media_type: 'image/png', data } }
  for (const block of [
    { type: 'document', source: { type: 'content', content: [image] } },
    { type: 'tool_result', tool_use_id: 'x', content: [image] },
    {
      type: 'tool_result',
      tool_use_id: 'x',
      content: [{ type: 'document', source: { type: 'content', content: [image] } }],
    },
  ])
    expect((read('anthropic', asking([block])) as Prepared).estimate.input).toBeLessThan(4_000)
})

test('the image of an address is read however its type and its lines are written', () => {
  const png = imageOf('png', 1_000, 1_000)
  const lines = png.replace(/(.{20})/g, '$1\n')
  for (const url of [`data:image/png;base64,${png}`, `data:image/PNG;BASE64,${png}`, `data:image/png;base64,${lines}`])
    expect(read('openai', asking([{ type: 'image_url', image_url: { url } }]))).toHaveProperty('estimate')
  for (const url of [`data:image/png,${png}`, `data:text/plain;base64,${png}`])
    expect(read('openai', asking([{ type: 'image_url', image_url: { url } }]))).toBeInstanceOf(GatewayError)
})

test('writing to the cache is reckoned as dear as it is', () => {
  const factorOf = (wire: keyof typeof wires, more: object) =>
    (read(wire, { ...question, ...more }) as Prepared).estimate.inputFactor
  expect(factorOf('anthropic', {})).toBe(1)
  expect(factorOf('anthropic', { cache_control: { type: 'ephemeral' } })).toBe(1.25)
  const hour = { cache_control: { type: 'ephemeral', ttl: '1h' } }
  expect(factorOf('anthropic', { system: [{ type: 'text', text: 'x', ...hour }] })).toBe(2)
  // OpenAI's newest write to their cache unasked.
  expect(factorOf('openai', {})).toBe(1.25)
})
