import { describe, expect, it, test } from 'vitest'
import { inEnglish } from '../../../tests/support/in-english'
import { localize } from '../../language/active'
import { joinClass, readGateway, sameClass } from './class-connection'
import type { Connection } from './connections'

const invitation = { gateway: 'https://gateway.example', code: 'kite-mnrt-2h4w', name: 'Year 7' }
const seat = (models: { id: string; wire: string }[]) => () =>
  Response.json({ key: 'seat-1', seat: 1, class: { name: 'Year 7', paused: false, models } })
const gateway = (answer: () => Response | Promise<Response>) => ({
  fetch: (async () => answer()) as typeof fetch,
  localNetwork: async () => 'unknown' as const,
})
async function join(answer: () => Response | Promise<Response>, others: Connection[] = []) {
  return joinClass(invitation, others, gateway(answer))
}

test('a seat is a key, and a connection for each format that the models speak', async () => {
  const asked: [string, RequestInit | undefined][] = []
  const result = await joinClass(invitation, [], {
    fetch: (async (url, init) => {
      asked.push([String(url), init])
      return seat([
        { id: 'gpt-x', wire: 'openai' },
        { id: 'claude-x', wire: 'anthropic' },
      ])()
    }) as typeof fetch,
  })
  expect(asked.map(([url]) => url)).toEqual(['https://gateway.example/join'])
  expect(asked[0]?.[1]).toMatchObject({ method: 'POST', redirect: 'error', credentials: 'omit' })
  if (!('key' in result)) throw new Error(localize(result.sentence))
  expect(result.key).toBe('seat-1')
  expect(result.connections).toMatchObject([
    {
      id: 'class',
      provider: 'class',
      label: 'Year 7',
      wire: 'openai',
      baseUrl: 'https://gateway.example/v1',
      models: ['gpt-x'],
    },
    { id: 'class-claude', wire: 'anthropic', baseUrl: 'https://gateway.example', models: ['claude-x'] },
  ])
  expect(sameClass(result.connections[0] as Connection, result.connections)).toEqual(result.connections)
})

test('a code that fits in no header is named as the cause, and nothing is sent', async () => {
  const asked: string[] = []
  // As in a browser: the headers are read before anything is sent.
  const fetch = (async (url, init) => {
    new Headers(init?.headers)
    asked.push(String(url))
    return new Response()
  }) as typeof globalThis.fetch
  const result = await joinClass({ ...invitation, code: 'kite-mnrt-φ' }, [], {
    fetch,
    localNetwork: async () => 'unknown',
  })
  expect(inEnglish(result)).toMatchObject({ ok: false, sentence: expect.stringContaining('The class code has “φ”') })
  expect(asked).toEqual([])
})

test('a device says who it is, and waits its turn where many join at once', async () => {
  const bodies: unknown[] = []
  const waits: number[] = []
  const many = () => Response.json({ error: 'Many are joining.' }, { status: 429, headers: { 'retry-after': '7' } })
  const ask = (answers: (() => Response)[]) =>
    joinClass(invitation, [], {
      device: 'd'.repeat(32),
      wait: async ms => waits.push(ms),
      fetch: (async (_, init) => {
        bodies.push(JSON.parse(String(init?.body)))
        return (answers.length > 1 ? answers.shift() : answers[0])?.() as Response
      }) as typeof fetch,
    })
  expect('key' in (await ask([many, many, seat([{ id: 'a', wire: 'openai' }])]))).toBe(true)
  expect(bodies).toEqual(Array(3).fill({ device: 'd'.repeat(32) }))
  expect(waits).toEqual([7_000, 7_000])
  // Not for ever, and not for minutes.
  expect('key' in (await ask([many]))).toBe(false)
  expect(waits).toHaveLength(9)
  const minutes = () => Response.json({ error: 'Wait.' }, { status: 429, headers: { 'retry-after': '600' } })
  expect('key' in (await ask([minutes]))).toBe(false)
  expect(waits).toHaveLength(9)
})

test('a new code keeps the ids that cards name; another class gets ids of its own', async () => {
  const first = await join(seat([{ id: 'a', wire: 'openai' }]))
  if (!('key' in first)) throw new Error('no seat')
  const again = await join(seat([{ id: 'a', wire: 'openai' }]), first.connections)
  const other = await joinClass(
    { ...invitation, gateway: 'https://other.example' },
    first.connections,
    gateway(seat([{ id: 'a', wire: 'openai' }])),
  )
  expect([again, other].map(each => ('key' in each ? each.connections[0]?.id : null))).toEqual(['class', 'class-2'])
})

describe('what is in the way is said to a student', () => {
  const refusal = (status: number, message: string) => () =>
    Response.json({ error: { message, type: 'error' } }, { status })
  it.each([
    ['a code that was taken back', refusal(401, 'unknown code'), /does not know this class code.*teacher/],
    ['a class on a break', refusal(403, 'The class is paused.'), /The class is paused/],
    ['no model yet', seat([]), /not chosen a model/],
    ['a page that is no gateway', () => new Response('<html>hello</html>'), /not the way a model does/],
    ['no server', () => Promise.reject(new TypeError('failed')), /Nobody answers.*teacher/],
  ])('%s', async (_, answer, sentence) => {
    const result = await join(answer)
    expect(inEnglish(result)).toMatchObject({ ok: false, sentence: expect.stringMatching(sentence) })
    expect(JSON.stringify(result)).not.toContain(invitation.code)
  })
})

test.each([
  ['gateway.school.example', 'https://gateway.school.example'],
  [' https://gateway.school.example/join ', 'https://gateway.school.example'],
  ['192.168.0.7:8787', 'http://192.168.0.7:8787'],
  ['localhost:8787', 'http://localhost:8787'],
])('reads %s as %s', (typed, origin) => {
  expect(readGateway(typed)).toEqual({ gateway: origin })
})

test.each(['', 'ftp://gateway.example', 'https://me:secret@gateway.example', 'two words'])('refuses %s', typed => {
  expect(readGateway(typed)).toHaveProperty('problem')
})

test('a help line comes with the seat; one that cannot be read refuses no student', async () => {
  const withLine = (helpLine: unknown) => () =>
    Response.json({ key: 'seat-1', class: { models: [{ id: 'gpt-x', wire: 'openai' }], helpLine } })
  const line = async (helpLine: unknown) => {
    const result = await join(withLine(helpLine))
    if (!('key' in result)) throw new Error(localize(result.sentence))
    return result.connections[0]?.helpLine
  }
  expect(await line('Childline, 0800 1111')).toBe('Childline, 0800 1111')
  expect(await line(undefined)).toBeUndefined()
  expect(await line(7)).toBeUndefined()
})
