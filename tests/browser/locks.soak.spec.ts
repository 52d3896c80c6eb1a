import { readFile } from 'node:fs/promises'
import { expect, test } from './fixtures'
import { card, openMore } from './stack-page'

test('locks close cards and fields, go along in a file, and only a copy is open', async ({ page }) => {
  await expect(card(page, 'Model')).toBeVisible()
  await openMore(page, 'Locks')
  const dialog = page.getByRole('dialog', { name: 'Locks' })
  const cards = dialog.getByRole('list', { name: 'Cards' })
  await cards.getByRole('checkbox', { name: /^System prompt/ }).check()
  await cards.getByRole('checkbox', { name: /^Message/ }).check()
  await cards.getByText('Only some fields').last().click()
  await cards.getByRole('checkbox', { name: 'Temperature of Model' }).check()
  await dialog.getByRole('button', { name: 'Lock what is chosen' }).click()
  await expect(dialog).toBeHidden()

  // Undo does not remove a lock.
  await page.keyboard.press('Control+z')
  await expect(card(page, 'System prompt').getByText('Locked: this card stays as it is.')).toBeAttached()

  await page.getByRole('button', { name: 'Library', exact: true }).click()
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save as file' }).click()
  const buffer = await readFile(await (await downloading).path())
  await page.getByLabel('Open a file').setInputFiles({ name: 'locked.json', mimeType: 'application/json', buffer })
  await page.getByRole('dialog', { name: 'Open “Mood ring”?' }).getByRole('button', { name: 'Try' }).click()

  const prompt = card(page, 'System prompt')
  await expect(prompt.getByText('Locked: this card stays as it is.')).toBeAttached()
  for (const gone of ['Move System prompt', 'Duplicate System prompt', 'Remove System prompt']) {
    await expect(prompt.getByRole('button', { name: gone })).toHaveCount(0)
  }
  await expect(prompt.getByRole('textbox', { name: 'Prompt' })).toBeDisabled()
  await expect(prompt.getByText('Locked in this document.').first()).toBeVisible()
  // A locked message is readable, with the reason.
  const message = card(page, 'Message').getByRole('textbox', { name: 'Message' })
  await expect(message).toBeDisabled()
  await expect(message).toHaveValue(/sunny day/)
  await expect(card(page, 'Message').getByText('Make a copy of the pipeline to change it.')).toBeVisible()
  // A lock on one field leaves the others editable.
  const inference = card(page, 'Model')
  await inference.getByRole('button', { name: 'Settings, Model' }).click()
  const settings = page.getByRole('region', { name: 'Card', exact: true })
  await expect(settings.getByRole('slider', { name: 'Temperature' })).toBeDisabled()
  await expect(settings.getByRole('spinbutton', { name: 'Max tokens' })).toBeEnabled()
  await expect(inference.getByRole('button', { name: 'Remove Model' })).toHaveCount(0)

  // By keyboard: the copy is labeled as one, and is unlocked.
  const notice = page.getByRole('group', { name: 'Locked', exact: true })
  await notice.getByRole('button', { name: 'Make a copy to change it' }).press('Enter')
  await expect(page.getByRole('textbox', { name: 'Pipeline name' })).toHaveValue('Mood ring (copy)')
  await expect(notice.getByRole('button')).toHaveCount(0)
  await message.fill('Mine')
  await prompt.getByRole('button', { name: 'Remove System prompt' }).click()
  await expect(prompt).toHaveCount(0)
})
