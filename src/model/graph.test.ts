import { expect, test } from 'vitest'
import { flow } from '../../tests/support/flows'
import { inEnglish } from '../../tests/support/in-english'
import { testStep, testTool, toolDocument } from '../../tests/support/tools'
import { nodeTypes } from '../nodes/registry'
import type { Edge } from './document'
import { checkGraph, cyclesOf, edgeRefusal, graphOf, groupBy } from './graph'

type Ways = [string, Edge['kind'], string][]
const document = (names: string, ways: Ways) => flow(Object.fromEntries([...names].map(name => [name, []])), ways)

test('edges are found by where they leave and where they lead, and those of removed pipelines are not', () => {
  const ways: Ways = [
    ...([
      ['a', 'next', 'b'],
      ['a', 'tool', 'c'],
      ['b', 'next', 'c'],
    ] as Ways),
    ...([
      ['a', 'next', 'gone'],
      ['gone', 'next', 'b'],
    ] as Ways),
  ]
  const { entries, nextFrom, nextTo, toolsFrom } = graphOf(document('abc', ways))
  const ids = (edges: ReadonlyMap<string, readonly Edge[]>) =>
    Object.fromEntries([...edges].map(([key, list]) => [key, list.map(({ id }) => id)]))
  expect(ids(nextFrom)).toEqual({ a: ['e0'], b: ['e2'] })
  expect(ids(nextTo)).toEqual({ b: ['e0'], c: ['e2'] })
  expect(ids(toolsFrom)).toEqual({ a: ['e1'] })
  expect(entries.map(({ id }) => id)).toEqual(['a'])
})

test.each([
  [
    [
      ['a', 'next', 'b'],
      ['b', 'next', 'a'],
    ],
    'This path goes in a circle: a → b → a. A run would never end.',
    'aba',
  ],
  [
    [
      ['a', 'tool', 'b'],
      ['b', 'tool', 'a'],
    ],
    'These pipelines call each other in a circle: a → b → a. The calls would never end.',
    'aba',
  ],
  [
    [
      ['a', 'next', 'b'],
      ['b', 'next', 'c'],
      ['c', 'next', 'b'],
    ],
    'This path goes in a circle: b → c → b. A run would never end.',
    'bcb',
  ],
  // Calls on the way of a run are no circle of either kind, but nothing can be the first.
  [
    [
      ['a', 'next', 'b'],
      ['b', 'next', 'c'],
      ['c', 'tool', 'a'],
    ],
    'No pipeline can be the first: each comes after another.',
    undefined,
  ],
] as [Ways, string, string | undefined][])('%j cannot be run', (ways, message, path) => {
  const names = [...new Set(ways.flatMap(([source, , target]) => [source, target]))].join('')
  try {
    checkGraph(document(names, ways))
    expect.unreachable()
  } catch (error) {
    expect(error).toMatchObject({ code: 'graph' })
    expect(error).toMatchObject({ message, details: path ? { path: [...path] } : {} })
  }
})

test('ways that part and meet again are no circle', () => {
  const ways: Ways = [
    ...([
      ['a', 'next', 'b'],
      ['a', 'next', 'c'],
      ['b', 'next', 'd'],
    ] as Ways),
    ...([
      ['c', 'next', 'd'],
      ['a', 'tool', 'd'],
      ['d', 'tool', 'e'],
    ] as Ways),
  ]
  expect(() => checkGraph(document('abcde', ways))).not.toThrow()
})

test('ways that part and meet again and again are each walked once', () => {
  const names = Array.from({ length: 60 }, (_, index) => `p${index}`)
  const ways = names.slice(2).flatMap((name, index): Ways => {
    const before = index - (index % 2)
    return [0, 1].map(side => [names[before + side] ?? '', 'next', name])
  })
  expect(() => checkGraph(flow(Object.fromEntries(names.map(name => [name, []])), ways))).not.toThrow()
})

test('a pipeline that only has what steps call is no entry', () => {
  const steps = [
    testStep('one', { tool: 'menu' }),
    testStep('two', { tool: 'gone' }),
    testStep('three', { tool: 'pipeline:desk' }),
  ]
  const desk = { id: 'desk', name: 'Desk', nodes: [] }
  const graphWith = (...tools: string[]) =>
    graphOf(
      toolDocument(
        steps,
        tools.map(id => testTool(id, {})),
        { more: [desk] },
      ),
      nodeTypes,
    )
  const { entries, calledNodes, toolsFrom } = graphWith('menu')
  expect([...calledNodes]).toEqual(['menu'])
  expect(entries.map(({ id }) => id)).toEqual(['main'])
  expect(toolsFrom.get('main')?.map(({ target }) => target)).toEqual(['desk'])
  // A card that no step calls is to be run.
  expect(graphWith('menu', 'own').entries.map(({ id }) => id)).toEqual(['main', 'shelf'])
})

test('an edge is refused with its reason, before it is added', () => {
  const flowing = document('abc', [
    ['a', 'next', 'b'],
    ['b', 'next', 'c'],
  ])
  const refusal = (source: string, kind: Edge['kind'], target: string) =>
    inEnglish(edgeRefusal(flowing, { source, kind, target }))
  expect(refusal('a', 'next', 'a')).toBe('A pipeline cannot be connected to itself.')
  expect(refusal('a', 'next', 'b')).toBe('These two are already connected like this.')
  expect(refusal('c', 'next', 'a')).toBe('This path goes in a circle: a → b → c → a. A run would never end.')
  expect([refusal('a', 'tool', 'b'), refusal('a', 'next', 'c')]).toEqual([null, null])
})

test('each edge that closes a circle is found, up to a number', () => {
  const ways: Ways = [
    ...([
      ['a', 'next', 'b'],
      ['b', 'next', 'a'],
      ['b', 'next', 'c'],
    ] as Ways),
    ...([
      ['c', 'next', 'a'],
      ['c', 'tool', 'a'],
    ] as Ways),
  ]
  const graph = graphOf(document('abc', ways))
  expect(cyclesOf(graph, 'next', 9)).toEqual([
    ['a', 'b', 'a'],
    ['a', 'b', 'c', 'a'],
  ])
  expect(cyclesOf(graph, 'next', 1)).toEqual([['a', 'b', 'a']])
  expect(cyclesOf(graph, 'tool', 9)).toEqual([])
})

test('items are grouped in their order', () => {
  expect([...groupBy(['ab', 'c', 'ad'], text => text.charAt(0))]).toEqual([
    ['a', ['ab', 'ad']],
    ['c', ['c']],
  ])
})
