import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { expectAccessible } from './axe'
import { openGraph, openStarter, runToEnd } from './flow-page'
import { builtApp } from './harness'

const app = builtApp()

test('the log tells what each level received and returned, is filtered, and goes out as JSON lines', async () => {
  const { page } = await app.openPage()
  await openStarter(page, 'Hotel call centre')
  const graph = await openGraph(page)
  await runToEnd(page)
  await graph.getByRole('button', { name: 'Log' }).click()
  const log = page.getByRole('dialog', { name: 'Log' })
  const lines = log.getByRole('list', { name: 'Log' }).getByRole('listitem')
  await lines.filter({ hasText: 'Room list received' }).waitFor()
  await lines.filter({ hasText: /consult_Room_list returned after/ }).waitFor()
  const all = await lines.count()

  await log.getByRole('combobox', { name: 'Pipeline' }).selectOption('Room list')
  expect(await lines.filter({ hasText: 'Restaurant' }).count()).toBe(0)
  expect(await lines.count()).toBeLessThan(all)
  await expectAccessible(page)
  await log.getByRole('combobox', { name: 'Level' }).selectOption('Everything')
  await lines.filter({ hasText: 'The answer as the levels above read it' }).waitFor()

  const downloading = page.waitForEvent('download')
  await log.getByRole('button', { name: 'Save as JSON lines' }).click()
  const download = await downloading
  expect(download.suggestedFilename()).toBe('Hotel call centre.log.jsonl')
  const saved = (await readFile(await download.path(), 'utf8')).trimEnd().split('\n')
  expect(saved.map(text => JSON.parse(text))).toHaveLength(await lines.count())
})

test('an empty log says how to fill it', async () => {
  const { page } = await app.openPage()
  const graph = await openGraph(page)
  await graph.getByRole('button', { name: 'Log' }).click()
  await page.getByText('Nothing has run yet.').waitFor()
})
