import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { testRows } from '../../../tests/support/test-rows'
import { headerLines, readHeaderLines } from './header-lines'

describe('headers as lines', () => {
  it('come back as they were', () => {
    const name = fc.stringMatching(/^[A-Za-z][A-Za-z0-9-]{0,12}$/).map(text => text.toLowerCase())
    const value = fc.option(fc.stringMatching(/^[\x21-\x7e]{1,20}$/), { nil: null })
    fc.assert(
      fc.property(fc.dictionary(name, value, { noNullPrototype: true }), headers => {
        expect(readHeaderLines(headerLines(headers))).toEqual({ headers })
      }),
    )
  })

  it('may have empty lines, spaces, and colons in the value', () => {
    expect(
      readHeaderLines({ added: '\n  X-Page : https://aili5.example \n', removed: ' anthropic-version \n' }),
    ).toEqual({
      headers: { 'X-Page': 'https://aili5.example', 'anthropic-version': null },
    })
  })

  it('leave out what is in both', () => {
    expect(readHeaderLines({ added: 'X-A: 1', removed: 'x-a' })).toEqual({ headers: { 'x-a': null } })
  })

  testRows([
    [{ added: 'no colon', removed: '' }, '“no colon” is not a header'],
    [{ added: ': value alone', removed: '' }, 'is not a header'],
    [{ added: '__proto__: x', removed: '' }, 'is not a header'],
    [{ added: 'X-Class: 4β', removed: '' }, 'The header “X-Class” has “β”, which no header can have'],
    [{ added: 'X-Class: 4\u200bb', removed: '' }, 'has “U+200B”'],
    [{ added: '', removed: 'two words' }, '“two words” is not the name of a header'],
  ])('say what is wrong', (lines, problem) => {
    expect(readHeaderLines(lines)).toEqual({ problem: expect.stringContaining(problem) })
  })
})
