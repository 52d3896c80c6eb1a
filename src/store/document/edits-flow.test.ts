import { describe, expect, it } from 'vitest'
import { flow } from '../../../tests/support/flows'
import { nodeTypes } from '../../nodes/registry'
import type { Draft } from './draft'
import * as edits from './edits-flow'

const draft: Draft = {
  document: flow({ a: [['user_input', { name: 'q' }], ['inference']], b: [['inference']], c: [['inference']] }, [
    ['a', 'next', 'b'],
    ['a', 'tool', 'c'],
    ['b', 'tool', 'c'],
  ]),
  inputs: { 'a-1': 'hello', 'b-1': 'other' },
}
const ids = ({ document }: Draft) => document.pipelines.map(({ id }) => id)
const joins = ({ document }: Draft) => document.edges.map(({ source, kind, target }) => `${source} ${kind} ${target}`)

/** A draft as it was: an edit must never write into what it was given. */
const before = structuredClone(draft)
const untouched = () => expect(draft).toEqual(before)

describe('a node', () => {
  const cards = ({ document }: Draft) => document.pipelines.map(({ nodes }) => nodes.map(({ id }) => id))

  it('goes into another pipeline, to where it is of use there, with what was typed into it', () => {
    const sent = edits.sendNode(draft, nodeTypes, 'a-1', 'b')
    expect(cards(sent)).toEqual([['a-2'], ['a-1', 'b-1'], ['c-1']])
    expect(sent.inputs).toBe(draft.inputs)
    expect(sent.document.pipelines[1]?.nodes[0]).toBe(draft.document.pipelines[0]?.nodes[0])
    expect(sent.document.pipelines[2]).toBe(draft.document.pipelines[2])
    expect(cards(edits.sendNode(sent, nodeTypes, 'a-1', 'a'))).toEqual(cards(draft))
    untouched()
  })

  it('stays above the router that a pipeline ends with', () => {
    const document = flow({ fork: [['user_input'], ['router']], work: [['knowledge'], ['inference']] }, [])
    expect(cards(edits.sendNode({ document, inputs: {} }, nodeTypes, 'work-1', 'fork'))[0]).toEqual([
      'fork-1',
      'work-1',
      'fork-2',
    ])
  })

  it('stays where it is when it is locked, or there is no such place', () => {
    const document = flow({ a: [['user_input']], b: [] }, [])
    const [pipeline, other] = document.pipelines
    const locked = pipeline!.nodes.map(node => ({ ...node, locked: true }))
    const fixed: Draft = { document: { ...document, pipelines: [{ ...pipeline!, nodes: locked }, other!] }, inputs: {} }
    expect(edits.sendNode(fixed, nodeTypes, 'a-1', 'b')).toBe(fixed)
    expect(edits.sendNode(draft, nodeTypes, 'a-1', 'a')).toBe(draft)
    expect(edits.sendNode(draft, nodeTypes, 'a-1', 'nowhere')).toBe(draft)
    expect(edits.sendNode(draft, nodeTypes, 'nobody', 'b')).toBe(draft)
  })
})

describe('pipelines', () => {
  it('are added at the end, empty, and renamed', () => {
    const added = edits.addPipeline(draft, { id: 'd', name: 'Desk' })
    expect(added.document.pipelines.at(-1)).toEqual({ id: 'd', name: 'Desk', nodes: [] })
    expect(added.document.pipelines[0]).toBe(draft.document.pipelines[0])
    const renamed = edits.renamePipeline(added, 'a', 'Front')
    expect(renamed.document.pipelines[0]).toMatchObject({ id: 'a', name: 'Front' })
    expect(edits.renamePipeline(renamed, 'a', 'Front')).toBe(renamed)
    expect(edits.renamePipeline(draft, 'nobody', 'x')).toBe(draft)
    untouched()
  })

  it('go with their edges and inputs; the last one stays', () => {
    const removed = edits.removePipeline(draft, 'a')
    expect(ids(removed)).toEqual(['b', 'c'])
    expect(joins(removed)).toEqual(['b tool c'])
    expect(removed.inputs).toEqual({ 'b-1': 'other' })
    const last = edits.removePipeline(edits.removePipeline(removed, 'b'), 'c')
    expect(ids(last)).toEqual(['c'])
    untouched()
  })

  it('are copied with ids of their own, their inputs, and the edges that leave them', () => {
    let count = 0
    const freshId = { node: (type: string) => `${type}-new-${count++}`, edge: () => `edge-new-${count++}` }
    const placed = edits.placePipelines(draft, { a: { x: 3, y: 4 } })
    const copied = edits.duplicatePipeline(placed, nodeTypes, 'a', { id: 'a2', name: 'a 2' }, freshId)
    expect(ids(copied)).toEqual(['a', 'a2', 'b', 'c'])
    const copy = copied.document.pipelines[1]!
    expect(copy.position).toBeUndefined()
    expect(copy.nodes.map(({ type, config }) => [type, config])).toEqual([
      ['user_input', { name: 'q' }],
      ['inference', {}],
    ])
    const allIds = copied.document.pipelines.flatMap(({ nodes }) => nodes.map(({ id }) => id))
    expect(new Set(allIds).size).toBe(allIds.length)
    expect(copied.inputs[copy.nodes[0]!.id]).toBe('hello')
    expect(joins(copied).slice(3)).toEqual(['a2 next b', 'a2 tool c'])
    expect(new Set(copied.document.edges.map(({ id }) => id)).size).toBe(5)
    untouched()
  })

  it('are placed to the pixel, and let go', () => {
    const placed = edits.placePipelines(draft, { a: { x: 1.4, y: 2.6 }, b: { x: 0, y: 0 } })
    expect(placed.document.pipelines.map(({ position }) => position)).toEqual([
      { x: 1, y: 3 },
      { x: 0, y: 0 },
      undefined,
    ])
    expect(edits.placePipelines(placed, { a: { x: 1, y: 3 } })).toBe(placed)
    const free = edits.placePipelines(placed, { a: null, b: null })
    expect(free.document).toEqual(draft.document)
  })
})

describe('edges', () => {
  it('are added, led elsewhere, labelled and removed', () => {
    const added = edits.addEdge(draft, { id: 'e9', source: 'b', target: 'c', kind: 'next' })
    expect(joins(added).at(-1)).toBe('b next c')
    const moved = edits.changeEdge(added, 'e9', { source: 'a', label: 'Sales' })
    expect(moved.document.edges.at(-1)).toEqual({ id: 'e9', source: 'a', target: 'c', kind: 'next', label: 'Sales' })
    expect(edits.changeEdge(moved, 'e9', { label: 'Sales' })).toBe(moved)
    expect(edits.changeEdge(moved, 'e9', { label: '' }).document.edges.at(-1)).not.toHaveProperty('label')
    expect(joins(edits.removeEdge(moved, 'e9'))).toEqual(joins(draft))
    expect(edits.removeEdge(draft, 'e9')).toBe(draft)
    untouched()
  })
})

describe('variables', () => {
  it('are set, renamed in their place, and removed; without any the field is gone', () => {
    const two = edits.setVariable(edits.setVariable(draft, 'city', 'Lund'), 'rooms', [1, 2])
    const renamed = edits.renameVariable(two, 'city', 'town')
    expect(Object.entries(renamed.document.variables ?? {})).toEqual([
      ['town', 'Lund'],
      ['rooms', [1, 2]],
    ])
    expect(edits.setVariable(two, 'rooms', [1, 2])).toBe(two)
    expect(edits.renameVariable(two, 'city', 'rooms')).toBe(two)
    const none = edits.setVariable(edits.setVariable(two, 'city', undefined), 'rooms', undefined)
    expect(none.document).not.toHaveProperty('variables')
    untouched()
  })

  it('may have any name, even that of a prototype', () => {
    const { variables } = edits.setVariable(draft, '__proto__', { polluted: true }).document
    expect(Object.keys(variables ?? {})).toEqual(['__proto__'])
    expect(({} as Record<string, unknown>).polluted).toBeUndefined()
  })
})
