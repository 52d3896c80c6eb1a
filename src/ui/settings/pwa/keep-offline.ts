import { createStore, type StoreApi } from 'zustand/vanilla'
import { cached } from '../../../engine/model/cached'
import type { KeyStorage } from '../../../providers/connections/keys'
import * as offlineFiles from './offline-files'

/** How much of the page works offline. */
export interface OfflineState {
  status: 'unknown' | 'fetching' | 'ready' | 'all' | 'failed'
  /** Whether the person wants all of it. */
  wantsAll: boolean
  /** Unpacked bytes of what is downloaded only then. */
  restBytes: number
  /** Progress of the download, 0 to 1. */
  progress: number
}

/** Keeps the page available offline. */
export interface OfflineKeeper extends StoreApi<OfflineState> {
  /** Downloads what is missing. Never rejects. */
  keep(): Promise<void>
  setWantsAll(wantsAll: boolean): Promise<void>
}

const wantsAllKey = 'aili5.offline'

interface OfflineOptions {
  /** Keeps the choice. */
  device: KeyStorage
  files?: typeof offlineFiles
}

/** Creates the offline manager of a page. */
export function createOfflineKeeper({ device, files = offlineFiles }: OfflineOptions): OfflineKeeper {
  const store = createStore<OfflineState>(() => ({
    status: 'unknown',
    wantsAll: recall(device),
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
      for (;;) {
        const { wantsAll } = store.getState()
        const wanted = wantsAll ? [...lists.soon, ...lists.later] : lists.soon
        const whole = await files.makeAvailable(wanted, count => store.setState({ progress: count / wanted.length }))
        // The choice changed meanwhile: the downloaded files are not all that are wanted.
        if (store.getState().wantsAll !== wantsAll) continue
        if (whole) await files.forgetOthers(lists)
        store.setState({ status: !whole ? 'failed' : wantsAll ? 'all' : 'ready' })
        return
      }
    } catch {
      store.setState({ status: 'failed' })
    }
  }

  return {
    ...store,
    keep,
    async setWantsAll(wantsAll) {
      store.setState({ wantsAll })
      remember(device, wantsAll)
      await keep()
    },
  }
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
export const offline = cached((device: KeyStorage) => createOfflineKeeper({ device }))
