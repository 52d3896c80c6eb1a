import { createContext, use, useEffect, useState } from 'react'
import { loadEngine, type Runner } from '../../store/run/run'

/** Milliseconds after which a pending run no longer delays the rest of the page. */
const longRun = 5_000

/** Whether the page may load what neither its first paint nor a run needs. Components outside of a page may at once. */
export const PageIdleContext = createContext(true)

/** Whether the page may load optional parts. */
export function usePageIdle(): boolean {
  return use(PageIdleContext)
}

/**
 * True once the page may load optional parts: the engine is loaded, the page is idle and no run is pending; or earlier,
 * when a person starts to work with the stack. `now` is for pages that need all at once.
 */
export function usePageIdleStart(runner: Runner, now: () => boolean): boolean {
  const [begun, setBegun] = useState(now)
  useEffect(() => {
    if (begun) return
    const over = new AbortController()
    const { signal } = over
    const begin = () => {
      if (!signal.aborted) setBegun(true)
    }
    // Controls that lead to Run are exceptions: Run loads its own files first.
    const onWork = ({ target }: Event) => {
      if (target instanceof Element && target.closest('main')) begin()
    }
    for (const type of ['pointerdown', 'keydown', 'focusin', 'dragover', 'drop']) {
      document.addEventListener(type, onWork, { signal, capture: true })
    }
    for (const type of ['paste', 'hashchange', 'dragenter']) addEventListener(type, begin, { signal, capture: true })
    void engineThenIdle(signal)
      .then(() => untilAnswered(runner, signal))
      .then(begin)
    return () => over.abort()
  }, [begun, runner])
  return begun
}

/** Loads the engine when the page is idle; resolves when the page is idle again. */
async function engineThenIdle(signal: AbortSignal): Promise<void> {
  await idle(signal)
  await loadEngine().catch(() => {})
  await idle(signal)
}

function idle(signal: AbortSignal): Promise<void> {
  return new Promise(resolve => {
    if (signal.aborted) resolve()
    else if ('requestIdleCallback' in globalThis) requestIdleCallback(() => resolve(), { timeout: 3000 })
    else setTimeout(resolve, 200)
  })
}

/** Resolves when no run is in progress, or when it waits for a person or a slow model. */
function untilAnswered(runner: Runner, signal: AbortSignal): Promise<void> {
  const isFree = () => {
    const { live, paused, run } = runner.getState()
    return !live || paused !== null || run.status === 'waiting'
  }
  return new Promise(resolve => {
    if (isFree()) return resolve()
    const free = () => {
      clearTimeout(timer)
      unsubscribe()
      resolve()
    }
    const timer = setTimeout(free, longRun)
    const unsubscribe = runner.subscribe(() => isFree() && free())
    signal.addEventListener('abort', free, { once: true })
  })
}
