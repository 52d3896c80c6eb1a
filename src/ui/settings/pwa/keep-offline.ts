import * as v from 'valibot'
import { createStore, type StoreApi } from 'zustand/vanilla'
import { needTranslations } from '../../../language/active'
import { cached } from '../../../model/cached'
import type { KeyStorage } from '../../../providers/connections/keys'
import { note, noted } from '../../../store/device-state'

/** How much of the page works offline. */
interface OfflineState {
  status: 'waits-for-run' | 'installing' | 'ready' | 'fetching' | 'all' | 'failed'
  /** Whether the person wants all of it. */
  wantsAll: boolean
  /** The part of what is missing that has come, 0 to 1. */
  progress: number
}

/** What the page keeps on this device beside what the service worker fetches when it is installed. */
interface OfflineStore extends StoreApi<OfflineState> {
  /** To be called while the service worker is installed, and once it answers the page's requests. */
  setStatus(status: 'installing' | 'ready'): void
  setWantsAll(wantsAll: boolean): Promise<void>
}

const wantsAllKey = 'aili5.offline'
/** Concurrent downloads: few, so that the person's actions have priority. */
const sideBySide = 4

/** Creates the store. Downloads go through the service worker, which keeps them. */
export function createOfflineStore(device: KeyStorage): OfflineStore {
  const store = createStore<OfflineState>(() => ({
    status: 'waits-for-run',
    wantsAll: noted(device, wantsAllKey) === 'all',
    progress: 0,
  }))

  async function fetchWanted(): Promise<void> {
    try {
      await needTranslations('content')
      const rest = await namesOfTheRest()
      await forgetOthers(rest)
      // What the page asked for before there was a service worker: the catalog of its language.
      await fetchAll(rest.filter(wasAsked))
      if (!store.getState().wantsAll) return store.setState({ status: 'ready' })
      store.setState({ status: 'fetching', progress: 0 })
      await fetchAll(rest, progress => store.setState({ progress }))
      store.setState({ status: store.getState().wantsAll ? 'all' : 'ready' })
    } catch {
      store.setState({ status: store.getState().wantsAll ? 'failed' : 'ready' })
    }
  }

  return {
    ...store,
    setStatus(status) {
      store.setState({ status })
      if (status === 'ready') void fetchWanted()
    },
    async setWantsAll(wantsAll) {
      store.setState({ wantsAll })
      note(device, wantsAllKey, wantsAll ? 'all' : null)
      const { status } = store.getState()
      if (status !== 'waits-for-run' && status !== 'installing' && status !== 'fetching') await fetchWanted()
    },
  }
}

/** The files that are kept on request; written by build/offline.ts. */
async function namesOfTheRest(): Promise<string[]> {
  return Object.keys(v.parse(v.record(v.string(), v.string()), await (await fetch('./offline.json')).json()))
}

const addressOf = (file: string) => new URL(file, document.baseURI).href
const wasAsked = (file: string) => performance.getEntriesByName(addressOf(file)).length > 0

/** @throws Error where one cannot be fetched. */
async function fetchAll(files: readonly string[], onProgress?: (part: number) => void): Promise<void> {
  const waiting = [...files]
  let done = 0
  const work = async () => {
    for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
      const response = await fetch(addressOf(file))
      if (!response.ok) throw new Error(`${file} could not be fetched`)
      await response.arrayBuffer()
      onProgress?.(++done / files.length)
    }
  }
  await Promise.all(Array.from({ length: sideBySide }, work))
}

/** Deletes what earlier versions kept. */
async function forgetOthers(files: readonly string[]): Promise<void> {
  const wanted = new Set(files.map(addressOf))
  const cache = await caches.open('aili5-files')
  for (const request of await cache.keys()) if (!wanted.has(request.url)) await cache.delete(request)
}

/** The store of a page: one, since the files belong to all of it. */
export const offline = cached((device: KeyStorage) => createOfflineStore(device))
