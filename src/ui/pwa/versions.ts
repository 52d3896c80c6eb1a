import { Workbox } from 'workbox-window'
import { createStore, type StoreApi } from 'zustand/vanilla'

/** Milliseconds between two looks for a new version, where a page stays open for days. */
const lookEvery = 60 * 60 * 1000

/** Whether a newer version of the page than this one is on the device. */
export interface Versions extends StoreApi<{ waits: boolean }> {
  /** Takes it, and loads the page again with it. */
  take(): Promise<void>
}

/**
 * Starts the service worker, which keeps the page on the device, and listens for new versions. A new one waits until it
 * is taken: nothing is ever reloaded by itself. Undefined where there can be no service worker.
 */
export async function startVersions(): Promise<Versions | undefined> {
  // Vite's own server changes files under the page; nothing may be kept of them.
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return undefined
  const store = createStore(() => ({ waits: false }))
  let taking = false
  let workbox: Workbox
  try {
    let isControlled = Boolean(navigator.serviceWorker.controller)
    workbox = new Workbox('./sw.js', { scope: './' })
    workbox.addEventListener('waiting', () => store.setState({ waits: true }))
    workbox.addEventListener('controlling', () => {
      if (taking) location.reload()
      // Another tab took it. This page is of the version before, and may miss files of its own.
      else if (isControlled) store.setState({ waits: true })
      isControlled = true
    })
    await workbox.register({ immediate: true })
  } catch {
    // Not served from a place that may have one, or refused by the browser: the page works all the same.
    return undefined
  }
  setInterval(() => void workbox.update().catch(() => {}), lookEvery)
  return {
    ...store,
    async take() {
      const registration = await navigator.serviceWorker.getRegistration()
      // Where another tab has taken it already, there is nothing to wait for.
      if (!registration?.waiting) return location.reload()
      taking = true
      workbox.messageSkipWaiting()
    },
  }
}
