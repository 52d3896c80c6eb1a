import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { expectAccessible } from './axe'
import { builtApp } from './harness'

const app = builtApp()

async function openLibrary(page: Page) {
  await page.getByRole('button', { name: 'Library' }).click()
  return page.getByRole('dialog', { name: 'Library' })
}

const nameBox = (page: Page) => page.getByRole('textbox', { name: 'Pipeline name' })

/** Begins with a starter and renames it, so that it is kept. */
async function keep(page: Page, starter: string, name: string): Promise<void> {
  const library = await openLibrary(page)
  await library.getByRole('tab', { name: 'Starters' }).click()
  await library.getByRole('button', { name: new RegExp(`^${starter}`) }).click()
  await library.waitFor({ state: 'hidden' })
  await nameBox(page).fill(name)
  await nameBox(page).blur()
  // On a phone there is no room to show it.
  await page.getByText('Saved', { exact: true }).waitFor({ state: 'attached' })
}

test('by keyboard alone: rename, duplicate, delete and undo, open; and it is all there after a reload', async () => {
  const { page } = await app.openPage()
  await keep(page, 'Simple chat', 'Chat')
  await keep(page, 'Mood to colour', 'Colours')
  const library = await openLibrary(page)
  const press = async (name: string) => {
    await library.getByRole('button', { name, exact: true }).focus()
    await page.keyboard.press('Enter')
  }

  await press('Rename Chat')
  await page.keyboard.type('Parrot')
  await page.keyboard.press('Enter')
  await library.getByRole('button', { name: 'Open Parrot' }).waitFor()

  await press('Duplicate Parrot')
  await library.getByRole('button', { name: 'Open Parrot (copy)' }).waitFor()
  await press('Delete Parrot (copy)')
  await library.getByRole('button', { name: 'Open Parrot (copy)' }).waitFor({ state: 'detached' })
  // The focus is on "Undo".
  await page.keyboard.press('Enter')
  await library.getByRole('button', { name: 'Open Parrot (copy)' }).waitFor()

  await press('Open Parrot')
  await library.waitFor({ state: 'hidden' })
  expect(await nameBox(page).inputValue()).toBe('Parrot')

  await page.reload()
  expect(await nameBox(page).inputValue()).toBe('Parrot')
  await openLibrary(page)
  await library.getByRole('tab', { name: 'My pipelines (3)' }).waitFor()
})

test('what is saved as a file opens again as it was, and a file that is no pipeline changes nothing', async () => {
  const { page } = await app.openPage()
  await page.getByRole('textbox', { name: 'Message' }).fill('Rain, rain, go away')
  const library = await openLibrary(page)
  const downloading = page.waitForEvent('download')
  await library.getByRole('button', { name: 'Save as file' }).click()
  const download = await downloading
  expect(download.suggestedFilename()).toBe('Mood ring.aili5.json')
  const saved = await readFile(await download.path(), 'utf8')

  const chooser = library.getByLabel('File to open')
  await chooser.setInputFiles({ name: 'no.json', mimeType: 'application/json', buffer: Buffer.from('[1, 2') })
  await library.getByRole('alert').getByText('“no.json” was not opened.').waitFor()
  expect(await nameBox(page).inputValue()).toBe('Mood ring')

  const changed = saved.replaceAll('"Mood ring"', '"From a friend"')
  await chooser.setInputFiles({ name: 'yes.json', mimeType: 'application/json', buffer: Buffer.from(changed) })
  await page.getByRole('dialog', { name: 'Open “From a friend”?' }).getByRole('button', { name: 'Try' }).click()
  expect(await nameBox(page).inputValue()).toBe('From a friend')
  expect(await page.getByRole('textbox', { name: 'Message' }).inputValue()).toBe('Rain, rain, go away')
})

test('axe finds nothing grave, and on a phone nothing is cut off sideways', async () => {
  const { page } = await app.openPage({ viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' })
  await keep(page, 'Simple chat', 'A chat with a name that is a good deal longer than any telephone is wide')
  const library = await openLibrary(page)
  for (const tab of [/^My pipelines/, 'Starters']) {
    await library.getByRole('tab', { name: tab }).click()
    await expectAccessible(page)
    const overflow = await library.evaluate(element => element.scrollWidth - element.clientWidth)
    expect(overflow, 'CSS pixels cut off').toBeLessThanOrEqual(0)
  }
})
