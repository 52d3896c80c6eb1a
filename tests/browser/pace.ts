import type { BrowserContext } from '@playwright/test'

/**
 * Divides the page's short waits (the demo's pauses between words, tooltips) by a factor. Longer ones batch work
 * (debounced saves, recorded events) and are divided by five at most, so that they still do. Waits of three seconds and
 * more are timeouts and unchanged.
 */
export async function setPace(context: BrowserContext, factor: number): Promise<void> {
  if (factor === 1) return
  await context.addInitScript(factor => {
    const wait = window.setTimeout
    const sooner = (work: TimerHandler, ms = 0, ...rest: unknown[]) =>
      wait(work, ms < 200 ? ms / factor : ms < 3_000 ? ms / Math.min(factor, 5) : ms, ...rest)
    window.setTimeout = sooner as typeof window.setTimeout
  }, factor)
}
