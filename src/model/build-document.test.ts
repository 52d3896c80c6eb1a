import { expect, test } from 'vitest'
import { buildDocument } from './build-document'

test('a document of nodes is one pipeline of its name; edges get an id of their parts', () => {
  const nodes = [{ id: 'n', type: 'note', config: {} }]
  const edge = { id: 'own', source: 'c', target: 'd', kind: 'next' as const }
  const more = { variables: { city: 'Rome' }, settings: { limits: { maxSteps: 3 } } }
  expect(
    buildDocument({
      id: 'd',
      name: 'D',
      nodes,
      edges: [['a', 'next', 'b'], ['a', 'tool', 'b', 'asks'], edge],
      ...more,
    }),
  ).toEqual({
    ...{ version: 1, id: 'd', name: 'D', pipelines: [{ id: 'main', name: 'D', nodes }] },
    edges: [
      { id: 'a-next-b', source: 'a', target: 'b', kind: 'next' },
      { id: 'a-tool-b', source: 'a', target: 'b', kind: 'tool', label: 'asks' },
      edge,
    ],
    ...more,
  })
  expect(Object.keys(buildDocument({ id: 'd', name: 'D', pipelines: [] }))).toEqual([
    ...['version', 'id', 'name', 'pipelines', 'edges'],
  ])
})
