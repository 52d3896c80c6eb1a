import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { dist } from './build'
import { builtApp } from './harness'
import { keptOffline } from './kept-offline'
import { type ServedPage, servePage } from './serve'

const app = builtApp({ path: '/class/' })

/** A copy of the built page, which a test may change as a new release would. */
let folder: string
let served: ServedPage
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'aili5-release-'))
  await cp(dist, folder, { recursive: true })
  served = await servePage({ dist: folder })
})
afterAll(async () => {
  await served.close()
  await rm(folder, { recursive: true })
})

async function run(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Run', exact: true }).click()
  await page.getByRole('status', { name: 'Run' }).getByText('Finished').waitFor({ timeout: 30_000 })
}

test('works with the network off after one visit: the page, the demo, the starters, sharing', async () => {
  const { page, context, expectNoForeignRequests } = await app.openPage({ offline: true })
  await keptOffline(page)
  await context.setOffline(true)
  await page.reload()
  await run(page)
  await expect.poll(() => page.getByRole('article', { name: 'Color, mood' }).innerText()).toMatch(/#[0-9a-f]{6}/)

  await page.getByRole('button', { name: 'Library', exact: true }).click()
  await page.getByRole('tab', { name: 'Starters' }).click()
  await page.getByRole('button', { name: /^Simple chat/ }).click()
  await page.getByRole('dialog').waitFor({ state: 'hidden' })
  await page.getByRole('textbox', { name: 'Message' }).first().fill('Hello there')
  await run(page)
  await page.getByRole('button', { name: 'Share', exact: true }).click()
  await page.getByRole('img', { name: /^QR code/ }).waitFor()
  await page.keyboard.press('Escape')
  // What was edited without a network is there the next time, without a network.
  await page.getByRole('textbox', { name: 'Pipeline name' }).fill('On a train')
  await page.getByText('Saved', { exact: true }).waitFor()
  await page.reload()
  await expect.poll(() => page.getByRole('textbox', { name: 'Pipeline name' }).inputValue()).toBe('On a train')
  expectNoForeignRequests()
})

test('can be installed: a manifest with icons that are there', async () => {
  const { page } = await app.openPage()
  const href = await page.locator('link[rel=manifest]').getAttribute('href')
  const address = new URL(String(href), app.url)
  const manifest = await (await fetch(address)).json()
  expect(manifest).toMatchObject({ name: 'aili5', start_url: './', display: 'standalone' })
  const sizes: string[] = []
  for (const { src, sizes: size, type } of manifest.icons) {
    const response = await fetch(new URL(src, address))
    expect([src, response.status, response.headers.get('content-type')]).toEqual([src, 200, type])
    sizes.push(size)
  }
  expect(sizes).toEqual(expect.arrayContaining(['192x192', '512x512']))
})

test('only the first load is kept ahead of its use; all of the page, when somebody wants that', async () => {
  const worker = await readFile(join(dist, 'sw.js'), 'utf8')
  const ahead = [...worker.matchAll(/url:\s*["'`](assets\/[^"'`]+)/g)].map(([, url]) => String(url))
  expect(ahead.length).toBeGreaterThan(2)
  const lists: { soon: string[]; later: string[] } = JSON.parse(await readFile(join(dist, 'offline.json'), 'utf8'))
  expect(lists.later.some(file => file.includes('sdk'))).toBe(true)
  expect(ahead.filter(file => lists.later.includes(file))).toEqual([])

  const { page } = await app.openPage({ offline: true })
  await keptOffline(page)
  const kept = () =>
    page.evaluate(async () => {
      const requests = await (await caches.open('aili5-files')).keys()
      return requests.map(({ url }) => url.replace(/.*\/assets\//, 'assets/'))
    })
  expect((await kept()).sort()).toEqual([...lists.soon].sort())
  await page.getByRole('button', { name: 'Settings', exact: true }).click()
  await page.getByRole('tab', { name: 'Offline' }).click()
  await page.getByLabel('Make all of it available offline').check()
  await page.getByText('Ready: all of the page works without a network.').waitFor()
  expect((await kept()).sort()).toEqual([...lists.soon, ...lists.later].sort())
})

test('a new version waits until it is taken, and an edit made just before is kept', async () => {
  const { page } = await app.openPage({ offline: true, url: served.url })
  await keptOffline(page)
  // A release: other HTML, and a service worker that knows it.
  const html = await readFile(join(folder, 'index.html'), 'utf8')
  await writeFile(join(folder, 'index.html'), html.replace('<body>', '<body data-release="next">'))
  const worker = await readFile(join(folder, 'sw.js'), 'utf8')
  const revised = worker.replace(/(url:.index\.html.,revision:.)[0-9a-f]+/, `$1${'f'.repeat(32)}`)
  expect(revised).not.toBe(worker)
  await writeFile(join(folder, 'sw.js'), revised)

  await page.reload()
  const notice = page.getByRole('complementary', { name: 'New version' })
  await notice.getByText('A new version is ready.').waitFor()
  expect(await page.locator('body').getAttribute('data-release')).toBeNull()
  await page.getByRole('textbox', { name: 'Pipeline name' }).fill('Typed in the last moment')
  await notice.getByRole('button', { name: 'Reload' }).click()
  await page.locator('body[data-release=next]').waitFor()
  await expect
    .poll(() => page.getByRole('textbox', { name: 'Pipeline name' }).inputValue())
    .toBe('Typed in the last moment')
})
