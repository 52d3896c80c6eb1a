import { expect, test } from 'vitest'
import { channelsFor } from './link-length'

test.each([
  [1_000, []],
  [1_001, ['QR code on a projector']],
  [2_000, ['QR code on a projector']],
  [2_001, ['QR code on a projector', 'Discord message']],
  [2_331, ['QR code on a projector', 'Discord message']],
  [4_001, ['QR code on a projector', 'QR code on paper', 'Discord message', 'Slack message']],
])('a link of %i characters does not fit into %j', (length, without) => {
  const channels = channelsFor(length)
  expect(channels.filter(({ fits }) => !fits).map(({ place }) => place)).toEqual(without)
  expect(channels.map(({ place }) => place).slice(4)).toEqual(['Teams or email', 'WhatsApp message', 'address bar'])
})
