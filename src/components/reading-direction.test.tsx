import { afterEach, expect, it } from 'vitest'
import { readingKey } from './reading-direction'

afterEach(() => {
  document.dir = ''
})

const keys = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'Home']

it('the arrow to what comes next follows the direction of the page', () => {
  expect(keys.map(readingKey)).toEqual(keys)
  document.dir = 'rtl'
  expect(keys.map(readingKey)).toEqual(['ArrowRight', 'ArrowLeft', 'ArrowUp', 'Home'])
})
