import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { get, promisifyRequest } from 'idb-keyval'
import { expect, onTestFinished, test, vi } from 'vitest'
import { openRecordStore, type RecordStore } from './record-store'

const count = ({ use }: RecordStore) => use('readonly', records => promisifyRequest(records.count()))
const storeIn = (factory: IDBFactory) => openRecordStore(() => factory, 'aili5-test')

/** Another program, or another version of the page, opens the database. */
function opened(factory: IDBFactory, version: number, store: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = factory.open('aili5-test', version)
    request.onupgradeneeded = () => request.result.createObjectStore(store)
    request.onerror = () => reject(request.error)
    request.onsuccess = () => {
      request.result.close()
      resolve()
    }
  })
}

test('one connection is opened for all, and a new one once it was closed', async () => {
  const factory = new IDBFactory()
  const open = vi.spyOn(factory, 'open')
  const store = storeIn(factory)
  expect(open).not.toHaveBeenCalled()
  expect(await Promise.all([count(store), count(store)])).toEqual([0, 0])
  expect(open).toHaveBeenCalledOnce()
  // The event of a browser that closes it, say since its data are deleted.
  await store.use('readonly', records => void records.transaction.db.onclose?.(new Event('close')))
  expect(await count(store)).toBe(0)
  expect(open).toHaveBeenCalledTimes(2)
})

test('a page that has the database open does not keep others from changing it', async () => {
  const factory = new IDBFactory()
  const store = storeIn(factory)
  await store.use('readwrite', records => void records.put(1, 'a'))
  await new Promise((resolve, reject) => {
    const deletion = factory.deleteDatabase('aili5-test')
    deletion.onsuccess = resolve
    deletion.onblocked = () => reject(new Error('The page has it open.'))
  })
  expect(await count(store)).toBe(0)
})

test('a database without our store gets one, and what else is in it stays', async () => {
  const factory = new IDBFactory()
  await opened(factory, 3, 'of another')
  const store = storeIn(factory)
  await store.use('readwrite', records => void records.put('mine', 'a'))
  expect(await get('a', store.use)).toBe('mine')
  expect(await store.use('readonly', records => [...records.transaction.db.objectStoreNames])).toEqual([
    'of another',
    'records',
  ])
})

test('a database of a later version is used as it is', async () => {
  const factory = new IDBFactory()
  await opened(factory, 9, 'records')
  expect(await count(storeIn(factory))).toBe(0)
})

test('an opening that fails is tried again with the next call', async () => {
  const factory = new IDBFactory()
  const open = vi.spyOn(factory, 'open').mockImplementationOnce(() => {
    throw new DOMException('no', 'SecurityError')
  })
  const store = storeIn(factory)
  await expect(count(store)).rejects.toMatchObject({ name: 'StorageError', code: 'absent' })
  expect(await count(store)).toBe(0)
  expect(open).toHaveBeenCalledTimes(2)
})

test('a getter that throws, as in some private windows, is a browser that keeps nothing', async () => {
  const store = openRecordStore(() => {
    throw new DOMException('no', 'SecurityError')
  }, 'aili5-test')
  await expect(count(store)).rejects.toMatchObject({ name: 'StorageError', code: 'absent' })
  expect(store.putNow('a', 1)).toBe(false)
})

test('a write at once needs an open database', async () => {
  const factory = new IDBFactory()
  const store = storeIn(factory)
  expect(store.putNow('a', 1)).toBe(false)
  await count(store)
  expect(store.putNow('a', 2)).toBe(true)
  expect(await get('a', storeIn(factory).use)).toBe(2)
})

test('a database that does not open counts as blocked, after five seconds', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const factory = new IDBFactory()
  vi.spyOn(factory, 'open').mockImplementationOnce(() => ({}) as IDBOpenDBRequest)
  const asked = count(storeIn(factory))
  let isOver = false
  asked.catch(() => {
    isOver = true
  })
  await vi.advanceTimersByTimeAsync(4_999)
  expect(isOver).toBe(false)
  await vi.advanceTimersByTimeAsync(1)
  await expect(asked).rejects.toMatchObject({ code: 'blocked' })
})
