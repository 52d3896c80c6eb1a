import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { expectAccessible } from './axe'
import { launchBrowser, type OpenedPage, openPage } from './harness'
import { type ServedPage, servePage } from './serve'

// A harness that sees nothing would let every other test here pass: these pages do what it has to see.
const pages = {
  'index.html': '<title>quiet</title><link rel="icon" href="data:,"><h1>Quiet</h1><script src="./own.js"></script>',
  'own.js': 'document.title = "ran"',
  'foreign.html': '<link rel="icon" href="data:,"><img alt="" src="http://elsewhere.invalid/pixel.png?a=1">',
  'socket.html': '<link rel="icon" href="data:,"><script>new WebSocket("ws://elsewhere.invalid/live")</script>',
  'console.html': '<link rel="icon" href="data:,"><script>console.error("the pipe is cracked")</script>',
  'throws.html': '<link rel="icon" href="data:,"><script>setTimeout(() => { throw new Error("no bead") })</script>',
  'pale.html': `<!doctype html><html lang="en"><title>pale</title><link rel="icon" href="data:,">
    <style>@media (prefers-color-scheme: dark) { p { color: #222; background: #000 } }</style><main><p>Dim</p></main>`,
}

let folder: string
let browser: Browser
let served: ServedPage
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'aili5-harness-'))
  for (const [name, text] of Object.entries(pages)) await writeFile(join(folder, name), text)
  served = await servePage({ dist: folder, path: '/some/path/' })
  browser = await launchBrowser()
})
afterAll(async () => {
  await browser.close()
  await served.close()
  await rm(folder, { recursive: true })
})

async function open(name: string): Promise<OpenedPage> {
  const opened = await openPage(browser, served.url + name)
  onTestFinished(() => opened.context.close())
  return opened
}

test('a page below the root of a site opens with its own files, and nothing is held against it', async () => {
  const { page, problems, expectNoForeignRequests } = await open('')
  expect(new URL(page.url()).pathname).toBe('/some/path/')
  expect(await page.title()).toBe('ran')
  expect(problems).toEqual([])
  expectNoForeignRequests()
})

test('only files of the folder are served', async () => {
  const status = async (path: string) => (await fetch(new URL(path, served.url))).status
  expect(await status('own.js')).toBe(200)
  expect(await status('/own.js')).toBe(404)
  expect(await status('%2e%2e%2f%2e%2e%2fetc/passwd')).toBe(404)
})

test('a request to another origin is seen, blocked or not', async () => {
  const { foreignRequests, expectNoForeignRequests } = await open('foreign.html')
  await expect.poll(() => foreignRequests).toEqual(['GET http://elsewhere.invalid/pixel.png?a=1'])
  expect(expectNoForeignRequests).toThrow()
})

test('so is a socket to another origin', async () => {
  const { foreignRequests } = await open('socket.html')
  await expect.poll(() => foreignRequests).toEqual(['WEBSOCKET ws://elsewhere.invalid/live'])
})

test.each([
  ['console.html', /the pipe is cracked/],
  ['throws.html', /no bead/],
])('an error of %s is a problem, until the test says that it was meant', async (name, pattern) => {
  const { problems, expectProblem } = await open(name)
  await expect.poll(() => problems).toEqual([expect.stringMatching(pattern)])
  expect(() => expectProblem(/something else/)).toThrow()
  expectProblem(pattern)
  expect(problems).toEqual([])
})

test('text that only the dark scheme makes hard to read is found', async () => {
  const { page } = await open('pale.html')
  await expect(expectAccessible(page)).rejects.toThrow(/axe, dark[\s\S]*color-contrast/)
})
