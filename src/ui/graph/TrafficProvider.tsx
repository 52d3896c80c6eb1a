import { type ReactNode, useMemo } from 'react'
import { useSavedStats } from '../runs/traffic/use-saved-stats'
import { type Traffic, TrafficContext } from './use-traffic'

/** The narrowest and the widest line, in pixels of the graph. */
const WIDTHS = { least: 2.5, most: 16 }

/** Provides the widths of the graph's lines. Loaded when the traffic is shown. */
export function TrafficProvider({ children }: { children: ReactNode }) {
  const saved = useSavedStats()
  const traffic = useMemo<Traffic>(() => {
    const stats = saved?.stats ?? []
    const most = Math.max(1, ...stats.filter(({ to }) => to !== '').map(({ calls }) => calls))
    return new Map(
      stats.map(({ key, calls, failures }) => {
        // The area of a line is what people compare.
        const width = WIDTHS.least + (WIDTHS.most - WIDTHS.least) * Math.sqrt(calls / most)
        return [key, { width: Math.min(WIDTHS.most, width), calls, failures }]
      }),
    )
  }, [saved])
  return <TrafficContext value={traffic}>{children}</TrafficContext>
}
