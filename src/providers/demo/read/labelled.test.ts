import { beforeAll, describe, expect, test } from 'vitest'
import { readingOfText } from '../../../../tests/support/demo/converse'
import { readingPack } from '../languages/active'
import { readLabelled } from './labelled'

beforeAll(() => readingOfText('', () => void readingPack().data()))

const read = (text: string) => {
  const data = readLabelled(text)
  return data && Object.fromEntries(data.values.map(({ label, value }) => [label, value]))
}

describe('numbers with labels', () => {
  test.each([
    ['3 apples, 5 pears, 2 plums', { apples: 3, pears: 5, plums: 2 }],
    ['I have three apples and two ripe pears in the basket', { apples: 3, 'ripe pears': 2 }],
    ['Anna: 3\nBen = 5', { Anna: 3, Ben: 5 }],
    ['Anna has 3 apples, Ben has 5 apples', { Anna: 3, Ben: 5 }],
    ['Monday 12.5 °C, Tuesday -4 °C', { Monday: 12.5, Tuesday: -4 }],
    ['-4 at night, 12 at noon', { night: -4, noon: 12 }],
    ['In 2020 we had 5 pupils, in 2021 8 pupils', { 2020: 5, 2021: 8 }],
    ['Brot kostet 2,50 €, Milch kostet 1,20 €', { 'Brot kostet': 2.5, 'Milch kostet': 1.2 }],
  ])('of “%s”', (text, data) => {
    expect(read(text)).toEqual(data)
  })

  test.each([
    ['cats 30 %, dogs 70 percent', '%'],
    ['rain: 3 mm, snow: 12 mm', 'mm'],
    ['rain: 3 mm, sun: 12 h', undefined],
    ['Anna has 3 apples, Ben has 5 apples', 'apples'],
    ['bread €3, milk €2', '€'],
  ])('count the same in “%s”', (text, unit) => {
    expect(readLabelled(text)?.unit).toBe(unit)
  })

  test('may have a title', () => {
    expect(readLabelled('Scores: Anna 3, Ben 5')).toMatchObject({ title: 'Scores', values: [{ label: 'Anna' }, {}] })
    expect(readLabelled('Anna: 3, Ben: 5')).not.toHaveProperty('title')
  })

  test.each(['It was a great film', 'I have 3 dogs', 'Paint it #12ab34, or #445566', 'Call 1 2 3 4', ''])(
    'are not in “%s”',
    text => {
      expect(readLabelled(text)).toBeNull()
    },
  )
})
