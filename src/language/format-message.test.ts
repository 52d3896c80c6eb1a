import { setupI18n } from '@lingui/core'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { compileText } from './compile'
import type { CompiledMessage, MessageToken } from './message'
import { messagesIn } from './messages'

const catalogs = import.meta.glob<Record<string, CompiledMessage>>('./catalogs/*/*.json', {
  eager: true,
  import: 'default',
})
const codes = new Set(Object.keys(catalogs).map(path => path.split('/')[2] ?? ''))
const messagesOf = (code: string) =>
  Object.entries(catalogs)
    .filter(([path]) => path.startsWith(`./catalogs/${code}/`))
    .flatMap(([, messages]) => Object.values(messages))
    .filter(message => typeof message !== 'string')

/** Arguments of a message, with what a text may be chosen by. */
function argumentsOf(message: readonly MessageToken[]): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>()
  const visit = (tokens: readonly MessageToken[]) => {
    for (const token of tokens) {
      if (typeof token === 'string') continue
      const [name, type, format] = token
      const arms = found.get(name) ?? new Set<string>(type === undefined ? [] : [type])
      found.set(name, arms)
      if (typeof format !== 'object' || format === null) continue
      for (const [arm, inner] of Object.entries(format)) {
        arms.add(arm)
        if (Array.isArray(inner)) visit(inner)
      }
    }
  }
  visit(message)
  return found
}

const counts = [0, 1, 2, 3, 6, 11, 100, 1234.5]

describe('a message with values', () => {
  it.each([...codes])('is said in %s as Lingui says it', code => {
    const direct = messagesIn({ code, name: code, direction: 'ltr' })
    const lingui = setupI18n({ locale: code, messages: { [code]: {} } })
    const messages = messagesOf(code)
    expect(messages.length).toBeGreaterThan(0)
    for (const message of messages) {
      const names = [...argumentsOf(message)]
      const longest = Math.max(counts.length, ...names.map(([, arms]) => arms.size))
      for (let at = 0; at < longest; at++) {
        const valueFor = (arms: ReadonlySet<string>) =>
          arms.has('plural') || arms.has('number')
            ? counts[at % counts.length]
            : ([...arms, 'Mood'][at % (arms.size + 1)] ?? '')
        const values = Object.fromEntries(names.map(([name, arms]) => [name, valueFor(arms) as string | number]))
        expect(direct.say({ message, values })).toBe(lingui._('', values, { message: message as unknown as string }))
      }
    }
  })

  const text =
    '{n, plural, offset:1 =0 {none} one {# of {who}} few {# few} other {{k, select, a {A #} other {# {n, number}}}}}'
  it.each(['en', 'ar', 'de'])('is said in %s with any number as Lingui says it', code => {
    const direct = messagesIn({ code, name: code, direction: 'ltr' })
    const lingui = setupI18n({ locale: code, messages: { [code]: {} } })
    const message = compileText(text)
    fc.assert(
      fc.property(fc.oneof(fc.nat(200), fc.double({ noNaN: true })), fc.constantFrom('a', 'b'), (n, k) => {
        const values = { n, k, who: 'us' }
        expect(direct.say({ message, values })).toBe(lingui._('', values, { message: message as unknown as string }))
      }),
    )
  })
})
