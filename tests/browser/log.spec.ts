import { readFile } from 'node:fs/promises'
import { expectAccessible } from './axe'
import { expect, test } from './fixtures'
import { openGraph, openStarter } from './flow-page'
import { run } from './stack-page'

test('the log says how to fill it; it lists what each level received and returned, is filtered, and saved as JSON lines', async ({
  page,
}) => {
  await openStarter(page, 'Hotel call center')
  const graph = await openGraph(page)
  const open = graph.getByRole('button', { name: 'Log' })
  await open.click()
  const log = page.getByRole('tabpanel', { name: 'Log' })
  await expect(log.getByText('Nothing has run yet.')).toBeVisible()
  await page.keyboard.press('Escape')

  await run(page)
  await open.click()
  const lines = log.getByRole('list', { name: 'Log' }).getByRole('listitem')
  await expect(lines.filter({ hasText: 'Restaurant' }).first()).toBeVisible()
  await expect(lines.filter({ hasText: 'Room list received' }).first()).toBeVisible()
  await expect(lines.filter({ hasText: /consult_Room_list returned after/ })).toBeVisible()

  await log.getByRole('combobox', { name: 'Pipeline' }).selectOption('Room list')
  await expect(lines.filter({ hasText: 'Restaurant' })).toHaveCount(0)
  await expect(lines.filter({ hasText: 'Room list received' }).first()).toBeVisible()
  await expectAccessible(page)
  await log.getByRole('combobox', { name: 'Level' }).selectOption('Everything')
  await expect(lines.filter({ hasText: 'The answer as the levels above read it' }).first()).toBeVisible()

  const downloading = page.waitForEvent('download')
  await log.getByRole('button', { name: 'Save as JSON lines' }).click()
  const download = await downloading
  expect(download.suggestedFilename()).toBe('Hotel call center.log.jsonl')
  const saved = (await readFile(await download.path(), 'utf8')).trimEnd().split('\n')
  await expect(lines).toHaveCount(saved.map(text => JSON.parse(text)).length)
})
