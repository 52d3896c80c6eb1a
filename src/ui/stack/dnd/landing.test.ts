import { expect, it } from 'vitest'
import { landingAt } from './landing'

const box = (left: number, top: number, width: number, height: number) => ({
  left,
  top,
  width,
  height,
  right: left + width,
  bottom: top + height,
})

// A card, three that share a row, and a tall card.
const seats = [
  box(0, 0, 600, 100),
  box(0, 110, 190, 80),
  box(205, 110, 190, 80),
  box(410, 110, 190, 80),
  box(0, 200, 600, 300),
]
const all = seats.map((rect, index) => ({ index, rect }))
const at = (x: number, y: number, isRightToLeft = false) => landingAt({ x, y }, all, isRightToLeft)?.index

it('a card lands before or after the nearest card: from top to bottom, and along a row', () => {
  expect([at(20, 30), at(20, 70)]).toEqual([0, 1])
  expect([at(20, 150), at(150, 150), at(250, 150), at(350, 150), at(590, 150)]).toEqual([1, 2, 2, 3, 4])
  expect([at(20, 210), at(20, 340), at(20, 360), at(20, 900)]).toEqual([4, 4, 5, 5])
})

it('a row is divided from right to left where people read so', () => {
  const mirrored = all.map(({ index, rect }) => ({
    index,
    rect: box(600 - rect.left - rect.width, rect.top, rect.width, rect.height),
  }))
  const from = (x: number) => landingAt({ x, y: 150 }, mirrored, true)?.index
  expect([from(580), from(450), from(350), from(250), from(10)]).toEqual([1, 2, 2, 3, 4])
})

it('says how far beside the stack it is, and nothing without a card', () => {
  expect(landingAt({ x: -90, y: 30 }, all, false)?.aside).toBe(90)
  expect(landingAt({ x: 0, y: 0 }, [], false)).toBeUndefined()
})
