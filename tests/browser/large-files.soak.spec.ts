import type { Page } from '@playwright/test'
import { caps } from '../../src/documents/format/caps'
import { READING_LIMIT_MS } from '../../src/store/reading/reader'
import { stack } from '../support/engine'
import { expect, test } from './fixtures'
import { card, nameBox } from './stack-page'

const dialog = (page: Page) => page.getByRole('dialog')

async function choose(page: Page, content: object): Promise<void> {
  await page.getByRole('button', { name: 'Library' }).click()
  const buffer = Buffer.from(JSON.stringify(content))
  await page.getByLabel('File to open').setInputFiles({ name: 'some.json', mimeType: 'application/json', buffer })
}

/** A program in place of the one that reads, which never comes to an end. */
const endless = "postMessage({ type: 'ready' }); onmessage = () => { for (;;); }"

test('a text that takes too long is stopped at its limit, and what is large does not stop the page', async ({
  page,
  context,
}) => {
  const reader = /read\.worker-[^/]*\.js$/
  await context.route(reader, route => route.fulfill({ contentType: 'text/javascript', body: endless }))
  // The limit passes at once; nothing else waits as long.
  await page.evaluate(limit => {
    const wait = window.setTimeout
    window.setTimeout = ((work: TimerHandler, ms?: number, ...rest: unknown[]) =>
      wait(work, ms === limit ? 0 : ms, ...rest)) as typeof window.setTimeout
    window.addEventListener('real-limit', () => Object.assign(window, { setTimeout: wait }), { once: true })
  }, READING_LIMIT_MS)
  const started = page.waitForEvent('worker', worker => reader.test(worker.url()))
  await choose(page, stack(['gauge_display'], ['user_input'], ['inference']))
  const ended = (await started).waitForEvent('close')
  await expect(dialog(page).getByRole('alert')).toContainText('took longer than 10 seconds')
  await ended
  await page.keyboard.press('Escape')
  await expect(nameBox(page)).toBeEditable()

  await context.unroute(reader)
  await page.evaluate(() => window.dispatchEvent(new Event('real-limit')))
  const nodes = Array.from({ length: caps.nodes }, (_, index) => ({ id: `n${index}`, type: 'note', config: {} }))
  await choose(page, { id: 'large', name: 'Large', nodes })
  await dialog(page).getByRole('button', { name: 'Try' }).click()
  await expect(page.getByText('Cards 1 to 200 of 10,000.').first()).toBeVisible()
  await expect(page.getByText('too many to check')).toBeVisible()
  await page.getByRole('button', { name: 'Show later cards' }).click()
  await expect(card(page, 'Note 201')).toBeFocused()
  // It is saved in a worker.
  const saves = page.waitForEvent('worker', worker => reader.test(worker.url()))
  await nameBox(page).fill('Renamed')
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  await saves
})
