import { expect, test } from 'vitest'
import { testRows } from '../../../tests/support/test-rows'
import { languageCookie, messagesOfRequest } from './request-language'

const ask = (path: string, headers: Record<string, string> = {}, origin = 'https://class.example') =>
  new Request(origin + path, { headers })

test('the cookie of a chosen language lasts a year, and is for encrypted connections where the page came over one', () => {
  const kept = 'aili5-language=fr; Path=/teacher; HttpOnly; SameSite=Strict; Max-Age=31536000'
  expect(languageCookie(ask('/teacher?lang=fr'))).toBe(`${kept}; Secure`)
  expect(languageCookie(ask('/teacher?lang=fr', {}, 'http://127.0.0.1:8787'))).toBe(kept)
  expect(languageCookie(ask('/teacher'))).toBeNull()
})

testRows<[string, Record<string, string>, string]>([
  ['/teacher', {}, 'en'],
  ['/teacher?lang=es', { cookie: 'aili5-language=fr', 'accept-language': 'de' }, 'es'],
  ['/teacher', { cookie: 'class=1; aili5-language=fr; seat=2', 'accept-language': 'de' }, 'fr'],
  ['/teacher', { cookie: 'aili5=fr', 'accept-language': 'en;q=0.2 , de ; q=0.4, fr; q=0.3' }, 'de'],
  ['/teacher', { 'accept-language': 'fr;q=0.9, de' }, 'de'],
  ['/teacher', { 'accept-language': 'fr;q=-1, de;q=0.1' }, 'de'],
  ['/teacher', { 'accept-language': `${'x,'.repeat(49)}de` }, 'de'],
  ['/teacher', { 'accept-language': `${'x,'.repeat(50)}de` }, 'en'],
])('the language is that of the address, the cookie or the browser', async (path, headers, code) => {
  expect((await messagesOfRequest(ask(path, headers))).language.code).toBe(code)
})
