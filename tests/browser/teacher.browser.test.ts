import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { expectAccessible } from './axe'
import { openStarter } from './flow-page'
import { builtApp, screens } from './harness'

const app = builtApp()

const card = (page: Page, name: string) => page.getByRole('article', { name, exact: true })
const run = async (page: Page) => {
  await page.getByRole('button', { name: 'Run', exact: true }).click()
  await page.getByRole('status', { name: 'Run' }).getByText('Finished').waitFor({ timeout: 30_000 })
}
const teach = async (page: Page, entry: string) => {
  await card(page, 'Color, mood').waitFor()
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('button', { name: entry, exact: true }).click()
}
/** CSS pixels of an element's type. */
const typeSize = (element: Locator) => element.evaluate(found => Number.parseFloat(getComputedStyle(found).fontSize))

test('the projector shows one node at a time by arrow keys, before a run, step by step and after it', async () => {
  const { page, expectNoForeignRequests } = await app.openPage({ viewport: screens.projector })
  await teach(page, 'Projector')
  const room = page.getByRole('dialog', { name: 'Projector' })
  const slide = (name: string) => room.getByRole('region', { name, exact: true })
  await slide('Color, mood, 1 of 6').getByText('A colour will fill this space.').waitFor()

  const press = (...keys: string[]) =>
    keys.reduce((before, key) => before.then(() => page.keyboard.press(key)), Promise.resolve())
  await press('ArrowRight', 'ArrowRight', 'ArrowRight')
  const prompt = slide('System prompt, 4 of 6')
  await prompt.getByText('You are a mood ring.').waitFor()
  // A twenty-fifth of the screen's height can be read from the back row.
  expect(await typeSize(prompt.getByText('You are a mood ring.'))).toBeGreaterThan(screens.projector.height / 25)
  await room.getByText('a system prompt and 3 tools').waitFor()
  await press('End', 'ArrowRight')
  await slide('Inference, 6 of 6').waitFor()
  await press('Home', 'ArrowLeft')
  await slide('Color, mood, 1 of 6').waitFor()

  // Space runs one step, and the class goes along to where it waits.
  await press('End', 'Space')
  await room.getByText('Waiting for the next step').waitFor()
  await slide('Color, mood, 1 of 6').waitFor()
  await press('Space')
  await slide('Icon, mood, 2 of 6').waitFor()
  await room.getByRole('button', { name: 'Run', exact: true }).click()
  await room.getByText('Finished').waitFor({ timeout: 30_000 })
  await press('Home')
  expect(await slide('Color, mood, 1 of 6').innerText()).toMatch(/#[0-9a-f]{6}/)
  await expectAccessible(page)

  await press('Escape')
  await room.waitFor({ state: 'hidden' })
  // The page behind it has its own size again, and the run.
  expect(await card(page, 'Color, mood').innerText()).toMatch(/#[0-9a-f]{6}/)
  expect(await typeSize(page.locator('html'))).toBe(16)

  // The same on a replay: what is shown is that run, and Space begins no other.
  await page.getByRole('button', { name: 'Runs', exact: true }).click()
  await page.getByRole('button', { name: 'Replay the last run' }).click()
  await page.getByRole('slider', { name: 'Event' }).press('End')
  await teach(page, 'Projector')
  await room.getByText('A replay: Finished').waitFor()
  await press('Space', 'End')
  await expect.poll(() => slide('Inference, 6 of 6').innerText()).toMatch(/I saw/)
  await room.getByText('A replay: Finished').waitFor()
  // It is stepped like a live run: back to before the second question to the model, to before the first, and on.
  await press('Shift+Space')
  await room.getByText('A replay: Waiting for the next step').waitFor()
  await expect.poll(() => slide('Inference, 6 of 6').innerText()).not.toMatch(/I saw/)
  await press('Home')
  expect(await slide('Color, mood, 1 of 6').innerText()).toMatch(/#[0-9a-f]{6}/)
  await room.getByRole('button', { name: 'Step back' }).click()
  await slide('Inference, 6 of 6').waitFor()
  await press('Home')
  await expect.poll(() => slide('Color, mood, 1 of 6').innerText()).not.toMatch(/#[0-9a-f]{6}/)
  await press('Space', 'Space', 'Space')
  await room.getByText('A replay: Finished').waitFor()
  expect(await slide('Color, mood, 1 of 6').or(slide('Inference, 6 of 6')).innerText()).toMatch(/#[0-9a-f]{6}|I saw/)
  await press('Escape')
  expectNoForeignRequests()
}, 120_000)

test('predict, then reveal: covered until each has guessed, in the X-ray and the log too', async () => {
  const { page } = await app.openPage()
  await teach(page, 'Predict first')
  await page.getByRole('checkbox', { name: 'Cover results here' }).check()
  await page.getByRole('textbox', { name: 'Who guesses here' }).fill('Ada\nBen')
  await page.keyboard.press('Escape')
  await run(page)

  const color = card(page, 'Color, mood')
  const xray = page.getByRole('region', { name: 'X-ray' })
  await xray.getByText('The X-ray would give it away.').waitFor()
  const everything = () => page.locator('body').innerText()
  expect(await everything()).not.toMatch(/#(?!888888)[0-9a-f]{6}/)
  await card(page, 'Inference').getByText('It opens with the other results.').waitFor()
  await teach(page, 'Log')
  await page.getByRole('dialog', { name: 'Log' }).getByText('The log would give it away.').waitFor()
  await page.keyboard.press('Escape')

  // One after the other; nobody sees what the one before guessed.
  await color.getByLabel('Ada’s guess').fill('#ffcc00')
  await color.getByRole('button', { name: 'Guess', exact: true }).click()
  expect(await color.getByRole('button', { name: 'Reveal' }).count()).toBe(0)
  expect(await color.innerText()).not.toContain('#ffcc00')
  await color.getByLabel('Ben’s guess').fill('#0000ff')
  await color.getByRole('button', { name: 'Guess', exact: true }).click()
  await expectAccessible(page)
  await color.getByRole('button', { name: 'Reveal' }).click()
  await color.getByRole('group', { name: 'Result' }).waitFor()
  const guesses = color.getByRole('list', { name: 'Guesses' }).getByRole('listitem')
  expect(await guesses.allInnerTexts()).toEqual([
    expect.stringMatching(/^Ada[\s\S]*nearest$/),
    expect.stringMatching(/^Ben[\s\S]*far off$/),
  ])

  // The others, each by the field that suits it; then the words and the X-ray open.
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
  await xray.getByText('The X-ray would give it away.').waitFor()
  await icon.getByRole('button', { name: 'Reveal' }).click()
  await xray.getByText('Answered by').waitFor()
  await card(page, 'Inference').getByRole('group', { name: 'Result' }).waitFor()

  // It outlasts a reload on this device, a run covers anew, and the switch opens everything.
  await page.reload()
  await run(page)
  await color.getByLabel('Ada’s guess').waitFor()
  await teach(page, 'Predict first')
  await page.getByRole('checkbox', { name: 'Cover results here' }).uncheck()
  await page.keyboard.press('Escape')
  await color.getByRole('group', { name: 'Result' }).waitFor()
}, 120_000)

test('the way of a router is guessed first, and nothing on the page tells it before', async () => {
  const { page } = await app.openPage({ viewport: screens.projector, reducedMotion: 'reduce' })
  await teach(page, 'Predict first')
  await page.getByRole('checkbox', { name: 'Cover results here' }).check()
  await page.keyboard.press('Escape')
  await openStarter(page, 'Sales or support?')
  const router = card(page, 'Router, fork')
  await router.getByText('Which way will it go?').waitFor()
  await router.getByRole('combobox', { name: 'Your guess' }).selectOption('Sales')
  await router.getByRole('button', { name: 'Guess', exact: true }).click()
  await run(page)

  const tells = /Support, (Done|Skipped)|Sales, (Done|Skipped)|Skipped/
  const everything = async () => (await page.getByRole('main').allTextContents()).join()
  expect(await everything()).not.toMatch(tells)
  await page.getByRole('button', { name: 'Graph', exact: true }).click()
  const graph = page.getByRole('region', { name: 'Graph' })
  await graph.getByText('Front desk').first().waitFor()
  expect(await everything()).not.toMatch(tells)
  await page.getByRole('button', { name: 'Graph', exact: true }).click()
  await page.getByRole('tab', { name: /^Support/ }).click()
  expect(await card(page, 'Inference').getByRole('group', { name: 'Result' }).count()).toBe(0)
  await page.getByRole('tab', { name: /^Front desk/ }).click()

  await router.getByRole('button', { name: 'Reveal' }).click()
  await router.getByRole('list', { name: 'Guesses' }).getByText('not this one').waitFor()
  await page.getByRole('tab', { name: /^Sales.*Skipped/ }).waitFor()
  // What the run did not come to has nothing to guess about.
  await page.getByRole('tab', { name: /^Support.*Done/ }).click()
  await card(page, 'Icon, trouble').getByRole('combobox', { name: 'Your guess' }).selectOption({ index: 1 })
  await card(page, 'Icon, trouble').getByRole('button', { name: 'Guess', exact: true }).click()
  await card(page, 'Icon, trouble').getByRole('button', { name: 'Reveal' }).click()
  await page.getByRole('region', { name: 'X-ray' }).getByText('Answered by').waitFor()
}, 120_000)

test('a sheet is printed light, whole, and on one page, with the run, lines and a code', async () => {
  const { page } = await app.openPage({ colorScheme: 'dark' })
  await card(page, 'Color, mood').waitFor()
  await run(page)
  await page.evaluate(() => Object.assign(window, { print: () => document.body.setAttribute('data-printed', '') }))
  await teach(page, 'Print a sheet')
  const dialog = page.getByRole('dialog', { name: 'Print a sheet' })
  const sheet = dialog.getByRole('article', { name: 'Sheet of Mood ring' })
  await sheet.getByRole('img', { name: 'Code that opens Mood ring' }).waitFor()
  await sheet.getByText(/answered by Demo/).waitFor()
  await expectAccessible(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  await dialog.getByRole('button', { name: 'Print', exact: true }).click()
  await page.locator('body[data-printed]').waitFor()

  const pages = async () =>
    ((await page.pdf({ format: 'A4' })).toString('latin1').match(/\/Type\s*\/Page\b/g) ?? []).length
  expect(await pages()).toBe(1)
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  const printed = page.getByRole('article', { name: 'Sheet of Mood ring' })
  expect(await printed.count(), 'only the sheet itself is printed').toBe(1)
  expect(await page.getByRole('button').count()).toBe(0)
  expect(await printed.innerText()).toMatch(/#[0-9a-f]{6}[\s\S]*Then say in one or two short sentences what you saw\./)
  // Dark letters on white, whatever the page's colours are.
  const lightness = (property: 'color' | 'backgroundColor') =>
    printed.evaluate((found, name) => {
      const [r = 0, g = 0, b = 0] = getComputedStyle(found)[name].match(/\d+/g)?.map(Number) ?? []
      return (r + g + b) / 765
    }, property)
  expect(await lightness('color')).toBeLessThan(0.3)
  expect(await lightness('backgroundColor')).toBe(1)
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

  // Without the run there is room to fill in.
  await page.emulateMedia({ media: 'screen' })
  await dialog.getByRole('checkbox', { name: 'With the last run' }).uncheck()
  await expect.poll(() => sheet.innerText()).not.toMatch(/#[0-9a-f]{6}/)
}, 120_000)

test('all of it fits a phone: nothing is cut off sideways', async () => {
  const { page } = await app.openPage({ viewport: screens.phone, hasTouch: true, reducedMotion: 'reduce' })
  for (const [entry, name] of [
    ['Projector', 'Projector'],
    ['Predict first', 'Predict first'],
    ['Class gallery', 'Class gallery'],
    ['Locks', 'Locks'],
    ['Print a sheet', 'Print a sheet'],
  ] as const) {
    await teach(page, entry)
    const dialog = page.getByRole('dialog', { name, exact: true })
    await dialog.waitFor()
    const overflow = await dialog.evaluate(found =>
      Math.max(found.scrollWidth - found.clientWidth, document.documentElement.scrollWidth - innerWidth),
    )
    expect(overflow, `CSS pixels cut off in ${name}`).toBeLessThanOrEqual(0)
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'hidden' })
  }
}, 120_000)
