import { createStore, type StoreApi } from 'zustand/vanilla'
import { forgetOthers, makeAvailable, type OfflineLists, offlineLists } from './offline-files'

/** How much of the page works without a network. */
export interface OfflineState {
  status: 'unknown' | 'fetching' | 'ready' | 'all' | 'failed'
  /** Whether the person wants all of it. */
  wantsAll: boolean
  /** Bytes, unpacked, of what is fetched only then. */
  restBytes: number
  /** Part of it that is there, 0 to 1, while it is fetched. */
  progress: number
}

/** Keeps the page on this device. */
export interface OfflineKeeper extends StoreApi<OfflineState> {
  /** Fetches what is missing. Never rejects. */
  keep(): Promise<void>
  setWantsAll(wantsAll: boolean): Promise<void>
}

const wantsAllKey = 'aili5.offline'

/** The page's keeper. One a page, since the files belong to all of it. */
export const offline = createOfflineKeeper()

function createOfflineKeeper(): OfflineKeeper {
  const store = createStore<OfflineState>(() => ({
    status: 'unknown',
    wantsAll: recall(),
    restBytes: 0,
    progress: 0,
  }))

  async function keep(): Promise<void> {
    if (store.getState().status === 'fetching') return
    store.setState({ status: 'fetching', progress: 0 })
    try {
      const lists = await offlineLists()
      store.setState({ restBytes: lists.laterBytes })
      const wanted = wantedOf(lists)
      const whole = await makeAvailable(wanted, count => store.setState({ progress: count / wanted.length }))
      if (whole) await forgetOthers(lists)
      store.setState({ status: whole ? (store.getState().wantsAll ? 'all' : 'ready') : 'failed' })
    } catch {
      store.setState({ status: 'failed' })
    }
  }

  function wantedOf({ soon, later }: OfflineLists): string[] {
    return store.getState().wantsAll ? [...soon, ...later] : soon
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
    // It holds for as long as the page is open.
  }
}
