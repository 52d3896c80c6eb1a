import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expectAccessible } from './axe'
import { expect, screens, test } from './fixtures'
import { nameBox } from './stack-page'

/* What the dialog does is in LibraryDialog.test.tsx, what is kept in app.test.ts: here is what only a browser has. */

async function openLibrary(page: Page) {
  await page.getByRole('button', { name: 'Library' }).click()
  return page.getByRole('dialog', { name: 'Library' })
}

test('a pipeline and the whole library go into files and come back from them; they are there after a reload; axe finds nothing grave on a phone', async ({
  page,
}) => {
  const message = page.getByRole('textbox', { name: 'Message' })
  await message.fill('Rain, rain, go away')
  const library = await openLibrary(page)
  const chooser = library.getByLabel('File to open')
  const saveAs = async (button: string) => {
    const downloading = page.waitForEvent('download')
    await library.getByRole('button', { name: button }).click()
    const download = await downloading
    return { name: download.suggestedFilename(), text: await readFile(await download.path(), 'utf8') }
  }

  await test.step('one pipeline', async () => {
    const { name, text } = await saveAs('Save as file')
    expect(name).toBe('Mood ring.aili5.json')
    const changed = Buffer.from(text.replaceAll('"Mood ring"', '"From a friend"'))
    await chooser.setInputFiles({ name: 'yes.json', mimeType: 'application/json', buffer: changed })
    await page.getByRole('dialog', { name: 'Open “From a friend”?' }).getByRole('button', { name: 'Try' }).click()
    await expect(nameBox(page)).toHaveValue('From a friend')
    await expect(message).toHaveValue('Rain, rain, go away')
    await nameBox(page).fill('A chat with a name that is a good deal longer than any telephone is wide')
    await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  })
  await test.step('all of them, after a reload', async () => {
    await page.reload()
    await expect(nameBox(page)).toHaveValue(/^A chat with a name/)
    await openLibrary(page)
    await expect(library.getByRole('tab', { name: 'My pipelines (2)' })).toBeVisible()
    const { text } = await saveAs('Save all as one file')
    await chooser.setInputFiles({ name: 'library.jsonl', mimeType: 'application/jsonl', buffer: Buffer.from(text) })
    await page.getByRole('button', { name: 'Add to my library' }).click()
    await expect(page.getByRole('dialog').getByText('Nothing was added. 2 pipelines you had already.')).toBeVisible()
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click()
  })
  await test.step('on a phone', async () => {
    await page.setViewportSize(screens.phone)
    await openLibrary(page)
    await expect(library.getByRole('button', { name: /^Open A chat/ })).toBeVisible()
    await expectAccessible(page)
  })
})
