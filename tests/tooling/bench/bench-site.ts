import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Page } from 'playwright-core'
import { build } from 'vite'
import type { Draft } from '../../../src/documents/format/draft'
import type { Node } from '../../../src/engine/model/document'
import { buildWhenStale, dist } from '../../browser/build'
import { ensureBrowser } from '../../browser/install-browser'
import { launchOptions } from '../../browser/launch'
import { servePage } from '../../browser/serve'
import type { Keep } from './page/keep'

/** The built page with the pages of the benchmarks, on one origin, so that they can store its documents. */
export interface BenchSite {
  /** Where the app itself is. */
  url: string
  /** The folder that is served. */
  folder: string
  /** A page of a fresh context, not opened yet. */
  fresh(): Promise<Page>
  /** A fresh context at a path of the site. */
  open(path: string): Promise<Page>
  /** A fresh context in which the app has opened a document, with settings if any, and with copies in its library. */
  openApp(draft: Draft, settings?: object, copies?: number): Promise<Page>
  close(): Promise<void>
}

/** Serves the site and starts a browser. */
export async function startBenchSite(): Promise<BenchSite> {
  ensureBrowser()
  buildWhenStale()
  const folder = await mkdtemp(join(tmpdir(), 'aili5-bench-'))
  await cp(dist, folder, { recursive: true })
  const root = join(import.meta.dirname, 'page')
  await build({
    configFile: false,
    root,
    base: './',
    mode: 'production',
    logLevel: 'error',
    build: {
      outDir: join(folder, 'bench'),
      rollupOptions: {
        input: ['keep.html', 'bare.html', 'bare-drag.html', 'bare-graph.html'].map(name => join(root, name)),
      },
    },
  })
  const served = await servePage({ dist: folder })
  const browser = await chromium.launch(launchOptions())
  const open = async (path: string) => {
    const viewport = { width: 1280, height: 800 }
    const page = await browser.newPage({ viewport, locale: 'en-US', serviceWorkers: 'block' })
    await page.goto(served.url + path)
    return page
  }
  return {
    url: served.url,
    folder,
    fresh: () => browser.newPage({ viewport: { width: 1280, height: 800 }, locale: 'en-US', serviceWorkers: 'block' }),
    open,
    async openApp(draft, settings, copies = 0) {
      const page = await open('bench/keep.html')
      // As text: Playwright's types do not terminate on recursive JSON types.
      await page.evaluate(
        async ([draft, settings, copies]) => {
          await (window as unknown as { keep: Keep }).keep.seed(JSON.parse(draft), copies)
          if (settings) localStorage.setItem('aili5.settings', settings)
        },
        [JSON.stringify(draft), settings && JSON.stringify(settings), copies] as const,
      )
      await page.goto(served.url)
      await page.getByRole('button', { name: 'Run', exact: true }).waitFor()
      const count = draft.document.pipelines[0]!.nodes.length
      await page.waitForFunction(count => document.querySelectorAll('article').length >= count, count)
      return page
    },
    async close() {
      await browser.close()
      await served.close()
      await rm(folder, { recursive: true })
    },
  }
}

/** A document of `count` cards of several kinds, with one inference in its middle. */
export function longDraft(count: number): Draft {
  const middle = Math.floor(count / 2)
  const kinds: Pick<Node, 'type' | 'config'>[] = [
    { type: 'system_prompt', config: { prompt: 'You answer in short, warm sentences.' } },
    { type: 'user_input', config: {} },
    { type: 'color_display', config: { name: 'mood' } },
    { type: 'gauge_display', config: { min: 0, max: 100, unit: '%' } },
  ]
  const nodes = Array.from({ length: count }, (_, index) => ({
    id: `n${index}`,
    ...(index === middle ? { type: 'inference', config: {} } : kinds[index % kinds.length]!),
  }))
  const inputs = Object.fromEntries(
    nodes.filter(({ type }) => type === 'user_input').map(({ id }) => [id, 'Hello there, how was your day?']),
  )
  const document = { version: 1 as const, id: 'bench', name: 'Long', edges: [] }
  return { document: { ...document, pipelines: [{ id: 'main', name: 'Main', nodes }] }, inputs }
}
