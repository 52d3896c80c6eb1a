import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expect, test } from './fixtures'
import { openMore } from './stack-page'

async function openRunMany(page: Page) {
  await openMore(page, 'Run many')
  return page.getByRole('dialog', { name: 'Run many' })
}

test('a wall of temperatures: cost before, runs that stop, results as they are, each run again; a table of inputs: CSV in and out', async ({
  page,
  monitor,
}) => {
  const dialog = await openRunMany(page)
  await test.step('a wall of temperatures', async () => {
    await dialog.getByLabel('What changes from row to row').selectOption('The temperature')
    await dialog.getByRole('button', { name: 'Leave out temperature 2' }).click()
    await expect(dialog.getByText(/2 rows of 6 runs\..* Free\./)).toBeVisible()

    // The demo waits on the page's clock before it calls a tool, so no run ends before all are stopped.
    await page.clock.install({ time: new Date('2026-11-01T10:00:00') })
    await page.clock.pauseAt(new Date('2026-11-01T11:00:00'))
    await dialog.getByLabel('Runs in each row').fill('30')
    await dialog.getByRole('button', { name: 'Run 60 times' }).click()
    await dialog.getByRole('button', { name: 'Stop all' }).click()
    await expect(dialog.getByText('Stopped. 0 runs done, 60 left out.')).toBeVisible()
    await page.clock.resume()

    await dialog.getByText('What to run').click()
    await dialog.getByLabel('Runs in each row').fill('2')
    await dialog.getByRole('button', { name: 'Run 4 times' }).click()
    await expect(dialog.getByText('4 runs done.', { exact: true })).toBeVisible()
    const cold = dialog.getByRole('region', { name: 'Temperature 0' })
    const tiles = cold.getByRole('listitem').getByRole('button')
    await expect(tiles).toHaveCount(2)
    await expect(tiles.first()).toHaveAccessibleName(/^Temperature 0, run 1: #[0-9a-f]{6}$/)
    // By keyboard: a run on the cards, and back to the grid.
    await tiles.first().focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('region', { name: 'Replay' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog.getByText('4 runs done.', { exact: true })).toBeVisible()
  })
  await test.step('a table of inputs: CSV in, a run for each row, CSV out', async () => {
    await dialog.getByRole('tab', { name: 'Table of inputs' }).click()
    await dialog.getByRole('textbox', { name: 'Rows' }).fill('message')
    await expect(dialog.getByText('There is only one row')).toBeVisible()
    const rows = ['message,who', '"the sea, at night",Ann', 'what a happy day!,=Bob()', 'I am so angry,Cem']
    await dialog
      .getByLabel('Choose a CSV file')
      .setInputFiles({ name: 'class.csv', mimeType: 'text/csv', buffer: Buffer.from(rows.join('\n')) })
    await expect(dialog.getByLabel('message')).not.toHaveValue('')
    await expect(dialog.getByLabel('who')).toHaveValue('')
    await dialog.getByRole('button', { name: 'Run 3 rows' }).click()
    await expect(dialog.getByText('3 rows done.', { exact: true })).toBeVisible()
    const results = dialog.getByRole('region', { name: 'Results' })
    await expect(results.getByRole('row')).toHaveCount(4)

    const downloading = page.waitForEvent('download')
    await dialog.getByRole('button', { name: 'Save as CSV' }).click()
    const download = await downloading
    expect(download.suggestedFilename()).toBe('Mood ring.csv')
    const saved = (await readFile(await download.path(), 'utf8')).trimEnd().split('\r\n')
    expect(saved[0]).toBe('\uFEFFmessage,who,"Color, mood","Icon, mood","Gauge, mood",Reply')
    expect(saved[1]).toMatch(/^"the sea, at night",Ann,#[0-9a-f]{6},[a-z]+,\d+,/)
    expect(saved[2]).toMatch(/^what a happy day!,'=Bob\(\),#[0-9a-f]{6},/)
    expect(saved).toHaveLength(4)
  })
  monitor.expectNoForeignRequests()
})
