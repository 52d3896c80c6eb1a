import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { brushWidth, moveCursor, toDrawing } from './geometry'

const size = { width: 480, height: 320 }

describe('a point of the window', () => {
  it('lies on the drawing at each place and size of that', () => {
    const shown = { left: 100, top: 50, width: 240, height: 160 }
    expect(toDrawing(100, 50, shown, size)).toEqual({ x: 0, y: 0 })
    expect(toDrawing(220, 130, shown, size)).toEqual({ x: 240, y: 160 })
    expect(toDrawing(340, 210, shown, size)).toEqual({ x: 480, y: 320 })
  })

  it('may lie outside, so that a stroke can leave the paper', () => {
    expect(toDrawing(0, 0, { left: 10, top: 10, width: 480, height: 320 }, size)).toEqual({ x: -10, y: -10 })
  })

  it('is a number even before there is a layout', () => {
    expect(toDrawing(5, 5, { left: 0, top: 0, width: 0, height: 0 }, size)).toEqual({ x: 5, y: 5 })
  })
})

describe('a brush', () => {
  it('follows the pressure of a pen, and is even for all else', () => {
    expect(brushWidth(10, 'mouse', 0.5)).toBe(10)
    expect(brushWidth(10, 'touch', 1)).toBe(10)
    expect(brushWidth(10, 'pen', 0.5)).toBe(10)
    expect(brushWidth(10, 'pen', 1)).toBeGreaterThan(brushWidth(10, 'pen', 0.1))
    expect(brushWidth(10, 'pen', 0)).toBe(10)
  })
})

describe('the cursor', () => {
  const center = { x: 240, y: 160 }

  it('moves with the arrows, by one pixel when it should be fine', () => {
    expect(moveCursor(center, 'ArrowLeft', false, size)).toEqual({ x: 230, y: 160 })
    expect(moveCursor(center, 'ArrowDown', false, size)).toEqual({ x: 240, y: 170 })
    expect(moveCursor(center, 'ArrowUp', true, size)).toEqual({ x: 240, y: 159 })
    expect(moveCursor(center, 'a', false, size)).toBeNull()
  })

  it('never leaves the paper', () => {
    const key = fc.constantFrom('ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown')
    const side = fc.integer({ min: 16, max: 1024 })
    fc.assert(
      fc.property(fc.array(fc.tuple(key, fc.boolean()), { maxLength: 200 }), side, side, (keys, width, height) => {
        const end = keys.reduce((at, [name, fine]) => moveCursor(at, name, fine, { width, height }) ?? at, {
          x: 0,
          y: 0,
        })
        expect(end.x >= 0 && end.x <= width && end.y >= 0 && end.y <= height).toBe(true)
      }),
    )
  })
})
