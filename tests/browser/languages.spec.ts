import type { Page } from '@playwright/test'
import { expectAccessible } from './axe'
import { expect, test } from './fixtures'
import { pageMessages } from './page-words'
import { connectScriptedModel } from './scripted-model'
import { openMore } from './stack-page'

const english = pageMessages('en')
const german = pageMessages('de')
const arabic = pageMessages('ar')

const statusOf = (page: Page, { t }: typeof english) =>
  page.getByRole('status', { name: t({ message: 'Run', context: 'noun' }) })

test('a language is chosen in the midst of a run, which goes on; a link shows the run in Arabic, from right to left', async ({
  openPage,
}) => {
  let answerNow = () => {}
  const held = new Promise<void>(resolve => (answerNow = resolve))
  const { page } = await openPage({
    prepare: async context => {
      await connectScriptedModel(context, () => 'Ja, es regnet.')
      await context.route('https://model.example/**', async route => {
        await held
        await route.fallback()
      })
    },
  })
  const dialog = page.getByRole('dialog')
  const words = 'Heute regnet es, und ich bin traurig.'
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
  await message.focus()
  answerNow()
  await expect(statusOf(page, german)).toHaveText(german.t('Finished'))
  await expect(message).toBeFocused()

  await page.getByRole('button', { name: german.t('Share'), exact: true }).click()
  await dialog.getByLabel(german.t('With the last run')).check()
  await expect(dialog.getByRole('button', { name: german.t('Copy link') })).toBeVisible()
  const link = new URL(await dialog.getByLabel(german.t('Link'), { exact: true }).inputValue())
  link.searchParams.set('lang', 'ar')
  const { page: other } = await openPage({ url: link.href })
  await expect(other.locator('html')).toHaveAttribute('dir', 'rtl')
  await other
    .getByRole('dialog')
    .getByRole('button', { name: arabic.t('Try'), exact: true })
    .click()
  await expect(statusOf(other, arabic)).toHaveText(arabic.t('Finished'))
  await expect(other.getByRole('textbox', { name: arabic.t('Message') })).toHaveValue(words)
  await expect(other.getByRole('article', { name: arabic.t('Model'), exact: true })).toContainText('Ja, es regnet.')
  await expectAccessible(other)
  // JSON reads from left to right in an Arabic page too.
  const xray = other.getByRole('region', { name: arabic.t('X-ray'), exact: true })
  await xray.getByText(arabic.t('Details'), { exact: true }).click()
  await xray.getByText(arabic.t('The exact request')).click()
  await expect(xray.getByText('messages').first()).toHaveCSS('direction', 'ltr')
})

test('the stack of a first visit is in the language of the browser', async ({ openPage }) => {
  const { page } = await openPage({ locale: 'de-AT' })
  await expect(page.getByRole('textbox', { name: german.t('Message') })).toHaveValue(/sonniger Tag/)
})
