import { describe, expect, it } from 'vitest'
import { readIncoming } from '../../src/documents/files/incoming'
import { parseShareable } from '../../src/documents/files/shareable'
import { caps } from '../../src/documents/format/caps'
import { decodeLink } from '../../src/documents/links/link'
import { withChecksum } from '../../src/documents/links/links-in-text'
import { lzBomb } from '../fixtures/documents/bombs'
import { inEnglish } from '../support/in-english'

// What is too large is refused with a sentence before it is read, and does not freeze the page.

const many = <T>(count: number, value: T): T[] => Array(count).fill(value)
const stack = (nodes: unknown) => JSON.stringify({ id: 'd', nodes })
const flow = (parts: object) => JSON.stringify({ id: 'd', name: 'd', pipelines: [], edges: [], ...parts })
const problemOf = (read: object) => ('problem' in read ? inEnglish(read.problem) : 'opened')

describe('JSON', () => {
  it.each([
    ['letters', stack([{ type: 'note', config: { text: 'a'.repeat(caps.bytes) } }]), 'This is 5 MB.'],
    ['lists in lists', stack(JSON.parse('['.repeat(caps.depth) + ']'.repeat(caps.depth))), 'more than 64 deep'],
    ['values', stack(many(caps.values, 1)), 'more than 300,000 values'],
    ['cards in a bare pipeline', stack(many(caps.stack + 1, {})), 'more than 300 cards in one stack'],
    ['cards', flow({ pipelines: many(4, { id: 'p', nodes: many(caps.stack, {}) }) }), 'more than 1,000 cards'],
    ['pipelines', flow({ pipelines: many(caps.pipelines + 1, {}) }), 'more than 200 pipelines'],
    ['connections', flow({ edges: many(caps.edges + 1, {}) }), 'more than 2,000 connections'],
  ])('of too many %s is refused', (_, text, reason) => {
    expect(problemOf(parseShareable(text))).toContain(reason)
  })
})

describe('YAML', () => {
  const doubled = many(30, 0).map((_, level) => `a${level}: &a${level} [*a${level - 1}, *a${level - 1}]`)
  it.each([
    ['letters', `nodes: # ${'a'.repeat(1024 * 1024)}`, 'At most 512 kB'],
    ['lists in lists', `nodes: ${'['.repeat(caps.depth)}${']'.repeat(caps.depth)}`, 'more than 64 deep'],
    ['values by aliases', ['nodes: []', 'a-1: &a-1 1', ...doubled].join('\n'), /more than 300,000 values/],
  ])('of too many %s is refused', async (_, text, reason) => {
    expect(problemOf(await readIncoming(text))).toMatch(reason)
  })
})

describe('a link', () => {
  it.each([
    ['of a million letters', `#1:${'a'.repeat(caps.bytes)}`, 'too long to open'],
    ['that unpacks to a hundred million letters', `#1:${withChecksum(lzBomb(14_500))}`, 'too large to open'],
  ])('%s is refused', (_, link, reason) => {
    expect(problemOf(decodeLink(link))).toContain(reason)
  })
})
