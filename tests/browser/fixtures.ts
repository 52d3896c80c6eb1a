import { type BrowserContext, type BrowserContextOptions, test as base, expect, type Page } from '@playwright/test'
import { dist } from './build'
import { createMonitor, type Monitor } from './monitor'
import { type ServedPage, servePage } from './serve'

export { expect }

/** Screen sizes in CSS pixels. */
export const screens = {
  phone: { width: 390, height: 844 },
  laptop: { width: 1280, height: 800 },
  projector: { width: 1920, height: 1080 },
}

export interface OpenPageOptions extends BrowserContextOptions {
  /** Opened in place of the served page. */
  url?: string
  /** Called before the page opens: to route requests, add init scripts, fill storage. */
  prepare?(context: BrowserContext): Promise<unknown>
}

interface OpenedPage {
  page: Page
  context: BrowserContext
}

interface TestFixtures {
  /** Serves the page below the root of its site, as on a shared host: `test.use({ sitePath: '/class/' })`. */
  sitePath: string
  /** The built page with a web server of this test; `page` opens there. */
  site: ServedPage
  /** Unwanted behavior of this test's pages. The test fails when a page error remains at its end. */
  monitor: Monitor
  /** Opens the built page in a context of its own, with the options of `browser.newContext()` and those of the test. */
  openPage(options?: OpenPageOptions): Promise<OpenedPage>
}

/**
 * Test fixtures for the built page. `page` is opened already; `openPage` opens further ones in contexts of their own,
 * with options or routes.
 */
export const test = base.extend<TestFixtures>({
  sitePath: ['/', { option: true }],
  site: async ({ sitePath }, use) => {
    const site = await servePage({ dist, path: sitePath })
    await use(site)
    await site.close()
  },
  baseURL: async ({ site }, use) => use(site.url),
  monitor: [
    async ({ site }, use) => {
      const monitor = createMonitor(new URL(site.url).host)
      await use(monitor)
      expect(monitor.problems, 'errors of the page').toEqual([])
    },
    { auto: true },
  ],
  context: async ({ context, monitor }, use) => {
    monitor.watch(context)
    await use(context)
  },
  page: async ({ page, site }, use) => {
    await page.goto(site.url)
    await use(page)
  },
  openPage: async ({ browser, site, monitor }, use) => {
    const contexts: BrowserContext[] = []
    await use(async ({ url = site.url, prepare, ...options } = {}) => {
      const context = await browser.newContext(options)
      contexts.push(context)
      monitor.watch(context, new URL(url).host)
      await prepare?.(context)
      const page = await context.newPage()
      await page.goto(url)
      return { page, context }
    })
    for (const context of contexts) await context.close()
  },
})
