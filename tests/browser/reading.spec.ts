import { expectAccessible } from './axe'
import { expect, test } from './fixtures'
import { card, openMore, run } from './stack-page'

test('font, size, spacing and contrast are chosen, kept on the device, and fit', async ({ page, monitor }) => {
  await openMore(page, 'Settings')
  const settings = page.getByRole('dialog', { name: 'Settings' })
  await settings.getByRole('tab', { name: 'Reading' }).click()
  await settings.getByLabel('Font').selectOption({ label: 'OpenDyslexic, made for readers with dyslexia' })
  await settings.getByLabel('Size of the letters').selectOption({ label: 'Largest' })
  await settings.getByLabel('Space between lines and words').selectOption({ label: 'Wider' })
  await settings.getByLabel('Higher contrast').check()
  await expectAccessible(page)
  await page.emulateMedia({ colorScheme: 'light' })
  await page.reload()
  const look = () =>
    page.evaluate(() => {
      const { fontFamily, fontSize, lineHeight, color } = getComputedStyle(document.body)
      return {
        font: fontFamily.split(',')[0],
        size: fontSize,
        line: lineHeight,
        color,
        loaded: document.fonts.check('1rem OpenDyslexic'),
      }
    })
  await expect.poll(look).toMatchObject({ font: 'OpenDyslexic', size: '22.5px', color: 'rgb(0, 0, 0)', loaded: true })
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  await run(page)
  await expectAccessible(page)
  await openMore(page, 'Settings')
  await settings.getByRole('tab', { name: 'Reading' }).click()
  await settings.getByLabel('Font').selectOption({ label: 'This device’s' })
  await expect.poll(look).toMatchObject({ font: 'system-ui' })
  monitor.expectNoForeignRequests()
})

test('a result and a lesson are read aloud when asked, in the chosen voice, and where the browser has voices', async ({
  openPage,
}) => {
  const { page } = await openPage({
    prepare: context =>
      context.addInitScript(() => {
        const said: object[] = []
        const voices = [
          { voiceURI: 'one', name: 'One', lang: 'en-US' },
          { voiceURI: 'two', name: 'Two', lang: 'en-GB' },
        ]
        const speechSynthesis = Object.assign(new EventTarget(), {
          getVoices: () => voices,
          cancel() {},
          speak: ({ text, rate, voice, lang }: SpeechSynthesisUtterance) =>
            said.push({ text, rate, voice: voice?.name, lang }),
        })
        class SpeechSynthesisUtterance {
          constructor(readonly text: string) {}
          rate = 1
          lang = ''
          voice: { name: string } | undefined
        }
        Object.defineProperty(globalThis, 'speechSynthesis', { value: speechSynthesis })
        Object.assign(globalThis, { SpeechSynthesisUtterance, said })
      }),
  })
  const said = () => page.evaluate(() => (globalThis as unknown as { said: { text: string }[] }).said)
  await openMore(page, 'Settings')
  const settings = page.getByRole('dialog', { name: 'Settings' })
  await settings.getByRole('tab', { name: 'Reading' }).click()
  await settings.getByLabel('Voice that reads aloud').selectOption({ label: 'Two (en-GB)' })
  await settings.getByLabel('Speed', { exact: true }).selectOption({ label: 'Slow' })
  await page.keyboard.press('Escape')
  await run(page)
  expect(await said()).toEqual([])
  await page.getByRole('button', { name: 'Menu of Model' }).click()
  await page.getByRole('button', { name: 'Read aloud' }).click()
  const answer = await card(page, 'Model').getByRole('paragraph').last().innerText()
  expect((await said()).map(({ text }) => text).join('')).toContain(answer.slice(0, 20))
  expect((await said())[0]).toMatchObject({ rate: 0.6, voice: 'Two', lang: 'en' })
  await page.getByRole('button', { name: 'Lessons', exact: true }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Begin: / })
    .first()
    .click()
  const before = (await said()).length
  await page.getByRole('region', { name: 'Lesson', exact: true }).getByRole('button', { name: 'Read aloud' }).click()
  expect((await said()).length).toBeGreaterThan(before)
})

test('a teacher’s own order: a list of a lesson and a stack with its locks, behind one link', async ({
  page,
  openPage,
}) => {
  await openMore(page, 'Locks')
  const locks = page.getByRole('dialog', { name: 'Locks' })
  await locks
    .getByRole('list', { name: 'Cards' })
    .getByRole('checkbox', { name: /^System prompt/ })
    .check()
  await locks.getByRole('button', { name: 'Lock what is chosen' }).click()
  await openMore(page, 'A list for the class')
  const maker = page.getByRole('dialog', { name: 'A list for the class' })
  await maker.getByLabel('Add a lesson').selectOption({ label: 'Dice' })
  await maker.getByRole('button', { name: 'Add the open stack, with its locks' }).click()
  await maker.getByRole('button', { name: 'Move up: Mood ring' }).click()
  await expect(maker.getByRole('listitem')).toHaveText([/Mood ring/, /Dice/])
  await expectAccessible(page)
  const link = await maker.getByLabel('Link', { exact: true }).inputValue()
  const { page: pupil } = await openPage({ url: link })
  const list = pupil.getByRole('dialog', { name: 'Today: 2 things' })
  await list.getByRole('button', { name: /Mood ring/ }).click()
  await pupil.getByRole('button', { name: 'Try' }).click()
  await expect(card(pupil, 'System prompt').getByRole('textbox', { name: 'Prompt' })).toBeDisabled()
  await expect(card(pupil, 'Message').getByRole('textbox', { name: 'Message' })).toBeEnabled()
  await run(pupil)
  await openMore(pupil, 'Today’s list')
  await list.getByRole('button', { name: /Dice/ }).click()
  await pupil.getByRole('button', { name: 'Begin', exact: true }).click()
  await expect(pupil.getByRole('region', { name: 'Lesson', exact: true })).toBeVisible()
})
