import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { stack } from '../support/engine'
import { expectAccessible } from './axe'
import { builtApp } from './harness'

const app = builtApp()

const card = (page: Page, name: string) => page.getByRole('article', { name, exact: true })
const dialog = (page: Page) => page.getByRole('dialog')

/** Drags a file over the page, and lets go of it. */
async function drop(page: Page, name: string, text: string): Promise<void> {
  const data = await page.evaluateHandle(
    ([name, text]) => {
      const transfer = new DataTransfer()
      transfer.items.add(new File([String(text)], String(name), { type: 'application/json' }))
      return transfer
    },
    [name, text],
  )
  await page.dispatchEvent('body', 'dragover', { dataTransfer: data })
  await page.getByText('Let go to open it here').waitFor()
  await page.dispatchEvent('body', 'drop', { dataTransfer: data })
  await page.getByText('Let go to open it here').waitFor({ state: 'detached' })
}

const small = { ...stack(['gauge_display'], ['user_input'], ['inference']), name: 'Dropped' }

test('a file that is dropped shows what is in it, and opens when it is tried', async () => {
  const { page, expectNoForeignRequests } = await app.openPage()
  await page.waitForLoadState('networkidle')
  await drop(page, 'dropped.json', JSON.stringify(small))
  await dialog(page).getByText('3 cards').waitFor()
  await expectAccessible(page)
  expect(await card(page, 'Color, mood').count()).toBe(1)
  await dialog(page).getByRole('button', { name: 'Try' }).click()
  await card(page, 'Gauge').waitFor()
  expect(await card(page, 'Color, mood').count()).toBe(0)
  expectNoForeignRequests()
})

test('a file that is no pipeline says so, and nothing is lost', async () => {
  const { page } = await app.openPage()
  await page.waitForLoadState('networkidle')
  await drop(page, 'shopping.txt', 'milk, eggs')
  await dialog(page)
    .getByRole('alert')
    .getByText(/no aili5 pipeline/)
    .waitFor()
  await dialog(page).getByRole('button', { name: 'All right' }).click()
  expect(await card(page, 'Color, mood').count()).toBe(1)
})

test('what is pasted into a field stays a paste', async () => {
  const { page } = await app.openPage({
    prepare: context => context.grantPermissions(['clipboard-read', 'clipboard-write']),
  })
  await page.waitForLoadState('networkidle')
  await page.evaluate(text => navigator.clipboard.writeText(text), JSON.stringify(small))
  const message = page.getByRole('textbox', { name: 'Message' }).first()
  await message.fill('')
  await message.press('ControlOrMeta+v')
  expect(await message.inputValue()).toBe(JSON.stringify(small))
  expect(await dialog(page).count()).toBe(0)

  await page.getByRole('button', { name: 'Run', exact: true }).focus()
  await page.keyboard.press('ControlOrMeta+v')
  await dialog(page).getByRole('button', { name: 'Try' }).click()
  await card(page, 'Gauge').waitFor()
})

test('the whole library goes out as one file and comes back; what is there stays', async () => {
  const { page } = await app.openPage()
  for (const name of ['First', 'Second']) {
    await page.getByRole('button', { name: 'Library', exact: true }).click()
    await dialog(page).getByRole('button', { name: 'New' }).click()
    await page.getByRole('textbox', { name: 'Pipeline name' }).fill(name)
    await page.getByText('Saved', { exact: true }).waitFor()
  }
  await page.getByRole('button', { name: 'Library', exact: true }).click()
  const downloading = page.waitForEvent('download')
  await dialog(page).getByRole('button', { name: 'Save all as one file' }).click()
  const file = await readFile(await (await downloading).path(), 'utf8')

  const other = await app.openPage()
  await other.page.getByRole('textbox', { name: 'Pipeline name' }).fill('Mine')
  await other.page.waitForLoadState('networkidle')
  for (const report of ['Added 2 pipelines.', 'Nothing was added. 2 pipelines you had already.']) {
    await drop(other.page, 'library.jsonl', file)
    await dialog(other.page).getByRole('button', { name: 'Add to my library' }).click()
    await dialog(other.page).getByText(report).waitFor()
    await dialog(other.page).getByRole('button', { name: 'Close' }).last().click()
  }
  await other.page.getByRole('button', { name: 'Library', exact: true }).click()
  await dialog(other.page).getByRole('tab', { name: 'My pipelines (3)' }).waitFor()
})

/** Milliseconds of the longest stretch in which the page answered to nothing. */
async function longestTask(page: Page, work: () => Promise<void>): Promise<number> {
  await page.evaluate(() => {
    const seen: number[] = []
    Object.assign(window, { seenTasks: seen })
    new PerformanceObserver(list => seen.push(...list.getEntries().map(({ duration }) => duration))).observe({
      type: 'longtask',
    })
  })
  await work()
  return page.evaluate(() => Math.max(0, ...(window as unknown as { seenTasks: number[] }).seenTasks))
}

test('importing ten megabytes keeps the page answering', async () => {
  const nodes = Array.from({ length: 40 }, (_, index) => ({
    ...{ id: `n${index}`, type: 'system_prompt' },
    config: { prompt: 'All work and no play makes a dull boy. '.repeat(60) },
  }))
  const lines = [JSON.stringify({ library: 1 })]
  for (let index = 0; lines.join('\n').length < 10_000_000; index++) {
    const more = Array.from({ length: 10 }, (_, place) => ({ ...small, id: `d${index}-${place}`, name: `Nr ${index}` }))
    lines.push(
      ...more.map(document => JSON.stringify({ document: { ...document, pipelines: [{ id: 'm', name: '', nodes }] } })),
    )
  }
  const { page } = await app.openPage()
  await page.waitForLoadState('networkidle')
  await page.getByRole('button', { name: 'Library', exact: true }).click()
  await page
    .getByLabel('File to open')
    .setInputFiles({ name: 'library.jsonl', mimeType: 'application/jsonl', buffer: Buffer.from(lines.join('\n')) })
  const add = page.getByRole('button', { name: 'Add to my library' })
  await add.waitFor()
  const longest = await longestTask(page, async () => {
    await add.click()
    await dialog(page)
      .getByText(`Added ${lines.length - 1} pipelines.`)
      .waitFor({ timeout: 60_000 })
  })
  expect(longest).toBeLessThan(200)
})
