import { describe, expect, it } from 'vitest'
import { flow } from '../../../tests/support/flows'
import { pathThrough } from './FlowLine'
import { endsKey, layOut, layoutTask, mirrored, mirroredLayout, positionsOf, VERTEX } from './layout'

const document = flow({ a: [], b: [], c: [], d: [] }, [
  ['a', 'next', 'b'],
  ['a', 'tool', 'c'],
  ['b', 'next', 'd'],
  ['a', 'next', 'gone'],
])

describe('the layout', () => {
  it('goes down along the edges, and lays nothing on top of another', () => {
    const { points } = layOut(layoutTask(document))
    const { a, b, c, d } = points
    expect(b!.y).toBeGreaterThanOrEqual(a!.y + VERTEX.height)
    expect(c!.y).toBeGreaterThanOrEqual(a!.y + VERTEX.height)
    expect(d!.y).toBeGreaterThanOrEqual(b!.y + VERTEX.height)
    const all = Object.values(points)
    for (const [index, one] of all.entries()) {
      for (const other of all.slice(index + 1)) {
        const apart = Math.abs(one.x - other.x) >= VERTEX.width || Math.abs(one.y - other.y) >= VERTEX.height
        expect(apart).toBe(true)
      }
    }
  })

  it('is side by side in the order of the edges, from left to right', () => {
    const fork = flow({ a: [], z: [], m: [], b: [] }, [
      ['a', 'next', 'z'],
      ['a', 'next', 'm'],
      ['a', 'next', 'b'],
    ])
    const { z, m, b } = layOut(layoutTask(fork)).points
    expect([z!.x, m!.x, b!.x]).toEqual([z!.x, m!.x, b!.x].toSorted((one, other) => one - other))
  })

  it('is mirrored where the page is written from right to left, in the same order', () => {
    const layout = layOut(layoutTask(document))
    const there = mirroredLayout(layout).points
    const { b, c } = layout.points
    expect(Math.sign(there.b!.x - there.c!.x)).toBe(-Math.sign(b!.x - c!.x))
    expect(mirrored(there.b!)).toEqual(b)
  })

  it('leads an edge that goes past a pipeline around it', () => {
    const shortcut = flow({ a: [], b: [], c: [], d: [] }, [
      ['a', 'next', 'b'],
      ['b', 'next', 'c'],
      ['c', 'next', 'd'],
      ['a', 'next', 'd'],
    ])
    const { points, bends } = layOut(layoutTask(shortcut))
    expect(Object.keys(bends)).toEqual([endsKey({ source: 'a', target: 'd' })])
    const [passed] = Object.values(bends)
    for (const { x, y } of passed!) {
      for (const at of [points.b!, points.c!]) {
        const inside = x > at.x && x < at.x + VERTEX.width && y > at.y && y < at.y + VERTEX.height
        expect(inside).toBe(false)
      }
    }
    const [path, x, y] = pathThrough({ sourceX: 1, sourceY: 2, targetX: 3, targetY: 4 }, passed!)
    expect(path).toMatch(/^M1,2 C.* 3,4$/)
    expect(passed).toContainEqual({ x, y })
  })

  it('leaves what people have placed where it is, and puts newcomers below', () => {
    const pipelines = document.pipelines.map(pipeline =>
      pipeline.id === 'd' ? pipeline : { ...pipeline, position: { x: 10, y: pipeline.id === 'c' ? 500 : 20 } },
    )
    const places = positionsOf({ pipelines }, {})
    expect(places.a).toEqual({ x: 10, y: 20 })
    expect(places.d!.y).toBeGreaterThanOrEqual(500 + VERTEX.height)
  })

  it('asks again only when positions may change', () => {
    const typed = { ...document, pipelines: document.pipelines.map(pipeline => ({ ...pipeline, name: 'x' })) }
    expect(layoutTask(typed)).toEqual(layoutTask(document))
  })
})
