import type { Page } from '@playwright/test'
import { decodeClassLink, encodeClassLink } from '../../src/documents/links/class-link'
import { createPageStudent } from '../lessons/page-student'
import { expectAccessible } from './axe'
import { expect, screens, test } from './fixtures'
import { card } from './stack-page'

const message = (page: Page) => card(page, 'User input').getByLabel('Message', { exact: true })
const openLessons = (page: Page) => page.getByRole('button', { name: 'Lessons', exact: true }).click()

test('a lesson is made of what is open, tried, shared by link, and played in a fresh profile', async ({
  page,
  openPage,
  monitor,
}) => {
  await expect(card(page, 'User input')).toBeVisible()
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
  // The value of a card is checked: a color near red.
  await first.getByRole('button', { name: 'And also' }).click()
  await first.getByLabel('What', { exact: true }).nth(2).selectOption({ label: 'A card shows a certain value' })
  await expect(first.getByLabel('How', { exact: true })).toHaveValue('near')
  await expect(first.getByLabel('Color', { exact: true })).toHaveValue('red')
  await first.getByRole('button', { name: 'See step 1 as a student' }).click()
  const asStudent = first.getByRole('region', { name: 'Step 1 as a student sees it' })
  await expect(asStudent.getByText(/get red on the Color card/)).toBeVisible()
  await expectAccessible(page)
  await first.getByRole('button', { name: 'Edit step 1' }).click()
  await first.getByRole('button', { name: 'Remove check 3' }).click()
  await expect(first.getByLabel('Color', { exact: true })).toBeHidden()
  await maker.getByRole('button', { name: 'Undo' }).click()
  await expect(first.getByLabel('Color', { exact: true })).toHaveValue('red')
  await maker.getByRole('button', { name: 'Add a step' }).click()
  const last = maker.getByRole('group', { name: 'Step 2' })
  await last.getByLabel('Title', { exact: true }).fill('What did it read?')
  await last.getByRole('button', { name: 'Remove check 1' }).click()
  await last.getByLabel('Ask a question in this step').check()
  await last.getByLabel('Question', { exact: true }).fill('What made it red?')
  await last.getByLabel('Answer 1').fill('A word')
  await last.getByLabel('Answer 2').fill('My face')
  await last.getByLabel('Right answer').selectOption({ label: 'A word' })
  // A page for teachers: what is written there, and the answers of the steps.
  await maker.getByText('Page for teachers', { exact: true }).first().click()
  await maker.getByLabel('Aim', { exact: true }).fill('Students can say what made the ring red.')
  await maker.getByRole('button', { name: 'Add a class question' }).click()
  await maker.getByLabel('What to ask', { exact: true }).fill('Can it see you?')
  await expectAccessible(page)
  await maker.getByRole('button', { name: 'Page for teachers' }).click()
  const paper = page.getByRole('article', { name: 'Teacher’s page of An angry ring' })
  await expect(paper.getByText('Students can say what made the ring red.')).toBeVisible()
  await expect(paper.getByText('Can it see you?')).toBeVisible()
  await expect(paper.getByText('Step 2: What made it red?')).toBeVisible()
  await page.getByRole('dialog', { name: 'Lesson pages' }).getByRole('button', { name: 'All lessons' }).click()
  await page.getByRole('button', { name: 'Edit “An angry ring”' }).click()

  // It can be tried at once; leaving returns to the editor with its state.
  await maker.getByRole('button', { name: 'Try it' }).click()
  const { dock } = createPageStudent(page)
  await expect(dock.getByRole('heading', { name: '1. Make it angry' })).toBeVisible()
  await dock.getByRole('button', { name: 'Leave' }).click()
  await expect(maker.getByLabel('Lesson title')).toBeVisible()
  await expect(first.getByLabel('Words', { exact: true })).toHaveValue('angry')
  const linkField = maker.getByLabel('Link', { exact: true })
  await expect(linkField).toBeVisible()
  const link = await linkField.inputValue()

  const guest = await openPage({ url: link })
  const arrival = guest.page.getByRole('dialog', { name: 'Begin the lesson “An angry ring”?' })
  await expect(arrival.getByText('The ring shows what it reads.')).toBeVisible()
  await expect(arrival.getByText('What did it read?')).toBeVisible()
  await expectAccessible(guest.page)
  await arrival.getByRole('button', { name: 'Begin', exact: true }).click()
  const student = createPageStudent(guest.page)
  await expect(student.dock.getByRole('heading', { name: '1. Make it angry' })).toBeVisible()
  await expect(student.praise).toHaveCount(0)
  await student.dock.getByRole('button', { name: 'Give me a hint' }).click()
  await expect(student.dock.getByText('Try “furious”.')).toBeVisible()
  await message(guest.page).fill('I am angry and furious!')
  await student.act({ do: 'run' })
  await expect(student.dock.getByText('Well done!')).toBeVisible()
  await student.dock.getByRole('button', { name: 'Next' }).click()
  await student.act({ do: 'guess', option: 'My face' })
  await expect(student.praise).toHaveCount(0)
  await student.act({ do: 'guess', option: 'A word' })
  await expect(student.dock.getByText('Well done!')).toBeVisible()
  await student.dock.getByRole('button', { name: 'Finish' }).click()
  await student.dock.getByRole('button', { name: 'Back to my own' }).click()
  await expect(student.dock).toBeHidden()
  await openLessons(guest.page)
  await guest.page.getByRole('button', { name: 'Teacher’s page of “An angry ring”' }).click()
  await expect(guest.page.getByRole('article').getByText('Students can say what made the ring red.')).toBeVisible()
  monitor.expectNoForeignRequests()
})

test('on a phone: a lesson folds away, a reload continues with it, and leaving brings back one’s own', async ({
  openPage,
}) => {
  const { page } = await openPage({ viewport: screens.phone, hasTouch: true })
  const { dock, act } = createPageStudent(page)
  await message(page).fill('My very own words')
  await expect(page.getByText('Saved', { exact: true })).toBeAttached()
  await openLessons(page)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Begin: Two voices: system and user' }).click()
  // On a phone the lesson collapses during a run; collapsed, it shows the state of the step.
  await act({ do: 'run' })
  await expect(dock.getByText('Step 1 of 5 · done')).toBeVisible()
  await expect(dock.getByText('Well done!')).toHaveCount(0)
  await dock.getByRole('button', { name: 'Next' }).click()
  await expect(dock.getByRole('heading', { name: '2. Change the rules, not the question' })).toBeVisible()
  await expectAccessible(page)
  await dock.getByRole('button', { name: 'Fold the lesson' }).click()
  await expect(dock.getByText('Step 2 of 5 · 0 of 2')).toBeVisible()
  await message(page).fill('I am so happy!')
  await expect(page.getByText('Saved', { exact: true })).toBeAttached()

  await page.reload()
  await expect(dock.getByRole('heading', { name: '2. Change the rules, not the question' })).toBeVisible()
  await expect(message(page)).toHaveValue('I am so happy!')

  await dock.getByRole('button', { name: 'Leave' }).click()
  await expect(message(page)).toHaveValue('My very own words')
  await openLessons(page)
  await expect(page.getByText('step 2 of 5, 1 done')).toBeVisible()
  await page.getByRole('button', { name: 'Continue: Two voices: system and user' }).click()
  await expect(dock.getByRole('heading', { name: '2. Change the rules, not the question' })).toBeVisible()
  await expect(message(page)).toHaveValue('I am so happy!')
})

test('a teacher reads and links a lesson’s page, and the link begins that lesson', async ({
  page,
  openPage,
  monitor,
}) => {
  await openLessons(page)
  await page.getByRole('button', { name: 'Teacher’s page of “Dice”' }).click()
  const room = page.getByRole('dialog', { name: 'Lesson pages' })
  const paper = room.getByRole('article', { name: 'Teacher’s page of Dice' })
  await expect(paper.getByRole('heading', { name: 'What students get wrong' })).toBeVisible()
  await expect(paper.getByText('It makes the long bars longer, or all bars more alike')).toBeVisible()
  await expectAccessible(page)
  const link = await room.getByLabel('Link', { exact: true }).inputValue()
  await room
    .getByLabel('Class link, if you have one')
    .fill(encodeClassLink({ gateway: 'https://gateway.example.school', code: 'kite-mnrt-2h4w-bxqz', name: 'Year 7' }))
  await expect(room.getByText('kite-mnrt-2h4w-bxqz/3')).toBeVisible()
  const both = await room.getByLabel('Link', { exact: true }).inputValue()
  expect(decodeClassLink(both)).toMatchObject({ name: 'Year 7', lesson: 'dice' })
  await room.getByLabel('Page', { exact: true }).selectOption({ label: 'Plan: How it writes' })
  await expect(room.getByRole('row', { name: /^25 Lesson \d+: Dice/ })).toBeVisible()

  const { page: student } = await openPage({ url: link })
  await student
    .getByRole('dialog', { name: 'Begin the lesson “Dice”?' })
    .getByRole('button', { name: 'Begin', exact: true })
    .click()
  const { dock } = createPageStudent(student)
  await expect(dock.getByRole('heading', { name: '1. The same dice' })).toBeVisible()
  await expect(student).toHaveURL(url => url.hash === '')
  // A question cannot be clicked through, and a wrong answer says why.
  await dock.getByRole('button', { name: /^Step 4: Why did the dice not matter/ }).click()
  await dock.getByRole('button', { name: 'Finish' }).click()
  await expect(dock.getByText('Choose an answer first.')).toBeVisible()
  await dock.getByRole('radio', { name: 'It makes the model cleverer' }).check()
  await expect(dock.getByText('Not right.')).toBeAttached()
  await expect(dock.getByText(/^It learned nothing new/)).toBeVisible()
  await expect(dock.getByText('Not yet: choose another answer.')).toBeVisible()
  await expectAccessible(student)
  monitor.expectNoForeignRequests()
})

test('by keyboard alone: open the lessons, begin one, do its first step, go on, leave', async ({ page }) => {
  const { dock } = createPageStudent(page)
  await page.getByRole('button', { name: 'Lessons', exact: true }).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Begin: What a prompt is' }).focus()
  await page.keyboard.press('Enter')
  await expect(dock).toBeVisible()
  await page.keyboard.press('Control+Enter')
  await expect(dock.getByText('Well done!')).toBeVisible()
  await dock.getByRole('button', { name: 'Next' }).focus()
  await page.keyboard.press('Enter')
  // The next step's heading has focus, so the question is a few Tabs away.
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toContain('2. Where did the answer')
  for (let presses = 0; presses < 4; presses++) {
    await page.keyboard.press('Tab')
    if (await page.evaluate(() => document.activeElement?.getAttribute('type') === 'radio')) break
  }
  await page.keyboard.press('ArrowDown')
  await expect(dock.getByText(/^Yes\. This demo looks words up/)).toBeVisible()
  await expect(dock.getByText('Well done!')).toBeVisible()
  await dock.getByRole('button', { name: 'Leave' }).focus()
  await page.keyboard.press('Enter')
  await expect(dock).toBeHidden()
})
