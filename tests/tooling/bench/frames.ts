import type { Page } from 'playwright-core'

/** What the page drew while something went on. */
export interface Frames {
  /** Milliseconds between one frame and the next. */
  intervals: number[]
  /** Milliseconds of each task longer than 50. */
  longTasks: number[]
  /** Milliseconds that scripts took in all. */
  scriptMs: number
}

/** Watches the frames of a page while `work` goes on. `slowdown` 4 makes its processor four times slower. */
export async function watchFrames(page: Page, slowdown: number, work: () => Promise<unknown>): Promise<Frames> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Performance.enable')
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  const scriptSeconds = async () => {
    const { metrics } = await devtools.send('Performance.getMetrics')
    return metrics.find(({ name }) => name === 'ScriptDuration')!.value
  }
  await page.evaluate(() => {
    // A method, because tsx rewrites a function with a name of its own into one that only works in Node.
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
