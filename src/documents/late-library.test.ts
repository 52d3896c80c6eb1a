import { expect, test } from 'vitest'
import { lateLibrary } from './late-library'
import type { IndexRecord, Library } from './library'

const records: IndexRecord[] = [{ id: 'a', name: 'A', nodeCount: 1, types: [], revision: 1, updatedAt: 0 }]
const library = { list: async () => records } as unknown as Library

test('is fetched with the first question, and once', async () => {
  let fetched = 0
  const late = lateLibrary(async () => {
    fetched++
    return library
  })
  expect(fetched).toBe(0)
  expect(await Promise.all([late.list(), late.list()])).toEqual([records, records])
  expect(fetched).toBe(1)
})

test('a fetch that failed is told, and tried again', async () => {
  const answers = [Promise.reject(new Error('offline')), Promise.resolve(library)]
  const late = lateLibrary(() => answers.shift() as Promise<Library>)
  await expect(late.list()).rejects.toThrow('offline')
  expect(await late.list()).toEqual(records)
})
