import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { build } from 'vite'
import { launchBrowser, openPage } from '../harness'
import { servePage } from '../serve'
import type { PageHandles } from './page'

/** A page with our adapters in it, built as the real page is, in a real browser. */
export interface AdapterPage {
  page: Page
  /** Names of the script files that the page has asked for so far. */
  scripts: string[]
  call<Name extends keyof PageHandles>(
    name: Name,
    ...args: Parameters<PageHandles[Name]>
  ): Promise<Awaited<ReturnType<PageHandles[Name]>>>
  close(): Promise<void>
}

/** Builds the page, serves it and opens it. */
export async function openAdapterPage(): Promise<AdapterPage> {
  const folder = await mkdtemp(join(tmpdir(), 'aili5-adapters-'))
  await build({
    configFile: false,
    root: import.meta.dirname,
    base: './',
    logLevel: 'warn',
    build: {
      outDir: folder,
      emptyOutDir: true,
      target: 'es2022',
      modulePreload: { polyfill: false },
      rolldownOptions: { input: join(import.meta.dirname, 'page.html') },
    },
  })
  const served = await servePage({ dist: folder })
  const browser: Browser = await launchBrowser()
  const scripts: string[] = []
  const { page } = await openPage(browser, `${served.url}page.html`, {
    async prepare(context) {
      context.on('request', request => {
        const { pathname } = new URL(request.url())
        if (pathname.endsWith('.js')) scripts.push(pathname.split('/').at(-1) ?? '')
      })
    },
  })
  await page.waitForFunction(() => 'handles' in window)
  return {
    page,
    scripts,
    call: (name, ...args) => callHandle(page, name, args) as never,
    async close() {
      await browser.close()
      await served.close()
      await rm(folder, { recursive: true })
    },
  }
}

/** The arguments and the answer cross over as JSON. */
function callHandle(page: Page, name: string, args: unknown[]): Promise<unknown> {
  return page.evaluate(
    ({ name, args }) =>
      (window as unknown as { handles: Record<string, (...all: unknown[]) => unknown> }).handles[name]?.(...args),
    { name, args },
  )
}
