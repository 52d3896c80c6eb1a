import { beforeAll, describe, expect, test } from 'vitest'
import { readingOfText } from '../../../../tests/support/demo/converse'
import { readingPack } from '../languages/active'
import { readListed } from './listed'

beforeAll(() => readingOfText('', () => void readingPack().data()))

describe('a list', () => {
  test.each([
    ['apples, pears and plums', ['apples', 'pears', 'plums']],
    ['Please buy milk, eggs and brown bread.', ['milk', 'eggs', 'brown bread']],
    ['I like red and blue', ['red', 'blue']],
    ['I saw a red car, a blue bike and a boat', ['red car', 'blue bike', 'boat']],
    ['Hello! We need tea; coffee; and juice', ['tea', 'coffee', 'juice']],
  ])('is in “%s”', (text, items) => {
    expect(readListed(text)).toEqual({ items, ordered: false })
  })

  test('may have a title', () => {
    expect(readListed('Shopping: milk, eggs, 2 lemons')).toEqual({
      title: 'Shopping',
      items: ['milk', 'eggs', '2 lemons'],
      ordered: false,
    })
  })

  test('may be lines, in an order when they are numbered', () => {
    expect(readListed('My day:\n1. wake up\n2. eat, and drink\n')).toEqual({
      title: 'My day',
      items: ['wake up', 'eat, and drink'],
      ordered: true,
    })
    expect(readListed('- cats\n* dogs')).toEqual({ items: ['cats', 'dogs'], ordered: false })
  })

  test('may be steps', () => {
    expect(readListed('First boil the water, then add the tea, and finally wait.')).toEqual({
      items: ['Boil the water', 'Add the tea', 'Wait'],
      ordered: true,
    })
  })

  test.each(['It was a great film', 'We went to the beach, and it was a lot of fun there', 'Hello!', ''])(
    'is not in “%s”',
    text => {
      expect(readListed(text)).toBeNull()
    },
  )
})
