import { expect, test } from 'vitest'
import type { JsonValue } from '../../../engine/model/json'
import { describeData } from './describe-data'

test.each<[JsonValue, string]>([
  [null, 'nothing'],
  [[], 'nothing'],
  ['  two\nlines ', 'two lines'],
  [['pancakes', 'trout'], 'pancakes, trout'],
  [{ breakfast: '7:00', today: ['soup', 'trout'] }, 'breakfast 7:00, today soup, trout'],
  [
    {
      rooms: [
        { name: 'Heron', id: 7, beds: 2, free: true, pricePerNight: 120 },
        { name: 'Pike', free: false },
      ],
      currency: 'EUR',
    },
    'Heron (beds 2, free, price per night 120); Pike (not free)',
  ],
  [Array.from({ length: 6 }, (_, index) => ({ name: `n${index}` })), 'n0; n1; n2; n3; and 2 more'],
  [
    [
      {
        source: 'bees.md',
        score: 24.7,
        text: '# Winter\n\nBees do not sleep. They sit close together and shiver. They eat.',
      },
    ],
    '“Bees do not sleep. They sit close together and shiver.” (bees.md)',
  ],
])('data is put into words as a person would: %j', (data, sentence) => {
  expect(describeData(data)).toBe(sentence)
})
