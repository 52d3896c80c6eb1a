import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { Node } from '../../model/document'
import { nodeTypes } from '../../nodes/registry'
import type { Draft } from './draft'
import { insertCards, moveCards, pickCards, removeCards } from './edits-many'

const ids = (draft: Draft) => draft.document.pipelines[0]?.nodes.map(({ id }) => id)

function draftOf(nodes: Node[]): Draft {
  const pipelines = [{ id: 'main', name: '', nodes }]
  return { document: { version: 1, id: 'd', name: '', pipelines, edges: [] }, inputs: { b: 'typed' } }
}

const plain = ['a', 'b', 'c', 'd'].map(id => ({ id, type: 'note', config: { text: id } }))

it('copies carry what was typed, under ids of their own, without slug and lock', () => {
  const draft = draftOf(plain.map(node => (node.id === 'b' ? { ...node, slug: 'second', locked: ['text'] } : node)))
  const cards = pickCards(draft, ['c', 'b'])
  const pasted = insertCards(draft, nodeTypes, 'main', 1, cards, ['x', 'y'])
  expect(ids(pasted)).toEqual(['a', 'x', 'y', 'b', 'c', 'd'])
  expect(pasted.inputs).toEqual({ b: 'typed', x: 'typed' })
  expect(pasted.document.pipelines[0]?.nodes[1]).toEqual({ id: 'x', type: 'note', config: { text: 'b' } })
})

it('what is locked is neither picked, moved nor removed', () => {
  const draft = draftOf(plain.map(node => (node.id === 'b' ? { ...node, locked: true } : node)))
  expect(pickCards(draft, ['a', 'b']).nodes.map(({ id }) => id)).toEqual(['a'])
  expect(ids(removeCards(draft, ['a', 'b']))).toEqual(['b', 'c', 'd'])
  expect(removeCards(draft, ['b'])).toBe(draft)
  expect(moveCards(draft, ['b'], 3)).toBe(draft)
})

it('moving keeps every card, and the order of those that move and of those that stay', () => {
  fc.assert(
    fc.property(
      fc.subarray(['a', 'b', 'c', 'd'], { minLength: 1 }),
      fc.integer({ min: -1, max: 5 }),
      (moved, index) => {
        const after = ids(moveCards(draftOf(plain), moved, index)) ?? []
        expect([...after].sort()).toEqual(['a', 'b', 'c', 'd'])
        expect(after.filter(id => moved.includes(id))).toEqual(moved)
        const stay = after.filter(id => !moved.includes(id))
        expect(stay).toEqual([...stay].sort())
        if (stay.length > 0) expect(after.indexOf(moved[0] ?? '')).toBe(Math.max(0, Math.min(index, stay.length)))
      },
    ),
  )
})
