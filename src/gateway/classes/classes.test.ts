import fc from 'fast-check'
import { createStorage } from 'unstorage'
import { expect, onTestFinished, test, vi } from 'vitest'
import { testRows } from '../../../tests/support/test-rows'
import { defaultClassSettings } from './class-record'
import { ClassStore } from './class-store'
import { isSame, newCode, normalizeCode, randomLetters } from './codes'
import { FailedCodes } from './failed-codes'
import { priceOf } from './prices'
import { readSettings, SettingsProblem, type TypedSettings, typeSettings } from './settings-form'

const settings = { ...defaultClassSettings, name: 'Room 4', models: ['claude-haiku-5-5'] }

test('codes have no two alike, can be read aloud, and are taken however they are typed', () => {
  const codes = Array.from({ length: 500 }, newCode)
  expect(new Set(codes).size).toBe(500)
  for (const code of codes) {
    expect(code).toMatch(/^([2-9bcdfghjkmnpqrstvwxz]{4}-){3}[2-9bcdfghjkmnpqrstvwxz]{4}$/)
    expect(normalizeCode(` ${code.toUpperCase().replaceAll('-', ' ')} `)).toBe(code.replaceAll('-', ''))
  }
  const padded = `${codes[0]}${' '.repeat(100)}`
  expect(
    ['', 'x', `${codes[0]}2`, '../../../../../..', 'aaaa-aaaa-aaaa-aaaa', padded, 'x'.repeat(1e5)].map(normalizeCode),
  ).toEqual(Array(7).fill(null))
})

test('a byte that would make some letters likelier is drawn again', () => {
  const drawn = [243, 0, 255, 26, 242, 1]
  const chance = vi.spyOn(crypto, 'getRandomValues').mockImplementation(array => {
    const bytes = array as unknown as Uint8Array
    for (const index of bytes.keys()) bytes[index] = drawn.shift() ?? 0
    return array
  })
  onTestFinished(() => chance.mockRestore())
  expect(randomLetters(3)).toBe('2zz')
})

test('each letter of a code is as likely as any other', () => {
  const counts = new Map<string, number>()
  for (const letter of randomLetters(27_000)) counts.set(letter, (counts.get(letter) ?? 0) + 1)
  expect(counts.size).toBe(27)
  for (const count of counts.values()) expect(Math.abs(count - 1_000)).toBeLessThan(250)
})

test('texts are compared whole', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (one, other) => {
      expect(isSame(one, other)).toBe(one === other)
    }),
  )
  fc.assert(
    fc.property(fc.string(), text => {
      expect(isSame(text, text)).toBe(true)
    }),
  )
})

test('a class is found by its code and by no other, and what is broken in the store is no class', async () => {
  const storage = createStorage()
  const book = new ClassStore(storage)
  const { record, code } = await book.add(settings)
  expect(await book.byCode(code)).toEqual(record)
  expect(await book.byCode(newCode())).toBeNull()
  // A store that was tampered with: the place is right, the hash is not.
  await storage.setItem(`classes:${record.id}`, { ...record, codeHash: `${record.codeHash.slice(0, 60)}0000` })
  expect(await book.byCode(code)).toBeNull()
  await storage.setItem(`classes:${record.id}`, { name: 'x' })
  expect([await book.byCode(code), await book.list()]).toEqual([null, []])
  for (const id of ['../../etc', '', '__proto__', record.id.toUpperCase()])
    expect(await book.change(id, { paused: true })).toBeNull()
})

test('classes are listed with the newest first; one that is over stays as it ended', async () => {
  let now = Date.UTC(2026, 0, 1)
  const book = new ClassStore(createStorage(), () => now)
  const records = []
  for (const name of ['first', 'second', 'third']) {
    records.push((await book.add({ ...settings, name })).record)
    now += 1_000
  }
  expect((await book.list()).map(({ name }) => name)).toEqual(['third', 'second', 'first'])
  const id = records[1]?.id ?? ''
  const over = await book.revoke(id)
  expect(over?.revoked).toBe('2026-01-01T00:00:03.000Z')
  now += 1_000
  expect(await book.revoke(id)).toEqual(over)
  expect([await book.byId(id), (await book.list()).length]).toEqual([over, 3])
})

test('where there is no class, nothing is ended or freed, and settings that do not fit are not kept', async () => {
  const storage = createStorage()
  const book = new ClassStore(storage)
  expect(await Promise.all([book.revoke('0123456789ab'), book.freeSeats('0123456789ab')])).toEqual([null, null])
  await expect(book.add({ ...settings, seats: 1.5 })).rejects.toThrow()
  expect(await storage.getKeys()).toEqual([])
  const { record } = await book.add(settings)
  await expect(book.change(record.id, { maxBody: 1 })).rejects.toThrow()
  expect(await book.byId(record.id)).toEqual(record)
})

test('wrong codes are throttled after thirty, each kind for itself', () => {
  let now = 0
  const failed = new FailedCodes(() => now)
  for (let tries = 0; tries < 30; tries++) expect(failed.failed('school')).toBe(0)
  expect(failed.failed('school')).toBe(600)
  expect(failed.failed('school', 'seat of a class')).toBe(0)
  expect(failed.failed('elsewhere')).toBe(0)
  now = 10 * 60_000
  expect(failed.failed('school')).toBe(0)
  // The next thirty have ten minutes of their own.
  now = 11 * 60_000
  for (let tries = 1; tries < 30; tries++) expect(failed.failed('school')).toBe(0)
  expect(failed.failed('school')).toBe(540)
})

test('all addresses of one household are one, and a flood of others is forgotten', () => {
  const failed = new FailedCodes(() => 0)
  for (let tries = 0; tries < 30; tries++) failed.failed(`2001:db8:1:2:${tries}::${tries}`)
  expect(failed.failed('2001:db8:1:2::ffff')).toBe(600)
  expect(failed.failed('2001:db8:1:3::1')).toBe(0)
  for (let index = 0; index < 20_000; index++) failed.failed(`10.${index >> 8}.${index & 255}.1`)
  expect(failed.failed('2001:db8:1:2::ffff')).toBe(0)
})

test('an address that keeps trying is not forgotten for others that came later', () => {
  const failed = new FailedCodes(() => 0)
  const others = (from: number) => {
    for (let index = from; index < from + 6_000; index++) failed.failed(`10.${index >> 8}.${index & 255}.1`)
  }
  for (let tries = 0; tries < 30; tries++) failed.failed('school')
  others(0)
  expect(failed.failed('school')).toBe(600)
  others(6_000)
  expect(failed.failed('school')).toBe(600)
})

test('settings that are typed and read again are the same', () => {
  const limit = fc.option(fc.nat(1e9))
  const limits = fc.record({
    requestsPerMinute: limit,
    tokensPerDay: limit,
    dollarsPerDay: fc.option(fc.nat(1e6).map(cents => cents / 100)),
  })
  fc.assert(
    fc.property(limits, limits, fc.nat(500), (whole, student, seats) => {
      const made = {
        ...settings,
        class: whole,
        student,
        seats,
        hosts: ['a.example', 'b.example:8080'],
        helpLine: 'Line, 116 111',
      }
      expect(readSettings(typeSettings(made))).toEqual(made)
    }),
  )
})

testRows([
  [{ name: ' ' }, 'Give the class a name'],
  [{ models: ' , ' }, 'at least one model'],
  [{ seats: 'many' }, 'must be a number'],
  [{ seats: '1.5' }, 'must be a whole number'],
  [{ seats: '-3' }, 'must be a number'],
  [{ hosts: 'user@host' }, 'is not a host'],
  [{ hosts: '*.example' }, 'is not a host'],
  [{ prices: 'x=1' }, 'A price looks like'],
  [{ models: 'unheard-of' }, 'What unheard-of costs is not known'],
] as [TypedSettings, string][])('a setting that does not fit is refused with what to type instead', (typed, words) => {
  expect(() => readSettings(typed, settings)).toThrow(SettingsProblem)
  expect(() => readSettings(typed, settings)).toThrow(words)
})

testRows([
  'gpt-4o-mini-search-preview',
  'gpt-5-search-api',
  'perplexity/sonar-pro',
  'openai/gpt-4o:online',
  'o4-mini-deep-research',
  'groq/compound-mini',
  'google/gemini-2.5-flash-image',
])('for a model that bills more than tokens, no price makes a limit in dollars hold', model => {
  const typed = { models: model, prices: `${model}=0.1/0.2` }
  expect(() => readSettings(typed, settings)).toThrow(`${model} bills for more than tokens`)
  expect(readSettings({ ...typed, 'class-dollars': 'none', 'student-dollars': '' }, settings).models).toEqual([model])
  expect(priceOf({ prices: { [model]: { inputPerMillion: 1, outputPerMillion: 1 } } }, model)).toBeNull()
})

testRows(['gpt-4o-mini', 'researcher', 'claude-opus-4-8', 'imagine-7b', 'deepseek/deepseek-chat'])(
  'other models bill tokens',
  model => {
    expect(priceOf({ prices: { [model]: { inputPerMillion: 1, outputPerMillion: 1 } } }, model)).not.toBeNull()
  },
)

test('a model without a price of ours is fine with one from the teacher, or without limits in dollars', () => {
  expect(readSettings({ models: 'unheard-of', prices: 'unheard-of=0.1/0.2' }, settings).prices).toEqual({
    'unheard-of': { inputPerMillion: 0.1, outputPerMillion: 0.2 },
  })
  expect(
    readSettings({ models: 'unheard-of', 'class-dollars': 'none', 'student-dollars': '' }, settings).models,
  ).toEqual(['unheard-of'])
})
