import { expect, screens, test } from './fixtures'
import { card, openMore, run } from './stack-page'

test('a sheet is printed light, whole, and on one page, with the run, lines and a code; the page as its stack alone', async ({
  openPage,
}) => {
  const { page } = await openPage({ colorScheme: 'dark' })
  await expect(card(page, 'Color, mood')).toBeVisible()
  await run(page)
  await page.evaluate(() => Object.assign(window, { print: () => document.body.setAttribute('data-printed', '') }))
  await openMore(page, 'Print a sheet')
  const dialog = page.getByRole('dialog', { name: 'Print a sheet' })
  const sheet = dialog.getByRole('article', { name: 'Sheet of Mood ring' })
  await expect(sheet.getByRole('img', { name: 'Code that opens Mood ring' })).toBeVisible()
  await expect(sheet.getByText(/answered by Demo/)).toBeVisible()
  await page.emulateMedia({ colorScheme: 'dark' })
  await dialog.getByRole('button', { name: 'Print', exact: true }).click()
  await expect(page.locator('body[data-printed]')).toBeVisible()

  const pages = async () =>
    ((await page.pdf({ format: 'A4' })).toString('latin1').match(/\/Type\s*\/Page\b/g) ?? []).length
  expect(await pages()).toBe(1)
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  const printed = page.getByRole('article', { name: 'Sheet of Mood ring' })
  await expect(printed, 'only the sheet itself is printed').toHaveCount(1)
  await expect(page.getByRole('button')).toHaveCount(0)
  await expect(printed).toHaveText(/Then say in one or two short sentences what you saw\.[\s\S]*#[0-9a-f]{6}/)
  // Dark text on white, independent of the page's color scheme.
  const lightness = (property: 'color' | 'backgroundColor') =>
    printed.evaluate((found, name) => {
      const [r = 0, g = 0, b = 0] = getComputedStyle(found)[name].match(/\d+/g)?.map(Number) ?? []
      return (r + g + b) / 765
    }, property)
  await expect.poll(() => lightness('color')).toBeLessThan(0.3)
  await expect.poll(() => lightness('backgroundColor')).toBe(1)
  const cut = await printed.evaluate(
    found =>
      [...found.querySelectorAll('*')].filter(
        each =>
          each.scrollWidth > each.clientWidth + 1 &&
          each.clientWidth > 0 &&
          getComputedStyle(each).overflowX !== 'visible',
      ).length,
  )
  expect(cut, 'nothing is cut sideways').toBe(0)

  // Without the run there is space to fill in.
  await page.emulateMedia({ media: 'screen' })
  await dialog.getByRole('checkbox', { name: 'With the last run' }).uncheck()
  await expect(sheet).not.toHaveText(/#[0-9a-f]{6}/)

  // The page is printed as its stack alone.
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  const height = 350
  await page.setViewportSize({ ...screens.laptop, height })
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  await expect(page.getByRole('banner')).toBeHidden()
  await expect(page.getByRole('region', { name: 'Palette' })).toBeHidden()
  await expect(page.getByRole('button', { name: 'Run this' })).toBeHidden()
  const last = card(page, 'Model')
  await expect(last).toBeVisible()
  const {
    bottom,
    paper,
    lightness: letters,
  } = await last.evaluate(found => ({
    bottom: found.getBoundingClientRect().bottom,
    paper: document.documentElement.scrollHeight,
    lightness: (getComputedStyle(found).color.match(/\d+/g) ?? [])
      .slice(0, 3)
      .reduce((sum, part) => sum + Number(part), 0),
  }))
  expect(bottom, 'it is taller than the screen').toBeGreaterThan(height)
  expect(bottom, 'and on the paper').toBeLessThanOrEqual(paper)
  expect(letters).toBeLessThan(0.3 * 765)
})
