import { lessons } from '../support/english-content'
import { expectAccessible } from './axe'
import { misfits } from './fits'
import { expect, screens, test } from './fixtures'
import { card, expectCards, nameBox, runStatus } from './stack-page'

test('Ctrl+K finds cards, commands, pipelines and lessons by a part of their name; ? lists the keys', async ({
  page,
}) => {
  await expect(card(page, 'Inference')).toBeVisible()
  const dialog = page.getByRole('dialog', { name: 'Find anything' })
  const field = dialog.getByRole('combobox', { name: 'Find anything' })
  const option = (name: RegExp) => dialog.getByRole('option', { name })
  const choose = async (words: string, name: RegExp) => {
    await page.keyboard.press('Control+k')
    await expect(field).toBeFocused()
    await field.fill(words)
    await expect(option(name).first()).toHaveAttribute('aria-selected', 'true')
    await page.keyboard.press('Enter')
    await expect(dialog).toBeHidden()
  }

  // The keys work once the page has loaded the rest of its code; a second press changes nothing.
  await expect(async () => {
    await page.keyboard.press('Control+k')
    await expect(dialog).toBeVisible({ timeout: 5_000 })
  }).toPass()
  await expect(option(/^Run/).first()).toBeVisible()
  for (const screen of [screens.laptop, screens.phone]) {
    await page.setViewportSize(screen)
    await expect.poll(() => misfits(page)).toEqual([])
  }
  await page.setViewportSize(screens.laptop)
  await expectAccessible(page)
  await field.fill('qqqq')
  await expect(dialog.getByText('Nothing found.')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()

  // A card of the stack: the focus goes there.
  await choose('gauge, mood', /^Gauge, mood/)
  await expect(card(page, 'Gauge, mood')).toBeFocused()
  // A command, which opens another dialog.
  await choose('share', /^Share/)
  await expect(page.getByRole('dialog', { name: 'Share' })).toBeVisible()
  await page.keyboard.press('Escape')
  await choose('run', /^Run$/)
  await expect(runStatus(page)).toHaveText('Finished')
  // A card by another word for it is added.
  await choose('add pixel', /^Add Pixel art/)
  await expect(card(page, 'Pixel art')).toBeVisible()
  await choose('undo', /^Undo/)
  await expect(card(page, 'Pixel art')).toHaveCount(0)
  // A starter, and what was open before, which is a pipeline of the library now.
  await nameBox(page).fill('My very own')
  await nameBox(page).press('Enter')
  await choose('pixel pet', /^Pixel pet/)
  await expect(nameBox(page)).not.toHaveValue('My very own')
  await choose('very own', /^My very own/)
  await expect(nameBox(page)).toHaveValue('My very own')
  await expectCards(page, ['User input', 'Color, mood', 'Icon, mood', 'Gauge, mood', 'System prompt', 'Inference'])
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
  await expect.poll(() => misfits(page)).toEqual([])
  await page.keyboard.press('Escape')
  await nameBox(page).fill('What?')
  await page.keyboard.press('End')
  await page.keyboard.type('?')
  await expect(nameBox(page)).toHaveValue('What??')
  await expect(keys).toBeHidden()
})
