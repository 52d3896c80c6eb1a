import fc from 'fast-check'
import { expect, test } from 'vitest'
import { arbitraryDraft } from '../../../tests/fixtures/documents/arbitrary'
import { cases } from '../../../tests/support/soak'
import { testRows } from '../../../tests/support/test-rows'
import type { Node } from '../../model/document'
import type { Draft } from '../format/draft'
import { mergeDrafts, rebaseDraft, shareUnchanged } from './merge'

function draft(nodes: string, changes: Partial<Draft['document']> = {}, inputs: Draft['inputs'] = {}): Draft {
  const list = [...nodes].map((id): Node => ({ id: id.toLowerCase(), type: 't', config: { loud: id < 'a' } }))
  return {
    document: {
      version: 1,
      id: 'd',
      name: 'D',
      pipelines: [{ id: 'p', name: '', nodes: list }],
      edges: [],
      ...changes,
    },
    inputs,
  }
}
const shape = (merged: Draft | null) =>
  merged?.document.pipelines[0]?.nodes.map(({ id, config }) => (config.loud ? id.toUpperCase() : id)).join('')

// A capital letter marks a changed node.
testRows([
  ['abc', 'abc', 'aBc', 'aBc', 'they changed one'],
  ['abc', 'Abc', 'abC', 'AbC', 'each changed another'],
  ['abc', 'aBc', 'aBc', 'aBc', 'both changed the same in the same way'],
  ['abc', 'ac', 'abc', 'ac', 'I removed one'],
  ['abc', 'ac', 'ab', 'a', 'each removed another'],
  ['abc', 'ac', 'aBc', 'aBc', 'I removed what they changed: it stays'],
  ['abc', 'abxc', 'aybc', 'aybxc', 'each added one'],
  ['abc', 'abcx', 'abcy', 'abcxy', 'both added at the end'],
  ['abc', 'cab', 'abxc', 'cabx', 'I moved, they added'],
  ['abc', 'abxc', 'cab', 'cabx', 'they moved, I added'],
  ['abc', 'bca', 'acb', 'bca', 'both moved: my order'],
  ['', 'x', 'y', 'xy', 'both began'],
])('nodes that two sides changed are merged', (base, mine, theirs, expected) => {
  expect(shape(mergeDrafts(draft(base), draft(mine), draft(theirs)))).toBe(expected)
})

test('names, settings and inputs are merged one by one', () => {
  const base = draft('ab', {}, { a: 'x' })
  const mine = draft('ab', { name: 'Mine' }, { a: 'x', b: 'new' })
  const theirs = draft('ab', { settings: { defaultModel: 'm' } }, {})
  expect(mergeDrafts(base, mine, theirs)).toEqual(
    draft('ab', { name: 'Mine', settings: { defaultModel: 'm' } }, { b: 'new' }),
  )
})

test('what both changed differently is a clash; for undo steps theirs wins', () => {
  const clashes: [Draft, Draft][] = [
    [draft('a', { name: 'Mine' }), draft('a', { name: 'Theirs' })],
    [draft('a', {}, { a: 'mine' }), draft('a', {}, { a: 'theirs' })],
  ]
  for (const [mine, theirs] of clashes) {
    expect(mergeDrafts(draft('a'), mine, theirs)).toBeNull()
    expect(rebaseDraft(draft('a'), mine, theirs)).toEqual(theirs)
  }
})

test('what only one side changed is what comes out', () => {
  fc.assert(
    fc.property(arbitraryDraft, arbitraryDraft, (base, changed) => {
      expect(mergeDrafts(base, changed, base)).toEqual(changed)
      expect(mergeDrafts(base, base, changed)).toEqual(changed)
      expect(mergeDrafts(base, changed, changed)).toEqual(changed)
    }),
  )
})

/** What one tab does to its own half of the nodes. Its new nodes are named from `first` on. */
function edited(parity: number, first: string, acts: { changed: number[]; removed: number; added: number[] }): string {
  const own = (index: number) => 'abcdefghijkl'[index * 2 + parity] as string
  let text = 'abcdefghijkl'
  for (const index of acts.changed) text = text.replace(own(index), own(index).toUpperCase())
  text = text.replace(own(acts.removed), '')
  for (const [count, at] of acts.added.entries()) {
    text = text.slice(0, at) + String.fromCharCode(first.charCodeAt(0) + count) + text.slice(at)
  }
  return text
}

test('two tabs that work on different nodes lose nothing, in whatever order they save', () => {
  const acts = fc.record({
    changed: fc.array(fc.nat(5), { maxLength: 3 }),
    removed: fc.nat(5),
    added: fc.array(fc.nat(6), { maxLength: 3 }),
  })
  fc.assert(
    fc.property(acts, acts, (my, their) => {
      const [mine, theirs] = [edited(0, 'p', my), edited(1, 'u', their)]
      const expected = [...'abcdefghijklpqruvw'].flatMap(letter => {
        const here = [mine, theirs].flatMap(text => [...text].find(each => each.toLowerCase() === letter) ?? [])
        const isNew = letter > 'l'
        if (here.length < (isNew ? 1 : 2)) return []
        return here.find(each => each !== letter) ?? letter
      })
      const merged = shape(mergeDrafts(draft('abcdefghijkl'), draft(mine), draft(theirs))) as string
      expect([...merged].sort()).toEqual(expected.sort())
    }),
    { numRuns: cases(500) },
  )
})

test('a draft takes over what is the same in another one, and keeps what differs', async () => {
  const input = (text: string) => ({ image: { mediaType: 'image/png', data: text } }) as unknown as string
  const edge = (id: string, from: string) => ({ id, from }) as unknown as Draft['document']['edges'][number]
  const base = draft('abc', { edges: [edge('e', 'a'), edge('f', 'b')] }, { a: input('one'), b: input('two') })
  const copy = structuredClone(
    draft('aBcx', { edges: [edge('e', 'a'), edge('f', 'c')] }, { a: input('one'), b: input('2') }),
  )
  copy.document.pipelines.push({ id: 'q', name: '', nodes: structuredClone(base.document.pipelines[0]!.nodes) })
  let yielded = 0
  const shared = await shareUnchanged(base, copy, async () => void yielded++)
  expect(shared).toEqual(copy)
  const [was, is] = [base.document.pipelines[0]!.nodes, shared.document.pipelines[0]!.nodes]
  expect(is.map((node, index) => node === was[index])).toEqual([true, false, true, false])
  expect(shared.document.edges.map((each, index) => each === base.document.edges[index])).toEqual([true, false])
  expect([shared.inputs.a === base.inputs.a, shared.inputs.b === base.inputs.b]).toEqual([true, false])
  // Nodes of another pipeline are other nodes, also where they are equal.
  expect(shared.document.pipelines[1]?.nodes[0]).not.toBe(was[0])
  // After each node, edge and input, so that no task is longer than one of them takes.
  expect(yielded).toBe(4 + 3 + 2 + 2)
})
