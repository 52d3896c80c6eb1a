import { expect, test } from 'vitest'
import { FailedCodes } from '../classes/failed-codes'
import type { RequestContext } from '../request-context'
import { expiredCookie, hashOfTeacherCode, isTeacher, isTeacherCode, sessionCookie } from './auth'

const chosen = 'A code of my own'

async function open(address = 'https://class.example/teacher') {
  let now = 1_000_000
  let hash = await hashOfTeacherCode(chosen)
  const gateway = { now: () => now, teacher: { codeHash: async () => hash }, failedCodes: new FailedCodes(() => now) }
  const context = (headers: Record<string, string> = {}) =>
    ({
      gateway,
      request: new Request(address, { headers }),
      caller: { address: 'school' },
    }) as unknown as RequestContext
  return {
    context,
    pass: (ms: number) => {
      now += ms
    },
    async choose(code: string | null) {
      hash = await hashOfTeacherCode(code)
    },
    isIn: (cookie: string) => isTeacher(context({ cookie })),
  }
}

const valueIn = (cookie: string) => cookie.split(';')[0] ?? ''

test('a teacher stays in for twelve hours, and not a millisecond longer', async () => {
  const { context, pass, isIn } = await open()
  const cookie = valueIn(await sessionCookie(context()))
  expect(await isIn(`other=1; ${cookie}; more=2`)).toBe(true)
  pass(12 * 60 * 60_000)
  expect(await isIn(cookie)).toBe(true)
  pass(1)
  expect(await isIn(cookie)).toBe(false)
})

test('a cookie with another time, another seal or no seal lets no one in, and a new code ends it', async () => {
  const { context, choose, isIn } = await open()
  const cookie = valueIn(await sessionCookie(context()))
  const [name, until = '', seal = ''] = cookie.split(/[=.]/)
  for (const [time, mark] of [
    [Number(until) + 1, seal],
    [until, seal.replace(/^./, letter => (letter === '0' ? '1' : '0'))],
    [until, seal.slice(1)],
    [until, ''],
  ])
    expect(await isIn(`${name}=${time}.${mark}`)).toBe(false)
  expect(await isIn(`x${cookie}`)).toBe(false)
  await choose('another code')
  expect(await isIn(cookie)).toBe(false)
  await choose(null)
  expect(await isIn(cookie)).toBe(false)
  await choose(chosen)
  expect(await isIn(cookie)).toBe(true)
})

test('over https the cookie is for encrypted connections, and it ends where the teacher leaves', async () => {
  const [safe, home] = [await open(), await open('http://127.0.0.1:8787/teacher')]
  const rest = (cookie: string) => cookie.slice(cookie.indexOf(';'))
  const kept = '; Path=/teacher; HttpOnly; SameSite=Strict; Max-Age=43200'
  expect(rest(await sessionCookie(safe.context()))).toBe(`${kept}; Secure`)
  expect(rest(await sessionCookie(home.context()))).toBe(kept)
  expect(expiredCookie(home.context())).toBe('aili5-teacher=; Path=/teacher; HttpOnly; SameSite=Strict; Max-Age=0')
})

test('a code that a teacher chose is taken as it is, one of ours however it is typed', async () => {
  const { context, choose } = await open()
  const isRight = (typed: string) => isTeacherCode(context(), typed)
  expect(await Promise.all([chosen, ` ${chosen}\n`, chosen.toLowerCase(), ''].map(isRight))).toEqual([
    ...[true, true],
    ...[false, false],
  ])
  await choose('2345-6789-bcdf-ghjk')
  expect(await Promise.all(['2345-6789-bcdf-ghjk', '2345 6789 BCDF ghjk', '23456789bcdfghj'].map(isRight))).toEqual([
    ...[true, true],
    false,
  ])
  await choose(null)
  expect(await isRight('')).toBe(false)
})

test('after thirty wrong codes the next one has to wait, and the right one does not', async () => {
  const { context } = await open()
  for (let tries = 0; tries < 30; tries++) expect(await isTeacherCode(context(), 'wrong')).toBe(false)
  await expect(isTeacherCode(context(), 'wrong')).rejects.toMatchObject({
    status: 429,
    headers: { 'retry-after': '600' },
  })
  expect(await isTeacherCode(context(), chosen)).toBe(true)
})
