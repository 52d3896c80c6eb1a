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

/** Whether the three longest tasks are printed with what they did: `npm run bench -- --trace`. */
const isTraced = process.argv.includes('--trace')

/**
 * Milliseconds of the longest task of a page's main thread during `work`, in processor time, from a trace. `name` is
 * what `--trace` prints.
 */
export async function longestTask(page: Page, name: string, work: () => Promise<unknown>): Promise<number> {
  const browser = page.context().browser()
  if (!browser) throw new Error('The page has no browser to trace.')
  await browser.startTracing(page, { categories: ['toplevel', 'devtools.timeline', '__metadata'] })
  await work()
  const tasks = mainThreadTasks(await browser.stopTracing())
  if (isTraced)
    for (const { ms, parts } of tasks.slice(0, 3)) {
      const shares = parts.slice(0, 8).map(([part, ms]) => `${part} ${ms.toFixed(1)}`)
      console.log(`${name}: ${ms.toFixed(1)} ms: ${shares.join(', ')}`)
    }
  return tasks[0]?.ms ?? 0
}
