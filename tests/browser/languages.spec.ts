import type { Page } from '@playwright/test'
import { expectOutlined, expectStructured } from './axe'
import { expect, test } from './fixtures'
import { pageMessages } from './page-words'
import { openMore } from './stack-page'

const english = pageMessages('en')
const german = pageMessages('de')
const arabic = pageMessages('ar')

test('a link to a lesson begins it in the language of the page, its cards too', async ({ openPage, site }) => {
  const { page } = await openPage({ url: `${site.url}?lang=de#lesson:the-next-word` })
  const title = german.t('The next word')
  const dialog = page.getByRole('dialog', { name: german.t('Begin the lesson “{lesson}”?', { lesson: title }) })
  await dialog.getByRole('button', { name: german.t('Begin'), exact: true }).click()
  await expect(page.getByRole('textbox', { name: german.t('Pipeline name') })).toHaveValue(title)
  await expect(page.getByRole('textbox', { name: german.t('Begin with') })).toHaveValue(german.t('One day the little'))
  const steps = page.getByRole('region', { name: german.t('Lesson'), exact: true })
  await expect(steps.getByRole('heading', { name: german.t('Guess the next word') })).toBeVisible()
})

const statusOf = (page: Page, { t }: typeof english) =>
  page.getByRole('status', { name: t({ message: 'Run', context: 'noun' }) })

test('a language chosen in the midst of a run loses nothing; its run is shown by a link, and replayed, in others', async ({
  openPage,
}) => {
  let answerNow = () => {}
  const held = new Promise<void>(resolve => (answerNow = resolve))
  let isAsked = false
  const { page } = await openPage({
    // With this file the demo answers.
    prepare: context =>
      context.route(/\/assets\/answer-[^/]*\.js$/, async route => {
        isAsked = true
        await held
        await route.continue()
      }),
  })
  const dialog = page.getByRole('dialog')
  const words = 'Heute regnet es, und ich bin traurig.'
  await page.getByRole('textbox', { name: 'Pipeline name' }).fill('Wetter')
  await expect(page.getByText('Saved', { exact: true })).toBeAttached()
  await openMore(page, 'Language')
  await dialog.getByRole('button', { name: 'Close' }).click()

  await page.getByRole('textbox', { name: 'Message' }).fill(words)
  await page.getByRole('button', { name: 'Run', exact: true }).click()
  await expect(statusOf(page, english)).toHaveText('Running')
  await openMore(page, 'Language')
  const choice = dialog.getByRole('radio', { name: 'Deutsch' })
  await choice.check()
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  await expect(choice).toBeFocused()
  await page.keyboard.press('Escape')
  const message = page.getByRole('textbox', { name: german.t('Message') })
  await expect(message).toHaveValue(words)
  await expect(statusOf(page, german)).toHaveText(german.t('Running'))
  await expect.poll(() => isAsked).toBe(true)
  await message.focus()
  answerNow()
  await expect(statusOf(page, german)).toHaveText(german.t('Finished'))
  await expect(message).toBeFocused()
  await expect(message).toHaveValue(words)
  const inferred = page.getByRole('article', { name: german.t('Inference'), exact: true })
  const answer = await inferred.getByRole('paragraph').last().innerText()
  expect(answer).toContain('Traurigkeit')

  await page.getByRole('button', { name: german.t('Share'), exact: true }).click()
  await dialog.getByLabel(german.t('With the last run')).check()
  await expect(dialog.getByRole('button', { name: german.t('Copy link') })).toBeVisible()
  const link = new URL(await dialog.getByLabel(german.t('Link'), { exact: true }).inputValue())
  await page.keyboard.press('Escape')
  link.searchParams.set('lang', 'ar')
  const { page: other } = await openPage({ url: link.href })
  await expect(other.locator('html')).toHaveAttribute('dir', 'rtl')
  await other
    .getByRole('dialog')
    .getByRole('button', { name: arabic.t('Try'), exact: true })
    .click()
  await expect(statusOf(other, arabic)).toHaveText(arabic.t('Finished'))
  await expect(other.getByRole('textbox', { name: arabic.t('Message') })).toHaveValue(words)
  await expect(other.getByRole('article', { name: arabic.t('Inference'), exact: true })).toContainText(answer)
  // Contrast is the same in each language.
  await expectStructured(other)
  await expectOutlined(other)
  const xray = other.getByRole('region', { name: arabic.t('X-ray'), exact: true })
  await xray.getByRole('tab', { name: arabic.t('Request') }).click()
  const field = xray.getByText('messages').first()
  await expect(field).toHaveCSS('direction', 'ltr')
  const startsAtLeft = await field.evaluate(field => {
    const [tree, line] = [field.closest('[dir]'), field].map(each => each?.getBoundingClientRect())
    return tree !== undefined && line !== undefined && line.left - tree.left < tree.right - line.right
  })
  expect(startsAtLeft, 'JSON in the X-ray of an Arabic page').toBe(true)
  await other.context().close()

  await page
    .getByRole('banner')
    .getByRole('button', { name: german.t('More'), exact: true })
    .click()
  await page
    .getByRole('navigation')
    .getByRole('button', { name: german.t('Language'), exact: true })
    .click()
  await dialog.getByRole('radio', { name: 'English (US)' }).check()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Runs', exact: true }).click()
  await dialog.getByRole('button', { name: 'Replay run 1' }).click()
  const slider = page.getByRole('region', { name: 'Replay' }).getByRole('slider', { name: 'Event' })
  await slider.press('Home')
  await expect(slider).toHaveAttribute('aria-valuetext', /^0 of \d+: Before the run$/)
  await slider.press('End')
  await expect(slider).toHaveAttribute('aria-valuetext', /: Finished/)
  await expect(page.getByRole('article', { name: 'Inference', exact: true })).toContainText(answer)
})
