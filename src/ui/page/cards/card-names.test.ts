import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Node } from '../../../model/document'
import type { NodeTypes } from '../../../model/node-type'
import { besideType, cardNames } from './card-names'

const nodeTypes = new Map([
  ['color_display', { name: 'Color' }],
  ['gauge_display', { name: 'Gauge' }],
]) as unknown as NodeTypes

function names(...nodes: [type: string, name?: string][]): string[] {
  const list: Node[] = nodes.map(([type, name], index) => ({
    id: `n${index}`,
    type,
    config: { ...(name && { name }) },
  }))
  return [...cardNames(list, nodeTypes).values()]
}

test('a card is called by its type, then by its name', () => {
  expect(names(['color_display'], ['gauge_display', 'joy'])).toEqual(['Color', 'Gauge, joy'])
})

test('twins are counted from the second on', () => {
  expect(names(['color_display'], ['gauge_display'], ['color_display'], ['color_display'])).toEqual([
    'Color',
    'Gauge',
    'Color 2',
    'Color 3',
  ])
})

test('a twin is told apart by what is seen beside its type', () => {
  const seen = (name: string, given?: string) => {
    const node: Node = { id: 'n', type: 'gauge_display', config: { ...(given && { name: given }) } }
    return besideType(name, node, nodeTypes.get('gauge_display'))
  }
  expect([seen('Gauge'), seen('Gauge 2'), seen('Gauge, joy', 'joy'), seen('Gauge, day 2', 'day 2')]).toEqual([
    '',
    '2',
    'joy',
    'day 2',
  ])
  expect(seen('Gauge, joy 3', 'joy')).toBe('joy 3')
})

test('an unknown type is called what the document calls it', () => {
  expect(names(['hologram'])).toEqual(['hologram'])
})

test('a name that is no text, from a document of elsewhere, is left out', () => {
  const node = { id: 'n', type: 'color_display', config: { name: { odd: 1 } } } as unknown as Node
  expect(cardNames([node], nodeTypes).get('n')).toBe('Color')
})

test('no two cards share a name', () => {
  const node = fc.tuple(fc.constantFrom('color_display', 'gauge_display'), fc.constantFrom(undefined, 'a', 'a 2', 'b'))
  fc.assert(
    fc.property(fc.array(node, { maxLength: 12 }), nodes => {
      const all = names(...(nodes as [string, string?][]))
      expect(new Set(all).size).toBe(nodes.length)
    }),
  )
})
