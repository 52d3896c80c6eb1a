import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { caps } from '../../src/documents/format/caps'
import { READING_LIMIT_MS } from '../../src/store/reading/reader'
import { stack } from '../support/engine'
import { expectAccessible } from './axe'
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

const small = { ...stack(['gauge_display'], ['user_input'], ['inference']), name: 'Dropped' }

test('a file that is dropped shows what is in it and opens when it is tried; one that is no pipeline says so', async ({
  page,
  monitor,
}) => {
  await drop(page, 'shopping.txt', 'milk, eggs')
  await expect(dialog(page).getByRole('alert')).toContainText('no aili5 pipeline')
  await dialog(page).getByRole('button', { name: 'OK' }).click()
  await expect(card(page, 'Color, mood')).toBeVisible()

  await drop(page, 'dropped.json', JSON.stringify(small))
  await expect(dialog(page).getByText('3 cards')).toBeVisible()
  await expectAccessible(page)
  await expect(page.getByRole('article', { name: 'Color, mood', includeHidden: true })).toHaveCount(1)
  await dialog(page).getByRole('button', { name: 'Try' }).click()
  await expect(card(page, 'Gauge')).toBeVisible()
  await expect(card(page, 'Color, mood')).toHaveCount(0)
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

  // What is kept is read in a worker too.
  const library = page.getByRole('button', { name: 'Library', exact: true })
  await library.click()
  await dialog(page).getByRole('button', { name: 'New' }).click()
  await expect(nameBox(page)).not.toHaveValue('Renamed')
  const readKept = page.waitForEvent('worker', worker => reader.test(worker.url()))
  await library.click()
  await dialog(page)
    .getByRole('button', { name: /^Open Renamed/ })
    .click()
  await readKept
  await expect(nameBox(page)).toHaveValue('Renamed')
  await expect(page.getByText(/Cards .* of 10,000\./).first()).toBeVisible()
})

test('what is pasted into a field stays a paste', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.evaluate(text => navigator.clipboard.writeText(text), JSON.stringify(small))
  const message = page.getByRole('textbox', { name: 'Message' }).first()
  await message.fill('')
  await message.press('ControlOrMeta+v')
  await expect(message).toHaveValue(JSON.stringify(small))
  await expect(dialog(page)).toHaveCount(0)

  await runButton(page).press('ControlOrMeta+v')
  await dialog(page).getByRole('button', { name: 'Try' }).click()
  await expect(card(page, 'Gauge')).toBeVisible()
})

test('what is pasted before the page has all of its code opens once it has', async ({ openPage }) => {
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
})

test('the whole library is exported as one file and comes back; what is there stays', async ({ page, openPage }) => {
  const openLibrary = (page: Page) => page.getByRole('button', { name: 'Library', exact: true }).click()
  for (const name of ['First', 'Second']) {
    await openLibrary(page)
    await dialog(page).getByRole('button', { name: 'New' }).click()
    // The new document is open when the previous name is gone.
    await expect(nameBox(page)).not.toHaveValue(/^(Mood ring|First)$/)
    await nameBox(page).fill(name)
    await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  }
  await openLibrary(page)
  const downloading = page.waitForEvent('download')
  await dialog(page).getByRole('button', { name: 'Save all as one file' }).click()
  const file = await readFile(await (await downloading).path(), 'utf8')

  const { page: other } = await openPage()
  await nameBox(other).fill('Mine')
  for (const report of ['Added 2 pipelines.', 'Nothing was added. 2 pipelines you had already.']) {
    await drop(other, 'library.jsonl', file)
    await dialog(other).getByRole('button', { name: 'Add to my library' }).click()
    await expect(dialog(other).getByText(report)).toBeVisible()
    await dialog(other).getByRole('button', { name: 'Close' }).last().click()
  }
  await openLibrary(other)
  await expect(dialog(other).getByRole('tab', { name: 'My pipelines (3)' })).toBeVisible()
})

test('a library may be larger than one document, and is added whole', async ({ page }) => {
  const nodes = Array.from({ length: 40 }, (_, index) => ({
    ...{ id: `n${index}`, type: 'system_prompt' },
    config: { prompt: 'All work and no play makes a dull boy. '.repeat(60) },
  }))
  const lineOf = (index: number) =>
    JSON.stringify({
      document: { ...small, id: `d${index}`, name: `Nr ${index}`, pipelines: [{ id: 'm', name: '', nodes }] },
    })
  const count = Math.ceil(caps.bytes / lineOf(0).length)
  const lines = [JSON.stringify({ library: 1 }), ...Array.from({ length: count }, (_, index) => lineOf(index))]
  await page.getByRole('button', { name: 'Library', exact: true }).click()
  await page
    .getByLabel('File to open')
    .setInputFiles({ name: 'library.jsonl', mimeType: 'application/jsonl', buffer: Buffer.from(lines.join('\n')) })
  await page.getByRole('button', { name: 'Add to my library' }).click()
  await expect(dialog(page).getByText(`Added ${count} pipelines.`)).toBeVisible()
})
