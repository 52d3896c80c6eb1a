import { Workbox } from 'workbox-window'
import { createStore, type StoreApi } from 'zustand/vanilla'

/** Milliseconds between checks for a new version, for pages that stay open for days. */
const lookEvery = 60 * 60 * 1000

/** Whether a newer version of the page is downloaded. */
export interface Versions extends StoreApi<{ waits: boolean }> {
  /** Activates it and reloads the page. */
  take(): Promise<void>
}

interface VersionListeners {
  onInstalling(): void
  /** The service worker has all of its files, and answers the requests of this page. */
  onReady(): void
}

/**
 * Registers the service worker and listens for new versions. A new version waits until it is activated: the page never
 * reloads by itself. Undefined where service workers are unavailable.
 */
export async function startVersions({ onInstalling, onReady }: VersionListeners): Promise<Versions | undefined> {
  // The dev server changes files during development; nothing may be cached.
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return undefined
  const store = createStore(() => ({ waits: false }))
  let isTaking = false
  let workbox: Workbox
  try {
    let isControlled = Boolean(navigator.serviceWorker.controller)
    workbox = new Workbox('./sw.js', { scope: './' })
    workbox.addEventListener('waiting', async () => {
      // The first one waits too, for a moment: in a slow browser long enough to be told of.
      const registration = await navigator.serviceWorker.getRegistration()
      if (registration?.active) store.setState({ waits: true })
    })
    workbox.addEventListener('controlling', () => {
      if (isTaking) location.reload()
      // Another tab activated it. This page is of the previous version and may miss files.
      else if (isControlled) store.setState({ waits: true })
      else onReady()
      isControlled = true
    })
    if (isControlled) onReady()
    else onInstalling()
    await workbox.register({ immediate: true })
  } catch {
    // Not a secure origin, or refused by the browser: the page works without.
    return undefined
  }
  setInterval(() => void workbox.update().catch(() => {}), lookEvery)
  async function take(): Promise<void> {
    isTaking = true
    const registration = await navigator.serviceWorker.getRegistration()
    // When another tab has activated it already, nothing is waiting.
    if (registration?.waiting) workbox.messageSkipWaiting()
    else location.reload()
  }
  return { ...store, take }
}
