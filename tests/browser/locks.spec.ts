import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expectAccessible } from './axe'
import { expect, test } from './fixtures'
import { card, openMore } from './stack-page'

test('locks close cards and fields, go along in a file, and only a copy is open', async ({ page, openPage }) => {
  await expect(card(page, 'Inference')).toBeVisible()
  await openMore(page, 'Locks')
  const dialog = page.getByRole('dialog', { name: 'Locks' })
  const cards = dialog.getByRole('list', { name: 'Cards' })
  await cards.getByRole('checkbox', { name: /^System prompt/ }).check()
  await cards.getByRole('checkbox', { name: /^User input/ }).check()
  await cards.getByText('Only some fields').last().click()
  await cards.getByRole('checkbox', { name: 'Temperature of Inference' }).check()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Lock what is chosen' }).click()
  await expect(dialog).toBeHidden()

  const isClosed = async (on: Page) => {
    const prompt = card(on, 'System prompt')
    await expect(prompt.getByText('Locked: this card stays as it is.')).toBeAttached()
    for (const gone of ['Move System prompt', 'Duplicate System prompt', 'Remove System prompt']) {
      await expect(prompt.getByRole('button', { name: gone })).toHaveCount(0)
    }
    await prompt.getByRole('button', { name: 'Adjust System prompt' }).click()
    await expect(prompt.getByRole('textbox', { name: 'Prompt' })).toBeDisabled()
    await expect(prompt.getByText('Locked in this document.').first()).toBeVisible()
    // A locked message is readable, with the reason.
    const message = card(on, 'User input').getByRole('textbox', { name: 'Message' })
    await expect(message).toBeDisabled()
    await expect(message).toHaveValue(/spring/)
    await expect(card(on, 'User input').getByText('Make a copy of the pipeline to change it.')).toBeVisible()
    // A lock on one field leaves the others editable.
    const inference = card(on, 'Inference')
    await inference.getByRole('button', { name: 'Adjust Inference' }).click()
    await expect(inference.getByRole('slider', { name: 'Temperature' })).toBeDisabled()
    await expect(inference.getByRole('spinbutton', { name: 'Max tokens' })).toBeEnabled()
    await expect(inference.getByRole('button', { name: 'Remove Inference' })).toHaveCount(0)
  }
  await isClosed(page)
  // Undo does not remove a lock.
  await page.keyboard.press('Control+z')
  await expect(card(page, 'System prompt').getByText('Locked: this card stays as it is.')).toBeAttached()
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Library', exact: true }).click()
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save as file' }).click()
  const file = await readFile(await (await downloading).path())

  const other = await openPage()
  await expect(card(other.page, 'Inference')).toBeVisible()
  await other.page.getByRole('button', { name: 'Library', exact: true }).click()
  await other.page
    .getByLabel('File to open')
    .setInputFiles({ name: 'locked.json', mimeType: 'application/json', buffer: file })
  await other.page.getByRole('dialog', { name: 'Open “Mood ring”?' }).getByRole('button', { name: 'Try' }).click()
  await isClosed(other.page)

  // By keyboard: the copy is labeled as one, and is unlocked.
  const notice = other.page.getByRole('group', { name: 'Locked', exact: true })
  await notice.getByRole('button', { name: 'Make a copy to change it' }).press('Enter')
  await expect(other.page.getByRole('textbox', { name: 'Pipeline name' })).toHaveValue('Mood ring (copy)')
  await expect(notice.getByRole('button')).toHaveCount(0)
  await card(other.page, 'User input').getByRole('textbox', { name: 'Message' }).fill('Mine')
  await card(other.page, 'System prompt').getByRole('button', { name: 'Remove System prompt' }).click()
  await expect(card(other.page, 'System prompt')).toHaveCount(0)
})
