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
  async function take(): Promise<void> {
    const registration = await navigator.serviceWorker.getRegistration()
    // When another tab has activated it already, nothing is waiting.
    const waiting = registration?.waiting
    if (!waiting) return location.reload()
    taking = true
    const activate = () => {
      registration.active?.postMessage({ type: 'ABORT_REQUESTS' })
      waiting.postMessage({ type: 'SKIP_WAITING' })
    }
    // A request that the active worker gets at the same moment delays the activation, for minutes in Chromium.
    const retry = setInterval(activate, 1000)
    waiting.addEventListener('statechange', () => {
      clearInterval(retry)
      // It may be active without controlling this page.
      if (waiting.state === 'activated') location.reload()
      // A version that is newer still was installed.
      else if (waiting.state === 'redundant') void take()
    })
    activate()
  }
  return { ...store, take }
}
