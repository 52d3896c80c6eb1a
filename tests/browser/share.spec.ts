import type { Page } from '@playwright/test'
import { encodeLink } from '../../src/documents/links/link'
import { stack } from '../support/engine'
import { expectAccessible } from './axe'
import { expect, test } from './fixtures'
import { card, nameBox, result, run, runStatus } from './stack-page'

test.use({ sitePath: '/class/' })

const cards = (page: Page) => page.getByRole('article').evaluateAll(all => all.map(each => each.ariaLabel))
const message = (page: Page) => page.getByRole('textbox', { name: 'Message' }).first()

async function openShare(page: Page) {
  await page.getByRole('button', { name: 'Share', exact: true }).click()
  return page.getByRole('dialog', { name: 'Share' })
}

/** The link in the Share dialog, once available. */
async function shareLink(page: Page, { withRun = false } = {}): Promise<string> {
  const dialog = await openShare(page)
  if (withRun) await dialog.getByLabel('With the last run').check()
  await expect(dialog.getByRole('button', { name: 'Copy link' })).toBeVisible()
  const link = await dialog.getByLabel('Link', { exact: true }).inputValue()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  return link
}

/** Stored documents of this profile. */
const keptDocuments = (page: Page) =>
  page.evaluate(async () => {
    const databases = await indexedDB.databases()
    if (!databases.some(({ name }) => name === 'aili5')) return 0
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open('aili5')
      request.onsuccess = () => resolve(request.result)
      request.onerror = () => reject(request.error)
    })
    const keys = await new Promise<IDBValidKey[]>(resolve => {
      const request = database.transaction('records').objectStore('records').getAllKeys()
      request.onsuccess = () => resolve(request.result)
    })
    database.close()
    return keys.filter(key => String(key).startsWith('document ')).length
  })

test('a link opens in a fresh profile to the same stack, and its run plays to the same results; without what was typed it has no run', async ({
  page,
  openPage,
  monitor,
}) => {
  await message(page).fill('A secret about a badger in the sun')
  await run(page)
  await expect(result(page, 'Color, mood')).toHaveText(/#[0-9a-f]{6}/)
  // A reply is rendered as Markdown once that is loaded.
  await expect(card(page, 'Inference').getByRole('emphasis').first()).toBeVisible()
  const names = ['Color, mood', 'Icon, mood', 'Gauge, mood', 'Inference']
  const before = await Promise.all(names.map(name => result(page, name).innerText()))
  const stackBefore = await cards(page)
  const link = await shareLink(page, { withRun: true })

  const { page: visit } = await openPage({ url: link })
  const dialog = visit.getByRole('dialog', { name: 'Open “Mood ring”?' })
  await expect(dialog.getByText('from a link, not verified')).toBeVisible()
  await dialog.getByRole('button', { name: 'Try' }).click()
  await expect(visit.getByRole('region', { name: 'Replay' }).getByRole('button', { name: 'Again' })).toBeVisible()
  await expect(runStatus(visit)).toHaveText('Finished')
  for (const [index, name] of names.entries()) {
    await expect(result(visit, name)).toHaveText(String(before[index]), { useInnerText: true })
  }
  expect(await cards(visit)).toEqual(stackBefore)
  expect(await keptDocuments(visit)).toBe(0)
  expect(new URL(visit.url()).hash).toBe('')

  const share = await openShare(page)
  await share.getByLabel('With what you typed').uncheck()
  await expect(share.getByLabel('With the last run')).toBeDisabled()
  await expect(share.getByText('A run shows what was typed, so it is left out too.')).toBeVisible()
  const field = share.getByLabel('Link', { exact: true })
  await expect.poll(async () => (await field.inputValue()).length).toBeLessThan(link.length - 500)
  await expect(share.getByRole('button', { name: 'Copy link' })).toBeVisible()
  await visit.evaluate(address => location.assign(address), await field.inputValue())
  await expect(dialog.getByRole('button', { name: 'Try' })).toBeVisible()
  await expect(dialog.getByText('not verified')).toHaveCount(0)
  await dialog.getByRole('button', { name: 'Try' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(visit.locator('body')).not.toContainText('badger')
  await expect(message(visit)).not.toHaveValue(/badger/)
  monitor.expectNoForeignRequests()
})

test('the Share dialog says where the link fits, and shows a code as large as the screen; a link that is opened shows what is in it, and does nothing until a person says so', async ({
  page,
  context,
  monitor,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const dialog = await openShare(page)
  await expect(dialog.getByRole('img', { name: 'QR code that opens Mood ring' })).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Copy link' }).click()
  await expect(dialog.getByRole('button', { name: 'Copied' })).toBeVisible()
  const link = await dialog.getByLabel('Link', { exact: true }).inputValue()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link)
  await expect(dialog.getByText(`${link.length} letters`)).toBeVisible()
  const fits = dialog.getByRole('list', { name: 'Where the link fits' })
  await expect(fits).toContainText('fine for a QR code')
  await dialog.getByRole('button', { name: 'Show it large' }).click()
  const code = page.getByRole('dialog', { name: 'QR code of Mood ring' }).getByRole('img')
  await expect.poll(async () => (await code.boundingBox())?.width).toBeGreaterThan(600)
  await page.keyboard.press('Escape')
  await expect(code).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  // Words that do not compress, and are too long for a QR code.
  const noise = Array.from({ length: 900 }, (_, index) => Math.imul(index + 1, 2654435761).toString(36)).join(' ')
  await message(page).fill(noise)
  await nameBox(page).fill('My own work')
  await openShare(page)
  await expect(
    dialog.getByText('Too long for a QR code. You can leave out what you typed, or save it as a file.'),
  ).toBeVisible()
  await expect(fits).toContainText('too long for a Discord')
  await page.keyboard.press('Escape')

  const caller = stack(
    ['webhook_trigger', { allowedDomains: ['api.example.org'] }],
    ['inference', { model: 'openai/gpt-x' }],
  )
  const arrived = await encodeLink({ draft: { document: { ...caller, name: 'Caller' }, inputs: {} } })
  const arrive = (hash: string) => page.evaluate(hash => location.assign(hash), hash)
  await arrive(arrived)
  const question = page.getByRole('dialog', { name: 'Open “Caller”?' })
  for (const content of ['2 cards', 'openai/gpt-x', 'api.example.org']) await expect(question).toContainText(content)
  await expectAccessible(page)
  await question.getByRole('button', { name: 'Not now' }).click()
  await expect(question).toBeHidden()
  await expect(nameBox(page)).toHaveValue('My own work')
  expect(new URL(page.url()).hash).toBe('')
  monitor.expectNoForeignRequests()
  // Trying it leaves the library unchanged, and the copy is saved only when edited.
  await arrive(arrived)
  await question.getByRole('button', { name: 'Try' }).click()
  await expect(card(page, 'Webhook')).toBeVisible()
  await expect.poll(() => keptDocuments(page)).toBe(1)
  await nameBox(page).fill('Caller, mine')
  await expect.poll(() => keptDocuments(page)).toBe(2)
  // A link that is cut is refused with a sentence, and the page continues.
  await arrive(arrived.slice(0, -40))
  const refused = page.getByRole('dialog', { name: 'This cannot be opened' })
  await expect(refused.getByRole('alert')).toHaveText(/not whole/)
  await refused.getByRole('button', { name: 'OK' }).click()
  await expect(nameBox(page)).toHaveValue('Caller, mine')
  expect(new URL(page.url()).hash).toBe('')
})
