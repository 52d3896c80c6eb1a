import { afterEach } from 'vitest'
import type { StoreApi } from 'zustand/vanilla'
import { predictStore } from '../src/store/run/predict'
import { gallery } from '../src/ui/classroom/gallery/gallery-store'
import { highlight } from '../src/ui/page/runs/highlight'

/** The stores that modules create. Test files share modules, so one test's state would be there in the next. */
export const pageStores = { gallery, highlight, predictStore }

afterEach(() => {
  for (const store of Object.values(pageStores)) reset(store as StoreApi<unknown>)
})

function reset(store: StoreApi<unknown>): void {
  store.setState(store.getInitialState(), true)
}
