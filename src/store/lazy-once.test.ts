import { expect, test } from 'vitest'
import { lazyOnce } from './lazy-once'

test('what is asked for again is not fetched again, unless it could not be had', async () => {
  let fetches = 0
  let online = false
  const load = lazyOnce(async () => {
    fetches++
    if (!online) throw new Error('offline')
    return fetches
  })
  await expect(load()).rejects.toThrow('offline')
  online = true
  expect(await Promise.all([load(), load()])).toEqual([2, 2])
  expect(await load()).toBe(2)
})
