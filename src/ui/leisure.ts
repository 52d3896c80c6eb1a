import { createContext, use, useEffect, useState } from 'react'
import { loadEngine, type Runner } from '../store/run'

/** Milliseconds after which a run that is still under way no longer keeps the rest of the page waiting. */
const longRun = 5_000

/** Whether the page may fetch what neither its first picture nor a run needs. Parts outside of a page may at once. */
export const LeisureContext = createContext(true)

/** Whether the page has the time for what is extra. */
export function useLeisure(): boolean {
  return use(LeisureContext)
}

/**
 * True once the page may fetch what its first picture and a run do not need: the engine is there, the page is idle, and no
 * run is being waited for; or sooner, when somebody begins to work with the stack. `now` for a page that needs all at once.
 */
export function useLeisureBegins(runner: Runner, now: () => boolean): boolean {
  const [begun, setBegun] = useState(now)
  useEffect(() => {
    if (begun) return
    const over = new AbortController()
    const { signal } = over
    const begin = () => {
      if (!signal.aborted) setBegun(true)
    }
    // Not what leads to Run: pressing it wants the run's files first.
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

/** Fetches the engine when the page is idle; resolves when the page is idle once more. */
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

/** Resolves when no run is under way, or when it waits for a person, or for a model that takes its time. */
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
