import fc from 'fast-check'
import { expect, test } from 'vitest'
import { inEnglish } from '../../../tests/support/in-english'
import { testRows } from '../../../tests/support/test-rows'
import { toBase64Url } from './base64url'
import { codeWithLesson, readClassCode } from './class-code'
import { type ClassInvitation, decodeClassLink, encodeClassLink, isClassLink } from './class-link'
import { isLink } from './link'

const invitation: ClassInvitation = {
  gateway: 'https://gateway.example.school',
  code: 'kite-mnrt-2h4w-bxqz',
  name: 'Year 7 · Café',
}
const pinned =
  '#class:eyJ2IjoxLCJnYXRld2F5IjoiaHR0cHM6Ly9nYXRld2F5LmV4YW1wbGUuc2Nob29sIiwiY29kZSI6ImtpdGUtbW5ydC0yaDR3LWJ4cXoiLCJuYW1lIjoiWWVhciA3IMK3IENhZsOpIn0'

const linkOf = (json: unknown) => `#class:${toBase64Url(new TextEncoder().encode(JSON.stringify(json)))}`

test('a class link gives back what went in', () => {
  const name = fc
    .string({ unit: 'grapheme', minLength: 1, maxLength: 20 })
    .filter(text => text.trim() === text && text !== '')
  const code = fc.stringMatching(/^[a-z0-9-]{8,64}$/)
  const gateway = fc.constantFrom('https://a.example', 'http://192.168.1.7:8787', 'http://localhost:8787')
  fc.assert(
    fc.property(fc.record({ gateway, code, name }), made => {
      expect(decodeClassLink(`https://example.org/aili5/${encodeClassLink(made)}`)).toEqual(made)
    }),
  )
})

test('the link of the day of the release still opens', () => {
  expect(encodeClassLink(invitation)).toBe(pinned)
  expect(decodeClassLink(pinned)).toEqual(invitation)
})

test('a class link is no link to a document, and the other way round', () => {
  expect([isClassLink(pinned), isLink(pinned)]).toEqual([true, false])
  expect([isClassLink('#1:abc'), isLink('#1:abc')]).toEqual([false, true])
})

testRows([
  ['an address with a path', { ...invitation, v: 1, gateway: 'https://a.example/v1' }],
  ['an address with a password', { ...invitation, v: 1, gateway: 'https://user:word@a.example' }],
  ['an address that is a script', { ...invitation, v: 1, gateway: 'javascript:alert(1)' }],
  ['a code with other letters', { ...invitation, v: 1, code: 'kite mnrt\r\nx: y' }],
  ['no name', { ...invitation, v: 1, name: ' ' }],
  ['no version', invitation],
  ['a list', [1, 2]],
])('a damaged invitation is refused', (_, json) => {
  expect(inEnglish(decodeClassLink(linkOf(json)))).toEqual({ problem: expect.stringContaining('was lost or changed') })
})

test('a link that was cut, is far too long, or is newer than we are is refused in a sentence', () => {
  expect(inEnglish(decodeClassLink(pinned.slice(0, -9)))).toEqual({
    problem: expect.stringContaining('was lost or changed'),
  })
  expect(inEnglish(decodeClassLink(`#class:${'A'.repeat(4_000)}`))).toEqual({
    problem: expect.stringContaining('was lost or changed'),
  })
  expect(inEnglish(decodeClassLink(linkOf({ v: 2 })))).toEqual({ problem: expect.stringContaining('newer aili5') })
  expect(inEnglish(decodeClassLink('https://example.org/'))).toEqual({ problem: 'This is not a link to a class.' })
})

test('a class link can name the lesson to begin with; a damaged name is left out', () => {
  const made = { ...invitation, lesson: 'the-next-word' }
  expect(decodeClassLink(encodeClassLink(made))).toEqual(made)
  expect(decodeClassLink(linkOf({ v: 1, ...invitation, lesson: '<b>' }))).toEqual(invitation)
})

test('a code on the board can carry the number of a lesson', () => {
  const { code } = invitation
  expect(codeWithLesson(code, 'dice')).toBe(`${code}/3`)
  expect(codeWithLesson(code, 'own-lesson')).toBe(code)
  expect(readClassCode(` ${code} / 3 `)).toEqual({ code, lesson: 'dice' })
  expect(readClassCode(code)).toEqual({ code })
  expect(readClassCode(`${code}/999`)).toEqual({ code })
  for (const wrong of ['short', `${code}/x`, `${code}/1/2`, `${code}/`, '']) expect(readClassCode(wrong)).toBeNull()
})

test('a class link whose letters are none in UTF-8 is refused', () => {
  const json = new TextEncoder().encode(JSON.stringify({ v: 1, ...invitation, name: 'Year ?' }))
  const damaged = json.map(byte => (byte === '?'.charCodeAt(0) ? 0xff : byte))
  expect(inEnglish(decodeClassLink(`#class:${toBase64Url(damaged)}`))).toEqual({
    problem: expect.stringContaining('was lost or changed'),
  })
})

test('what is much longer than a class link is not read, and a version that is no number is none', () => {
  const made = { v: 1, ...invitation }
  expect(decodeClassLink(linkOf({ ...made, more: 'x'.repeat(1_000) }))).toEqual(invitation)
  for (const json of [{ ...made, more: 'x'.repeat(2_000) }, { ...made, v: '2' }, null, 7])
    expect(inEnglish(decodeClassLink(linkOf(json)))).toEqual({
      problem: expect.stringContaining('was lost or changed'),
    })
  // The link is the end of its text.
  for (const text of [`${pinned} more`, `see ${pinned}`, `#${pinned}`]) expect(isClassLink(text)).toBe(false)
  for (const text of [
    `${pinned}.`,
    `${pinned}?utm_source=x`,
    pinned.replace('#class:', '#class%3A'),
    `${pinned}\u200b`,
  ])
    expect(decodeClassLink(text)).toEqual(decodeClassLink(pinned))
})
