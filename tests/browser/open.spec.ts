import type { Page } from '@playwright/test'
import { caps } from '../../src/documents/format/caps'
import { READING_LIMIT_MS } from '../../src/store/reading/reader'
import { stack } from '../support/engine'
import { expect, test } from './fixtures'
import { card, nameBox, runButton } from './stack-page'

const dialog = (page: Page) => page.getByRole('dialog')

/** Drags a file over the page, and drops it. */
async function drop(page: Page, name: string, text: string): Promise<void> {
  const dataTransfer = await page.evaluateHandle(
    ([name, text]) => {
      const transfer = new DataTransfer()
      transfer.items.add(new File([String(text)], String(name), { type: 'application/json' }))
      return transfer
    },
    [name, text],
  )
  const curtain = page.getByText('Let go to open it here')
  // Repeated, since the page may not listen yet.
  await expect(async () => {
    await page.dispatchEvent('body', 'dragover', { dataTransfer })
    await expect(curtain).toBeVisible({ timeout: 1_000 })
  }).toPass()
  await page.dispatchEvent('body', 'drop', { dataTransfer })
  await expect(curtain).toBeHidden()
}

const small = { ...stack(['gauge_display'], ['user_input'], ['inference']), name: 'Pasted' }

test('what is pasted before the page has all of its code opens once it has; into a field it stays a paste; a file that is dropped shows what is in it, or that it is no pipeline', async ({
  openPage,
  monitor,
}) => {
  let release = () => {}
  const gate = new Promise<void>(resolve => {
    release = resolve
  })
  const { page } = await openPage({
    permissions: ['clipboard-read', 'clipboard-write'],
    prepare: context =>
      context.route('**/assets/editor*.js', async route => {
        await gate
        await route.continue()
      }),
  })
  await page.evaluate(text => navigator.clipboard.writeText(text), JSON.stringify(small))
  await runButton(page).press('ControlOrMeta+v')
  release()
  await dialog(page).getByRole('button', { name: 'Try' }).click()
  await expect(card(page, 'Gauge')).toBeVisible()

  const message = page.getByRole('textbox', { name: 'Message' }).first()
  await message.fill('')
  await message.press('ControlOrMeta+v')
  await expect(message).toHaveValue(JSON.stringify(small))
  await expect(dialog(page)).toHaveCount(0)

  await drop(page, 'shopping.txt', 'milk, eggs')
  await expect(dialog(page).getByRole('alert')).toContainText('no aili5 pipeline')
  await dialog(page).getByRole('button', { name: 'OK' }).click()
  await drop(page, 'dropped.json', JSON.stringify({ ...stack(['color_display'], ['inference']), name: 'Dropped' }))
  await expect(dialog(page).getByText('2 cards')).toBeVisible()
  await expect(page.getByRole('article', { name: 'Gauge', includeHidden: true })).toHaveCount(1)
  await dialog(page).getByRole('button', { name: 'Try' }).click()
  await expect(card(page, 'Color')).toBeVisible()
  await expect(card(page, 'Gauge')).toHaveCount(0)
  monitor.expectNoForeignRequests()
})

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
  await drop(page, 'slow.json', JSON.stringify(small))
  const ended = (await started).waitForEvent('close')
  await expect(dialog(page).getByRole('alert')).toContainText('took longer than 10 seconds')
  await ended
  await dialog(page).getByRole('button', { name: 'OK' }).click()
  await expect(nameBox(page)).toBeEditable()

  await context.unroute(reader)
  await page.evaluate(() => window.dispatchEvent(new Event('real-limit')))
  const nodes = Array.from({ length: caps.nodes }, (_, index) => ({ id: `n${index}`, type: 'note', config: {} }))
  await drop(page, 'large.json', JSON.stringify({ id: 'large', name: 'Large', nodes }))
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
