import { connect } from 'node:net'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { model, type OpenGateway, openGateway, startProvider } from '../support/gateway'

/* Several requests in one connection, in one write or cut anywhere, and requests that state two lengths. Each request is
   the one of its own key: no seat pays for another one, and no request begins inside another one's body. */

const tokensOfAnswer = 15
let provider: Awaited<ReturnType<typeof startProvider>>
let gateway: OpenGateway
/** Keys of two seats. */
let seats: { a: string; b: string }
beforeAll(async () => {
  provider = await startProvider({ chunks: 1, usage: { input: 10, output: 5 } })
  gateway = await openGateway(provider.origin)
  seats = { a: await join('a'), b: await join('b') }
})
afterAll(async () => {
  await gateway?.close()
  await provider?.stop()
})

async function join(device: string): Promise<string> {
  const answer = await gateway.ask('/join', { device: `device ${device} of this test` })
  return ((await answer.json()) as { key: string }).key
}

/** What each seat has used so far. */
async function usedBySeats() {
  const usedBy = async (key: string) => {
    const answer = await gateway.ask('/class', undefined, { authorization: `Bearer ${key}` })
    const { used } = (await answer.json()) as { used: { student: { requests: number; tokens: number } } }
    return { requests: used.student.requests, tokens: used.student.tokens }
  }
  return { a: await usedBy(seats.a), b: await usedBy(seats.b) }
}

/**
 * Sends bytes over one connection, in the given pieces, and gives the statuses of all responses until the gateway
 * disconnects.
 */
function send(pieces: readonly string[]): Promise<number[]> {
  const { hostname, port } = new URL(gateway.origin)
  return new Promise(resolve => {
    let answers = ''
    const socket = connect(Number(port), hostname)
    socket.setNoDelay(true)
    socket.setEncoding('latin1')
    socket.on('data', (chunk: string) => {
      answers += chunk
    })
    socket.on('error', () => {})
    socket.on('close', () => resolve([...answers.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status]) => Number(status))))
    void (async () => {
      for (const piece of pieces) {
        await new Promise(sent => socket.write(piece, 'latin1', sent))
        // A turn of the loop: so the gateway mostly gets the pieces one by one.
        await new Promise(next => setImmediate(next))
      }
    })()
  })
}

type Owner = 'a' | 'b' | 'nobody'
interface Ask {
  owner: Owner
  path: '/v1/messages' | '/v1/chat/completions'
  isChunked: boolean
  isStream: boolean
}

/** A model request as bytes. The last one of a connection asks to close it. */
function bytesOf({ owner, path, isChunked, isStream }: Ask, isLast: boolean, headers = ''): string {
  const body = JSON.stringify({
    model,
    max_tokens: 50,
    messages: [{ role: 'user', content: `hi from ${owner}` }],
    ...(isStream && { stream: true }),
  })
  const half = Math.floor(body.length / 2)
  const chunk = (text: string) => `${text.length.toString(16)}\r\n${text}\r\n`
  const length = isChunked ? 'transfer-encoding: chunked' : `content-length: ${body.length}`
  return [
    `POST ${path} HTTP/1.1`,
    'host: localhost',
    'content-type: application/json',
    ...(owner === 'nobody' ? [] : [`authorization: Bearer ${seats[owner]}`]),
    ...(isLast ? ['connection: close'] : []),
    `${headers}${length}`,
    '',
    isChunked ? `${chunk(body.slice(0, half))}${chunk(body.slice(half))}0\r\n\r\n` : body,
  ].join('\r\n')
}

const asks = fc.record<Ask>({
  owner: fc.constantFrom('a', 'b', 'nobody'),
  path: fc.constantFrom('/v1/messages', '/v1/chat/completions'),
  isChunked: fc.boolean(),
  isStream: fc.boolean(),
})

test('requests of two seats over one connection, in one write or cut anywhere, each count for their own', {
  timeout: 900_000,
}, async () => {
  const cuts = fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 12 })
  await fc.assert(
    fc.asyncProperty(fc.array(asks, { minLength: 1, maxLength: 8 }), cuts, async (all, places) => {
      const before = await usedBySeats()
      const seen = provider.seen.length
      const bytes = all.map((ask, index) => bytesOf(ask, index === all.length - 1)).join('')
      const at = [0, ...places.map(place => Math.floor(place * bytes.length)).sort((a, b) => a - b), bytes.length]
      const pieces = at.slice(1).map((end, index) => bytes.slice(at[index], end))
      const statuses = await send(pieces.filter(piece => piece !== ''))

      expect(statuses).toEqual(all.map(({ owner }) => (owner === 'nobody' ? 401 : 200)))
      const after = await usedBySeats()
      for (const owner of ['a', 'b'] as const) {
        const own = all.filter(ask => ask.owner === owner).length
        expect(after[owner].requests - before[owner].requests).toBe(own)
        expect(after[owner].tokens - before[owner].tokens).toBe(own * tokensOfAnswer)
      }
      const asked = provider.seen.slice(seen).map(({ path, body }) => `${path} ${JSON.stringify(body.messages)}`)
      const paid = all.filter(({ owner }) => owner !== 'nobody')
      expect(asked.sort()).toEqual(
        paid.map(({ owner, path }) => `${path} [{"role":"user","content":"hi from ${owner}"}]`).sort(),
      )
    }),
    { numRuns: 500 },
  )
})

const plain = { path: '/v1/messages', isChunked: false, isStream: false } as const

describe('a request that begins inside another one', () => {
  test('has no key but its own: what is left of a body that is longer than it says is refused', async () => {
    const before = await usedBySeats()
    const inside = bytesOf({ ...plain, owner: 'nobody' }, true)
    const outer = bytesOf({ ...plain, owner: 'a' }, false)
    expect(await send([outer + inside])).toEqual([200, 401])
    const after = await usedBySeats()
    expect(after.a.requests - before.a.requests).toBe(1)
    expect(after.b).toEqual(before.b)
  })

  test.each([
    ['a length beside chunks', 'content-length: 4\r\n', true],
    ['a length of 0 beside chunks', 'content-length: 0\r\n', true],
    ['chunks beside a length', 'transfer-encoding: chunked\r\n', false],
    ['chunks and something else beside a length', 'transfer-encoding: chunked, identity\r\n', false],
    ['an encoding that is none beside a length', 'transfer-encoding: xchunked\r\n', false],
    ['a name with a space', 'transfer-encoding : chunked\r\n', false],
    ['a name after a tab', 'x: y\r\n\ttransfer-encoding: chunked\r\n', false],
    ['two lengths', 'content-length: 0\r\n', false],
    ['two lengths in one', 'content-length: 0, 0\r\n', false],
    ['a length with a sign', 'content-length: +0\r\n', false],
    ['a length in hexadecimal', 'content-length: 0x0\r\n', false],
    ['a line feed alone', 'x: y\ntransfer-encoding: chunked\r\n', false],
  ])('is not there where the outer one states its end in two ways: %s', async (_, headers, isChunked) => {
    const before = await usedBySeats()
    const seen = provider.seen.length
    const inside = bytesOf({ ...plain, owner: 'b' }, true)
    const outer = bytesOf({ ...plain, owner: 'a', isChunked }, false, headers)
    // By one reading of its end the outer one is sound. By another one its end is elsewhere.
    const statuses = await send([outer + inside])
    expect(statuses.length).toBeLessThanOrEqual(1)
    expect(statuses.filter(status => status < 400)).toEqual([])
    expect(await usedBySeats()).toEqual(before)
    expect(provider.seen.length).toBe(seen)
  })

  test('is not there where the outer one is refused before its body was read', async () => {
    const before = await usedBySeats()
    const inside = bytesOf({ ...plain, owner: 'b' }, true)
    const head = (length: number) =>
      `POST /v1/messages HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: ${length}\r\n\r\n`
    // A request without a key, refused for that; what follows is its body, and no request.
    const statuses = await send([head(inside.length) + inside, bytesOf({ ...plain, owner: 'a' }, true)])
    expect(statuses[0]).toBe(401)
    const after = await usedBySeats()
    expect(after.b).toEqual(before.b)
    expect(after.a.requests - before.a.requests).toBe(statuses.filter(status => status === 200).length)
  })
})

test('a limit of one seat is not one of the next request on its connection', async () => {
  const narrow = await openGateway(provider.origin, {
    student: { requestsPerMinute: 2, tokensPerDay: null, dollarsPerDay: null },
  })
  const [wide, had] = [gateway, seats]
  try {
    gateway = narrow
    seats = { a: await join('c'), b: await join('d') }
    const owners: Owner[] = ['a', 'a', 'a', 'b', 'a', 'b']
    const bytes = owners.map((owner, index) => bytesOf({ ...plain, owner }, index === owners.length - 1)).join('')
    const statuses = await send([bytes])
    const of = (owner: Owner) => statuses.filter((_, index) => owners[index] === owner)
    expect(of('b')).toEqual([200, 200])
    expect(of('a').sort()).toEqual([200, 200, 429, 429])
  } finally {
    gateway = wide
    seats = had
    await narrow.close()
  }
})
