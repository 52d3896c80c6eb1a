import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import type { Page } from '@playwright/test'
import { build } from 'vite'
import { messagesPlugin } from '../../../build/messages/plugin'
import { test as base } from '../fixtures'
import { servePage } from '../serve'
import type { PageHandles } from './page'

/** A page with our adapters, built as the real page is, in a real browser. */
interface AdapterPage {
  /** Names of the script files requested so far. */
  scripts: string[]
  call<Name extends keyof PageHandles>(
    name: Name,
    ...args: Parameters<PageHandles[Name]>
  ): Promise<Awaited<ReturnType<PageHandles[Name]>>>
}

/** Tests of the adapters in a page. */
export const test = base.extend<{ adapters: AdapterPage }, { adapterUrl: string }>({
  adapterUrl: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern which fixtures this one needs.
    async ({}, use) => {
      const folder = await mkdtemp(join(tmpdir(), 'aili5-adapters-'))
      await build({
        configFile: false,
        root: import.meta.dirname,
        base: './',
        logLevel: 'warn',
        plugins: [messagesPlugin()],
        build: {
          outDir: folder,
          emptyOutDir: true,
          target: 'es2022',
          modulePreload: { polyfill: false },
          rolldownOptions: {
            input: join(import.meta.dirname, 'page.html'),
            // Modules of one name in several folders: the tests tell them apart.
            output: { chunkFileNames: ({ facadeModuleId }) => `assets/${folderOf(facadeModuleId)}-[name]-[hash].js` },
          },
        },
      })
      const served = await servePage({ dist: folder })
      await use(`${served.url}page.html`)
      await served.close()
      await rm(folder, { recursive: true })
    },
    { scope: 'worker', timeout: 600_000 },
  ],
  adapters: async ({ browser, adapterUrl }, use) => {
    // Refusals of vendors are expected console errors, so there is no monitor.
    const context = await browser.newContext()
    const scripts: string[] = []
    context.on('request', request => {
      const { pathname } = new URL(request.url())
      if (pathname.endsWith('.js')) scripts.push(pathname.split('/').at(-1) ?? '')
    })
    const page = await context.newPage()
    await page.goto(adapterUrl)
    await page.waitForFunction(() => 'handles' in window)
    await use({ scripts, call: (name, ...args) => callHandle(page, name, args) as never })
    await context.close()
  },
})

const folderOf = (module: string | null) => (module ? basename(dirname(module)) : 'shared')

/** Arguments and result are serialized as JSON. */
function callHandle(page: Page, name: string, args: unknown[]): Promise<unknown> {
  return page.evaluate(
    ({ name, args }) =>
      (window as unknown as { handles: Record<string, (...all: unknown[]) => unknown> }).handles[name]?.(...args),
    { name, args },
  )
}
