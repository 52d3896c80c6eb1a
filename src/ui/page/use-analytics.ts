import { useEffect } from 'react'
import { useStore } from 'zustand'
import { useApp } from './app-context'
import { useScreen } from './screen'

/** Set at build time; without a key nothing is tracked. */
export const posthogKey: string | undefined = import.meta.env.VITE_POSTHOG_KEY
/** Endpoint, in a build with a key. */
export const posthogHost: string = import.meta.env.VITE_POSTHOG_HOST ?? 'https://eu.i.posthog.com'

/** Tracks usage between consent and its withdrawal, in a build with a key. The code loads on consent. */
export function useAnalytics(key = posthogKey): void {
  const { settings, runner } = useApp()
  const screen = useScreen()
  const wanted = useStore(settings, state => state.analytics)
  useEffect(() => {
    if (!key || !wanted) return
    const ends: (() => void)[] = []
    let isOver = false
    const begin = async () => {
      const [{ startCounting }, { countRuns, traceId }] = await Promise.all([
        import('../../store/analytics/posthog'),
        import('../../store/analytics/count-runs'),
      ])
      if (isOver) return
      const counter = startCounting(key, posthogHost)
      const unwatch = screen.subscribe(({ overlay }, before) => {
        if (overlay && overlay.name !== before.overlay?.name)
          counter.count({ name: 'opened', properties: { place: overlay.name } })
      })
      ends.push(counter.stop, unwatch, countRuns(runner, counter, traceId))
    }
    // Without its code nothing is tracked, and nothing else depends on it.
    begin().catch(() => {})
    return () => {
      isOver = true
      for (const end of ends) end()
    }
  }, [key, wanted, runner, screen])
}
