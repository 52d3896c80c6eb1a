import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { NodeTypes } from '../../../model/node-type'
import { NEW_CARD_ID, nodesAfterDrop, stackRows } from './rows'

const nodeTypes = new Map([
  ['out', { family: 'output' }],
  ['text_display', { family: 'output' }],
  ['in', { family: 'input' }],
]) as unknown as NodeTypes

const shape = (...types: string[]) =>
  stackRows(
    types.map((type, index) => ({ id: `n${index}`, type, config: {} })),
    nodeTypes,
  )
    .map(({ across, first }) => `${first ? '|' : ''}${across}`)
    .join('')

test('three results share a row, and what follows has its own', () => {
  expect(shape('out', 'out', 'out', 'in', 'in')).toBe('|333|1|1')
})

test('four make two pairs, seven a three and two pairs', () => {
  expect(shape('out', 'out', 'out', 'out')).toBe('|22|22')
  expect(shape(...Array<string>(7).fill('out'))).toBe('|333|22|22')
})

test('a reply and an unknown type keep a row of their own', () => {
  expect(shape('out', 'text_display', 'out', 'mystery')).toBe('|1|1|1|1')
})

test('a result that was made large has a row of its own', () => {
  const nodes = ['a', 'b', 'c', 'd'].map(id => ({ id, type: 'out', config: {} }))
  expect(stackRows(nodes, nodeTypes, ['b']).map(({ across }) => across)).toEqual([1, 1, 2, 2])
})

test('every row is full, and no card is left out', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom('out', 'text_display', 'in'), { maxLength: 20 }), types => {
      const rows = shape(...types)
        .split('|')
        .slice(1)
      expect(rows.join('').length).toBe(types.length)
      for (const row of rows) expect(row.length).toBe(Number(row[0]))
    }),
  )
})

test('the order after a drop: a card of the stack moves, one of the palette is inserted', () => {
  const nodes = ['a', 'b', 'c'].map(id => ({ id, type: 'in', config: {} }))
  const order = (...drop: [Parameters<typeof nodesAfterDrop>[1], number?]) =>
    nodesAfterDrop(nodes, ...drop).map(({ id }) => id)
  const card = { kind: 'card', nodeId: 'a', pipelineId: 'p', index: 0, count: 3, label: 'A' } as const
  const type = { kind: 'type', type: 'out', label: 'Out' } as const
  expect([order(card, 0), order(card, 1), order(card, 2)]).toEqual([
    ['a', 'b', 'c'],
    ['b', 'a', 'c'],
    ['b', 'c', 'a'],
  ])
  expect(order(type, 3)).toEqual(['a', 'b', 'c', NEW_CARD_ID])
  // Over another pipeline nothing moves.
  expect(order(card)).toEqual(['a', 'b', 'c'])
})
