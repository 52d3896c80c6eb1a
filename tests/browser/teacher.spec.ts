import type { Locator, Page } from '@playwright/test'
import { lessons } from '../support/english-content'
import { expectAccessible } from './axe'
import { misfits, smallTexts } from './fits'
import { expect, screens, test } from './fixtures'
import { openStarter } from './flow-page'
import { card, openMore, run } from './stack-page'

const teach = async (page: Page, entry: string) => {
  await expect(card(page, 'Color, mood')).toBeVisible()
  await openMore(page, entry)
}
/** Font size of an element in CSS pixels. */
const typeSize = (element: Locator) => element.evaluate(found => Number.parseFloat(getComputedStyle(found).fontSize))

test('“Projector” makes every text large enough for the back row; one card at a time goes by arrow keys, before a run, step by step and after it, in a lesson too', async ({
  openPage,
  monitor,
}) => {
  const { page } = await openPage({ viewport: screens.projector })
  const room = page.getByRole('dialog', { name: 'One card at a time' })
  const button = (name: string) => room.getByRole('button', { name, exact: true })
  const slide = (name: string) => room.getByRole('region', { name, exact: true })
  const press = (...keys: string[]) =>
    keys.reduce((before, key) => before.then(() => page.keyboard.press(key)), Promise.resolve())
  const expectLarge = async (what: string) => {
    await expect.poll(() => smallTexts(page, 24), what).toEqual([])
    await expect.poll(() => misfits(page), what).toEqual([])
  }
  await test.step('one card at a time, live', async () => {
    await teach(page, 'One card at a time')
    await expect(slide('User input, 1 of 6')).toBeVisible()
    // What does nothing is pale: there is no card before the first one, and no run to stop.
    for (const name of ['Back', 'Stop']) await expect(button(name)).toHaveCSS('opacity', '0.45')
    for (const name of ['Run', 'Step', 'Next']) await expect(button(name)).toHaveCSS('opacity', '1')
    await press('ArrowRight')
    await expect(button('Back')).toHaveCSS('opacity', '1')
    await expect(slide('Color, mood, 2 of 6').getByText('A color will show here, like this.')).toBeVisible()
    await press('ArrowRight', 'ArrowRight', 'ArrowRight')
    const prompt = slide('System prompt, 5 of 6').getByText('You are a mood ring.')
    await expect(prompt).toBeVisible()
    // A twenty-fifth of the screen's height is readable from the back row.
    await expect.poll(() => typeSize(prompt)).toBeGreaterThan(screens.projector.height / 25)
    await expect(room.getByText('a system prompt, a message, and 3 tools')).toBeVisible()
    // Space runs one step, and the projector follows.
    await press('End', 'Space')
    await expect(room.getByText('Waiting for the next step')).toBeVisible()
    await expect(slide('User input, 1 of 6')).toBeVisible()
    await press('Space')
    await expect(slide('Color, mood, 2 of 6')).toBeVisible()
    await room.getByRole('button', { name: 'Run', exact: true }).click()
    await expect(room.getByText('Finished')).toBeVisible()
    await press('Home', 'ArrowRight')
    await expect(slide('Color, mood, 2 of 6')).toHaveText(/#[0-9a-f]{6}/)
    await expectAccessible(page)
    await press('Escape')
    await expect(room).toBeHidden()
    // The page behind has its own size again, and the run.
    await expect(card(page, 'Color, mood')).toHaveText(/#[0-9a-f]{6}/)
    await expect.poll(() => typeSize(page.locator('html'))).toBe(16)
  })
  await test.step('one card at a time of a replay: Space starts no other run', async () => {
    await page.getByRole('button', { name: 'Runs', exact: true }).click()
    await page.getByRole('button', { name: 'Replay the last run' }).click()
    await page.getByRole('slider', { name: 'Event' }).press('End')
    await teach(page, 'One card at a time')
    await expect(room.getByText('A replay: Finished')).toBeVisible()
    await press('Space', 'End')
    await expect(slide('Inference, 6 of 6')).toHaveText(/I saw/)
    await press('Shift+Space')
    await expect(room.getByText('A replay: Waiting for the next step')).toBeVisible()
    await expect(slide('Inference, 6 of 6')).not.toHaveText(/I saw/)
    await press('Escape')
    await page.getByRole('button', { name: 'Close the replay' }).click()
  })
  await test.step('the whole page, and a lesson whose step is beside the cards', async () => {
    await teach(page, 'Projector')
    await expectLarge('after a run')
    // The height of its letters can be read from eight meters away.
    expect(await typeSize(card(page, 'Color, mood').getByText(/^#[0-9a-f]{6}$/))).toBeGreaterThan(44)
    await page.getByRole('button', { name: 'Lessons', exact: true }).click()
    await page.getByRole('button', { name: `Begin: ${lessons[0]?.title}` }).click()
    const lesson = page.getByRole('region', { name: 'Lesson', exact: true }).getByRole('heading', { level: 3 })
    await expect(lesson).toBeVisible()
    await expectLarge('in a lesson')
    const step = await lesson.innerText()
    await openMore(page, 'One card at a time')
    await expect(room.getByRole('heading', { name: step })).toBeInViewport()
    await expect(room.getByRole('list', { name: 'To do' })).toBeInViewport()
    await expectLarge('one card at a time')
    await press('Escape')
    await openMore(page, 'Projector')
    await expect.poll(() => typeSize(page.locator('html'))).toBe(16)
  })
  monitor.expectNoForeignRequests()
})

test('predict, then reveal: covered until each has guessed, in the X-ray and the log too; so is the way of a router', async ({
  page,
}) => {
  await teach(page, 'Predict first')
  await page.getByRole('checkbox', { name: 'Cover results here' }).check()
  await page.getByRole('textbox', { name: 'Who guesses here' }).fill('Ada\nBen')
  await page.keyboard.press('Escape')
  await run(page)

  const color = card(page, 'Color, mood')
  const xray = page.getByRole('region', { name: 'X-ray' })
  await expect(xray.getByText('The X-ray would show the answer.')).toBeVisible()
  await expect(card(page, 'Inference').getByText('It opens with the other results.')).toBeVisible()
  await expect(page.locator('body')).not.toHaveText(/#(?!888888)[0-9a-f]{6}/, { useInnerText: true })
  await teach(page, 'Runs')
  await page.getByRole('tab', { name: 'Log' }).click()
  await expect(page.getByRole('tabpanel', { name: 'Log' }).getByText('The log would show the answer.')).toBeVisible()
  await page.keyboard.press('Escape')

  // In turn; previous guesses are hidden.
  await color.getByLabel('Ada’s guess').fill('#ffcc00')
  await color.getByRole('button', { name: 'Guess', exact: true }).click()
  await expect(color.getByLabel('Ben’s guess')).toBeVisible()
  await expect(color.getByRole('button', { name: 'Reveal' })).toHaveCount(0)
  await expect(color).not.toContainText('#ffcc00')
  await color.getByLabel('Ben’s guess').fill('#0000ff')
  await color.getByRole('button', { name: 'Guess', exact: true }).click()
  await color.getByRole('button', { name: 'Reveal' }).click()
  await expect(color.getByRole('group', { name: 'Result' })).toBeVisible()
  const guesses = color.getByRole('list', { name: 'Guesses' }).getByRole('listitem')
  await expect(guesses).toHaveText([/^Ada[\s\S]*nearest$/, /^Ben[\s\S]*far off$/])

  // The others, each by its own field; then replies and X-ray are revealed.
  const gauge = card(page, 'Gauge, mood')
  const icon = card(page, 'Icon, mood')
  for (const [who, level, picture] of [
    ['Ada', '80', 'sun'],
    ['Ben', '10', 'rain'],
  ] as const) {
    await gauge.getByRole('slider', { name: `${who}’s guess` }).fill(level)
    await gauge.getByRole('button', { name: 'Guess', exact: true }).click()
    await icon.getByRole('combobox', { name: `${who}’s guess` }).selectOption(picture)
    await icon.getByRole('button', { name: 'Guess', exact: true }).click()
  }
  await gauge.getByRole('button', { name: 'Reveal' }).click()
  await expect(xray.getByText('The X-ray would show the answer.')).toBeVisible()
  await icon.getByRole('button', { name: 'Reveal' }).click()
  await expect(xray.getByText('Answered by')).toBeVisible()
  await expect(card(page, 'Inference').getByRole('group', { name: 'Result' })).toBeVisible()

  // The way of a router is guessed first, and nothing on the page says it before.
  await openStarter(page, 'Sales or support?')
  const router = card(page, 'Router, fork')
  await expect(router.getByText('Which way will it go?')).toBeVisible()
  for (const who of ['Ada', 'Ben']) {
    await router.getByRole('combobox', { name: `${who}’s guess` }).selectOption('Sales')
    await router.getByRole('button', { name: 'Guess', exact: true }).click()
  }
  await run(page)
  await expect(router.getByRole('button', { name: 'Reveal' })).toBeVisible()
  await expect(page.getByRole('main')).not.toHaveText(/Support, (Done|Skipped)|Sales, (Done|Skipped)|Skipped/)
  await router.getByRole('button', { name: 'Reveal' }).click()
  await expect(router.getByRole('list', { name: 'Guesses' }).getByText('not this one')).toHaveCount(2)
  await expect(page.getByRole('tab', { name: /^Sales.*Skipped/ })).toBeVisible()
})

test('a sheet is printed light, whole, and on one page, with the run, lines and a code; the page as its stack alone', async ({
  openPage,
}) => {
  const { page } = await openPage({ colorScheme: 'dark' })
  await expect(card(page, 'Color, mood')).toBeVisible()
  await run(page)
  await page.evaluate(() => Object.assign(window, { print: () => document.body.setAttribute('data-printed', '') }))
  await teach(page, 'Print a sheet')
  const dialog = page.getByRole('dialog', { name: 'Print a sheet' })
  const sheet = dialog.getByRole('article', { name: 'Sheet of Mood ring' })
  await expect(sheet.getByRole('img', { name: 'Code that opens Mood ring' })).toBeVisible()
  await expect(sheet.getByText(/answered by Demo/)).toBeVisible()
  await expectAccessible(page)
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
  await expect(printed).toHaveText(/#[0-9a-f]{6}[\s\S]*Then say in one or two short sentences what you saw\./)
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

  await page.setViewportSize(screens.phone)
  const cards = await dialog.getByRole('article').getByRole('listitem').all()
  const widths = await Promise.all(cards.map(async each => (await each.boundingBox())?.width))
  expect(new Set(widths).size, 'cards side by side on a sheet that is shown on a phone').toBe(1)

  // The page is printed as its stack alone.
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await page.setViewportSize({ ...screens.laptop, height: 500 })
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  await expect(page.getByRole('banner')).toBeHidden()
  await expect(page.getByRole('region', { name: 'Palette' })).toBeHidden()
  await expect(page.getByRole('button', { name: 'Run this' })).toBeHidden()
  const last = card(page, 'Inference')
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
  expect(bottom, 'it is taller than the screen').toBeGreaterThan(500)
  expect(bottom, 'and on the paper').toBeLessThanOrEqual(paper)
  expect(letters).toBeLessThan(0.3 * 765)
})
