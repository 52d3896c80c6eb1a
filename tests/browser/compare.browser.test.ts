import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { expectAccessible } from './axe'
import { builtApp, screens } from './harness'

const app = builtApp()

async function openRunMany(page: Page) {
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('navigation', { name: 'More' }).getByRole('button', { name: 'Run many' }).click()
  return page.getByRole('dialog', { name: 'Run many' })
}

test('a wall of temperatures: cost before, runs that stop, results as they are, their spread, each run again', async () => {
  const { page, expectNoForeignRequests } = await app.openPage()
  const dialog = await openRunMany(page)
  await dialog.getByLabel('What changes from row to row').selectOption('The temperature')
  await dialog.getByRole('button', { name: 'Leave out temperature 2' }).click()
  await dialog.getByText(/2 rows of 6 runs\. Takes about 24 model calls and [\d,]+ tokens\. Free\./).waitFor()

  // So many that the hand is quicker than the last of them.
  await dialog.getByLabel('Runs in each row').fill('30')
  await dialog.getByRole('button', { name: 'Run 60 times' }).click()
  await dialog.getByRole('button', { name: 'Stop all' }).click()
  await dialog.getByText(/Stopped\. \d+ runs? done, \d+ left out\./).waitFor()

  await dialog.getByText('What to run').click()
  await dialog.getByLabel('Runs in each row').fill('6')
  await dialog.getByRole('button', { name: 'Run 12 times' }).click()
  await dialog.getByText('12 runs done.', { exact: true }).waitFor({ timeout: 60_000 })
  const cold = dialog.getByRole('region', { name: 'Temperature 0' })
  const tiles = cold.getByRole('listitem').getByRole('button')
  expect(await tiles.count()).toBe(6)
  await cold.getByText('All the same').waitFor()
  expect(await dialog.getByRole('region', { name: 'Temperature 1' }).getByText(/of 6$/).count()).toBe(1)
  const first = await tiles.first().getAttribute('aria-label')
  expect(first).toMatch(/^Temperature 0, run 1: #[0-9a-f]{6}$/)
  await dialog.getByRole('combobox', { name: 'Show' }).selectOption({ label: 'Gauge, mood' })
  expect(await tiles.first().getAttribute('aria-label')).toMatch(/run 1: \d+$/)
  await dialog.getByRole('combobox', { name: 'Show' }).selectOption({ label: 'Reply' })
  await cold.getByRole('button', { name: /run 6: I saw/ }).waitFor()
  await dialog.getByText('What to run').click()
  await expectAccessible(page)

  // By keyboard: a run on the cards, and back to the wall.
  await tiles.first().focus()
  await page.keyboard.press('Enter')
  const replay = page.getByRole('region', { name: 'Replay' })
  await replay.waitFor()
  await page.keyboard.press('End')
  await page.getByRole('article', { name: 'Color, mood' }).getByText(String(first).slice(-7)).first().waitFor()
  await page.keyboard.press('Escape')
  await dialog.getByText('12 runs done.', { exact: true }).waitFor()
  expectNoForeignRequests()
})

test('a table of inputs, on a phone: CSV in, a run for each row, CSV out', async () => {
  const { page, expectNoForeignRequests } = await app.openPage({ viewport: screens.phone, hasTouch: true })
  const dialog = await openRunMany(page)
  await dialog.getByRole('tab', { name: 'Table of inputs' }).click()
  await dialog.getByRole('textbox', { name: 'Rows' }).fill('message')
  await dialog.getByText('There is only one row').waitFor()
  const rows = ['message,who', '"the sea, at night",Ann', 'what a happy day!,=Bob()', 'I am so angry,Cem']
  await dialog
    .getByLabel('CSV file')
    .setInputFiles({ name: 'class.csv', mimeType: 'text/csv', buffer: Buffer.from(rows.join('\n')) })
  expect(await dialog.getByLabel('message').inputValue()).not.toBe('')
  expect(await dialog.getByLabel('who').inputValue()).toBe('')
  await dialog.getByRole('button', { name: 'Run 3 rows' }).click()
  await dialog.getByText('3 rows done.', { exact: true }).waitFor({ timeout: 60_000 })
  const results = dialog.getByRole('region', { name: 'Results' })
  expect(await results.getByRole('row').count()).toBe(4)
  await expectAccessible(page)

  const downloading = page.waitForEvent('download')
  await dialog.getByRole('button', { name: 'Save as CSV' }).click()
  const download = await downloading
  expect(download.suggestedFilename()).toBe('Mood ring.csv')
  const saved = (await readFile(await download.path(), 'utf8')).trimEnd().split('\r\n')
  expect(saved[0]).toBe('\uFEFFmessage,who,"Color, mood","Icon, mood","Gauge, mood",Reply')
  expect(saved[1]).toMatch(/^"the sea, at night",Ann,#[0-9a-f]{6},[a-z]+,\d+,/)
  expect(saved[2]).toMatch(/^what a happy day!,'=Bob\(\),#[0-9a-f]{6},/)
  expect(saved).toHaveLength(4)
  expectNoForeignRequests()
})
