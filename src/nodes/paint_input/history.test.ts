import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { done, type PaintHistory, type Stroke, undone, visible } from './history'

const stroke = (color: string): Stroke => ({ color, points: [{ x: 1, y: 2, width: 3 }] })
const red = stroke('red')
const blue = stroke('blue')

const deed = fc.oneof(
  fc.constant('clear' as const),
  fc.string().map(stroke),
  fc.constant<Stroke>({ color: 'red', points: [] }),
)
const history = fc.array(deed).map(deeds => deeds.reduce<PaintHistory>(done, []))

describe('the history of a drawing', () => {
  it('shows its strokes in order, over the picture from before', () => {
    expect(visible([])).toEqual({ showsBase: true, strokes: [] })
    expect(visible(done(done([], red), blue))).toEqual({ showsBase: true, strokes: [red, blue] })
  })

  it('shows nothing from before a clear', () => {
    expect(visible([red, 'clear', blue])).toEqual({ showsBase: false, strokes: [blue] })
    expect(visible([red, 'clear'])).toEqual({ showsBase: false, strokes: [] })
  })

  it('takes a clear back like a stroke', () => {
    expect(visible(undone([red, 'clear']))).toEqual({ showsBase: true, strokes: [red] })
  })

  it('does not count what changes nothing', () => {
    expect(done([red], { color: 'red', points: [] })).toEqual([red])
    expect(done([red, 'clear'], 'clear')).toEqual([red, 'clear'])
  })

  it('has nothing to take back when it is empty', () => {
    expect(undone([])).toEqual([])
  })

  it('undo takes back exactly the last deed that counted', () => {
    fc.assert(
      fc.property(history, deed, (before, last) => {
        const after = done(before, last)
        expect(after === before ? before : undone(after)).toEqual(before)
      }),
    )
  })
})
