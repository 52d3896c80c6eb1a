import { useEffect } from 'react'
import { useStore } from 'zustand'
import { useApp } from './app-context'
import { useScreen } from './screen'

/** Given when the page is built; without a key nothing is ever counted. */
export const posthogKey: string | undefined = import.meta.env.VITE_POSTHOG_KEY
/** Where it is counted, in a build with a key. */
export const posthogHost: string = import.meta.env.VITE_POSTHOG_HOST ?? 'https://eu.i.posthog.com'

/** Counts what is used, from a clear yes on until it is taken back. Its code is fetched with the yes. */
export function useAnalytics(): void {
  const { settings, runner } = useApp()
  const screen = useScreen()
  const wanted = useStore(settings, state => state.analytics)
  useEffect(() => {
    if (!posthogKey || !wanted) return
    const key = posthogKey
    const ends: (() => void)[] = []
    let isOver = false
    const begin = async () => {
      const [{ startCounting }, { countRuns }, { traceId }] = await Promise.all([
        import('../store/analytics/posthog'),
        import('../store/analytics/count-runs'),
        import('../store/analytics/trace-id'),
      ])
      if (isOver) return
      const counter = startCounting(key, posthogHost)
      const unwatch = screen.subscribe(({ overlay }, before) => {
        if (overlay && overlay !== before.overlay) counter.count({ name: 'opened', properties: { place: overlay } })
      })
      ends.push(counter.stop, unwatch, countRuns(runner, counter, traceId))
    }
    // Where its code cannot be fetched, nothing is counted, and nobody misses it.
    begin().catch(() => {})
    return () => {
      isOver = true
      for (const end of ends) end()
    }
  }, [wanted, runner, screen])
}
