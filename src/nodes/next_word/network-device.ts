/** Networks kept with the device, in a database of their own. */
import { createStore, del, entries, get, set } from 'idb-keyval'
import type { KeptTraining } from './learner'
import type { NetworkStore } from './network-control'

/** A network that was kept, and when. */
interface Entry {
  kept: KeptTraining
  at: number
}

/** The oldest ones go: each has about a megabyte. */
const MOST_KEPT = 12

/** The store of this browser. Whatever it cannot do is an error that the panel shows. */
export function deviceStore(now: () => number = Date.now): NetworkStore {
  let opened: ReturnType<typeof createStore> | undefined
  // Opened when it is first used: some browsers throw.
  const open = () => {
    opened ??= createStore('aili5-networks', 'networks')
    return opened
  }
  return {
    load: async key => (await get<Entry>(key, open()))?.kept,
    async save(key, kept) {
      await set(key, { kept, at: now() } satisfies Entry, open())
      const all = await entries<string, Entry>(open())
      const old = all.sort(([, a], [, b]) => b.at - a.at).slice(MOST_KEPT)
      await Promise.all(old.map(([key]) => del(key, open())))
    },
  }
}
