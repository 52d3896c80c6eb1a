import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { promisifyRequest, type UseStore } from 'idb-keyval'
import { expect, onTestFinished, test, vi } from 'vitest'
import { openRecordStore } from './record-store'

const count = (store: UseStore) => store('readonly', records => promisifyRequest(records.count()))

test('one connection is opened for all, and a new one once it was closed', async () => {
  const factory = new IDBFactory()
  const open = vi.spyOn(factory, 'open')
  const store = openRecordStore(factory)
  expect(open).not.toHaveBeenCalled()
  expect(await Promise.all([count(store), count(store)])).toEqual([0, 0])
  expect(open).toHaveBeenCalledOnce()
  // The event of a browser that closes it, say since its data are deleted.
  await store('readonly', records => void records.transaction.db.onclose?.(new Event('close')))
  expect(await count(store)).toBe(0)
  expect(open).toHaveBeenCalledTimes(2)
})

test('a page that has the database open does not keep others from changing it', async () => {
  const factory = new IDBFactory()
  const store = openRecordStore(factory)
  await store('readwrite', records => void records.put(1, 'a'))
  await new Promise((resolve, reject) => {
    const deletion = factory.deleteDatabase('aili5')
    deletion.onsuccess = resolve
    deletion.onblocked = () => reject(new Error('The page has it open.'))
  })
  expect(await count(store)).toBe(0)
})

test('an opening that fails is tried again with the next call', async () => {
  const factory = new IDBFactory()
  const open = vi.spyOn(factory, 'open').mockImplementationOnce(() => {
    throw new DOMException('no', 'SecurityError')
  })
  const store = openRecordStore(factory)
  await expect(count(store)).rejects.toMatchObject({ name: 'StorageError', code: 'absent' })
  expect(await count(store)).toBe(0)
  expect(open).toHaveBeenCalledTimes(2)
})

test('a database that does not open counts as blocked, after five seconds', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const factory = new IDBFactory()
  vi.spyOn(factory, 'open').mockImplementationOnce(() => ({}) as IDBOpenDBRequest)
  const asked = count(openRecordStore(factory))
  let isOver = false
  asked.catch(() => {
    isOver = true
  })
  await vi.advanceTimersByTimeAsync(4_999)
  expect(isOver).toBe(false)
  await vi.advanceTimersByTimeAsync(1)
  await expect(asked).rejects.toMatchObject({ code: 'blocked' })
})
