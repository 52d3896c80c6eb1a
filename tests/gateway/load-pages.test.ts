import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import { afterAll, afterEach, beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { isPrivateAddress, type Lookup, pinnedLoader } from '../../src/gateway/load/pinned-loader'
import { listen } from '../browser/providers/vendor'
import { type OpenGateway, openGateway, providerKeys } from '../support/gateway'
import { testRows } from '../support/test-rows'

/* Names resolve to this machine: `lookup` replaces the resolver, and the server responds by path. Only the last test
   uses the system's resolver. */

let seen: string[] = []
let answers: Record<string, (answer: ServerResponse) => void> = {}
const server = createServer({ keepAliveTimeout: 0 }, (request, answer) => {
  seen.push(`${request.headers.host}${request.url}`)
  const respond = answers[request.url ?? '']
  if (respond) respond(answer)
  else answer.writeHead(404).end()
})
let port = ''
beforeAll(async () => {
  port = new URL(await listen(server)).port
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

/** Redirects requests for the default port to the server of this test. */
const toThisMachine =
  (lookup: Lookup): ReturnType<typeof pinnedLoader> =>
  (url, limits) => {
    const here = new URL(url)
    here.port = port
    return pinnedLoader(lookup, address => address !== '127.0.0.1' && isPrivateAddress(address))(here, limits)
  }

let gateway: OpenGateway
let lookups: string[][] = []
const lookup: Lookup = async () =>
  (lookups.length > 1 ? lookups.shift() : lookups[0])?.map(address => ({
    address,
    family: address.includes(':') ? 6 : 4,
  })) ?? []
beforeEach(async () => {
  seen = []
  answers = {}
  lookups = [['127.0.0.1']]
  gateway = await openGateway(
    'http://127.0.0.1:9',
    { hosts: ['pages.example', '169.254.169.254', '[::1]', 'localhost', 'pages.example:8080'] },
    { loader: toThisMachine(lookup) },
  )
})
afterEach(() => gateway.close())

const load = async (url: string) => {
  const answer = await gateway.ask('/load', { url })
  return {
    status: answer.status,
    ...((await answer.json()) as { url?: string; title?: string; text?: string; contentType?: string; error?: string }),
  }
}
const page = (type: string, body: string | Buffer) => (answer: ServerResponse) =>
  answer.writeHead(200, { 'content-type': type, 'set-cookie': 'a=b' }).end(body)

test('a page is read as its words', async () => {
  answers['/storm?x=1'] = page(
    'text/html; charset=utf-8',
    `<!doctype html><html><head><title>All about
      storms &amp; rain</title><style>p{}</style></head><body><script>if (a<b) "</p>"; steal()</script>
      <h1>Storms</h1><p>They are <b>loud</b> &ndash; and w&#101;t.<br>Very.</p><!-- <p>no</p> --><ul><li>one<li>two</ul><svg><title>icon</title></svg></body></html>`,
  )
  expect(await load('http://pages.example/storm?x=1#part')).toEqual({
    status: 200,
    url: 'http://pages.example/storm?x=1',
    title: 'All about storms & rain',
    text: 'Storms\n\nThey are loud – and wet.\nVery.\n\none\ntwo',
    contentType: 'text/html',
  })
  const byAddress = await gateway.ask(`/load?url=${encodeURIComponent('http://pages.example/storm?x=1')}`)
  expect(await byAddress.json()).toMatchObject({ title: 'All about storms & rain' })
})

test('a page that says the gateway’s own key, in whatever shape, is read without it', async () => {
  const { openai: key } = providerKeys
  const said = [key, Buffer.from(key).toString('base64'), encodeURIComponent(key)].join(' and ')
  answers['/key'] = page('text/html', `<title>It is ${key}</title><p>${said}</p>`)
  const { status, title = '', text = '' } = await load('http://pages.example/key')
  expect(status).toBe(200)
  for (const part of [key.slice(-12), Buffer.from(key).toString('base64').slice(4, 16)]) {
    expect(title + text).not.toContain(part)
  }
  expect(title).toContain('It is ')
  expect(text.split(' and ')).toHaveLength(3)
})

test('a server is asked for text, without compression, by a program with a name', async () => {
  const asked: IncomingHttpHeaders[] = []
  server.once('request', ({ headers }) => asked.push(headers))
  answers['/a'] = page('text/plain', 'here')
  await load('http://pages.example/a')
  expect(asked).toMatchObject([
    {
      accept: 'text/html, text/*, application/json;q=0.9',
      'accept-encoding': 'identity',
      'user-agent': 'aili5',
      host: `pages.example:${port}`,
    },
  ])
  expect(asked[0]).not.toHaveProperty('cookie')
})

testRows([
  [undefined, 'http://pages.example/', 415],
  ['text/plain', 'http://pages.example/a', 200],
  ['TEXT/PLAIN ; charset=utf-8', 'http://pages.example/a', 200],
  ['application/rss+xml', 'http://pages.example/a', 200],
  ['application/ld+json', 'http://pages.example/a', 200],
  ['application/octet-stream', 'http://pages.example/a', 415],
  ['application/jsonx', 'http://pages.example/a', 415],
  ['xtext/plain', 'http://pages.example/a', 415],
])('a page is answered by its type', async (type, url, status) => {
  answers['/a'] = answers['/'] = answer =>
    answer.writeHead(200, type === undefined ? {} : { 'content-type': type }).end('here')
  const answer = await load(url)
  expect(answer.status).toBe(status)
  if (status === 415)
    expect(answer.error).toBe('This address holds no text. Choose one of a page, a text or some JSON.')
})

test('plain text and JSON come as they are, in the letters that they say', async () => {
  answers['/t'] = page('text/plain; charset=iso-8859-1', Buffer.from('caf\u00e9', 'latin1'))
  answers['/j'] = page('application/json', '{"a":1}')
  answers['/m'] = page('text/html', Buffer.from('<meta charset="windows-1251"><p>\u00ec\u00e8\u00f0', 'latin1'))
  expect(await load('http://pages.example/t')).toMatchObject({ text: 'café', contentType: 'text/plain' })
  expect(await load('http://pages.example/j')).toMatchObject({ text: '{"a":1}', contentType: 'application/json' })
  expect(await load('http://pages.example/m')).toMatchObject({ text: 'мир' })
  // What looks like markup in a plain text is text.
  answers['/t'] = page('text/plain', '<title>a</title> <b>café</b> &amp;')
  const plain = await load('http://pages.example/t')
  expect(plain.text).toBe('<title>a</title> <b>café</b> &amp;')
  expect(plain).not.toHaveProperty('title')
  // Letters that there are not are those of most pages.
  answers['/t'] = page('text/plain; charset=x-none', 'café')
  expect(await load('http://pages.example/t')).toMatchObject({ text: 'café' })
})

test('a page says its letters in its first thousand bytes', async () => {
  const meta = '<meta charset="windows-1251">'
  const withSpace = (before: number) =>
    page('text/html', Buffer.from(`${' '.repeat(before)}${meta}<p>\u00ec\u00e8\u00f0`, 'latin1'))
  answers['/near'] = withSpace(1024 - meta.length)
  answers['/far'] = withSpace(1024)
  expect(await load('http://pages.example/near')).toMatchObject({ text: 'мир' })
  expect((await load('http://pages.example/far')).text).not.toBe('мир')
})

test('of a page that is too large, the rest is not waited for', async () => {
  const isLeft = new Promise<void>(resolve => {
    answers['/large'] = answer => {
      answer.on('close', resolve)
      answer.writeHead(200, { 'content-type': 'text/plain' }).write('x'.repeat(1_000_001))
    }
  })
  expect(await load('http://pages.example/large')).toMatchObject({ status: 413 })
  await isLeft
})

testRows([
  ['http://other.example/', 403, 'certain sites'],
  ['http://sub.pages.example/', 403, 'certain sites'],
  ['http://pages.example.evil.example/', 403, 'certain sites'],
  ['http://pages.example:81/', 403, 'certain sites'],
  ['http://pages.example:8080/', 403, 'usual ports'],
  ['http://name:word@pages.example/', 400, 'password'],
  ['http://name@pages.example/', 400, 'password'],
  ['http://:word@pages.example/', 400, 'password'],
  ['ftp://pages.example/', 400, 'https://'],
  ['pages.example', 400, 'https://'],
  ['http://169.254.169.254/latest/meta-data', 403, 'private network'],
  ['http://[::1]/', 403, 'private network'],
  ['http://localhost/', 403, 'private network'],
])('an address that is not allowed is refused before anything is looked up or sent', async (url, status, words) => {
  lookups = []
  expect(await load(url)).toMatchObject({ status, error: expect.stringContaining(words) })
  expect(seen).toEqual([])
})

test('an address is one text, in the body or the query', async () => {
  answers['/a'] = page('text/plain', 'here')
  const words = 'Give an address that starts with https:// or http://.'
  for (const url of [['http://pages.example/a'], { href: 'http://pages.example/a' }, 7, null, undefined])
    expect(await load(url as unknown as string)).toMatchObject({ status: 400, error: words })
  expect(await (await gateway.ask('/load')).json()).toMatchObject({ error: words })
  expect((await load(`http://pages.example/${'x'.repeat(10_000)}`)).status).toBe(413)
  expect(seen).toEqual([])
})

test('an address in figures is looked up without its brackets', async () => {
  const asked: string[] = []
  const load = pinnedLoader(
    async hostname => {
      asked.push(hostname)
      return [{ address: hostname, family: 6 }]
    },
    () => true,
  )
  const limits = { maxBytes: 100, within: 120_000 }
  for (const host of ['[2606:4700::1111]', 'pages.example'])
    await expect(load(new URL(`http://${host}/`), limits)).rejects.toThrow('private network')
  expect(asked).toEqual(['2606:4700::1111', 'pages.example'])
})

test('a page over https is asked for over https, where its server can', async () => {
  expect(await load('https://pages.example/a')).toMatchObject({
    status: 502,
    error: 'The page could not be read. Try again soon.',
  })
  expect(seen).toEqual([])
})

testRows([
  '10.0.0.1',
  '192.168.1.1',
  '127.0.0.2',
  '169.254.169.254',
  '100.64.0.1',
  '0.0.0.0',
  '224.0.0.1',
  '::1',
  '::',
  'fe80::1%eth0',
  'fd00::1',
  '::ffff:10.0.0.1',
  '::ffff:a00:1',
  '64:ff9b::a00:1',
  '2002:a00:1::',
  'ff02::1',
  'nonsense',
])('a name that leads to a private address is refused, also beside a good address', async address => {
  lookups = [['127.0.0.1', address]]
  expect(await load('http://pages.example/')).toMatchObject({
    status: 403,
    error: expect.stringContaining('private network'),
  })
  lookups = [[address]]
  expect(await load('http://pages.example/')).toMatchObject({ status: 403 })
  expect(seen).toEqual([])
})

test('a name is asked for once, and the connection goes where it led then', async () => {
  answers['/a'] = page('text/plain', 'here')
  lookups = [['127.0.0.1'], ['10.0.0.1']]
  expect(await load('http://pages.example/a')).toMatchObject({ status: 200, text: 'here' })
  expect(seen).toEqual([`pages.example:${port}/a`])
  // The next request resolves again, and finds a changed address.
  expect(await load('http://pages.example/a')).toMatchObject({ status: 403 })
  expect(seen).toHaveLength(1)
})

test('a name without an address is not known', async () => {
  lookups = [[]]
  const error = 'This address is not known. Look for a mistyped letter.'
  expect(await load('http://pages.example/')).toMatchObject({ status: 502, error })
})

test.each([
  ['an error', new Error(`Broken at ${providerKeys.openai}.`), /^Error: Broken at (?!.*sk-canary).*\n +at /s],
  ['what is no error', 'broken', /^unknown$/],
])(
  '%s that the gateway does not expect is logged without keys, and answered without details',
  async (_, thrown, logged) => {
    const log = vi.spyOn(console, 'error').mockReturnValue()
    onTestFinished(() => log.mockRestore())
    await gateway.close()
    gateway = await openGateway(
      'http://127.0.0.1:9',
      { hosts: ['pages.example'] },
      { loader: () => Promise.reject(thrown) },
    )
    const error = 'Something went wrong inside the class gateway. Try again soon.'
    expect(await load('http://pages.example/')).toMatchObject({ status: 500, error })
    expect(log.mock.calls).toEqual([['The gateway failed:', expect.stringMatching(logged)]])
  },
)

test('a redirect is reported and not followed', async () => {
  answers['/old'] = answer => answer.writeHead(302, { location: 'http://10.0.0.1/secret?key=1' }).end()
  answers['/moved'] = answer => answer.writeHead(301, { location: '/new' }).end()
  expect(await load('http://pages.example/old')).toMatchObject({
    status: 422,
    error: expect.stringContaining('http://10.0.0.1/secret.'),
  })
  expect(await load('http://pages.example/moved')).toMatchObject({
    error: expect.stringContaining('pages.example/new'),
  })
  expect(seen).toHaveLength(2)
  for (const location of ['ftp://pages.example/new', 'http://', undefined]) {
    answers['/moved'] = answer => answer.writeHead(301, location === undefined ? {} : { location }).end()
    expect(await load('http://pages.example/moved')).toMatchObject({
      status: 422,
      error: 'The page has moved. Use its new address.',
    })
  }
})

test('what is too large, no text, or not there is refused in a sentence', async () => {
  answers['/large'] = page('text/plain', 'x'.repeat(1_500_000))
  answers['/long'] = page('text/plain', 'x'.repeat(900_000))
  answers['/picture'] = page('image/png', 'x')
  answers['/none'] = answer => answer.writeHead(200).end('x')
  answers['/broken'] = answer =>
    void answer
      .writeHead(200, { 'content-type': 'text/plain', 'content-length': '50' })
      .write('x', () => answer.destroy())
  expect(await load('http://pages.example/large')).toMatchObject({ status: 413 })
  expect((await load('http://pages.example/long')).text).toHaveLength(100_000)
  expect(await load('http://pages.example/picture')).toMatchObject({ status: 415 })
  expect(await load('http://pages.example/none')).toMatchObject({ status: 415 })
  expect(await load('http://pages.example/broken')).toMatchObject({ status: 502 })
  expect(await load('http://pages.example/nowhere')).toMatchObject({
    status: 502,
    error: expect.stringContaining('404'),
  })
  lookups = []
  expect(await load('http://pages.example/')).toMatchObject({
    status: 502,
    error: expect.stringContaining('not known'),
  })
})

test('a page of exactly the largest size is read, and one byte more is not', async () => {
  answers['/large'] = page('text/plain', 'x'.repeat(1_000_000))
  expect(await load('http://pages.example/large')).toMatchObject({ status: 200 })
  answers['/large'] = page('text/plain', 'x'.repeat(1_000_001))
  expect(await load('http://pages.example/large')).toMatchObject({
    status: 413,
    error: 'This page is too large to be read here. Choose a shorter one.',
    code: 'load',
  })
})

test('sites that are not allowed are answered with those that are, or that there are none', async () => {
  expect((await load('http://other.example/')).error).toBe(
    'Your teacher allows certain sites only. They are: pages.example, 169.254.169.254, [::1], localhost, pages.example:8080.',
  )
  const { headers } = await gateway.ask('/load', { url: 'http://other.example/' })
  expect(headers.get('x-should-retry')).toBe('false')
  await gateway.classes.change(gateway.record.id, { hosts: [] })
  expect((await load('http://pages.example/')).error).toBe(
    'Your teacher allows certain sites only. There are none yet.',
  )
})

test('a page that never ends is left', async () => {
  answers['/slow'] = answer => void answer.writeHead(200, { 'content-type': 'text/plain' }).write('x')
  const load = pinnedLoader(lookup, () => false)
  await expect(load(new URL(`http://pages.example:${port}/slow`), { maxBytes: 100, within: 100 })).rejects.toThrow(
    'took too long',
  )
  const forever = pinnedLoader(() => new Promise(() => undefined))
  await expect(forever(new URL('http://pages.example/'), { maxBytes: 100, within: 50 })).rejects.toMatchObject({
    status: 504,
    message: 'The page took too long. Try again, or choose another.',
  })
})

test('pages count as requests, and a paused class reads none', async () => {
  answers['/a'] = page('text/plain', 'here')
  const limits = { requestsPerMinute: 2, tokensPerDay: null, dollarsPerDay: null }
  await gateway.classes.change(gateway.record.id, { student: limits })
  const statuses = [
    await load('http://pages.example/a'),
    await load('http://pages.example/a'),
    await load('http://pages.example/a'),
  ]
  expect(statuses.map(({ status }) => status)).toEqual([200, 200, 429])
  // The log says whose they were.
  expect(gateway.logged[0]).toMatchObject({ route: '/load', status: 200, class: gateway.record.id, seat: 0 })
  await gateway.classes.change(gateway.record.id, { paused: true })
  expect(await load('http://pages.example/a')).toMatchObject({ status: 403, error: expect.stringContaining('paused') })
  expect(
    (await gateway.ask('/load', { url: 'http://pages.example/a' }, { authorization: 'Bearer wrong' })).status,
  ).toBe(401)
})

test('the gateway as it comes refuses names that lead to this machine', async () => {
  const load = pinnedLoader()
  await expect(load(new URL(`http://localhost:${port}/`), { maxBytes: 100, within: 120_000 })).rejects.toThrow(
    'private network',
  )
  expect(seen).toEqual([])
})
