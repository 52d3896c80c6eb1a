import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type PaintHistory, type Stroke, visibleStrokes, withEdit, withoutLastEdit } from './history'

const stroke = (color: string): Stroke => ({ color, points: [{ x: 1, y: 2, width: 3 }] })
const red = stroke('red')
const blue = stroke('blue')

const deed = fc.oneof(
  fc.constant('clear' as const),
  fc.string().map(stroke),
  fc.constant<Stroke>({ color: 'red', points: [] }),
)
const history = fc.array(deed).map(deeds => deeds.reduce<PaintHistory>(withEdit, []))

describe('the history of a drawing', () => {
  it('shows its strokes in order, over the picture from before', () => {
    expect(visibleStrokes([])).toEqual({ showsBase: true, strokes: [] })
    expect(visibleStrokes(withEdit(withEdit([], red), blue))).toEqual({ showsBase: true, strokes: [red, blue] })
  })

  it('shows nothing from before a clear', () => {
    expect(visibleStrokes([red, 'clear', blue])).toEqual({ showsBase: false, strokes: [blue] })
    expect(visibleStrokes([red, 'clear'])).toEqual({ showsBase: false, strokes: [] })
  })

  it('takes a clear back like a stroke', () => {
    expect(visibleStrokes(withoutLastEdit([red, 'clear']))).toEqual({ showsBase: true, strokes: [red] })
  })

  it('does not count what changes nothing', () => {
    expect(withEdit([red], { color: 'red', points: [] })).toEqual([red])
    expect(withEdit([red, 'clear'], 'clear')).toEqual([red, 'clear'])
  })

  it('has nothing to take back when it is empty', () => {
    expect(withoutLastEdit([])).toEqual([])
  })

  it('undo takes back exactly the last deed that counted', () => {
    fc.assert(
      fc.property(history, deed, (before, last) => {
        const after = withEdit(before, last)
        expect(after === before ? before : withoutLastEdit(after)).toEqual(before)
      }),
    )
  })
})
