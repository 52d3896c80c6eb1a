import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { NodeTypes } from '../../engine/model/node-type'
import { stackRows } from './rows'

const nodeTypes = new Map([
  ['out', { family: 'output' }],
  ['reply', { family: 'output', showsReply: true }],
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
  expect(shape('out', 'reply', 'out', 'mystery')).toBe('|1|1|1|1')
})

test('every row is full, and no card is left out', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom('out', 'reply', 'in'), { maxLength: 20 }), types => {
      const rows = shape(...types)
        .split('|')
        .slice(1)
      expect(rows.join('').length).toBe(types.length)
      for (const row of rows) expect(row.length).toBe(Number(row[0]))
    }),
  )
})
