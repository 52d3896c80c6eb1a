import type { Page } from 'playwright-core'
import { mainThreadTasks } from './main-thread-tasks'

/**
 * Waits until the page has at least so many elements. Finding elements by their roles would scan the page: that is the
 * test's time, not the page's.
 */
export async function waitForCount(page: Page, selector: string, count: number): Promise<void> {
  const has = ([selector, count]: readonly [string, number]) => document.querySelectorAll(selector).length >= count
  await page.waitForFunction(has, [selector, count] as const, { polling: 200, timeout: 120_000 })
}

/** Milliseconds of the longest task of a page's main thread during `work`, in processor time, from a trace. */
export async function longestTask(page: Page, work: () => Promise<unknown>): Promise<number> {
  const browser = page.context().browser()
  if (!browser) throw new Error('The page has no browser to trace.')
  await browser.startTracing(page, { categories: ['toplevel', 'devtools.timeline', '__metadata'] })
  await work()
  return Math.max(0, ...mainThreadTasks(await browser.stopTracing()))
}
