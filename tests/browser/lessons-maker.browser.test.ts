import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { createPagePupil, hurry } from '../lessons/page-pupil'
import { expectAccessible } from './axe'
import { builtApp, screens } from './harness'

const app = builtApp()

const card = (page: Page, name: string) => page.getByRole('article', { name, exact: true })
const message = (page: Page) => card(page, 'User input').getByLabel('Message', { exact: true })
const openLessons = (page: Page) => page.getByRole('button', { name: 'Lessons', exact: true }).click()

test('a lesson is made of what is open, tried, shared by link, and played in a fresh profile', async () => {
  const { page } = await app.openPage({ prepare: hurry, reducedMotion: 'reduce' })
  await card(page, 'User input').waitFor()
  await openLessons(page)
  await page.getByRole('button', { name: 'Make a lesson' }).click()
  const maker = page.getByRole('dialog', { name: 'Make a lesson' })
  await maker.getByLabel('Lesson title').fill('An angry ring')
  await maker.getByLabel('What it teaches').fill('The ring shows what it reads.')
  await maker.getByRole('button', { name: 'Add a step' }).click()
  const first = maker.getByRole('group', { name: 'Step 1' })
  await first.getByLabel('Title', { exact: true }).fill('Make it angry')
  await first.getByLabel('What to do').fill('Write an **angry** message, and press Run.')
  await first.getByLabel('Hint').fill('Try “furious”.')
  await first.getByRole('button', { name: 'And also' }).click()
  const second = first.getByLabel('What', { exact: true }).nth(1)
  await second.selectOption({ label: 'They write certain words into a field' })
  await first.getByLabel('Words', { exact: true }).fill('angry')
  await maker.getByRole('button', { name: 'Add a step' }).click()
  const last = maker.getByRole('group', { name: 'Step 2' })
  await last.getByLabel('Title', { exact: true }).fill('What did it read?')
  await last.getByRole('button', { name: 'Remove check 1' }).click()
  await last.getByLabel('Ask a question in this step').check()
  await last.getByLabel('Question', { exact: true }).fill('What made it red?')
  await last.getByLabel('Answer 1').fill('A word')
  await last.getByLabel('Answer 2').fill('My face')
  await last.getByLabel('Right answer').selectOption({ label: 'A word' })
  await expectAccessible(page)

  // It can be tried at once; leaving comes back to the maker, with nothing lost.
  await maker.getByRole('button', { name: 'Try it' }).click()
  const { dock } = createPagePupil(page)
  await dock.getByRole('heading', { name: '1. Make it angry' }).waitFor()
  await dock.getByRole('button', { name: 'Leave' }).click()
  await maker.getByLabel('Lesson title').waitFor()
  expect(await first.getByLabel('Words', { exact: true }).inputValue()).toBe('angry')
  const linkField = maker.getByLabel('Link', { exact: true })
  await linkField.waitFor()
  const link = await linkField.inputValue()

  const guest = await app.openPage({ url: link, prepare: hurry, reducedMotion: 'reduce' })
  const arrival = guest.page.getByRole('dialog', { name: 'Begin the lesson “An angry ring”?' })
  await arrival.getByText('The ring shows what it reads.').waitFor()
  await arrival.getByText('What did it read?').waitFor()
  await expectAccessible(guest.page)
  await arrival.getByRole('button', { name: 'Begin', exact: true }).click()
  const pupil = createPagePupil(guest.page)
  await pupil.dock.getByRole('heading', { name: '1. Make it angry' }).waitFor()
  expect(await pupil.isDone()).toBe(false)
  await pupil.dock.getByRole('button', { name: 'Give me a hint' }).click()
  await pupil.dock.getByText('Try “furious”.').waitFor()
  await message(guest.page).fill('I am angry and furious!')
  await pupil.act({ do: 'run' })
  await pupil.dock.getByText('Well done!').waitFor()
  await pupil.dock.getByRole('button', { name: 'Next' }).click()
  await pupil.act({ do: 'guess', option: 'My face' })
  expect(await pupil.isDone()).toBe(false)
  await pupil.act({ do: 'guess', option: 'A word' })
  await pupil.dock.getByText('Well done!').waitFor()
  await pupil.dock.getByRole('button', { name: 'Finish' }).click()
  await pupil.dock.getByRole('button', { name: 'Back to my own' }).click()
  await pupil.dock.waitFor({ state: 'hidden' })
  guest.expectNoForeignRequests()
}, 180_000)

test('on a phone: a lesson folds away, a reload goes on with it, and leaving brings back one’s own', async () => {
  const { page } = await app.openPage({
    viewport: screens.phone,
    hasTouch: true,
    prepare: hurry,
    reducedMotion: 'reduce',
  })
  const { dock, act } = createPagePupil(page)
  await message(page).fill('My very own words')
  await page.getByText('Saved', { exact: true }).waitFor({ state: 'attached' })
  await openLessons(page)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Begin: Two voices: system and user' }).click()
  // A run has the room of the screen; the folded lesson tells how the step fares, and goes on.
  await act({ do: 'run' })
  await dock.getByText('Step 1 of 5 · done').waitFor()
  expect(await dock.getByText('Well done!').count()).toBe(0)
  await dock.getByRole('button', { name: 'Next' }).click()
  await dock.getByRole('heading', { name: '2. Change the rules, not the question' }).waitFor()
  await expectAccessible(page)
  await dock.getByRole('button', { name: 'Fold the lesson' }).click()
  await dock.getByText('Step 2 of 5 · 0 of 2').waitFor()
  await message(page).fill('I am so happy!')
  await page.getByText('Saved', { exact: true }).waitFor({ state: 'attached' })

  await page.reload()
  await dock.getByRole('heading', { name: '2. Change the rules, not the question' }).waitFor()
  expect(await message(page).inputValue()).toBe('I am so happy!')

  await dock.getByRole('button', { name: 'Leave' }).click()
  await expect.poll(() => message(page).inputValue()).toBe('My very own words')
  await openLessons(page)
  await page.getByText('step 2 of 5, 1 done').waitFor()
  await page.getByRole('button', { name: 'Continue: Two voices: system and user' }).click()
  await dock.getByRole('heading', { name: '2. Change the rules, not the question' }).waitFor()
  expect(await message(page).inputValue()).toBe('I am so happy!')
})

test('by keyboard alone: open the lessons, begin one, do its first step, go on, leave', async () => {
  const { page } = await app.openPage({ prepare: hurry, reducedMotion: 'reduce' })
  const { dock } = createPagePupil(page)
  await page.getByRole('button', { name: 'Lessons', exact: true }).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Begin: What a prompt is' }).focus()
  await page.keyboard.press('Enter')
  await dock.waitFor()
  await page.keyboard.press('Control+Enter')
  await dock.getByText('Well done!').waitFor()
  await dock.getByRole('button', { name: 'Next' }).focus()
  await page.keyboard.press('Enter')
  // The heading of the next step has the focus, so the question is a Tab or two away.
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toContain('2. Where did the answer')
  for (let presses = 0; presses < 4; presses++) {
    await page.keyboard.press('Tab')
    if (await page.evaluate(() => document.activeElement?.getAttribute('type') === 'radio')) break
  }
  await page.keyboard.press('ArrowDown')
  await dock.getByText('The words are all it has.').waitFor()
  await dock.getByText('Well done!').waitFor()
  await dock.getByRole('button', { name: 'Leave' }).focus()
  await page.keyboard.press('Enter')
  await dock.waitFor({ state: 'hidden' })
})
