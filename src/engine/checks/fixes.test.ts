import { expect, test } from 'vitest'
import { inEnglish } from '../../../tests/support/in-english'
import type { Document, Edge } from '../../model/document'
import { activation, moveAbove, withConfig, withInference, withNodes, withoutConnection } from './fixes'

const edge = (id: string, source: string, target: string, kind: Edge['kind'] = 'next'): Edge => ({
  id,
  source,
  target,
  kind,
})
const node = (id: string) => ({ id, type: 'note', config: {} })
const document: Document = {
  version: 1,
  id: 'd',
  name: 'D',
  pipelines: [
    { id: 'a', name: 'Sales', nodes: [node('1'), node('2'), node('3')], tool: { status: 'draft' } },
    { id: 'b', name: '', nodes: [node('4')] },
  ],
  edges: [
    edge('e', 'a', 'b'),
    edge('e', 'b', 'a'),
    edge('f', 'a', 'b', 'tool'),
    edge('g', 'a', 'b'),
    edge('h', 'a', 'a'),
  ],
}
const idsOf = ({ edges }: Document) => edges.map(({ id, source, target, kind }) => `${id} ${source}${target} ${kind}`)

test('all edges that join two pipelines in one way are taken away, and no others', () => {
  const connection = { source: 'a', target: 'b', kind: 'next' } as const
  expect(idsOf(withoutConnection(connection).apply(document))).toEqual(['e ba next', 'f ab tool', 'h aa next'])
  expect(idsOf(withoutConnection(connection, 1).apply(document))).toEqual([
    'e ab next',
    'e ba next',
    'f ab tool',
    'h aa next',
  ])
})

test('one pipeline becomes active, and is named', () => {
  const fix = activation(document.pipelines[0]!)
  expect(inEnglish(fix.label)).toBe('Make “Sales” active')
  expect(inEnglish(activation(document.pipelines[1]!).label)).toBe('Make “b” active')
  expect(fix.apply(document).pipelines.map(({ tool }) => tool)).toEqual([{ status: 'active' }, undefined])
})

test('nodes of one pipeline change, and the config of one node', () => {
  const changed = withNodes(document, 'a', nodes => nodes.slice(1))
  expect(changed.pipelines.map(({ nodes }) => nodes.map(({ id }) => id))).toEqual([['2', '3'], ['4']])
  const configured = withConfig(document, '4', config => ({ ...config, text: 'x' }))
  expect(configured.pipelines.flatMap(({ nodes }) => nodes.map(({ config }) => config))).toEqual([
    {},
    {},
    {},
    { text: 'x' },
  ])
})

test('a node moves directly above another, from below and from above', () => {
  const nodes = document.pipelines[0]!.nodes
  expect(moveAbove(nodes, '3', '1').map(({ id }) => id)).toEqual(['3', '1', '2'])
  expect(moveAbove(nodes, '1', '3').map(({ id }) => id)).toEqual(['2', '1', '3'])
})

test('an inference is added at the end, with an id that is free', () => {
  const once = withInference(document, 'b')
  const twice = withInference(once, 'a')
  expect(once.pipelines[1]!.nodes.map(({ id }) => id)).toEqual(['4', 'inference'])
  expect(twice.pipelines[0]!.nodes.map(({ id }) => id)).toEqual(['1', '2', '3', 'inference-2'])
})
