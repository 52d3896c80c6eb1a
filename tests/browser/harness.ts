import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core'
import { afterAll, beforeAll, expect, onTestFinished } from 'vitest'
import { dist } from './build'
import { findBrowser } from './find-browser'
import { type ServedPage, servePage } from './serve'

/** Screens that the page is made for, in CSS pixels. */
export const screens = {
  phone: { width: 390, height: 844 },
  laptop: { width: 1280, height: 800 },
  projector: { width: 1920, height: 1080 },
}

export interface PageOptions {
  /** Laptop when absent. */
  viewport?: { width: number; height: number }
  colorScheme?: 'light' | 'dark'
  reducedMotion?: 'reduce' | 'no-preference'
  hasTouch?: boolean
  /** Lets the page be kept by its service worker. Others are spared what that fetches at leisure. */
  offline?: boolean
  /** Opened in place of the served page. */
  url?: string
  /** Called before the page opens: to route requests, fake a clock, fill storage. */
  prepare?(context: BrowserContext): Promise<unknown>
}

/** A page in a context of its own, with what it did that it should not. */
export interface OpenedPage {
  page: Page
  context: BrowserContext
  /** Every request to another origin than the page's, as `METHOD url`. */
  foreignRequests: string[]
  /** Errors of the page and its console; the test fails when any is left at its end. */
  problems: string[]
  /** Takes problems that a test causes on purpose out of the list; fails when there was none. */
  expectProblem(pattern: RegExp): void
  expectNoForeignRequests(): void
}

/** This machine by the name that it has on a school's network: a page from there came over plain http, and is not trusted. */
export const laptop = 'laptop.school'

/** Starts the browser that the test set-up found. */
export function launchBrowser(): Promise<Browser> {
  const executablePath = findBrowser()
  if (!executablePath) throw new Error('No browser found. `npm test` installs one, or says what to install.')
  const quiet = ['--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking']
  const still = ['--disable-component-update', '--disable-sync', '--force-color-profile=srgb', '--lang=en-GB']
  const names = [`--host-resolver-rules=MAP ${laptop} 127.0.0.1`]
  // Chromium's sandbox refuses to work for root; everybody else keeps it.
  const chromiumSandbox = process.getuid?.() !== 0
  return chromium.launch({ executablePath, chromiumSandbox, args: [...quiet, ...still, ...names] })
}

/** Opens a page in a fresh context and listens to it from its first request on. */
export async function openPage(browser: Browser, url: string, options: PageOptions = {}): Promise<OpenedPage> {
  const {
    viewport = screens.laptop,
    colorScheme = 'light',
    reducedMotion = 'no-preference',
    hasTouch = false,
    offline = false,
  } = options
  const serviceWorkers = offline ? 'allow' : 'block'
  const looks = { viewport, colorScheme, reducedMotion, hasTouch, locale: 'en-GB' }
  const context = await browser.newContext({ ...looks, serviceWorkers })
  const { origin } = new URL(url)
  const foreignRequests: string[] = []
  const problems: string[] = []
  const note = (method: string, address: string) => {
    const from = new URL(address)
    if (/^(https?|wss?):$/.test(from.protocol) && from.host !== new URL(origin).host) {
      foreignRequests.push(`${method} ${address}`)
    }
  }
  context.on('request', request => note(request.method(), request.url()))
  context.on('console', message => {
    if (message.type() !== 'error') return
    const { url: source, lineNumber } = message.location()
    problems.push(`console: ${message.text()} (${source}:${lineNumber})`)
  })
  context.on('weberror', error => problems.push(`uncaught: ${error.error().stack ?? error.error()}`))
  context.on('page', page => page.on('websocket', socket => note('WEBSOCKET', socket.url())))
  await options.prepare?.(context)
  const page = await context.newPage()
  page.setDefaultTimeout(15_000)
  await page.goto(url)
  return {
    page,
    context,
    foreignRequests,
    problems,
    expectProblem(pattern) {
      const others = problems.filter(problem => !pattern.test(problem))
      expect(problems.length, `a problem like ${pattern}`).toBeGreaterThan(others.length)
      problems.splice(0, problems.length, ...others)
    },
    expectNoForeignRequests() {
      expect(foreignRequests).toEqual([])
    },
  }
}

/** The built page, for the tests of one file. */
export interface App {
  /** Address of the served page. */
  readonly url: string
  readonly browser: Browser
  /** Opens it in a context that is closed with the test; the test fails when the page reported an error. */
  openPage(options?: PageOptions): Promise<OpenedPage>
}

/** One browser and one server for a test file. Call it at the top of the file, outside of any test. */
export function builtApp({ path = '/' }: { path?: string } = {}): App {
  let browser: Browser | undefined
  let served: ServedPage | undefined
  beforeAll(async () => {
    browser = await launchBrowser()
    served = await servePage({ dist, path })
  })
  afterAll(async () => {
    await browser?.close()
    await served?.close()
  })
  return {
    get url() {
      if (!served) throw new Error('The page is served while the tests of a file run.')
      return served.url
    },
    get browser() {
      if (!browser) throw new Error('The browser is there while the tests of a file run.')
      return browser
    },
    async openPage(options = {}) {
      const opened = await openPage(this.browser, options.url ?? this.url, options)
      onTestFinished(async () => {
        await opened.context.close()
        expect(opened.problems, 'errors of the page').toEqual([])
      })
      return opened
    },
  }
}
