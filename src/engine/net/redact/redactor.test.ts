import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cases } from '../../../../tests/support/soak'
import { LocalizedError } from '../../../language/localized-error'
import type { MessageDescriptor } from '../../../language/message'
import { englishMessages } from '../../../language/messages'
import { redactorOf } from './redactor'

const SECRET = 'sk-ant-api03-Zq8_Lw-2vN5xK9rT4yB7mC1dF6gH3jP0sA'

/** Runs of 8 characters of a key that a text still contains. */
function runsIn(text: string, key: string, length = 8): string[] {
  const runs = Array.from({ length: Math.max(0, key.length - length + 1) }, (_, at) => key.slice(at, at + length))
  return runs.filter(run => text.includes(run))
}

const hex = (text: string) => Buffer.from(text).toString('hex')
const everyCharacter = (text: string, write: (code: number) => string) =>
  Array.from(text, character => write(character.charCodeAt(0))).join('')

/** Encodings that a server may echo, each with its decoder. */
const shapes: Record<string, { write(text: string): string; read(text: string): string }> = {
  plain: { write: text => text, read: text => text },
  'in JSON': { write: text => JSON.stringify(text).slice(1, -1), read: unescapeJson },
  'in JSON in JSON': {
    write: text => JSON.stringify(JSON.stringify(text)).slice(1, -1),
    read: text => unescapeJson(unescapeJson(text)),
  },
  'in JSON, every character escaped': {
    write: text => everyCharacter(text, code => `\\u${code.toString(16).padStart(4, '0')}`),
    read: unescapeJson,
  },
  'in JSON, some characters escaped': {
    write: text =>
      everyCharacter(text, code =>
        code % 3
          ? JSON.stringify(String.fromCharCode(code)).slice(1, -1)
          : `\\u00${code.toString(16).toUpperCase().padStart(2, '0')}`,
      ),
    read: unescapeJson,
  },
  'in a script': {
    write: text => everyCharacter(text, code => `\\x${code.toString(16).padStart(2, '0')}`),
    read: text => text.replaceAll(/\\x(..)/g, (_, digits) => String.fromCharCode(Number.parseInt(digits, 16))),
  },
  'in an address': { write: encodeURIComponent, read: unescapeAddress },
  'in an address in an address': {
    write: text => encodeURIComponent(encodeURIComponent(text)),
    read: text => unescapeAddress(unescapeAddress(text)),
  },
  'in an address, every character escaped': {
    write: text => everyCharacter(text, code => `%${code.toString(16).padStart(2, '0')}`),
    read: unescapeAddress,
  },
  'in an address, with escaped digits': {
    write: text =>
      everyCharacter(text, code => {
        const [first = '', last = ''] = code.toString(16).padStart(2, '0')
        return `%${first}%${hex(last)}`
      }),
    read: text => unescapeAddress(unescapeAddress(text)),
  },
  'in HTML': {
    write: text => everyCharacter(text, code => (code % 2 ? `&#${code};` : `&#x${code.toString(16)};`)),
    read: text =>
      text
        .replaceAll(/&#(\d+);/g, (_, code) => String.fromCharCode(Number(code)))
        .replaceAll(/&#x([\da-f]+);/g, (_, code) => String.fromCharCode(Number.parseInt(code, 16))),
  },
  base64: { write: text => Buffer.from(text).toString('base64'), read: unbase64 },
  'base64 after one byte': { write: text => Buffer.from(`:${text}`).toString('base64'), read: unbase64 },
  'base64 after two bytes': { write: text => Buffer.from(`u:${text}`).toString('base64'), read: unbase64 },
  base64url: { write: text => Buffer.from(text).toString('base64url'), read: unbase64 },
  'base64 in an address': {
    write: text => encodeURIComponent(btoa(text)),
    read: text => unbase64(unescapeAddress(text)),
  },
  hex: { write: hex, read: unhex },
  'hex in capitals': { write: text => hex(text).toUpperCase(), read: unhex },
}

function unescapeJson(text: string): string {
  return text.replaceAll(/\\(?:u([\da-f]{4})|(.))/gi, (_, digits?: string, plain?: string) =>
    digits ? String.fromCharCode(Number.parseInt(digits, 16)) : (plain ?? ''),
  )
}
function unescapeAddress(text: string): string {
  return text.replaceAll(/%([\da-f]{2})/gi, (_, digits) => String.fromCharCode(Number.parseInt(digits, 16)))
}
function unbase64(text: string): string {
  return Buffer.from(text.replaceAll(/[^\w+/-]/g, ''), 'base64').toString('latin1')
}
function unhex(text: string): string {
  return Buffer.from(text.replaceAll(/[^\da-f]/gi, ''), 'hex').toString('latin1')
}

/** Printable ASCII without the beginnings of escapes: a run of 8 of those may represent fewer characters. */
const anyKey = fc
  .array(fc.integer({ min: 0x21, max: 0x7e }), { minLength: 8, maxLength: 120 })
  .map(codes => String.fromCharCode(...codes).replaceAll(/[\\%&]/g, '~'))
const usualKey = fc.stringMatching(/^(sk-|sk-proj-|sk-ant-api03-|AIza|gsk_|)[A-Za-z0-9_-]{16,60}$/)
const key = fc.oneof(anyKey, usualKey)
const words = fc.oneof(fc.lorem(), fc.constantFrom('', '"', '{"error":"', 'Bearer ', '\\\n', '100 %, ', '\n'))
const runs = cases(500)

describe('a key that comes back', () => {
  for (const [shape, { write, read }] of Object.entries(shapes)) {
    test(`is taken out ${shape}, whole or in part, where the text is cut into pieces`, () => {
      fc.assert(
        fc.property(
          key.chain(secret =>
            fc.record({
              secret: fc.constant(secret),
              from: fc.integer({ min: 0, max: secret.length - 8 }),
              to: fc.integer({ min: 8, max: secret.length }),
            }),
          ),
          fc.constantFrom('', '{"error":"', 'Bearer ', '\n'),
          fc.constantFrom('', '"}', ' is wrong.'),
          words,
          fc.array(fc.integer({ min: 1, max: 12 }), { maxLength: 40 }),
          ({ secret, from, to }, before, after, inside, cuts) => {
            const part = secret.slice(from, Math.max(from + 8, to))
            const isPublic = /^sk-(ant-api03|proj)-/.exec(secret)?.[0].includes(part) === true
            fc.pre(!isPublic)
            const redactor = redactorOf([secret])
            const text = before + write(inside + part + inside) + after
            const stream = redactor.stream()
            let streamed = ''
            let at = 0
            for (const cut of cuts) {
              streamed += stream.push(text.slice(at, at + cut))
              at += cut
            }
            streamed += stream.push(text.slice(at)) + stream.end()
            for (const redacted of [streamed, redactor.text(text)]) {
              expect(redacted).toContain('•••')
              const left = redacted.split('•••')
              for (const each of left) {
                expect(runsIn(each, part)).toEqual([])
                for (const skipped of [0, 1, 2, 3]) expect(runsIn(read(each.slice(skipped)), part)).toEqual([])
              }
              // The surrounding text is kept.
              expect(text.startsWith(left[0] ?? '')).toBe(true)
              expect(text.endsWith(left.at(-1) ?? '')).toBe(true)
            }
          },
        ),
        { numRuns: runs },
      )
    })
  }

  test('leaves one mark for the whole key, and everything else as it was', () => {
    const redactor = redactorOf([SECRET])
    for (const { write } of Object.values(shapes)) {
      const redacted = redactor.text(`It said: ${write(SECRET)} and no more.`)
      expect(redacted).toMatch(/^It said: .{0,9}•••.{0,9} and no more\.$/)
    }
    expect(redactor.text(`Bearer ${SECRET}.`)).toBe('Bearer •••.')
  })

  test('leaves JSON that can be read', () => {
    fc.assert(
      fc.property(key, fc.string(), fc.string(), (secret, before, after) => {
        const value = { [before]: [before + secret + after, 1, null] }
        const redactor = redactorOf([secret])
        const text = redactor.text(JSON.stringify(value))
        expect(() => JSON.parse(text)).not.toThrow()
        expect(runsIn(JSON.stringify(redactor.json(value)), secret)).toEqual([])
      }),
      { numRuns: runs },
    )
  })

  test('is found in what an answer means, not in what its JSON happens to look like', () => {
    const value = { lines: 'a\nighting', said: 'nightingale-41' }
    expect(redactorOf(['nightingale-41']).json(value)).toEqual({ ...value, said: '•••' })
  })
})

describe('ordinary text', () => {
  test('stays as it is', () => {
    fc.assert(
      fc.property(usualKey, fc.lorem({ maxCount: 30, mode: 'sentences' }), (secret, text) => {
        expect(redactorOf([secret]).text(text)).toBe(text)
      }),
      { numRuns: runs },
    )
  })

  test('of a key with % and & before letters hides all of it: only a backslash makes another character of one', () => {
    const key = 'tok%nabcd&tefgh%rijkl&bmnop'
    expect(redactorOf([key]).text(`It said ${key}.`)).toBe('It said •••.')
    expect(redactorOf(['tok\tabcd%nefgh']).text(String.raw`It said tok\tabcd%nefgh.`)).toBe('It said •••.')
  })

  test('may speak of how keys begin', () => {
    const beginnings = ['sk-svcacct-', 'sk-admin-', 'sk-litellm-', 'github_pat_']
    const named = redactorOf(beginnings.map(beginning => `${beginning}9fKq2LmX7vTz4`))
    expect(named.text(beginnings.join(', '))).toBe(beginnings.join(', '))
    const redactor = redactorOf([SECRET, 'sk-proj-9fKq2LmX7vTz4', 'sk-or-v1-0a9b8c7d6e5f4a3b2c1d'])
    const text = 'Keys begin with sk-ant-api03-, sk-proj- or sk-or-v1-; yours ends in “…3jP0sA”. sk-ant-api03-…'
    expect(redactor.text(text)).toBe(text)
    expect(redactor.text('It is sk-ant-api03-Z.')).toBe('It is •••.')
  })

  test('may say what people type where a key is not needed', () => {
    const typed = ['lm-studio', 'llama.cpp', 'not-needed', 'no-key-required', 'sk-no-key-required', 'ollama', 'short12']
    const redactor = redactorOf([...typed, '', null, undefined])
    expect(redactor.isIdle).toBe(true)
    expect(redactor.text(typed.join())).toBe(typed.join())
    // The same keys are not prepared again, in whatever order.
    expect(redactorOf(['b-secret-key', 'a-secret-key'])).toBe(redactorOf([' a-secret-key\n', 'b-secret-key']))
  })

  test('streams on: what is held back is the beginning of a key, and nothing before it', () => {
    const stream = redactorOf([SECRET]).stream()
    expect(stream.push('The sky is blu')).toBe('The sky is blu')
    expect(stream.push('e; a key: sk-ant')).toBe('e; a key: ')
    expect(stream.push('iquity')).toBe('sk-antiquity')
    expect(stream.push(' and 50 \\')).toBe(' and 50 ')
    expect(stream.push('n')).toBe('\\n')
    expect(stream.end()).toBe('')
  })
})

test('a key is found with spaces around it, without the hyphens of a class code, and as bytes in an address', () => {
  expect(redactorOf([' class-4711-0815 ']).text('class-4711-0815, class47110815.')).toBe('•••, •••.')
  expect(redactorOf(['schlüssel-größe']).text(`x=${encodeURIComponent('schlüssel-größe')}&y`)).toBe('x=•••&y')
})

test('long text without a key is kept whole', () => {
  const text = Array.from({ length: 8_000 }, (_, index) => index).join(' ')
  expect(redactorOf([SECRET]).text(text)).toBe(text)
})

test('an eager stream holds nothing back', () => {
  const stream = redactorOf([SECRET]).stream({ eager: true })
  expect(stream.push('a key: sk-ant')).toBe('a key: sk-ant')
  expect(stream.push(SECRET.slice(6))).toBe('•••')
  expect(stream.end()).toBe('')
})

test('of a value, texts, names and numbers are redacted; one without a key is the same value', () => {
  const { json } = redactorOf([SECRET, '1234567890'])
  expect(json({ [SECRET]: [1_234_567_890, 7, true, null, SECRET] })).toEqual({ '•••': ['•••', 7, true, null, '•••'] })
  const plain = { a: [1, 'x'] }
  expect(json(plain)).toBe(plain)
  expect(json(undefined)).toBeUndefined()
})

test('of an error, all that is shown is redacted, and of anything thrown', () => {
  const { error } = redactorOf([SECRET])
  const thrown = Object.assign(new TypeError(SECRET), { details: { key: [SECRET] }, outgoing: { message: SECRET } })
  expect(error(thrown)).toBe(thrown)
  expect(thrown).toMatchObject({ message: '•••', details: { key: ['•••'] }, outgoing: { message: '•••' } })
  expect(runsIn(thrown.stack ?? '', SECRET)).toEqual([])
  expect([error(SECRET), error(7), error(null)]).toEqual(['•••', 7, null])
})

test('a key among the values of an error’s words is redacted there too, at any depth, and what it says stays', () => {
  const words = (key: string): MessageDescriptor => ({
    message: ['The server said: ', ['what']],
    values: { what: { message: ['wrong key ', ['key']], values: { key } } },
  })
  const error = new LocalizedError(words(SECRET))
  redactorOf([SECRET]).error(error)
  expect(runsIn(JSON.stringify(error.words), SECRET)).toEqual([])
  expect(runsIn(error.message, SECRET)).toEqual([])
  expect(englishMessages.localize(error.words)).toBe('The server said: wrong key •••')
  expect(error.words).toEqual(words('•••'))
})
