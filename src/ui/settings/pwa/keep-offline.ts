import { createStore, type StoreApi } from 'zustand/vanilla'
import { cached } from '../../../engine/model/cached'
import { needTranslations } from '../../../language/active'
import type { KeyStorage } from '../../../providers/connections/keys'
import * as offlineFiles from './offline-files'

/** How much of the page works offline. */
export interface OfflineState {
  /** What is missing is not downloaded before the first run, nor by itself where data is slow, counted or to be saved. */
  status: 'unknown' | 'waits-for-run' | 'waits-for-connection' | 'fetching' | 'ready' | 'all' | 'failed'
  /** Whether the person wants all of it. */
  wantsAll: boolean
  /** Compressed bytes of what is missing; known while it waits. */
  missingBytes: number
  /** Compressed bytes of what is downloaded on request only. */
  restBytes: number
  /** Progress of the download, 0 to 1. */
  progress: number
}

/** Keeps the page available offline. */
interface OfflineStore extends StoreApi<OfflineState> {
  /** Downloads what is missing. Never rejects. */
  keep(): Promise<void>
  /** The same where it is allowed without asking: after a run, and on a connection that is fast and not counted. */
  cacheUnasked(hasRun: boolean): Promise<void>
  setWantsAll(wantsAll: boolean): Promise<void>
}

/** The used part of the Network Information API, which some browsers have. */
export interface NetworkConnection {
  saveData?: boolean
  type?: string
  effectiveType?: string
}

const wantsAllKey = 'aili5.offline'

interface OfflineOptions {
  /** Keeps the choice. */
  device: KeyStorage
  files?: typeof offlineFiles
  connection?: () => NetworkConnection | undefined
}

/** Creates the offline manager of a page. */
export function createOfflineStore({
  device,
  files = offlineFiles,
  connection = ownConnection,
}: OfflineOptions): OfflineStore {
  const store = createStore<OfflineState>(() => ({
    status: 'unknown',
    wantsAll: recall(device),
    missingBytes: 0,
    restBytes: 0,
    progress: 0,
  }))

  let keeping: Promise<void> | undefined
  function keep(): Promise<void> {
    keeping ??= fetchWanted().finally(() => {
      keeping = undefined
    })
    return keeping
  }

  async function fetchWanted(): Promise<void> {
    store.setState({ status: 'fetching', progress: 0 })
    try {
      const lists = await files.offlineLists()
      store.setState({ restBytes: lists.laterBytes })
      const soon = lists.bundles.reduce((sum, bundle) => sum + bundle.files.length, 0)
      for (;;) {
        const { wantsAll } = store.getState()
        const all = soon + (wantsAll ? lists.later.length : 0)
        const whole = await files.makeAvailable(lists, wantsAll, count => store.setState({ progress: count / all }))
        // The choice changed meanwhile: the downloaded files are not all that are wanted.
        if (store.getState().wantsAll !== wantsAll) continue
        if (whole) await files.forgetOthers(lists)
        // The service worker caches the translations that the page loads.
        await needTranslations('content')
        store.setState({ status: !whole ? 'failed' : wantsAll ? 'all' : 'ready' })
        return
      }
    } catch {
      store.setState({ status: 'failed' })
    }
  }

  async function cacheUnasked(hasRun: boolean): Promise<void> {
    const isAllowed = hasRun && isFree(connection())
    if (isAllowed || store.getState().wantsAll) return keep()
    try {
      const lists = await files.offlineLists()
      const missingBytes = await files.missingBytes(lists)
      // With nothing to download, it is only noted what is there.
      if (missingBytes === 0) return keep()
      const status = hasRun ? 'waits-for-connection' : 'waits-for-run'
      store.setState({ status, missingBytes, restBytes: lists.laterBytes })
    } catch {
      store.setState({ status: 'failed' })
    }
  }

  return {
    ...store,
    keep,
    cacheUnasked,
    async setWantsAll(wantsAll) {
      store.setState({ wantsAll })
      remember(device, wantsAll)
      await keep()
    },
  }
}

/** Whether data may be used without asking. A browser that does not tell is taken for one on a free network. */
function isFree(connection: NetworkConnection | undefined): boolean {
  if (!connection) return true
  const { saveData = false, type = '', effectiveType = '4g' } = connection
  return !saveData && type !== 'cellular' && effectiveType === '4g'
}

function ownConnection(): NetworkConnection | undefined {
  return (navigator as Navigator & { connection?: NetworkConnection }).connection
}

function recall(device: KeyStorage): boolean {
  try {
    return device.getItem(wantsAllKey) === 'all'
  } catch {
    return false
  }
}

function remember(device: KeyStorage, wantsAll: boolean): void {
  try {
    if (wantsAll) device.setItem(wantsAllKey, 'all')
    else device.removeItem(wantsAllKey)
  } catch {
    // Applies until the page closes.
  }
}

/** The offline manager; one per page, since the files belong to all of it. */
export const offline = cached((device: KeyStorage) => createOfflineStore({ device }))
