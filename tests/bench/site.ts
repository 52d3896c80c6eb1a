import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type CDPSession, chromium, type Page } from '@playwright/test'
import { build } from 'vite'
import type { Draft } from '../../src/documents/format/draft'
import { encodeLink } from '../../src/documents/links/link'
import type { Node } from '../../src/model/document'
import { buildWhenStale, dist } from '../browser/build'
import { ensureBrowser } from '../browser/find-browser'
import { launchOptions } from '../browser/launch'
import { servePage } from '../browser/serve'

/** The built page, and bare pages as references, each on a server of its own. */
export interface Site {
  /** Address of the built page, and of the folder with the bare ones. */
  page: string
  bare: string
  /** A page in a fresh context, not opened yet. */
  fresh(): Promise<Page>
  /** The built page with a document of so many cards, with one inference in the middle; and with settings. */
  openStack(count: number, settings?: object): Promise<Page>
  close(): Promise<void>
}

/** Builds what is not built yet, serves it compressed, and starts a browser. */
export async function startSite(): Promise<Site> {
  ensureBrowser()
  buildWhenStale()
  const folder = await mkdtemp(join(tmpdir(), 'aili5-bench-'))
  const root = join(import.meta.dirname, 'bare')
  await build({
    configFile: false,
    root,
    base: './',
    mode: 'production',
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: { outDir: folder, rolldownOptions: { input: ['first.html', 'cards.html'].map(name => join(root, name)) } },
  })
  const [page, bare] = await Promise.all([dist, folder].map(dist => servePage({ dist, gzip: true })))
  if (!page || !bare) throw new Error('The pages are not served.')
  const browser = await chromium.launch(launchOptions())
  const fresh = async () => {
    const opened = await browser.newPage({
      viewport: { width: 1280, height: 800 },
      locale: 'en-US',
      serviceWorkers: 'block',
    })
    // tsx wraps named functions, also those that run in a page, in a call of this.
    await opened.addInitScript({ content: 'globalThis.__name = value => value' })
    return opened
  }
  return {
    page: page.url,
    bare: bare.url,
    fresh,
    async openStack(count, settings) {
      const opened = await fresh()
      if (settings)
        await opened.addInitScript(text => localStorage.setItem('aili5.settings', text), JSON.stringify(settings))
      await opened.goto(page.url + (await encodeLink({ draft: stackOf(count) })))
      await opened.getByRole('dialog').getByRole('button', { name: 'Try' }).click()
      await opened.waitForFunction(count => document.querySelectorAll('article').length >= count, count)
      // What loads when the page is idle, as dragging does, is no part of a measure.
      await opened.waitForTimeout(3_000)
      return opened
    },
    async close() {
      await browser.close()
      await Promise.all([page.close(), bare.close()])
      await rm(folder, { recursive: true })
    },
  }
}

function stackOf(count: number): Draft {
  const kinds: Pick<Node, 'type' | 'config'>[] = [
    { type: 'system_prompt', config: { prompt: 'You answer in short, warm sentences.' } },
    { type: 'user_input', config: {} },
    { type: 'color_display', config: { name: 'mood' } },
    { type: 'gauge_display', config: { min: 0, max: 100, unit: '%' } },
  ]
  const nodes = Array.from({ length: count }, (_, index) => {
    const kind = index === count / 2 ? { type: 'inference', config: {} } : kinds[index % kinds.length]
    return { id: `n${index}`, type: kind?.type ?? '', config: kind?.config ?? {} }
  })
  const messages = nodes.filter(({ type }) => type === 'user_input').map(({ id }) => [id, 'How was your day?'])
  const pipelines = [{ id: 'main', name: 'Main', nodes }]
  return {
    document: { version: 1 as const, id: 'bench', name: 'Long', pipelines, edges: [] },
    inputs: Object.fromEntries(messages),
  }
}

/** Access to the browser's own measures, with the processor slowed down. */
export async function slowDown(page: Page, rate: number): Promise<CDPSession> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate })
  return devtools
}

export const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
