import type { BrowserContext } from '@playwright/test'

/**
 * Divides the page's short waits (the demo model's pauses between words, debounced saves, tooltips) by a factor. Waits of
 * three seconds and more are limits and keep their length.
 */
export async function setPace(context: BrowserContext, factor: number): Promise<void> {
  if (factor === 1) return
  await context.addInitScript(factor => {
    const wait = window.setTimeout
    const sooner = (work: TimerHandler, ms = 0, ...rest: unknown[]) =>
      wait(work, ms < 3_000 ? ms / factor : ms, ...rest)
    window.setTimeout = sooner as typeof window.setTimeout
  }, factor)
}
