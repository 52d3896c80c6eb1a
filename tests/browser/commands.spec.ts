import { lessons } from '../support/english-content'
import { expectAccessible } from './axe'
import { expect, test } from './fixtures'
import { card, nameBox } from './stack-page'

test('Ctrl+K goes to a card, adds one and begins a lesson by a part of its name; ? lists the keys', async ({
  page,
}) => {
  await expect(card(page, 'Inference')).toBeVisible()
  const dialog = page.getByRole('dialog', { name: 'Find anything' })
  const field = dialog.getByRole('combobox', { name: 'Find anything' })
  const choose = async (words: string, name: RegExp) => {
    await page.keyboard.press('Control+k')
    await expect(field).toBeFocused()
    await field.fill(words)
    await expect(dialog.getByRole('option', { name }).first()).toHaveAttribute('aria-selected', 'true')
    await page.keyboard.press('Enter')
    await expect(dialog).toBeHidden()
  }
  // The keys work once the page has loaded the rest of its code; a second press changes nothing.
  await expect(async () => {
    await page.keyboard.press('Control+k')
    await expect(dialog).toBeVisible({ timeout: 5_000 })
  }).toPass()
  await expect(dialog.getByRole('option', { name: /^Run/ }).first()).toBeVisible()
  await expect(field).toBeFocused()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()

  // A card of the stack: the focus goes there.
  await choose('gauge, mood', /^Gauge, mood/)
  await expect(card(page, 'Gauge, mood')).toBeFocused()
  await choose('add pixel', /^Add Pixel art/)
  await expect(card(page, 'Pixel art')).toBeVisible()
  const [lesson] = lessons
  await choose(lesson?.title ?? '', new RegExp(`^${lesson?.title}`))
  await expect(page.getByRole('region', { name: 'Lesson', exact: true })).toBeVisible()

  await page
    .getByRole('heading', { name: lesson?.title ?? '', level: 2 })
    .first()
    .click()
  await page.keyboard.press('?')
  const keys = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
  await expect(keys.getByText('Find anything')).toBeVisible()
  await page.keyboard.press('Escape')
  await nameBox(page).fill('What?')
  await page.keyboard.press('End')
  await page.keyboard.type('?')
  await expect(nameBox(page)).toHaveValue('What??')
  await expect(keys).toBeHidden()
})
