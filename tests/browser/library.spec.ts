import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expectAccessible } from './axe'
import { expect, screens, test } from './fixtures'
import { nameBox } from './stack-page'

async function openLibrary(page: Page) {
  await page.getByRole('button', { name: 'Library' }).click()
  return page.getByRole('dialog', { name: 'Library' })
}

/** Opens a starter and renames it, so that it is saved. */
async function keep(page: Page, starter: string, name: string): Promise<void> {
  const library = await openLibrary(page)
  await library.getByRole('tab', { name: 'Starters' }).click()
  await library.getByRole('button', { name: new RegExp(`^${starter}`) }).click()
  await expect(library).toBeHidden()
  await nameBox(page).fill(name)
  await nameBox(page).blur()
  // A phone has no space for it.
  await expect(page.getByText('Saved', { exact: true })).toBeAttached()
}

test('by keyboard alone: rename, duplicate, delete and undo, open; and it is all there after a reload', async ({
  page,
}) => {
  await keep(page, 'Simple chat', 'Chat')
  await keep(page, 'Mood to colo', 'Colors')
  const library = await openLibrary(page)
  const button = (name: string) => library.getByRole('button', { name, exact: true })

  await button('Rename Chat').press('Enter')
  await page.keyboard.type('Parrot')
  await page.keyboard.press('Enter')
  await expect(button('Open Parrot')).toBeVisible()

  await button('Duplicate Parrot').press('Enter')
  await expect(button('Open Parrot (copy)')).toBeVisible()
  await button('Delete Parrot (copy)').press('Enter')
  await expect(button('Open Parrot (copy)')).toHaveCount(0)
  await expect(button('Undo')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(button('Open Parrot (copy)')).toBeVisible()

  await button('Open Parrot').press('Enter')
  await expect(library).toBeHidden()
  await expect(nameBox(page)).toHaveValue('Parrot')

  await page.reload()
  await expect(nameBox(page)).toHaveValue('Parrot')
  await openLibrary(page)
  await expect(library.getByRole('tab', { name: 'My pipelines (3)' })).toBeVisible()
})

test('what is saved as a file opens again as it was, and a file that is no pipeline changes nothing', async ({
  page,
}) => {
  const message = page.getByRole('textbox', { name: 'Message' })
  await message.fill('Rain, rain, go away')
  const library = await openLibrary(page)
  const downloading = page.waitForEvent('download')
  await library.getByRole('button', { name: 'Save as file' }).click()
  const download = await downloading
  expect(download.suggestedFilename()).toBe('Mood ring.aili5.json')
  const saved = await readFile(await download.path(), 'utf8')

  const chooser = library.getByLabel('File to open')
  await chooser.setInputFiles({ name: 'no.json', mimeType: 'application/json', buffer: Buffer.from('[1, 2') })
  await expect(library.getByRole('alert')).toContainText('“no.json” was not opened.')
  await expect(page.getByRole('textbox', { name: 'Pipeline name', includeHidden: true })).toHaveValue('Mood ring')

  const changed = saved.replaceAll('"Mood ring"', '"From a friend"')
  await chooser.setInputFiles({ name: 'yes.json', mimeType: 'application/json', buffer: Buffer.from(changed) })
  await page.getByRole('dialog', { name: 'Open “From a friend”?' }).getByRole('button', { name: 'Try' }).click()
  await expect(nameBox(page)).toHaveValue('From a friend')
  await expect(message).toHaveValue('Rain, rain, go away')
})

test.describe('on a phone', () => {
  test.use({ viewport: screens.phone })

  test('axe finds nothing grave, and nothing is cut off sideways', async ({ page }) => {
    await keep(page, 'Simple chat', 'A chat with a name that is a good deal longer than any telephone is wide')
    const library = await openLibrary(page)
    for (const name of [/^My pipelines/, 'Starters']) {
      await library.getByRole('tab', { name }).click()
      await expect(library.getByRole('tab', { name, selected: true })).toBeVisible()
      await expectAccessible(page)
      const overflow = await library.evaluate(element => element.scrollWidth - element.clientWidth)
      expect(overflow, 'CSS pixels cut off').toBeLessThanOrEqual(0)
    }
  })
})
