import { expect, test } from 'vitest'
import { lazyMethods } from './lazy-methods'

interface Shelf {
  list(): Promise<string[]>
  find(word: string): Promise<string | undefined>
}
const books = ['Heidi', 'Momo']
const catalog: Shelf = { list: async () => books, find: async word => books.find(book => book.includes(word)) }

test('is fetched with the first call, and once', async () => {
  let fetched = 0
  const late = lazyMethods<Shelf>({ list: true, find: true }, async () => {
    fetched++
    return catalog
  })
  expect(fetched).toBe(0)
  expect(await Promise.all([late.list(), late.find('Mo')])).toEqual([books, 'Momo'])
  expect(fetched).toBe(1)
})

test('a fetch that failed is reported, and retried', async () => {
  const answers = [Promise.reject(new Error('offline')), Promise.resolve(catalog)]
  const late = lazyMethods<Shelf>({ list: true, find: true }, () => answers.shift() as Promise<Shelf>)
  await expect(late.list()).rejects.toThrow('offline')
  expect(await late.list()).toEqual(books)
})
