import { expect } from 'vitest'
import { testRows } from '../../../tests/support/test-rows'
import { tooLongFor } from './link-length'

testRows([
  [1_200, []],
  [1_201, ['code']],
  [2_000, ['code']],
  [2_001, ['code', 'discord']],
  [4_001, ['code', 'discord', 'slack']],
  [20_001, ['code', 'discord', 'slack', 'mail']],
])('a link fits into each target up to its length', (length, without) => {
  expect(tooLongFor(length)).toEqual(without)
})
