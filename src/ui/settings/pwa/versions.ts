import { Workbox } from 'workbox-window'
import { createStore, type StoreApi } from 'zustand/vanilla'

/** Milliseconds between checks for a new version, for pages that stay open for days. */
const lookEvery = 60 * 60 * 1000

/** Whether a newer version of the page is downloaded. */
export interface Versions extends StoreApi<{ waits: boolean }> {
  /** Activates it and reloads the page. */
  take(): Promise<void>
}

/**
 * Registers the service worker and listens for new versions. A new version waits until it is activated: the page never
 * reloads by itself. Undefined where service workers are unavailable.
 */
export async function startVersions(): Promise<Versions | undefined> {
  // The dev server changes files during development; nothing may be cached.
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
      // Another tab activated it. This page is of the previous version and may miss files.
      else if (isControlled) store.setState({ waits: true })
      isControlled = true
    })
    await workbox.register({ immediate: true })
  } catch {
    // Not a secure origin, or refused by the browser: the page works without.
    return undefined
  }
  setInterval(() => void workbox.update().catch(() => {}), lookEvery)
  return {
    ...store,
    async take() {
      const registration = await navigator.serviceWorker.getRegistration()
      // When another tab has activated it already, nothing is waiting.
      const waiting = registration?.waiting
      if (!waiting) return location.reload()
      taking = true
      // It may be active without controlling this page.
      waiting.addEventListener('statechange', () => waiting.state === 'activated' && location.reload())
      workbox.messageSkipWaiting()
    },
  }
}
