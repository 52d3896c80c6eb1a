import { expect, test } from 'vitest'
import { testRows } from '../../../tests/support/test-rows'
import { blockOf } from './rate-limits'

testRows([
  ['192.168.1.5', '192.168.1.5'],
  ['::ffff:192.168.1.5', '::ffff:192.168.1.5'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:db8:1:2::6', '2001:db8:1:2'],
  ['2001:db8::5:6', '2001:db8:0:0'],
  ['2001:db8::1:2:3:4:5', '2001:db8:0:1'],
  ['2001::', '2001:0:0:0'],
  ['::1', ':0:0:0'],
])('an address is of a household', (address, household) => {
  expect(blockOf(address)).toBe(household)
})

test('one address is of one household, however its zeros are written', () => {
  expect(blockOf('2001:db8:0:0:1:2:3:4')).toBe(blockOf('2001:db8::1:2:3:4'))
})
