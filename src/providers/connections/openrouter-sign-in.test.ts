import { createHash } from 'node:crypto'
import { expect, test, vi } from 'vitest'
import { inEnglish } from '../../../tests/support/in-english'
import { memoryStorage } from '../../../tests/support/storage'
import { comesFromSignIn } from './openrouter-return'
import { beginSignIn, finishSignIn } from './openrouter-sign-in'

/** OpenRouter as its documentation has it: it gives the key for a code only to who knows the secret behind the challenge. */
function openRouter(address: string, { limit = 5 as number | null } = {}) {
  const asked: { url: string; init: RequestInit }[] = []
  const { searchParams } = new URL(address)
  const fetch = vi.fn(async (url: string | URL | Request, init: RequestInit = {}) => {
    asked.push({ url: String(url), init })
    if (String(url).endsWith('/key')) return Response.json({ data: { limit } })
    const { code, code_verifier: verifier } = JSON.parse(String(init.body))
    const challenge = createHash('sha256').update(verifier).digest('base64url')
    const isRight = code === 'the-code' && challenge === searchParams.get('code_challenge')
    return isRight ? Response.json({ key: 'sk-or-1' }) : Response.json({ error: 'no' }, { status: 403 })
  })
  const back = new URL(searchParams.get('callback_url') ?? '')
  back.searchParams.set('code', 'the-code')
  return { asked, fetch, back }
}

const page = 'https://school.example/aili5/?old=1#2:abc'

test('a person who comes back with a code gets a key, from openrouter.ai alone, with a limit', async () => {
  const storage = memoryStorage()
  const address = await beginSignIn({ page, storage, limitUsd: 5 })
  const url = new URL(address)
  expect(url.origin + url.pathname).toBe('https://openrouter.ai/auth')
  expect(Object.fromEntries(url.searchParams)).toMatchObject({
    code_challenge_method: 'S256',
    limit: '5',
    usage_limit_type: 'monthly',
    callback_url: expect.stringMatching(/^https:\/\/school\.example\/aili5\/\?signin=[\w-]{43}$/),
  })
  const secret = JSON.parse([...storage.kept.values()][0] ?? '{}').verifier
  expect(secret).toMatch(/^[\w-]{43}$/)
  expect(address).not.toContain(secret)

  const { asked, fetch, back } = openRouter(address)
  expect(comesFromSignIn(back.search)).toBe(true)
  expect(await finishSignIn({ search: back.search, storage: () => storage, fetch })).toEqual({
    key: 'sk-or-1',
    limitUsd: 5,
  })
  expect(new Set(asked.map(({ url }) => new URL(url).origin))).toEqual(new Set(['https://openrouter.ai']))
  expect(asked.every(({ init }) => init.redirect === 'error' && init.credentials === 'omit')).toBe(true)
  expect(storage.kept.size).toBe(0)
})

test('a code that was not asked for is not sent anywhere', async () => {
  const storage = memoryStorage()
  const { fetch } = openRouter(await beginSignIn({ page, storage, limitUsd: 5 }))
  const forged = await finishSignIn({ search: '?signin=forged&code=the-code', storage: () => storage, fetch })
  expect(inEnglish(forged)).toEqual({ problem: expect.stringContaining('did not begin in this tab') })
  const again = await finishSignIn({ search: '?signin=forged&code=the-code', storage: memoryStorage, fetch })
  expect(again).toHaveProperty('problem')
  expect(fetch).not.toHaveBeenCalled()
})

test('where the browser refuses the storage of the tab, a sentence says so and nothing is sent', async () => {
  const { fetch, back } = openRouter(await beginSignIn({ page, storage: memoryStorage(), limitUsd: 5 }))
  const refused = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError')
  }
  expect(inEnglish(await finishSignIn({ search: back.search, storage: refused, fetch }))).toEqual({
    problem: expect.stringContaining('did not begin in this tab'),
  })
  expect(fetch).not.toHaveBeenCalled()
})

test.each([
  ['the person said no there', (back: URL) => back.searchParams.delete('code'), /Authorize/],
  ['the code is another one', (back: URL) => back.searchParams.set('code', 'old'), /status 403/],
])('when %s, a sentence says what to do', async (_, spoil, sentence) => {
  const storage = memoryStorage()
  const { fetch, back } = openRouter(await beginSignIn({ page, storage, limitUsd: 5 }))
  spoil(back)
  const result = await finishSignIn({ search: back.search, storage: () => storage, fetch })
  expect(inEnglish(result)).toEqual({ problem: expect.stringMatching(sentence) })
})

test('a key without the limit that was asked for is distinguished', async () => {
  const storage = memoryStorage()
  const { fetch, back } = openRouter(await beginSignIn({ page, storage, limitUsd: 5 }), { limit: null })
  expect(await finishSignIn({ search: back.search, storage: () => storage, fetch })).toEqual({
    key: 'sk-or-1',
    limitUsd: null,
  })
})

test('an address of a person who did not sign in is not taken for one', () => {
  expect(comesFromSignIn('')).toBe(false)
  expect(comesFromSignIn('?code=abc')).toBe(false)
})
