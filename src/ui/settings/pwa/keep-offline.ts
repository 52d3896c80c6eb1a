import { createStore, type StoreApi } from 'zustand/vanilla'
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

/** Creates the offline manager of a page. Tests provide their own files. */
export function createOfflineKeeper(files: typeof offlineFiles = offlineFiles): OfflineKeeper {
  const store = createStore<OfflineState>(() => ({
    status: 'unknown',
    wantsAll: recall(),
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
      remember(wantsAll)
      await keep()
    },
  }
}

function recall(): boolean {
  try {
    return localStorage.getItem(wantsAllKey) === 'all'
  } catch {
    return false
  }
}

function remember(wantsAll: boolean): void {
  try {
    if (wantsAll) localStorage.setItem(wantsAllKey, 'all')
    else localStorage.removeItem(wantsAllKey)
  } catch {
    // Applies until the page closes.
  }
}

/** The offline manager; one per page, since the files belong to all of it. */
export const offline = createOfflineKeeper()
