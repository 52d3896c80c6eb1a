import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cases } from '../../../tests/support/soak'
import { LocalizedError } from '../../language/localized-error'
import type { MessageDescriptor } from '../../language/message'
import { englishMessages } from '../../language/messages'
import { redactorOf } from './redactor'

const SECRET = 'sk-ant-api03-Zq8_Lw-2vN5xK9rT4yB7mC1dF6gH3jP0sA'

/** Forms in which a server may echo a key. */
const forms: Record<string, (key: string) => string> = {
  'as it is': key => key,
  'in JSON': key => JSON.stringify(key).slice(1, -1),
  'in an address': encodeURIComponent,
  'in base64': key => Buffer.from(key).toString('base64'),
  'in base64 without padding': key => Buffer.from(key).toString('base64url'),
  'in base64 after a scheme': key => Buffer.from(`Bearer ${key}`).toString('base64'),
  'in base64 after a name': key => Buffer.from(`u:${key}`).toString('base64'),
}

const anyKey = fc.string({ unit: 'grapheme-ascii', minLength: 8, maxLength: 60 }).filter(key => key.trim().length >= 8)
const usualKey = fc.stringMatching(/^(sk-|sk-proj-|sk-ant-api03-|AIza|gsk_|)[A-Za-z0-9_-]{16,60}$/)
const lengths = fc.array(fc.integer({ min: 1, max: 12 }), { maxLength: 60 })

/** A text in pieces of these lengths, and one for the rest. */
function cut(text: string, lengths: readonly number[]): string[] {
  const [length, ...more] = lengths
  return length === undefined ? [text] : [text.slice(0, length), ...cut(text.slice(length), more)]
}

function streamed(key: string, pieces: readonly string[]): string {
  const stream = redactorOf([key]).stream()
  return pieces.map(piece => stream.push(piece)).join('') + stream.end()
}

describe('a key that comes back', () => {
  for (const [name, write] of Object.entries(forms)) {
    test(`is taken out ${name}, whole and in a stream`, () => {
      fc.assert(
        fc.property(fc.oneof(anyKey, usualKey), lengths, (secret, lengths) => {
          const key = secret.trim()
          const written = write(key)
          const pieces = cut(`It said: ${written}`, lengths)
          for (const shown of [redactorOf([key]).text(pieces.join('')), streamed(key, pieces)]) {
            expect(shown).toContain('•••')
            expect(shown).not.toContain(key)
            // Of base64, the first and last letters depend on what is around the key.
            expect(shown.length).toBeLessThan('It said: •••'.length + 14)
          }
        }),
        { numRuns: cases(300) },
      )
    })
  }

  test('leaves all around it, and JSON that can be read', () => {
    fc.assert(
      fc.property(usualKey, fc.lorem(), fc.lorem(), lengths, (key, before, after, lengths) => {
        const value = { [before]: [`${before}, ${key}, ${after}`, 1, null] }
        const shown = { [before]: [`${before}, •••, ${after}`, 1, null] }
        const redactor = redactorOf([key])
        expect(redactor.json(value)).toEqual(shown)
        expect(JSON.parse(redactor.text(JSON.stringify(value)))).toEqual(shown)
        expect(JSON.parse(streamed(key, cut(JSON.stringify(value), lengths)))).toEqual(shown)
      }),
      { numRuns: cases(300) },
    )
  })

  test('is the longest of two keys of which one begins the other, wherever the stream is cut', () => {
    const redactor = redactorOf(['sk-12345678', 'sk-12345678-abc'])
    for (let at = 0; at < 20; at++) {
      const stream = redactor.stream()
      const text = 'a sk-12345678-abc b'
      expect(stream.push(text.slice(0, at)) + stream.push(text.slice(at)) + stream.end()).toBe('a ••• b')
    }
  })
})

describe('ordinary text', () => {
  test('stays as it is, however it is cut', () => {
    fc.assert(
      fc.property(usualKey, fc.lorem({ maxCount: 30, mode: 'sentences' }), lengths, (key, text, lengths) => {
        expect(streamed(key, cut(text, lengths))).toBe(text)
      }),
      { numRuns: cases(300) },
    )
  })

  test('may say what people type where a key is not needed', () => {
    const typed = ['lm-studio', 'llama.cpp', 'not-needed', 'no-key-required', 'sk-no-key-required', 'ollama', 'short12']
    const redactor = redactorOf([...typed, '', null, undefined])
    expect(redactor.isIdle).toBe(true)
    expect(redactor.text(typed.join())).toBe(typed.join())
  })

  test('streams on: what is held back is the beginning of a key, and nothing before it', () => {
    const stream = redactorOf([SECRET]).stream()
    expect(stream.push('The sky is blu')).toBe('The sky is blu')
    expect(stream.push('e; a key: sk-ant')).toBe('e; a key: ')
    expect(stream.push('iquity')).toBe('sk-antiquity')
    expect(stream.push(' and 50 s')).toBe(' and 50 ')
    expect(stream.end()).toBe('s')
  })
})

test('a key is found with spaces around it, and as bytes in an address', () => {
  expect(redactorOf([' class-4711-0815 ']).text('class-4711-0815.')).toBe('•••.')
  expect(redactorOf(['schlüssel-größe']).text(`x=${encodeURIComponent('schlüssel-größe')}&y`)).toBe('x=•••&y')
})

test('of a value, texts and names are redacted; one without a key is the same value', () => {
  const { json } = redactorOf([SECRET])
  expect(json({ [SECRET]: [7, true, null, SECRET] })).toEqual({ '•••': [7, true, null, '•••'] })
  const plain = { a: [1, 'x'] }
  expect(json(plain)).toBe(plain)
  expect(json(undefined)).toBeUndefined()
})

test('of an error, all that is shown is redacted, and of anything thrown', () => {
  const { error } = redactorOf([SECRET])
  const thrown = Object.assign(new TypeError(SECRET), { details: { key: [SECRET] }, outgoing: { message: SECRET } })
  expect(error(thrown)).toBe(thrown)
  expect(thrown).toMatchObject({ message: '•••', details: { key: ['•••'] }, outgoing: { message: '•••' } })
  expect(thrown.stack).not.toContain(SECRET)
  expect([error(SECRET), error(7), error(null)]).toEqual(['•••', 7, null])
})

test('a key among the values of an error’s words is redacted there too, at any depth, and what it says stays', () => {
  const words = (key: string): MessageDescriptor => ({
    message: ['The server said: ', ['what']],
    values: { what: { message: ['wrong key ', ['key']], values: { key } } },
  })
  const error = new LocalizedError(words(SECRET))
  redactorOf([SECRET]).error(error)
  expect(JSON.stringify(error.words)).not.toContain(SECRET)
  expect(error.message).not.toContain(SECRET)
  expect(englishMessages.localize(error.words)).toBe('The server said: wrong key •••')
  expect(error.words).toEqual(words('•••'))
})
