import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { testRows } from '../../../tests/support/test-rows'
import type { OutgoingRequest, UserAnswer, UserQuestion } from '../../model/events'
import { DEFAULT_LIMITS, requestLimit } from '../../model/limits'
import type { Outgoing } from '../../model/outgoing'
import type { OutgoingReply } from '../../model/services'
import { Broker, noCalls, type OutgoingCalls } from './broker'
import { BrokerError } from './broker-error'

interface World {
  allowed?: string[]
  ownHost?: string
  answer?: UserAnswer
  /** Answers to the first questions, before `answer`. */
  consents?: (UserAnswer | Promise<never>)[]
  reply?: OutgoingReply | Error | string
  maxCalls?: number
  maxRequests?: number
  calls?: OutgoingCalls
  sayHowToAllow?: (host: string) => string
  /** Called while a question is open. */
  onAsk?: () => void
  /** An address that the rules refuse. */
  rule?: string
}

/** A broker whose host allows everything, with a record of consents and requests. */
function brokerIn(world: World = {}) {
  const asked: UserQuestion[] = []
  const sent: OutgoingRequest[] = []
  const reported: Outgoing[] = []
  const addresses: string[] = []
  const broker = new Broker({
    host: {
      async fetch(request) {
        sent.push(request)
        const reply = world.reply ?? { status: 200, body: 'ok', contentType: 'text/plain' }
        if (reply instanceof Error || typeof reply === 'string') throw reply
        return reply
      },
      isAllowedHost: host => world.allowed?.includes(host) ?? false,
      ownHost: world.ownHost,
      ...(world.sayHowToAllow && { sayHowToAllow: world.sayHowToAllow }),
    },
    async ask(question) {
      asked.push(question)
      world.onAsk?.()
      return world.consents?.shift() ?? world.answer ?? { consent: true }
    },
    maxCalls: world.maxCalls,
    maxRequests: world.maxRequests,
    tell: ({ url }, outgoing) => {
      addresses.push(url)
      reported.push(outgoing)
    },
    calls: world.calls,
  })
  const send = (request: Partial<OutgoingRequest> & { url: string }, hosts: string[] = []) =>
    broker.send({ method: 'POST', headers: {}, ...request }, hosts, new AbortController().signal)
  return { send, asked, sent, reported, addresses, broker }
}

const PRIVATE = [
  'http://localhost/',
  'http://LOCALHOST:8080/',
  'http://localhost./',
  'http://printer.localhost/',
  'http://nas.local/',
  'http://nas.local./',
  'http://metadata.google.internal/',
  'http://router.lan/',
  'http://router/',
  'http://127.0.0.1/',
  'http://127.1/',
  'http://127.0.0.1./',
  'http://2130706433/',
  'http://0x7f000001/',
  'http://0x7f.1/',
  'http://0177.0.0.1/',
  'http://017700000001/',
  'http://１２７.０.０.１/',
  'http://127%2e0%2e0%2e1/',
  'http://0/',
  'http://0.0.0.0/',
  'http://10.1.2.3/',
  'http://100.64.0.1/',
  'http://169.254.169.254/latest/meta-data/',
  'http://172.16.0.1/',
  'http://172.31.255.255/',
  'http://192.168.1.1/',
  'http://198.18.0.1/',
  'http://224.0.0.251/',
  'http://255.255.255.255/',
  'http://[::1]/',
  'http://[::]/',
  'http://[0:0:0:0:0:0:0:1]/',
  'http://[::ffff:127.0.0.1]/',
  'http://[::ffff:7f00:1]/',
  'http://[::127.0.0.1]/',
  'http://[::ffff:0:10.0.0.1]/',
  'http://[64:ff9b::192.168.0.1]/',
  'http://[64:ff9b:1::1]/',
  'http://[2002:7f00:1::]/',
  'http://[2001::1]/',
  'http://[fc00::1]/',
  'http://[fd12:3456::1]/',
  'http://[fe80::1]/',
  'http://[fec0::1]/',
  'http://[ff02::1]/',
]

const PUBLIC = [
  'https://example.com/',
  'http://8.8.8.8/',
  'http://172.15.255.255/',
  'http://172.32.0.0/',
  'http://100.63.255.255/',
  'http://100.128.0.0/',
  'http://11.0.0.1/',
  'http://126.255.255.255/',
  'http://128.0.0.1/',
  'http://192.167.255.255/',
  'http://223.255.255.255/',
  'https://[2606:4700::1111]/',
  'https://[::ffff:8.8.8.8]/',
  'https://[64:ff9b::8.8.8.8]/',
  'https://localhost.example.com/',
  'https://127.0.0.1.example.com/',
  'https://internal.example.com/',
]

describe('addresses of this computer and its network', () => {
  testRows(PRIVATE)('are refused without a question', async url => {
    const { send, asked, sent } = brokerIn()
    await expect(send({ url })).rejects.toThrow(BrokerError)
    expect(asked).toEqual([])
    expect(sent).toEqual([])
  })

  testRows(PUBLIC)('do not include public addresses', async url => {
    const { send, sent } = brokerIn()
    await send({ url })
    expect(sent).toHaveLength(1)
  })

  it('being on the list of a document does not open them', async () => {
    const { send, sent } = brokerIn()
    await expect(send({ url: 'http://localhost:3000/' }, ['localhost:3000'])).rejects.toThrow('localhost:3000')
    expect(sent).toEqual([])
  })

  it('the person can open one, and is shown what it is', async () => {
    const { send, asked, sent } = brokerIn({ allowed: ['192.168.1.5:8080'] })
    await send({ url: 'http://192.168.1.5:8080/light' })
    expect(asked).toMatchObject([{ kind: 'consent', reason: 'private-address' }])
    expect(sent).toHaveLength(1)
    await expect(send({ url: 'http://192.168.1.5:8081/light' })).rejects.toThrow(BrokerError)
    await send({ url: 'http://192.168.1.5:8080/light' }, ['192.168.1.5:8080'])
    expect(asked).toHaveLength(1)
  })

  it('a refusal says how to open one', async () => {
    const url = 'http://localhost/'
    const closed = 'localhost is on this computer or its own network, and such addresses are closed'
    await expect(brokerIn().send({ url })).rejects.toThrow(
      `${closed} until the person opens them under “Allowed hosts” in the settings.`,
    )
    const sayHowToAllow = (host: string) => `until --allow ${host} is given`
    await expect(brokerIn({ sayHowToAllow }).send({ url })).rejects.toThrow(
      `${closed} until --allow localhost is given.`,
    )
  })

  it('no notation of a private address reaches the network unless the person opened it', async () => {
    const octet = fc.nat(255)
    const privateV4 = fc.oneof(
      fc.tuple(fc.constant(10), octet, octet, octet),
      fc.tuple(fc.constant(127), octet, octet, octet),
      fc.tuple(fc.constant(172), fc.integer({ min: 16, max: 31 }), octet, octet),
      fc.tuple(fc.constant(192), fc.constant(168), octet, octet),
      fc.tuple(fc.constant(169), fc.constant(254), octet, octet),
      fc.tuple(fc.constant(100), fc.integer({ min: 64, max: 127 }), octet, octet),
      fc.tuple(fc.constant(0), octet, octet, octet),
    )
    const group = fc.nat(0xffff).map(n => n.toString(16))
    const asV4 = fc.tuple(privateV4, fc.nat(6)).map(([[a, b, c, d], notation]) => {
      const whole = ((a << 24) | (b << 16) | (c << 8) | d) >>> 0
      const hex = (n: number) => `0x${n.toString(16)}`
      const octal = (n: number) => `0${n.toString(8)}`
      return [
        `${a}.${b}.${c}.${d}`,
        `${whole}`,
        hex(whole),
        octal(whole),
        `${hex(a)}.${octal(b)}.${c}.${hex(d)}`,
        `${a}.${(b << 16) | (c << 8) | d}`,
        `[::ffff:${a}.${b}.${c}.${d}]`,
      ][notation]
    })
    const asV6 = fc.oneof(
      fc
        .tuple(fc.integer({ min: 0xfc00, max: 0xfdff }), group, group)
        .map(([p, x, y]) => `[${p.toString(16)}:${x}::${y}]`),
      fc.tuple(fc.integer({ min: 0xfe80, max: 0xfebf }), group).map(([p, x]) => `[${p.toString(16)}::${x}]`),
    )
    const port = fc.oneof(
      fc.constant(''),
      fc.integer({ min: 1, max: 65535 }).map(n => `:${n}`),
    )
    await fc.assert(
      fc.asyncProperty(fc.constantFrom('http', 'https'), fc.oneof(asV4, asV6), port, async (scheme, host, tail) => {
        const { send, sent, asked } = brokerIn({ allowed: ['example.com'], ownHost: 'aili5.example' })
        await expect(send({ url: `${scheme}://${host}${tail}/` }, [`${host}${tail}`])).rejects.toThrow(BrokerError)
        expect([...sent, ...asked]).toEqual([])
      }),
    )
  })
})

describe('addresses that are none', () => {
  testRows([
    ['example.com', 'not a full web address'],
    ['//example.com/', 'not a full web address'],
    ['http://', 'not a full web address'],
    ['http://1.2.3.999/', 'not a full web address'],
    ['file:///etc/passwd', 'file:'],
    ['ftp://example.com/', 'ftp:'],
    ['javascript:alert(1)', 'javascript:'],
    ['data:text/html,hi', 'data:'],
    ['ws://example.com/', 'ws:'],
    ['https://me:secret@example.com/', 'user name or password'],
    ['https://:secret@example.com/', 'user name or password'],
    ['https://example.com@evil.example/', 'user name or password'],
    ['x'.repeat(300), `“${'x'.repeat(200)}” is not`],
    [`https://example.com/${'a'.repeat(9000)}`, 'too long'],
  ])('are refused with a reason', async (url, said) => {
    const { send, asked, sent, addresses } = brokerIn()
    await expect(send({ url })).rejects.toThrow(said)
    expect([...asked, ...sent]).toEqual([])
    expect(addresses).toEqual([url.slice(0, 8_000)])
  })

  it('an address of 8,000 characters is one', async () => {
    const { send, sent } = brokerIn()
    await send({ url: 'https://example.com/'.padEnd(8_000, 'a') })
    expect(sent).toHaveLength(1)
  })
})

describe('consent', () => {
  it('is asked for each request when there is no list', async () => {
    const { send, asked } = brokerIn({ allowed: ['example.com'] })
    await send({ url: 'https://example.com/a' })
    await send({ url: 'https://example.com/b' })
    expect(asked).toMatchObject([{ reason: 'no-list' }, { reason: 'no-list' }])
  })

  it('is asked when the list came with the document, and not once the person accepted the host', async () => {
    const stranger = brokerIn()
    await stranger.send({ url: 'https://example.com/' }, ['example.com'])
    expect(stranger.asked).toMatchObject([{ reason: 'list-not-accepted' }])

    const known = brokerIn({ allowed: ['example.com'] })
    await known.send({ url: 'https://example.com/' }, ['example.com'])
    expect(known.asked).toEqual([])
    expect(known.sent).toHaveLength(1)
  })

  it('shows exactly what is sent', async () => {
    const { send, asked, sent } = brokerIn()
    await send({
      url: 'https://EXAMPLE.com/hook#part',
      method: 'PUT',
      headers: { Cookie: 'a=b', Authorization: 'Bearer x' },
      body: '{"a":1}',
    })
    expect(sent[0]).toEqual({
      method: 'PUT',
      url: 'https://example.com/hook',
      headers: { Authorization: 'Bearer x' },
      body: '{"a":1}',
    })
    expect(asked).toEqual([{ kind: 'consent', request: sent[0], reason: 'no-list' }])
  })

  it.each([{ consent: false }, { selectedIds: ['yes'] }, { unavailable: 'This is a terminal.' }])(
    'an answer of %j sends nothing',
    async answer => {
      const { send, sent } = brokerIn({ answer })
      await expect(send({ url: 'https://example.com/' })).rejects.toThrow(/did not allow|Nobody is there/)
      expect(sent).toEqual([])
    },
  )

  it('that comes after a stop sends nothing, and is not counted', async () => {
    const controller = new AbortController()
    const stopped = new Error('stopped')
    const calls = noCalls()
    const { broker, sent } = brokerIn({ calls, onAsk: () => controller.abort(stopped) })
    const request = { method: 'POST', url: 'https://a.example/', headers: {} } as const
    await expect(broker.send(request, [], controller.signal)).rejects.toBe(stopped)
    expect([sent, calls.sent.webhook]).toEqual([[], 0])
  })

  it('without a person, a host allowed beforehand may be called', async () => {
    const { send, sent } = brokerIn({ answer: { unavailable: 'This is a terminal.' }, allowed: ['example.com'] })
    await send({ url: 'https://example.com/' })
    expect(sent).toHaveLength(1)
  })

  it('is not needed for the page itself, at any address', async () => {
    const { send, asked, sent } = brokerIn({ ownHost: 'localhost:5173' })
    await send({ url: 'http://localhost:5173/data.json', method: 'GET' })
    expect(asked).toEqual([])
    expect(sent).toHaveLength(1)
    await expect(send({ url: 'http://localhost:5174/' })).rejects.toThrow(BrokerError)
  })
})

describe('a list of allowed hosts', () => {
  testRows([
    ['https://example.com/x', 'example.com', true],
    ['https://EXAMPLE.com:443/x', 'example.com', true],
    ['http://example.com:80/x', 'Example.COM', true],
    ['https://example.com:8443/x', 'example.com:8443', true],
    ['https://bücher.example/', 'xn--bcher-kva.example', true],
    ['https://example.com:8443/x', 'example.com', false],
    ['https://example.com/x', 'example.com:8443', false],
    ['https://sub.example.com/', 'example.com', false],
    ['https://example.com/', 'sub.example.com', false],
    ['https://example.com.evil.example/', 'example.com', false],
    ['https://evil.example/example.com', 'example.com', false],
    ['https://anything.example/', '*', false],
    ['https://sub.example.com/', '*.example.com', false],
    ['https://evil.example/', 'example.com@evil.example', false],
    ['https://evil.example/', 'evil.example/path', false],
    ['https://evil.example/', '', false],
  ])('allows its hosts and no others', async (url, entry, passes) => {
    const { send, sent } = brokerIn()
    const sending = send({ url }, [entry])
    await (passes ? sending : expect(sending).rejects.toThrow(`not on the list of allowed hosts (${entry}).`))
    expect(sent).toHaveLength(passes ? 1 : 0)
  })
})

describe('what is sent', () => {
  it('leaves out headers of the connection and of the browser', async () => {
    const { send, sent } = brokerIn()
    const headers = {
      Host: 'evil.example',
      cookie: 'a',
      Origin: 'https://x',
      'Content-Length': '3',
      'Transfer-Encoding': 'chunked',
      'Proxy-Authorization': 'x',
      'Sec-Fetch-Mode': 'cors',
      'X-HTTP-Method-Override': 'DELETE',
      'X-Forwarded-For': '127.0.0.1',
    }
    const others = `accept-charset accept-encoding access-control-request-method connection cookie2 date dnt expect
      forwarded keep-alive referer set-cookie set-cookie2 te trailer upgrade via x-method x-method-override x-http-method`
    const kept = { 'X-Api-Key': 'kept', 'content-type': 'text/plain', 'x-accept-charset': 'x', dates: 'x', via2: 'x' }
    const dropped = Object.fromEntries(others.split(/\s+/).map(name => [name, 'x']))
    await send({ url: 'https://example.com/', headers: { ...headers, ...dropped, ...kept } })
    expect(sent[0]?.headers).toEqual(kept)
  })

  it('takes headers of 8,000 characters in all, with their names', async () => {
    const { send, sent } = brokerIn()
    const headers = (length: number) => ({ ['x'.repeat(4_000)]: 'y'.repeat(length) })
    await send({ url: 'https://example.com/', headers: headers(4_000) })
    await expect(send({ url: 'https://example.com/', headers: headers(4_001) })).rejects.toThrow('too long')
    expect(sent).toHaveLength(1)
  })

  testRows([
    [{ 'X-A': 'one\r\nHost: evil' }, 'characters'],
    [{ 'X A': 'one' }, 'characters'],
    [{ '': 'one' }, 'characters'],
    [{ [` ${'x'.repeat(80)}`]: 'one' }, `The header “ ${'x'.repeat(59)}” has characters`],
    [{ 'X-A': 'a'.repeat(9000) }, 'too long'],
  ])('refuses headers that are none', async (headers, said) => {
    const { send, asked } = brokerIn()
    await expect(send({ url: 'https://example.com/', headers })).rejects.toThrow(said)
    expect(asked).toEqual([])
  })

  it('counts the body in bytes and stops at 64 kB', async () => {
    const { send, sent } = brokerIn()
    await send({ url: 'https://example.com/', body: 'a'.repeat(64_000) })
    await expect(send({ url: 'https://example.com/', body: 'é'.repeat(32_001) })).rejects.toThrow('64 kB')
    expect(sent).toHaveLength(1)
  })

  it.each(['GET', 'HEAD'] as const)('has no body with %s, and may ask for a page', async method => {
    const { send, sent } = brokerIn()
    const request = { url: 'https://example.com/', method, headers: {} }
    await send({ ...request, body: 'x' })
    await send({ ...request, page: true })
    expect(sent).toEqual([request, { ...request, page: true }])
  })
})

describe('a run', () => {
  it('makes ten requests at most, asked or not, also side by side', async () => {
    const { send, sent, asked } = brokerIn()
    const settled = await Promise.allSettled(
      Array.from({ length: 14 }, (_, n) => send({ url: `https://example.com/${n}` })),
    )
    expect(settled.filter(one => one.status === 'rejected')).toHaveLength(4)
    expect(sent).toHaveLength(10)
    expect(asked).toHaveLength(10)
  })

  it('counts the calls of all brokers that share its count', async () => {
    const calls = noCalls()
    const first = brokerIn({ maxCalls: 2, calls })
    const second = brokerIn({ maxCalls: 2, calls })
    await first.send({ url: 'https://example.com/' })
    await second.send({ url: 'https://example.com/' })
    await expect(first.send({ url: 'https://example.com/' })).rejects.toThrow('already made 2 requests')
  })

  it('counts what was let out: neither what the rules refuse, nor what the person does', async () => {
    const calls = noCalls()
    const refusing = brokerIn({ answer: { consent: false }, maxCalls: 3, calls })
    for (let n = 0; n < 4; n += 1)
      await expect(refusing.send({ url: 'http://localhost/' })).rejects.toThrow(BrokerError)
    for (let n = 0; n < 2; n += 1)
      await expect(refusing.send({ url: 'https://example.com/' })).rejects.toThrow('did not allow')
    const { send, sent } = brokerIn({ maxCalls: 3, calls })
    for (let n = 0; n < 3; n += 1) await send({ url: 'https://example.com/' })
    await expect(send({ url: 'https://example.com/' })).rejects.toThrow('already made 3 requests')
    expect(sent).toHaveLength(3)
  })

  it('does not ask a person again and again who says no', async () => {
    const { send, asked, reported } = brokerIn({ answer: { consent: false }, maxCalls: 2 })
    for (let n = 0; n < 2; n += 1) await expect(send({ url: 'https://example.com/' })).rejects.toThrow('did not allow')
    await expect(send({ url: 'https://example.com/' })).rejects.toThrow('said no 2 times')
    expect(asked).toHaveLength(2)
    expect(reported.map(({ why }) => why)).toEqual(['refused', 'refused', 'limit'])
  })

  it('counts what the document fetches by itself, up to the limit of the document', async () => {
    const calls = noCalls()
    const { broker, send } = brokerIn({ maxCalls: 1, maxRequests: 30, calls })
    const { signal } = new AbortController()
    const request = { method: 'GET', url: 'https://example.com/', headers: {} } as const
    const fetchOne = () => broker.send(request, [], signal, 'integration')
    for (let n = 0; n < 30; n += 1) await fetchOne()
    await expect(fetchOne()).rejects.toThrow(requestLimit(30))
    await send({ url: 'https://example.com/' })
    expect(calls).toMatchObject({ sent: { webhook: 1, integration: 30 } })
  })

  it('counts no fetch that the person refused; the usual limit is that of a document', async () => {
    const calls = noCalls()
    const request = { method: 'GET', url: 'https://example.com/', headers: {} } as const
    const fetchWith = (world: World) =>
      brokerIn({ calls, ...world }).broker.send(request, [], new AbortController().signal, 'integration')
    await expect(fetchWith({ answer: { consent: false } })).rejects.toThrow('did not allow')
    expect(calls).toMatchObject({ sent: { webhook: 0, integration: 0 } })
    for (let n = 0; n < DEFAULT_LIMITS.maxRequests; n += 1) await fetchWith({})
    await expect(fetchWith({})).rejects.toThrow(requestLimit(DEFAULT_LIMITS.maxRequests))
  })

  it('that was stopped sends nothing, and says why in its own words', async () => {
    const { broker, sent } = brokerIn()
    const controller = new AbortController()
    const reason = new Error('stopped by the person')
    controller.abort(reason)
    const request = { method: 'GET', url: 'https://example.com/', headers: {} } as const
    await expect(broker.send(request, [], controller.signal)).rejects.toBe(reason)
    expect(sent).toEqual([])
  })
})

describe('the answer', () => {
  it('is given as it came', async () => {
    const reply = { status: 404, body: 'no', contentType: 'text/plain' }
    expect(await brokerIn({ reply }).send({ url: 'https://example.com/' })).toEqual(reply)
    expect(await brokerIn({ reply: { hidden: true } }).send({ url: 'https://example.com/' })).toEqual({ hidden: true })
  })

  it('comes whole, so that it can be parsed', async () => {
    const reply = { status: 200, body: JSON.stringify('a'.repeat(20_001)), contentType: 'application/json' }
    expect(await brokerIn({ reply }).send({ url: 'https://example.com/' })).toEqual(reply)
  })
})

describe('the outcome', () => {
  const url = 'https://example.com/'
  const notSent = new BrokerError('Nobody is there.', { why: 'closed-port' })

  testRows<[string, World, object]>([
    ['an answer', {}, { outcome: 'answered', status: 200 }],
    [
      'an answer that says no',
      { reply: { status: 503, body: '', contentType: '' } },
      { outcome: 'answered', status: 503 },
    ],
    ['an answer that is hidden', { reply: { hidden: true } }, { outcome: 'sent-unreadable' }],
    ['a rule', { rule: 'http://localhost/' }, { outcome: 'not-sent', why: 'not-allowed' }],
    ['the person', { answer: { consent: false } }, { outcome: 'not-sent', why: 'refused' }],
    ['a cap', { maxCalls: 0 }, { outcome: 'not-sent', why: 'limit' }],
    ['a failure that the host knows', { reply: notSent }, { outcome: 'not-sent', why: 'closed-port' }],
    ['any other failure', { reply: new TypeError('Failed to fetch') }, { outcome: 'unknown' }],
  ])('is reported once, whatever happens', async (_what, world, outcome) => {
    const { send, reported } = brokerIn(world)
    await send({ url: world.rule ?? url }).catch(() => {})
    expect(reported).toEqual([expect.objectContaining(outcome)])
  })

  it('is not known of what was stopped on its way', async () => {
    const controller = new AbortController()
    const reported: object[] = []
    const broker = new Broker({
      host: {
        fetch: async () => {
          controller.abort(new Error('stopped by the person'))
          throw new TypeError('aborted')
        },
        isAllowedHost: () => false,
      },
      ask: async () => ({ consent: true }),
      tell: (_request, outgoing) => reported.push(outgoing),
    })
    const sending = broker.send({ method: 'POST', url, headers: {} }, [], controller.signal)
    await expect(sending).rejects.toThrow('stopped by the person')
    expect(reported).toEqual([expect.objectContaining({ outcome: 'unknown' })])
  })

  it('unknown: the same is not sent again without the person, even where all is allowed', async () => {
    const world: World = { reply: new TypeError('Failed to fetch'), allowed: ['example.com'] }
    const { send, asked, sent } = brokerIn(world)
    const again = () => send({ url, body: '{"lamp":1}' }, ['example.com'])
    await expect(again()).rejects.toThrow('not known whether')
    expect(asked).toEqual([])
    world.answer = { unavailable: 'This is a terminal.' }
    await expect(again()).rejects.toThrow('nobody is there to say that it may be sent again')
    expect(sent).toHaveLength(1)
    world.answer = { consent: true }
    await expect(again()).rejects.toThrow('not known whether')
    expect(asked).toMatchObject([{ reason: 'may-have-arrived' }, { reason: 'may-have-arrived' }])
    expect(sent).toHaveLength(2)
    // A different body or method makes a different request.
    await expect(send({ url, body: '{"lamp":2}' }, ['example.com'])).rejects.toThrow('not known whether')
    await expect(send({ url, body: '{"lamp":1}', method: 'PUT' }, ['example.com'])).rejects.toThrow('not known whether')
    expect(asked).toHaveLength(2)
  })

  it('unknown: of the whole run, in whatever order the headers are', async () => {
    const calls = noCalls()
    const failing = brokerIn({ reply: new TypeError('Failed to fetch'), allowed: ['example.com'], calls })
    await expect(failing.send({ url, headers: { a: '1', b: '2' } }, ['example.com'])).rejects.toThrow()
    const { send, asked } = brokerIn({ allowed: ['example.com'], calls })
    await send({ url, headers: { b: '2', a: '1' } }, ['example.com'])
    expect(asked).toMatchObject([{ reason: 'may-have-arrived' }])
  })

  it('unknown: also of what was stopped on its way, and not of what the host knows', async () => {
    const calls = noCalls()
    const controller = new AbortController()
    const stopping = new Broker({
      host: {
        fetch: async () => {
          controller.abort()
          throw new TypeError('aborted')
        },
        isAllowedHost: () => true,
      },
      ask: async () => ({ consent: true }),
      calls,
    })
    const request = { method: 'POST', url, headers: {} } as const
    await expect(stopping.send(request, ['example.com'], controller.signal)).rejects.toThrow()
    const known = brokerIn({ reply: notSent, allowed: ['example.com'], calls })
    await expect(known.send({ url: `${url}known` }, ['example.com'])).rejects.toThrow()
    const { send, asked } = brokerIn({ allowed: ['example.com'], calls })
    await send({ url: `${url}known` }, ['example.com'])
    expect(asked).toEqual([])
    await send({ url }, ['example.com'])
    expect(asked).toMatchObject([{ reason: 'may-have-arrived' }])
  })

  it.each([
    [new TypeError('Failed to fetch'), 'No answer came from example.com (Failed to fetch), so it'],
    [new Error(''), 'No answer came from example.com, so it'],
    ['gone', 'No answer came from example.com, so it'],
  ])('a failure of the host is its cause: %s', async (reply, said) => {
    const error = await brokerIn({ reply })
      .send({ url })
      .then(
        () => expect.unreachable(),
        (thrown: BrokerError) => thrown,
      )
    expect(error).toMatchObject({ cause: reply })
    expect(error.message).toBe(`${said} is not known whether the request arrived.`)
    expect(error.outgoing).toEqual({ outcome: 'unknown', message: error.words })
  })

  it('has the status of an answer that cannot be used, and no reason for not being sent', () => {
    expect(new BrokerError('x', { outcome: 'unknown', status: 502 }).outgoing).toEqual({
      ...{ outcome: 'unknown', status: 502, message: 'x' },
    })
  })
})

describe('a conversation', () => {
  const request = { method: 'POST', url: 'https://tools.example/mcp', headers: {} } as const
  const { signal } = new AbortController()

  it('is asked about once, and where it is worth asking; with a host that is allowed it is not', async () => {
    const { broker, asked } = brokerIn()
    const talk = (worthAsking: boolean) => broker.converse(request, worthAsking, signal)
    for (const worthAsking of [false, false, true]) await talk(worthAsking)
    expect(asked).toMatchObject([{ reason: 'list-not-accepted' }, { reason: 'list-not-accepted' }])
    const allowed = brokerIn({ allowed: ['tools.example'] })
    await allowed.broker.converse(request, false, signal)
    expect(allowed.asked).toEqual([])
  })

  it('has 100 requests at most', async () => {
    const { broker, sent, reported } = brokerIn({ maxCalls: 1 })
    for (let n = 0; n < 100; n += 1) await broker.converse(request, false, signal)
    await expect(broker.converse(request, false, signal)).rejects.toThrow(
      'This run has already sent tools.example 100 requests, the most it may.',
    )
    expect(sent).toHaveLength(100)
    expect(reported.at(-1)).toMatchObject({ outcome: 'not-sent', why: 'limit' })
    // Another address is another conversation, and counted.
    await expect(broker.converse({ ...request, url: `${request.url}2` }, false, signal)).rejects.toThrow('1 request')
  })
})

it('asks again where a question about a conversation was broken off, and not where it was refused', async () => {
  const stop = new AbortController()
  const world: World = { answer: { consent: false } }
  const { broker, asked } = brokerIn(world)
  const talk = (signal: AbortSignal) =>
    broker.converse({ method: 'POST', url: 'https://tools.example/mcp', headers: {} }, false, signal)
  await expect(talk(stop.signal)).rejects.toThrow(BrokerError)
  await expect(talk(stop.signal)).rejects.toThrow(BrokerError)
  expect(asked).toHaveLength(1)

  const again = brokerIn({ consents: [Promise.reject(new DOMException('stopped', 'AbortError')), { consent: true }] })
  const request = { method: 'POST', url: 'https://tools.example/mcp', headers: {} } as const
  await expect(again.broker.converse(request, false, stop.signal)).rejects.toThrow('stopped')
  expect(await again.broker.converse(request, false, stop.signal)).toMatchObject({ status: 200 })
  expect(again.asked).toHaveLength(2)
})
