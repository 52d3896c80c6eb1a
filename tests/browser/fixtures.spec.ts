import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { expectAccessible } from './axe'
import { test as ofThePage } from './fixtures'
import { createMonitor, type Monitor } from './monitor'
import { type ServedPage, servePage } from './serve'

// A monitor that detects nothing would let every other test pass: these pages do what it has to detect.
const pages = {
  'index.html': '<title>quiet</title><link rel="icon" href="data:,"><h1>Quiet</h1><script src="./own.js"></script>',
  'own.js': 'document.title = "ran"',
  'foreign.html': '<link rel="icon" href="data:,"><img alt="" src="http://elsewhere.invalid/pixel.png?a=1">',
  'socket.html': '<link rel="icon" href="data:,"><script>new WebSocket("ws://elsewhere.invalid/live")</script>',
  'console.html': '<link rel="icon" href="data:,"><script>console.error("the pipe is cracked")</script>',
  'throws.html': '<link rel="icon" href="data:,"><script>setTimeout(() => { throw new Error("no bead") })</script>',
  'pale.html': `<!doctype html><html lang="en"><title>pale</title><link rel="icon" href="data:,">
    <style>
      p { color: #000; background: #fff; transition: color 1h, background 1h }
      @media (prefers-color-scheme: dark) { p { color: #222; background: #000 } }
    </style><main><p>Dim</p></main>`,
  'modal.html': `<!doctype html><html lang="en"><title>modal</title><link rel="icon" href="data:,">
    <main><button id="behind"></button></main>
    <dialog aria-label="Open"><p>Clear</p><button id="inside"></button></dialog>`,
}

let folder: string
let served: ServedPage
test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'aili5-pages-'))
  for (const [name, text] of Object.entries(pages)) await writeFile(join(folder, name), text)
  served = await servePage({ dist: folder, path: '/some/path/' })
})
test.afterAll(async () => {
  await served.close()
  await rm(folder, { recursive: true })
})

/** Two monitors of one page: `impatient` does not wait for problems. */
const watched = test.extend<{ monitor: Monitor; impatient: Monitor }>({
  monitor: async ({ context }, use) => {
    const monitor = createMonitor(new URL(served.url).host)
    monitor.watch(context)
    await use(monitor)
  },
  impatient: async ({ context }, use) => {
    const monitor = createMonitor(new URL(served.url).host, expect.configure({ timeout: 1 }))
    monitor.watch(context)
    await use(monitor)
  },
})

watched('a page below the root of a site opens with its own files and counts as sound', async ({ monitor, page }) => {
  await page.goto(served.url)
  expect(new URL(page.url()).pathname).toBe('/some/path/')
  await expect(page).toHaveTitle('ran')
  expect(monitor.problems).toEqual([])
  monitor.expectNoForeignRequests()
})

test('only files of the folder are served', async () => {
  const status = async (path: string) => (await fetch(new URL(path, served.url))).status
  expect(await status('own.js')).toBe(200)
  expect(await status('/own.js')).toBe(404)
  expect(await status('%2e%2e%2f%2e%2e%2fetc/passwd')).toBe(404)
})

for (const [name, request] of [
  ['foreign.html', 'GET http://elsewhere.invalid/pixel.png?a=1'],
  ['socket.html', 'WEBSOCKET ws://elsewhere.invalid/live'],
] as const) {
  watched(`a request of ${name} to another origin is seen, blocked or not`, async ({ monitor, page }) => {
    await page.goto(served.url + name)
    await expect.poll(() => monitor.foreignRequests).toEqual([request])
    expect(() => monitor.expectNoForeignRequests()).toThrow(/elsewhere\.invalid/)
  })
}

for (const [name, pattern] of [
  ['console.html', /the pipe is cracked/],
  ['throws.html', /no bead/],
] as const) {
  watched(
    `an error of ${name} is a problem, until the test says that it was meant`,
    async ({ monitor, impatient, page }) => {
      await page.goto(served.url + name)
      await expect.poll(() => monitor.problems).toEqual([expect.stringMatching(pattern)])
      await expect(impatient.expectProblem(/something else/)).rejects.toThrow(/something else/)
      await monitor.expectProblem(pattern)
      expect(monitor.problems).toEqual([])
    },
  )
}

ofThePage.fail('an error that no test expects fails the test', async ({ page, monitor }) => {
  await page.evaluate(() => console.error('the pipe is cracked'))
  await expect.poll(() => monitor.problems).toHaveLength(1)
})

test('text that only the dark scheme makes hard to read is found, however slowly its colors change', async ({
  page,
}) => {
  await page.goto(`${served.url}pale.html`)
  await expect(expectAccessible(page)).rejects.toThrow(/axe, dark[\s\S]*color-contrast/)
})

test('in light all rules are looked at: on the page, or in the modal dialog that is open, and not behind it', async ({
  page,
}) => {
  await page.goto(`${served.url}modal.html`)
  await expect(expectAccessible(page)).rejects.toThrow(/axe, light[\s\S]*button-name.*#behind/)
  await page.evaluate(() => document.querySelector('dialog')?.showModal())
  await expect(expectAccessible(page)).rejects.toThrow(/^axe, light:\nbutton-name [^\n]*#inside[^#]*$/)
})
