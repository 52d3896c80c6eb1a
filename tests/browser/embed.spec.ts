import { mkdirSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { resolve } from 'node:path'
import type { Page } from '@playwright/test'
import { expect, test } from './fixtures'
import { runButton, runStatus } from './stack-page'

const photographs = resolve(import.meta.dirname, '../../test-results/frames')

/** A page of a learning platform on another site, with aili5 in a frame; its script follows the height of the frame. */
async function openPlatform(page: Page, address: string, sandbox: string, host = 'localhost'): Promise<() => void> {
  const html = `<!doctype html><html lang="en"><title>Course</title><body><h1>Course</h1>
    <iframe title="aili5" src="${address}" sandbox="${sandbox}" style="width: 100%; height: 400px"></iframe>
    <script>addEventListener('message', ({ data }) => {
      if (data.subject === 'lti.frameResize') document.querySelector('iframe').style.height = data.height + 'px'
    })</script>`
  const server = createServer((_, response) => response.setHeader('content-type', 'text/html').end(html))
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  // Another site than 127.0.0.1, so that the frame is a third party, for which a private window keeps nothing.
  await page.goto(`http://${host}:${port}/`)
  return () => server.close()
}

test.beforeAll(() => mkdirSync(photographs, { recursive: true }))

test('in a frame of a learning platform: its own stack from the first picture on, Run, its own height, and a tab that gets the work', async ({
  openPage,
  site,
  monitor,
}) => {
  const { page } = await openPage({ url: 'about:blank' })
  let deliver = () => {}
  const delivered = new Promise<void>(resolve => {
    deliver = resolve
  })
  await page.route('**/assets/starters-*.js', async route => {
    await delivered
    await route.continue()
  })
  const asked = page.waitForRequest('**/assets/starters-*.js')
  const close = await openPlatform(
    page,
    `${site.url}?embed&starter=support-router`,
    'allow-scripts allow-same-origin allow-popups',
  )
  const frame = page.frameLocator('iframe')
  const box = frame.getByRole('textbox', { name: 'Message' })
  await asked
  // Nothing that would be replaced under the hands of the person.
  await expect(box).toHaveCount(0)
  deliver()
  await expect(box).toHaveValue(/bicycle/)
  await box.fill('I want to buy a lamp')
  await frame.getByRole('button', { name: 'Run', exact: true }).click()
  await expect(frame.getByRole('status', { name: 'Run' })).toHaveText('Finished')
  await expect(frame.getByRole('button', { name: 'Library' })).toHaveCount(0)
  const hiddenPart = () =>
    frame.locator('html').evaluate(root => root.scrollHeight - root.ownerDocument.defaultView!.innerHeight)
  await expect.poll(hiddenPart).toBeLessThanOrEqual(1)
  await page.screenshot({ path: resolve(photographs, 'frame.png'), fullPage: true })
  const tab = frame.getByRole('banner').getByRole('link', { name: 'Open in a tab' })
  await expect(tab).toHaveAttribute('href', /#\d+:/)
  const opened = page.waitForEvent('popup')
  await tab.click()
  const own = await opened
  await own.getByRole('button', { name: 'Try' }).click()
  await expect(own.getByRole('textbox', { name: 'Message' }).first()).toHaveValue('I want to buy a lamp')
  await runButton(own).click()
  await expect(runStatus(own)).toHaveText('Finished')
  close()
  monitor.problems.splice(0)
})

test('who comes back to the frame finds what was made in it, and can start over', async ({ openPage, site }) => {
  const { page } = await openPage({ url: 'about:blank' })
  const address = `${site.url}?embed&starter=support-router`
  const close = await openPlatform(page, address, 'allow-scripts allow-same-origin', '127.0.0.1')
  const frame = page.frameLocator('iframe')
  const box = frame.getByRole('textbox', { name: 'Message' })
  await expect(box).toHaveValue(/bicycle/)
  const original = await box.inputValue()
  await box.fill('I want to buy a lamp')
  const startOver = frame.getByRole('button', { name: 'Start over' })
  await expect(startOver).toBeVisible()
  await page.reload()
  await expect(box).toHaveValue('I want to buy a lamp')
  await startOver.click()
  await expect(box).toHaveValue(original)
  await startOver.press('Control+z')
  await expect(box).toHaveValue('I want to buy a lamp')
  close()
})

test('a frame without storage says that it keeps nothing, and offers a tab; without scripts of its own origin it says something', async ({
  openPage,
  site,
  monitor,
}) => {
  const { page } = await openPage({
    url: 'about:blank',
    prepare: context =>
      context.addInitScript(() => {
        if (window.parent === window) return
        const refuse = () => {
          throw new DOMException('Access is denied for this document.', 'SecurityError')
        }
        for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches'])
          Object.defineProperty(globalThis, name, { get: refuse })
      }),
  })
  const close = await openPlatform(page, site.url, 'allow-scripts allow-same-origin')
  const frame = page.frameLocator('iframe')
  await frame.getByRole('textbox', { name: 'Pipeline name' }).fill('In a frame')
  const notice = frame.getByRole('complementary', { name: 'Storage' })
  await expect(notice).toContainText('Nothing is saved in this frame')
  await expect(notice.getByRole('link', { name: 'Open in a tab' })).toHaveAttribute('href', /#\d+:/)
  await notice.getByRole('button', { name: 'Save as file' }).click()
  await expect(frame.getByRole('complementary', { name: 'Download' })).toContainText('Copy the text')
  await page.screenshot({ path: resolve(photographs, 'frame-without-storage.png') })
  close()
  const closeOther = await openPlatform(page, site.url, 'allow-scripts')
  await frame.locator('body').evaluate(body => body.ownerDocument.getAnimations().map(animation => animation.finish()))
  await expect(frame.getByText('aili5 has not started.')).toBeVisible()
  closeOther()
  monitor.problems.splice(0)
})
