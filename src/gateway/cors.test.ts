import { expect, test } from 'vitest'
import { testRows } from '../../tests/support/test-rows'
import { corsHeaders, preflight } from './cors'

const asking = (headers: Record<string, string>) => new Request('https://g.example/v1/messages', { headers })
const exposed = 'retry-after, x-should-retry, request-id, x-request-id'

test('a page may read the headers that say when to try again, and which request it was', () => {
  expect(Object.fromEntries(corsHeaders(asking({ origin: 'https://p.example' }), '*') ?? [])).toEqual({
    'access-control-allow-origin': '*',
    'access-control-expose-headers': exposed,
  })
})

test('where pages are listed, caches keep their answers apart, and a program without a page may ask', () => {
  const pages = ['https://p.example']
  expect(Object.fromEntries(corsHeaders(asking({ origin: 'https://p.example' }), pages) ?? [])).toEqual({
    'access-control-allow-origin': 'https://p.example',
    'access-control-expose-headers': exposed,
    vary: 'origin',
  })
  expect(Object.fromEntries(corsHeaders(asking({}), pages) ?? [])).toEqual({
    'access-control-expose-headers': exposed,
    vary: 'origin',
  })
  expect(corsHeaders(asking({ origin: 'https://other.example' }), pages)).toBeNull()
  expect(preflight(asking({ origin: 'https://other.example' }), pages).status).toBe(403)
})

const allowed = (headers: string) =>
  preflight(asking({ 'access-control-request-headers': headers }), '*').headers.get('access-control-allow-headers')

test('a preflight allows the headers of the SDKs and of the page, however they are written', () => {
  const answer = preflight(asking({}), '*')
  expect(answer.headers.get('access-control-allow-methods')).toBe('GET, POST')
  expect(answer.headers.get('access-control-max-age')).toBe('600')
  expect(answer.headers.has('access-control-allow-private-network')).toBe(false)
  expect(allowed('Authorization,X-API-Key ,  content-type')).toBe('authorization, x-api-key, content-type')
  const known =
    'accept, accept-language, user-agent, openai-beta, anthropic-version, x-stainless-retry-count, x-stainless-os'
  expect(allowed(known)).toBe(known)
})

testRows(['cookie', 'x-authorization', 'authorization2', 'anthropic-', 'x-stainless-', 'openai-', 'xanthropic-a', ''])(
  'a preflight does not allow other headers',
  name => {
    expect(allowed(`accept,${name}`)).toBe('accept')
  },
)

test('a preflight allows no more than fifty headers', () => {
  const many = Array.from({ length: 60 }, (_, index) => `anthropic-${index}`)
  expect(allowed(many.join(','))?.split(', ')).toEqual(many.slice(0, 50))
})
