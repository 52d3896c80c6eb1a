import type { Page } from '@playwright/test'
import { encodeLink } from '../../src/documents/links/link'
import { stack } from '../support/engine'
import { expect, test } from './fixtures'
import { card, nameBox, result, run, runStatus } from './stack-page'

test.use({ sitePath: '/class/' })

const message = (page: Page) => page.getByRole('textbox', { name: 'Message' }).first()

async function openShare(page: Page) {
  await page.getByRole('button', { name: 'Share', exact: true }).click()
  return page.getByRole('dialog', { name: 'Share' })
}

test('a link opens in a fresh profile to the same stack, and its run plays to the same results; without what was typed it has no run', async ({
  page,
  openPage,
  monitor,
}) => {
  await message(page).fill('A secret about a badger in the sun')
  await run(page)
  await expect(result(page, 'Color, mood')).toHaveText(/#[0-9a-f]{6}/)
  const names = ['Color, mood', 'Icon, mood', 'Gauge, mood', 'Model']
  const before = await Promise.all(names.map(name => result(page, name).innerText()))
  const share = await openShare(page)
  await share.getByLabel('With the last run').check()
  await expect(share.getByRole('button', { name: 'Copy link' })).toBeVisible()
  const field = share.getByLabel('Link', { exact: true })
  const link = await field.inputValue()

  const { page: visit } = await openPage({ url: link })
  const dialog = visit.getByRole('dialog', { name: 'Open “Mood ring”?' })
  await expect(dialog.getByText('from a link, not verified')).toBeVisible()
  await dialog.getByRole('button', { name: 'Try' }).click()
  await expect(visit.getByRole('region', { name: 'Replay' }).getByRole('button', { name: 'Again' })).toBeVisible()
  await expect(runStatus(visit)).toHaveText('Finished')
  for (const [index, name] of names.entries())
    await expect(result(visit, name)).toHaveText(String(before[index]), { useInnerText: true })
  expect(new URL(visit.url()).hash).toBe('')
  await expect(message(visit)).toHaveValue(/badger/)

  await share.getByLabel('With what you typed').uncheck()
  await expect(share.getByLabel('With the last run')).toBeDisabled()
  await expect.poll(async () => (await field.inputValue()).length).toBeLessThan(link.length - 500)
  await expect(share.getByRole('button', { name: 'Copy link' })).toBeVisible()
  await visit.evaluate(address => location.assign(address), await field.inputValue())
  // Without what was typed it is the starter again: its link names it.
  await visit.waitForURL(/\?starter=mood-ring$/)
  const starter = visit.getByRole('dialog', { name: 'Open this starter?' })
  await expect(starter.getByText('not verified')).toHaveCount(0)
  await starter.getByRole('button', { name: 'Try' }).click()
  await expect(starter).toHaveCount(0)
  await expect.poll(() => new URL(visit.url()).search).toBe('')
  await expect(visit.locator('body')).not.toContainText('badger')
  await expect(message(visit)).not.toHaveValue(/badger/)
  monitor.expectNoForeignRequests()
})

test('a link is copied and shown as a code; one that is opened shows what is in it, and does nothing until a person says so', async ({
  page,
  context,
  monitor,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await nameBox(page).fill('My own work')
  const dialog = await openShare(page)
  await expect(dialog.getByRole('img', { name: 'QR code that opens My own work' })).toBeVisible()
  await dialog.getByRole('button', { name: 'Copy link' }).click()
  await expect(dialog.getByRole('button', { name: 'Copied' })).toBeVisible()
  const link = await dialog.getByLabel('Link', { exact: true }).inputValue()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link)
  await dialog.getByRole('button', { name: 'Show it large' }).click()
  const code = page.getByRole('dialog', { name: 'QR code of My own work' }).getByRole('img')
  await expect.poll(async () => (await code.boundingBox())?.width).toBeGreaterThan(600)
  await page.keyboard.press('Escape')
  await expect(code).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()

  const caller = stack(
    ['webhook_trigger', { allowedDomains: ['api.example.org'] }],
    ['inference', { model: 'openai/gpt-x' }],
  )
  const arrived = await encodeLink({ draft: { document: { ...caller, name: 'Caller' }, inputs: {} } })
  const arrive = (hash: string) => page.evaluate(hash => location.assign(hash), hash)
  await arrive(arrived)
  const question = page.getByRole('dialog', { name: 'Open “Caller”?' })
  for (const content of ['2 cards', 'openai/gpt-x', 'api.example.org']) await expect(question).toContainText(content)
  await question.getByRole('button', { name: 'Not now' }).click()
  await expect(question).toBeHidden()
  await expect(nameBox(page)).toHaveValue('My own work')
  expect(new URL(page.url()).hash).toBe('')
  monitor.expectNoForeignRequests()
  await arrive(arrived)
  await question.getByRole('button', { name: 'Try' }).click()
  await expect(card(page, 'Webhook')).toBeVisible()
  // A link that is cut is refused, and the page continues.
  await arrive(arrived.slice(0, -40))
  const refused = page.getByRole('dialog', { name: 'This cannot be opened' })
  await expect(refused.getByRole('alert')).toHaveText(/was lost or changed/)
  await refused.getByRole('button', { name: 'OK' }).click()
  await expect(nameBox(page)).toHaveValue('Caller')
})
