import { describe, expect, it } from 'vitest'
import { flow } from '../../../tests/support/flows'
import { layOut, layoutTask, placesOf, VERTEX } from './layout'

const document = flow({ a: [], b: [], c: [], d: [] }, [
  ['a', 'next', 'b'],
  ['a', 'tool', 'c'],
  ['b', 'next', 'd'],
  ['a', 'next', 'gone'],
])

describe('the layout', () => {
  it('goes down along the edges, and lays nothing on top of another', () => {
    const points = layOut(layoutTask(document))
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

  it('stands side by side in the order of the edges, from left to right', () => {
    const fork = flow({ a: [], z: [], m: [], b: [] }, [
      ['a', 'next', 'z'],
      ['a', 'next', 'm'],
      ['a', 'next', 'b'],
    ])
    const { z, m, b } = layOut(layoutTask(fork))
    expect([z!.x, m!.x, b!.x]).toEqual([z!.x, m!.x, b!.x].toSorted((one, other) => one - other))
  })

  it('leaves what people have placed where it is, and puts newcomers below', () => {
    const pipelines = document.pipelines.map(pipeline =>
      pipeline.id === 'd' ? pipeline : { ...pipeline, position: { x: 10, y: pipeline.id === 'c' ? 500 : 20 } },
    )
    const places = placesOf({ pipelines }, {})
    expect(places.a).toEqual({ x: 10, y: 20 })
    expect(places.d!.y).toBeGreaterThanOrEqual(500 + VERTEX.height)
  })

  it('asks again only when what stands where may change', () => {
    const typed = { ...document, pipelines: document.pipelines.map(pipeline => ({ ...pipeline, name: 'x' })) }
    expect(layoutTask(typed)).toEqual(layoutTask(document))
  })
})
