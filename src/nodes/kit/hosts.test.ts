import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { testRows } from '../../../tests/support/test-rows'
import { isSameHost } from '../../engine/net/hosts'
import { localize } from '../../language/active'
import { hostProblem } from './hosts'

describe('an allowed host', () => {
  testRows(['example.com', 'Example.COM', 'localhost:3000', '192.168.1.5', '[fd00::1]:8080', 'bücher.example'])(
    'is an exact host',
    entry => {
      expect(hostProblem(entry)).toBeNull()
    },
  )

  testRows([
    ['https://example.com/hook', 'write example.com'],
    ['http://', 'write example.com'],
    ['*.example.com', 'a star'],
    ['example.com/hook', 'not the path'],
    ['example.com?x', 'not the path'],
    ['me@example.com', 'not a single host'],
    ['a.example, b.example', 'not a single host'],
    ['example.com:99999', 'not a host'],
    ['1.2.3.999', 'not a host'],
    ['', 'not a host'],
  ])('is nothing else', (entry, said) => {
    expect(localize(hostProblem(entry) ?? '')).toContain(said)
  })

  it('the broker takes every entry without a problem at its word, and no other', () => {
    const entry = fc.oneof(fc.domain(), fc.ipV4(), fc.webAuthority({ withPort: true, withUserInfo: true }), fc.string())
    fc.assert(
      fc.property(entry, text => {
        fc.pre(hostProblem(text) === null)
        expect(isSameHost(text, new URL(`http://${text}/path`))).toBe(true)
      }),
    )
  })
})
