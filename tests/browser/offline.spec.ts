import { createHash } from 'node:crypto'
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { soak } from '../support/soak'
import { dist } from './build'
import { test as base, expect } from './fixtures'
import { openStarter } from './flow-page'
import { keptOffline, openOffline } from './kept-offline'
import { servePage } from './serve'
import { card, nameBox, openMore, run, runStatus } from './stack-page'

interface Release {
  /** A copy of the built page, which a test may change like a release. */
  folder: string
  /** Its address. */
  url: string
  block(file: string): void
}

const test = base.extend<{ release: Release }>({
  release: async ({ browserName: _ }, use) => {
    const folder = await mkdtemp(join(tmpdir(), 'aili5-release-'))
    await cp(dist, folder, { recursive: true })
    const served = await servePage({ dist: folder, path: '/class/' })
    await use({ folder, url: served.url, block: served.block })
    await served.close()
    await rm(folder, { recursive: true })
  },
})

/** The files that are kept once they are used. */
const listOfTheRest = async () => Object.keys(JSON.parse(await readFile(join(dist, 'offline.json'), 'utf8')))

/** Cached files for offline use that are not part of the first load. */
const keptFiles = (page: Page) =>
  page.evaluate(async () => {
    const requests = await (await caches.open('aili5-files')).keys()
    return requests.map(({ url }) => url.replace(/.*\/assets\//, 'assets/')).sort()
  })

/** Releases a new version: different HTML, and a service worker that knows it. */
async function makeRelease({ folder }: Release): Promise<void> {
  const [htmlFile, workerFile] = [join(folder, 'index.html'), join(folder, 'sw.js')]
  const html = (await readFile(htmlFile, 'utf8')).replace('<body>', '<body data-release="next">')
  await writeFile(htmlFile, html)
  const worker = await readFile(workerFile, 'utf8')
  const integrity = `sha256-${createHash('sha256').update(html).digest('base64')}`
  const revised = worker.replace(
    /url:"index\.html",revision:"[^"]*",integrity:"[^"]*"/,
    `url:"index.html",revision:"next",integrity:"${integrity}"`,
  )
  expect(revised).not.toBe(worker)
  await writeFile(workerFile, revised)
}

test('after one visit the page, the demo, the starters, sharing and links work with the network off; a new version waits until it is taken', async ({
  openPage,
  release,
  request,
  monitor,
}) => {
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
  await test.step('nothing is kept before the first run, and then the page with its parts', async () => {
    const settings = await openOffline(page)
    await expect(settings.getByRole('status')).toContainText('After the first run the page is kept on this device')
    await page.keyboard.press('Escape')
    await run(page)
    await keptOffline(page)
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
    const answer = await card(page, 'Model').getByRole('paragraph').last().innerText()
    // Offline edits persist for the next offline visit.
    await nameBox(page).fill('On a train')
    await expect(page.getByText('Saved', { exact: true })).toBeVisible()
    await page.goto('about:blank')
    await page.goto(link)
    await expect(nameBox(page)).toHaveValue('On a train')
    await dialog.getByRole('button', { name: 'Try' }).click()
    await expect(nameBox(page)).toHaveValue('Simple chat')
    await expect(runStatus(page)).toHaveText('Finished')
    await expect(card(page, 'Model').getByRole('paragraph').last()).toHaveText(answer, { useInnerText: true })
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
    await notice.getByRole('button', { name: 'Reload' }).click()
    await expect(body).toHaveAttribute('data-release', 'next')
    await expect(nameBox(page)).toHaveValue('Typed in the last moment')
  })
  monitor.expectNoForeignRequests()
})

test('what a network answers in place of a script is not kept under its name, and what was kept so is healed', async ({
  openPage,
  release,
  monitor,
}) => {
  const [blocked, cut, other] = (await listOfTheRest()).filter(file => file.endsWith('.js'))
  const { page } = await openPage({ serviceWorkers: 'allow', url: release.url })
  await run(page)
  await keptOffline(page)
  release.block(String(blocked))
  await writeFile(join(release.folder, String(cut)), 'export const cut =')
  const fetchAll = (files: unknown[]) =>
    page.evaluate(
      files => Promise.allSettled(files.map(file => fetch(String(file)).then(answer => answer.text()))),
      files,
    )
  await fetchAll([blocked, cut, other])
  await expect.poll(() => keptFiles(page)).toContain(other)
  expect(await keptFiles(page)).not.toContain(blocked)
  expect(await keptFiles(page)).not.toContain(cut)
  await monitor.expectProblem(/integrity|assets/)
  await test.step('the page of a filter that was kept in place of the dialogs', async () => {
    const poison = () =>
      page.evaluate(async () => {
        for (const name of await caches.keys()) {
          const cache = await caches.open(name)
          const requests = (await cache.keys()).filter(({ url }) => url.includes('assets/dialogs-'))
          const headers = { 'content-type': 'text/html' }
          for (const request of requests) await cache.put(request, new Response('<h1>Blocked</h1>', { headers }))
        }
      })
    await poison()
    await page.reload()
    await openMore(page, 'Settings')
    await page.getByRole('complementary', { name: 'Missing part' }).getByRole('button', { name: 'Reload' }).click()
    await openMore(page, 'Settings')
    await expect(page.getByRole('dialog', { name: 'Settings' })).toBeVisible()
    await monitor.expectProblem(/assets/)
  })
})

// The files of the whole page are many, and are kept as the others are.
if (soak) {
  test('all of the page is kept when it is wanted', async ({ openPage, monitor }) => {
    const rest = await listOfTheRest()
    const { page } = await openPage({ serviceWorkers: 'allow' })
    await run(page)
    await keptOffline(page)
    await openOffline(page)
    await page.getByLabel('Make all of it available offline').check()
    await expect(page.getByText('Ready: the whole page works without a network.')).toBeVisible()
    expect(await keptFiles(page)).toEqual(expect.arrayContaining(rest))
    monitor.expectNoForeignRequests()
  })
}
