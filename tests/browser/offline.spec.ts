import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import type { OfflineLists } from '../../src/ui/settings/pwa/offline-files'
import { soak } from '../support/soak'
import { dist } from './build'
import { test as base, expect } from './fixtures'
import { openStarter } from './flow-page'
import { keptOffline, openOffline } from './kept-offline'
import { servePage } from './serve'
import { card, nameBox, run, runStatus } from './stack-page'

interface Release {
  /** A copy of the built page, which a test may change like a release. */
  folder: string
  /** Its address. */
  url: string
  /** Requests a file that never arrives, through the service worker. Resolves when the server has the request. */
  requestForever(page: Page): Promise<void>
}

const test = base.extend<{ release: Release }>({
  release: async ({ browserName: _ }, use) => {
    const folder = await mkdtemp(join(tmpdir(), 'aili5-release-'))
    await cp(dist, folder, { recursive: true })
    const file = 'assets/never.js'
    const served = await servePage({ dist: folder, path: '/class/', unanswered: file })
    await use({
      folder,
      url: served.url,
      async requestForever(page) {
        await page.evaluate(url => void fetch(url).catch(() => {}), served.url + file)
        await served.unansweredRequest
      },
    })
    await served.close()
    await rm(folder, { recursive: true })
  },
})

/** Cached files for offline use that are not part of the first load. */
const keptFiles = (page: Page) =>
  page.evaluate(async () => {
    const requests = await (await caches.open('aili5-files')).keys()
    return requests.map(({ url }) => url.replace(/.*\/assets\//, 'assets/')).sort()
  })

/** Cached copies are what the server has, byte by byte. */
async function expectSameAsBuilt(page: Page, files: readonly string[]) {
  const cached = await page.evaluate(async files => {
    const cache = await caches.open('aili5-files')
    const read = async (file: string) => {
      const response = await cache.match(file, { ignoreVary: true })
      return { type: response?.headers.get('content-type'), text: (await response?.text()) ?? '' }
    }
    return Promise.all(files.map(read))
  }, files)
  for (const [index, file] of files.entries()) {
    expect(cached[index]?.text, file).toBe(await readFile(join(dist, file), 'utf8'))
    expect(cached[index]?.type, file).toMatch(file.endsWith('.css') ? /^text\/css/ : /^text\/javascript/)
  }
}

/** Releases a new version: different HTML, and a service worker that knows it. */
async function makeRelease({ folder }: Release): Promise<void> {
  const [htmlFile, workerFile] = [join(folder, 'index.html'), join(folder, 'sw.js')]
  const html = await readFile(htmlFile, 'utf8')
  await writeFile(htmlFile, html.replace('<body>', '<body data-release="next">'))
  const worker = await readFile(workerFile, 'utf8')
  const revised = worker.replace(/(url:.index\.html.,revision:.)[0-9a-f]+/, `$1${'f'.repeat(32)}`)
  expect(revised).not.toBe(worker)
  await writeFile(workerFile, revised)
}

test('after one visit the page, the demo, the starters, sharing and links work with the network off; a new version waits until it is taken', async ({
  openPage,
  release,
  request,
  monitor,
}) => {
  const worker = await readFile(join(dist, 'sw.js'), 'utf8')
  const ahead = [...worker.matchAll(/url:\s*["'`](assets\/[^"'`]+)/g)].map(([, url]) => String(url))
  expect(ahead.length, 'files of the first load').toBeGreaterThan(2)
  const lists: OfflineLists = JSON.parse(await readFile(join(dist, 'offline.json'), 'utf8'))
  const bundled = lists.bundles.flatMap(({ files }) => files)
  expect(lists.later.some(file => file.includes('sdk'))).toBe(true)
  expect(ahead.filter(file => lists.later.includes(file))).toEqual([])

  const { page, context } = await openPage({ serviceWorkers: 'allow', url: release.url })
  await test.step('it can be installed: a manifest with icons that are there', async () => {
    const href = await page.locator('link[rel=manifest]').getAttribute('href')
    const address = new URL(String(href), release.url).href
    const manifest = await (await request.get(address)).json()
    expect(manifest).toMatchObject({ name: 'aili5', start_url: './', display: 'standalone' })
    const sizes: string[] = []
    for (const { src, sizes: size, type } of manifest.icons) {
      const response = await request.get(new URL(src, address).href)
      expect([src, response.status(), response.headers()['content-type']]).toEqual([src, 200, type])
      sizes.push(size)
    }
    expect(sizes).toEqual(expect.arrayContaining(['192x192', '512x512']))
  })
  await test.step('the rest of the page is kept, in a few bundles', async () => {
    const settings = await openOffline(page)
    await expect(settings.getByRole('status')).toContainText('After the first run the page gets the rest of itself')
    await page.keyboard.press('Escape')
    await run(page)
    const asked: string[] = []
    context.on('request', request => asked.push(request.url().replace(/.*\/assets\//, 'assets/')))
    await keptOffline(page)
    // A few bundles bring all files; what the page itself had fetched by then is not in the cache, if no service worker was there.
    const single = asked.filter(url => bundled.includes(url))
    expect(asked.filter(url => lists.bundles.some(bundle => bundle.url === url)).length).toBeLessThanOrEqual(5)
    expect(single.length).toBeLessThan(bundled.length / 4)
    expect((await keptFiles(page)).filter(file => bundled.includes(file))).toEqual([...bundled].sort())
    // The text of all of them takes seconds.
    await expectSameAsBuilt(page, soak ? bundled : bundled.filter((_, index) => index % 10 === 0))
  })
  await test.step('offline: a starter runs, is edited, and a link to it opens with its run', async () => {
    await context.setOffline(true)
    await page.reload()
    await openStarter(page, 'Simple chat')
    await page.getByRole('textbox', { name: 'Message' }).first().fill('Hello there')
    await run(page)
    await page.getByRole('button', { name: 'Share', exact: true }).click()
    await expect(page.getByRole('img', { name: /^QR code/ })).toBeVisible()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('With the last run').check()
    await expect(dialog.getByRole('button', { name: 'Copy link' })).toBeVisible()
    const link = await dialog.getByLabel('Link', { exact: true }).inputValue()
    await page.keyboard.press('Escape')
    const answer = await card(page, 'Inference').getByRole('paragraph').last().innerText()
    // Offline edits persist for the next offline visit.
    await nameBox(page).fill('On a train')
    await expect(page.getByText('Saved', { exact: true })).toBeVisible()
    await page.goto('about:blank')
    await page.goto(link)
    await expect(nameBox(page)).toHaveValue('On a train')
    await dialog.getByRole('button', { name: 'Try' }).click()
    await expect(nameBox(page)).toHaveValue('Simple chat')
    await expect(runStatus(page)).toHaveText('Finished')
    await expect(card(page, 'Inference').getByRole('paragraph').last()).toHaveText(answer, { useInnerText: true })
    await context.setOffline(false)
  })
  await test.step('a new version waits until it is taken, and an edit made just before is kept', async () => {
    await makeRelease(release)
    await page.reload()
    const body = page.locator('body')
    const notice = page.getByRole('complementary', { name: 'New version' })
    await expect(notice.getByText('A new version is ready.')).toBeVisible()
    await expect(body).not.toHaveAttribute('data-release')
    await nameBox(page).fill('Typed in the last moment')
    // A browser activates a new worker only when the old one has no request in progress.
    await release.requestForever(page)
    await notice.getByRole('button', { name: 'Reload' }).click()
    await expect(body).toHaveAttribute('data-release', 'next')
    await expect(nameBox(page)).toHaveValue('Typed in the last moment')
    await monitor.expectProblem(/never\.js/)
  })
  monitor.expectNoForeignRequests()
})

// The files of the whole page are many, and are kept as the others are.
if (soak) {
  test('all of the page is kept when it is wanted', async ({ openPage, monitor }) => {
    const lists: OfflineLists = JSON.parse(await readFile(join(dist, 'offline.json'), 'utf8'))
    const { page } = await openPage({ serviceWorkers: 'allow' })
    await keptOffline(page)
    await openOffline(page)
    await page.getByLabel('Make all of it available offline').check()
    await expect(page.getByText('Ready: all of the page works without a network.')).toBeVisible()
    const bundled = lists.bundles.flatMap(({ files }) => files)
    expect(await keptFiles(page)).toEqual(expect.arrayContaining([...bundled, ...lists.later]))
    monitor.expectNoForeignRequests()
  })
}
