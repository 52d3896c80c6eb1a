import type { Locator, Page } from '@playwright/test'
import { lessons } from '../support/english-content'
import { expect, screens, test } from './fixtures'
import { openStarter } from './flow-page'
import { misfits, smallTexts } from './misfits'
import { card, openMore, run } from './stack-page'

const teach = async (page: Page, entry: string) => {
  await expect(card(page, 'Color, mood')).toBeVisible()
  await openMore(page, entry)
}
/** Font size of an element in CSS pixels. */
const typeSize = (element: Locator) => element.evaluate(found => Number.parseFloat(getComputedStyle(found).fontSize))

test('“Projector” makes every text large enough for the back row; one card at a time goes by arrow keys, step by step, in a lesson too', async ({
  openPage,
  monitor,
}) => {
  const { page } = await openPage({ viewport: screens.projector })
  const room = page.getByRole('dialog', { name: 'One card at a time' })
  const slide = (name: string) => room.getByRole('region', { name, exact: true })
  const press = (...keys: string[]) =>
    keys.reduce((before, key) => before.then(() => page.keyboard.press(key)), Promise.resolve())
  const expectLarge = async (what: string) => {
    await expect.poll(() => smallTexts(page, 24), what).toEqual([])
    await expect.poll(() => misfits(page), what).toEqual([])
  }
  await test.step('one card at a time, live', async () => {
    await teach(page, 'One card at a time')
    await expect(slide('Message, 1 of 6')).toBeVisible()
    await press('ArrowRight')
    const prompt = slide('System prompt, 2 of 6').getByText('You are a mood ring.')
    await expect(prompt).toBeVisible()
    // A twenty-fifth of the screen's height is readable from the back row.
    await expect.poll(() => typeSize(prompt)).toBeGreaterThan(screens.projector.height / 25)
    await press('ArrowRight')
    await expect(slide('Color, mood, 3 of 6').getByText('A color will show here, like this.')).toBeVisible()
    await press('End')
    await expect(room.getByText('a system prompt, a message, and 3 tools')).toBeVisible()
    // Space runs one step, and the projector follows.
    await press('Space')
    await expect(room.getByText('Waiting for the next step')).toBeVisible()
    await expect(slide('Message, 1 of 6')).toBeVisible()
    await press('Space')
    await expect(slide('System prompt, 2 of 6')).toBeVisible()
    await room.getByRole('button', { name: 'Run', exact: true }).click()
    await expect(room.getByText('Finished')).toBeVisible()
    await press('Home', 'ArrowRight', 'ArrowRight')
    await expect(slide('Color, mood, 3 of 6')).toHaveText(/#[0-9a-f]{6}/)
    await press('Escape')
    await expect(room).toBeHidden()
    // The page behind has its own size again, and the run.
    await expect(card(page, 'Color, mood')).toHaveText(/#[0-9a-f]{6}/)
    await expect.poll(() => typeSize(page.locator('html'))).toBe(16)
  })
  await test.step('the whole page, and a lesson whose step is beside the cards', async () => {
    await teach(page, 'Projector')
    await expectLarge('after a run')
    // The height of a color's name can be read from eight meters away, and is more than that of its code.
    const [name, code] = [
      card(page, 'Color, mood').locator('[data-color] > span').first(),
      card(page, 'Color, mood').getByText(/^#[0-9a-f]{6}$/),
    ]
    expect(await typeSize(name)).toBeGreaterThan(44)
    expect(await typeSize(name)).toBeGreaterThan(await typeSize(code))
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

test('predict, then reveal: nothing of the results is there until each has guessed, in the X-ray too; so is the way of a router', async ({
  page,
}) => {
  await teach(page, 'Predict first')
  await page.getByRole('checkbox', { name: 'Cover results here' }).check()
  await page.getByRole('textbox', { name: 'Who guesses here' }).fill('Ada\nBen')
  await page.keyboard.press('Escape')
  await run(page, 'Waiting for you')

  const color = card(page, 'Color, mood')
  const xray = page.getByRole('region', { name: 'X-ray' })
  await expect(xray.getByText('system').first()).toBeVisible()
  await expect(page.locator('body')).not.toHaveText(/#(?!888888)[0-9a-f]{6}/, { useInnerText: true })
  await expect(card(page, 'Model').getByRole('group', { name: 'Result' })).toHaveCount(0)
  // In turn; previous guesses are hidden.
  await color.getByLabel('Ada’s guess').fill('#ffcc00')
  await color.getByRole('button', { name: 'Guess', exact: true }).click()
  await expect(color.getByLabel('Ben’s guess')).toBeVisible()
  await expect(color.getByRole('button', { name: 'Reveal' })).toHaveCount(0)
  await expect(color).not.toContainText('#ffcc00')
  await color.getByLabel('Ben’s guess').fill('#0000ff')
  await color.getByRole('button', { name: 'Guess', exact: true }).click()
  await expect(color).toContainText('2 cards are left to guess.')
  await expect(color.getByRole('button', { name: 'Reveal' })).toBeDisabled()

  // The others, each by its own field; then everything is revealed.
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
  await expect(color.getByRole('group', { name: 'Result' })).toBeVisible()
  const guesses = color.getByRole('list', { name: 'Guesses' }).getByRole('listitem')
  await expect(guesses).toHaveText([/^Ada[\s\S]*nearest$/, /^Ben[\s\S]*far off$/])
  await expect(xray.getByRole('heading', { name: 'What the model got' })).toBeVisible()
  await expect(card(page, 'Model').getByRole('group', { name: 'Result' })).toBeVisible()

  // The way of a router is guessed first, and nothing on the page says it before.
  await openStarter(page, 'Sales or support?')
  const router = card(page, 'Router, fork')
  await expect(router.getByText('Which way will it go?')).toBeVisible()
  for (const who of ['Ada', 'Ben']) {
    await router.getByRole('combobox', { name: `${who}’s guess` }).selectOption('Sales')
    await router.getByRole('button', { name: 'Guess', exact: true }).click()
  }
  await run(page, 'Waiting for you')
  await expect(router.getByRole('button', { name: 'Reveal' })).toBeVisible()
  await expect(page.getByRole('main')).not.toHaveText(/Support, (Done|Skipped)|Sales, (Done|Skipped)|Skipped/)
  await router.getByRole('button', { name: 'Reveal' }).click()
  await expect(router.getByRole('list', { name: 'Guesses' }).getByText('not this one')).toHaveCount(2)
  await expect(page.getByRole('tab', { name: /^Sales.*Skipped/ })).toBeVisible()
})
