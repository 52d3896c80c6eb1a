import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { expectAccessible } from './axe'
import { builtApp } from './harness'

const app = builtApp()

const card = (page: Page, name: string) => page.getByRole('article', { name, exact: true })
const more = async (page: Page, entry: string) => {
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('button', { name: entry, exact: true }).click()
}

test('locks close cards and fields, go along in a file, and only a copy is open', async () => {
  const { page } = await app.openPage()
  await card(page, 'Inference').waitFor()
  await more(page, 'Locks')
  const dialog = page.getByRole('dialog', { name: 'Locks' })
  const cards = dialog.getByRole('list', { name: 'Cards' })
  await cards.getByRole('checkbox', { name: /^System prompt/ }).check()
  await cards.getByRole('checkbox', { name: /^User input/ }).check()
  await cards.getByText('Only some fields').last().click()
  await cards.getByRole('checkbox', { name: 'Temperature of Inference' }).check()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Lock what is chosen' }).click()
  await dialog.waitFor({ state: 'hidden' })

  const isClosed = async (on: Page) => {
    const prompt = card(on, 'System prompt')
    await prompt.getByText('Locked: this card stays as it is.').waitFor({ state: 'attached' })
    for (const gone of ['Move System prompt', 'Duplicate System prompt', 'Remove System prompt']) {
      expect(await prompt.getByRole('button', { name: gone }).count(), gone).toBe(0)
    }
    await prompt.getByRole('button', { name: 'Adjust System prompt' }).click()
    expect(await prompt.getByRole('textbox', { name: 'Prompt' }).isDisabled()).toBe(true)
    await prompt.getByText('Locked in this document.').first().waitFor()
    // A locked message is there to be read, and says why it cannot be changed.
    const message = card(on, 'User input').getByRole('textbox', { name: 'Message' })
    expect([await message.isDisabled(), await message.inputValue()]).toEqual([true, expect.stringContaining('spring')])
    await card(on, 'User input').getByText('Make a copy of the pipeline to change it.').waitFor()
    // A lock on one field leaves the others.
    const inference = card(on, 'Inference')
    await inference.getByRole('button', { name: 'Adjust Inference' }).click()
    expect(await inference.getByRole('slider', { name: 'Temperature' }).isDisabled()).toBe(true)
    expect(await inference.getByRole('spinbutton', { name: 'Max tokens' }).isDisabled()).toBe(false)
    expect(await inference.getByRole('button', { name: 'Remove Inference' }).count()).toBe(0)
  }
  await isClosed(page)
  // Undo does not open a lock.
  await page.keyboard.press('Control+z')
  await card(page, 'System prompt').getByText('Locked: this card stays as it is.').waitFor({ state: 'attached' })
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Library', exact: true }).click()
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save as file' }).click()
  const file = await readFile(await (await downloading).path())

  const other = await app.openPage()
  await card(other.page, 'Inference').waitFor()
  await other.page.getByRole('button', { name: 'Library', exact: true }).click()
  await other.page
    .getByLabel('File to open')
    .setInputFiles({ name: 'locked.json', mimeType: 'application/json', buffer: file })
  await other.page.getByRole('dialog', { name: 'Open “Mood ring”?' }).getByRole('button', { name: 'Try' }).click()
  await isClosed(other.page)

  // By keyboard: the copy says that it is one, and is open.
  const notice = other.page.getByRole('group', { name: 'Locked', exact: true })
  await notice.getByRole('button', { name: 'Make a copy to change it' }).press('Enter')
  await expect
    .poll(() => other.page.getByRole('textbox', { name: 'Pipeline name' }).inputValue())
    .toBe('Mood ring (copy)')
  await notice.getByRole('button').waitFor({ state: 'detached' })
  await card(other.page, 'User input').getByRole('textbox', { name: 'Message' }).fill('Mine')
  await card(other.page, 'System prompt').getByRole('button', { name: 'Remove System prompt' }).click()
  await card(other.page, 'System prompt').waitFor({ state: 'detached' })
}, 120_000)
