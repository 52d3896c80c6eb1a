import { expect, it } from 'vitest'
import { testRows } from '../../../tests/support/test-rows'
import { editedWhen } from './edited-when'

const now = new Date(2026, 10, 21, 15, 0).getTime()
const at = (...when: [number, number, number, number?, number?]) => editedWhen(new Date(...when).getTime(), now)

testRows([
  ['just now', editedWhen(now - 59_000, now)],
  ['1 minute ago', at(2026, 10, 21, 14, 59)],
  ['59 minutes ago', at(2026, 10, 21, 14, 1)],
  ['1 hour ago', at(2026, 10, 21, 14)],
  ['15 hours ago', at(2026, 10, 21, 0)],
  ['yesterday', at(2026, 10, 20, 23, 59)],
  ['yesterday', at(2026, 10, 20, 0)],
  ['2 days ago', at(2026, 10, 19, 23)],
  ['6 days ago', at(2026, 10, 15)],
  ['on November 14', at(2026, 10, 14)],
  ['on December 31, 2025', at(2025, 11, 31)],
])('says how long ago it was', (words, said) => {
  expect(said).toBe(words)
})

it('takes a clock that went backwards for now', () => {
  expect(editedWhen(now + 3_600_000, now)).toBe('just now')
})

it('says of the last hour across midnight how long ago it was', () => {
  const midnight = new Date(2026, 10, 21, 0, 10).getTime()
  expect(editedWhen(midnight - 20 * 60_000, midnight)).toBe('20 minutes ago')
})
