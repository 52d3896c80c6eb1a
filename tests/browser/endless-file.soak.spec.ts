import type { Page } from '@playwright/test'
import { READING_LIMIT_MS } from '../../src/store/reading/reader'
import { stack } from '../support/engine'
import { expect, test } from './fixtures'
import { nameBox } from './stack-page'

const dialog = (page: Page) => page.getByRole('dialog')

async function choose(page: Page, content: object): Promise<void> {
  await page.getByRole('button', { name: 'Library' }).click()
  const buffer = Buffer.from(JSON.stringify(content))
  await page.getByLabel('File to open').setInputFiles({ name: 'some.json', mimeType: 'application/json', buffer })
}

/** A program in place of the one that reads, which never comes to an end. */
const endless = "postMessage({ type: 'ready' }); onmessage = () => { for (;;); }"

test('a file that takes too long to read is stopped at its limit, and the page goes on', async ({ page, context }) => {
  const reader = /read\.worker-[^/]*\.js$/
  await context.route(reader, route => route.fulfill({ contentType: 'text/javascript', body: endless }))
  // The limit passes at once; nothing else waits as long.
  await page.evaluate(limit => {
    const wait = window.setTimeout
    window.setTimeout = ((work: TimerHandler, ms?: number, ...rest: unknown[]) =>
      wait(work, ms === limit ? 0 : ms, ...rest)) as typeof window.setTimeout
  }, READING_LIMIT_MS)
  const started = page.waitForEvent('worker', worker => reader.test(worker.url()))
  await choose(page, stack(['gauge_display'], ['user_input'], ['inference']))
  const ended = (await started).waitForEvent('close')
  await expect(dialog(page).getByRole('alert')).toContainText('took longer than 10 seconds')
  await ended
  await page.keyboard.press('Escape')
  await expect(nameBox(page)).toBeEditable()
})
