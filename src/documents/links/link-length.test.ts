import { expect } from 'vitest'
import { testRows } from '../../../tests/support/test-rows'
import { channelsFor } from './link-length'

testRows([
  [1_200, []],
  [1_201, ['projector']],
  [2_000, ['projector']],
  [2_001, ['projector', 'discord']],
  [2_331, ['projector', 'discord']],
  [4_001, ['projector', 'paper', 'discord', 'slack']],
])('a link fits into each target up to its length', (length, without) => {
  const channels = channelsFor(length)
  expect(channels.filter(({ fits }) => !fits).map(({ place }) => place)).toEqual(without)
  expect(channels.map(({ place }) => place).slice(4)).toEqual(['mail'])
})
