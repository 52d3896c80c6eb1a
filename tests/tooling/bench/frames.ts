import type { Page } from 'playwright-core'

/** Rendered frames while something ran. */
export interface Frames {
  /** Milliseconds between frames. */
  intervals: number[]
  /** Milliseconds of each task longer than 50. */
  longTasks: number[]
  /** Total milliseconds of scripts. */
  scriptMs: number
}

/** Observes the frames of a page during `work`. `slowdown` 4 throttles its processor by four. */
export async function watchFrames(page: Page, slowdown: number, work: () => Promise<unknown>): Promise<Frames> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Performance.enable')
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  const scriptSeconds = async () => {
    const { metrics } = await devtools.send('Performance.getMetrics')
    return metrics.find(({ name }) => name === 'ScriptDuration')!.value
  }
  await page.evaluate(() => {
    // A method, because tsx rewrites a named function with a helper that only exists in Node.
    const seen = {
      intervals: [] as number[],
      longTasks: [] as number[],
      on: true,
      last: performance.now(),
      frame(now: number) {
        if (!seen.on) return
        seen.intervals.push(now - seen.last)
        seen.last = now
        requestAnimationFrame(seen.frame)
      },
    }
    Object.assign(window, { seen })
    new PerformanceObserver(list => {
      for (const entry of list.getEntries()) seen.longTasks.push(entry.duration)
    }).observe({ type: 'longtask' })
    requestAnimationFrame(seen.frame)
  })
  const before = await scriptSeconds()
  await work()
  const scriptMs = ((await scriptSeconds()) - before) * 1000
  const seen = await page.evaluate(() => {
    const { seen } = window as unknown as { seen: { intervals: number[]; longTasks: number[]; on: boolean } }
    seen.on = false
    return { intervals: seen.intervals, longTasks: seen.longTasks }
  })
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  await devtools.detach()
  return { intervals: seen.intervals.slice(1), longTasks: seen.longTasks, scriptMs }
}
