import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { expect, it } from 'vitest'
import { blankDraft } from '../../documents/format/draft'
import { createLibrary } from '../../documents/library/library'
import { openRecordStore } from '../../documents/library/record-store'
import { readLarge } from './read-large'
import { createReader, type StoreReader } from './reader'

const noWorker = () => {
  throw new Error('not fetched')
}
const broken: StoreReader = createReader(noWorker)
const stopped: StoreReader = { ...broken, stored: async () => ({ code: 'failed', problem: 'Kept as it was.' }) }

it('reads a document here where no worker starts, and not where one took too long', async () => {
  const withStore = openRecordStore(new IDBFactory())
  const stored = await createLibrary(withStore, { now: () => 0, freshId: () => 'x' }).create(blankDraft('a', 'A'))
  for (const start of [async () => null, async () => broken, async () => noWorker()]) {
    expect(await readLarge(withStore, 'a', start)).toEqual(stored)
    await expect(readLarge(withStore, 'none', start)).rejects.toMatchObject({ code: 'gone' })
  }
  const late = readLarge(withStore, 'a', async () => stopped)
  await expect(late).rejects.toMatchObject({ code: 'failed', message: 'Kept as it was.' })
})
