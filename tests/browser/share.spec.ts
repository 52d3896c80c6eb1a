import type { Page } from '@playwright/test'
import { stack } from '../support/engine'
import { expectAccessible } from './axe'
import { expect, test } from './fixtures'
import { keptOffline } from './kept-offline'
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

test('a link opens in a fresh profile to the same stack, and its run plays to the same results, with the network off', async ({
  page,
  openPage,
  monitor,
}) => {
  await run(page)
  await expect(result(page, 'Color, mood')).toHaveText(/#[0-9a-f]{6}/)
  // A reply is rendered as Markdown once that is loaded.
  await expect(card(page, 'Inference').getByRole('emphasis').first()).toBeVisible()
  const names = ['Color, mood', 'Icon, mood', 'Gauge, mood', 'Inference']
  const before = await Promise.all(names.map(name => result(page, name).innerText()))
  const stackBefore = await cards(page)
  const link = await shareLink(page, { withRun: true })

  const { page: visit, context } = await openPage({ serviceWorkers: 'allow' })
  // One online visit, then offline.
  await keptOffline(visit)
  await context.setOffline(true)
  await visit.close()
  const later = await context.newPage()
  await later.goto(link)
  const dialog = later.getByRole('dialog', { name: 'Open “Mood ring”?' })
  await expect(dialog.getByText('from a link, not verified')).toBeVisible()
  await dialog.getByRole('button', { name: 'Try' }).click()
  await expect(later.getByRole('region', { name: 'Replay' }).getByRole('button', { name: 'Again' })).toBeVisible()
  await expect(runStatus(later)).toHaveText('Finished')
  for (const [index, name] of names.entries()) {
    await expect(result(later, name)).toHaveText(String(before[index]), { useInnerText: true })
  }
  expect(await cards(later)).toEqual(stackBefore)
  expect(await keptDocuments(later)).toBe(0)
  expect(new URL(later.url()).hash).toBe('')
  monitor.expectNoForeignRequests()
})

test('leaving out what was typed leaves out the run too, and says so', async ({ page, openPage }) => {
  await message(page).fill('A secret about a badger')
  await run(page)
  const full = await shareLink(page, { withRun: true })
  const dialog = await openShare(page)
  await dialog.getByLabel('With what you typed').uncheck()
  await expect(dialog.getByLabel('With the last run')).toBeDisabled()
  await expect(dialog.getByText('A run shows what was typed, so it is left out too.')).toBeVisible()
  const link = dialog.getByLabel('Link', { exact: true })
  await expect(link).not.toHaveValue(full)
  await expect.poll(async () => (await link.inputValue()).length).toBeLessThan(full.length - 500)
  await expect(dialog.getByRole('button', { name: 'Copy link' })).toBeVisible()
  const bare = await link.inputValue()

  const { page: other } = await openPage({ url: bare })
  const question = other.getByRole('dialog')
  await expect(question.getByRole('button', { name: 'Try' })).toBeVisible()
  await expect(question.getByText('not verified')).toHaveCount(0)
  await question.getByRole('button', { name: 'Try' }).click()
  await expect(question).toHaveCount(0)
  await expect(message(other)).not.toHaveValue(/badger/)
  await expect(other.locator('body')).not.toContainText('badger')
})

test('the Share dialog says where the link fits, shows a code as large as the screen, and is good to use', async ({
  page,
  context,
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
  await expect(code).toBeVisible()
  await expect.poll(async () => (await code.boundingBox())?.width).toBeGreaterThan(600)
  await page.keyboard.press('Escape')
  await expect(code).toHaveCount(0)
  await expect(dialog).toBeVisible()

  const downloading = page.waitForEvent('download')
  await dialog.getByRole('button', { name: 'Save as file' }).click()
  expect((await downloading).suggestedFilename()).toBe('Mood ring.aili5.json')

  // Content that is too long for a QR code. Words that do not compress:
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  const noise = Array.from({ length: 900 }, (_, index) => Math.imul(index + 1, 2654435761).toString(36)).join(' ')
  await message(page).fill(noise)
  await openShare(page)
  await expect(
    dialog.getByText('Too long for a QR code. You can leave out what you typed, or save it as a file.'),
  ).toBeVisible()
  await expect(fits).toContainText('too long for a Discord')
  await dialog.getByLabel('With what you typed').uncheck()
  await expect(dialog.getByRole('img', { name: 'QR code that opens Mood ring' })).toBeVisible()
})

test('opening a link shows what is in it, and does nothing until a person says so', async ({
  page: maker,
  openPage,
  monitor,
}) => {
  const document = stack(
    ['webhook_trigger', { allowedDomains: ['api.example.org'] }],
    ['inference', { model: 'openai/gpt-x' }],
  )
  await pasteText(maker, JSON.stringify({ ...document, name: 'Caller' }))
  await maker
    .getByRole('dialog', { name: /^Open “/ })
    .getByRole('button', { name: 'Try' })
    .click()
  await expect(card(maker, 'Webhook')).toBeVisible()
  const link = await shareLink(maker)

  const { page } = await openPage()
  await nameBox(page).fill('My own work')
  await page.evaluate(address => location.assign(address), link)
  const dialog = page.getByRole('dialog', { name: 'Open “Caller”?' })
  for (const content of ['2 cards', 'openai/gpt-x', 'api.example.org']) await expect(dialog).toContainText(content)
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Not now' }).click()
  await expect(dialog).toBeHidden()
  await expect(nameBox(page)).toHaveValue('My own work')
  expect(new URL(page.url()).hash).toBe('')
  monitor.expectNoForeignRequests()

  // Trying it leaves the library unchanged, and the copy is saved only when edited.
  await page.evaluate(address => location.assign(address), link)
  await dialog.getByRole('button', { name: 'Try' }).click()
  await expect(card(page, 'Webhook')).toBeVisible()
  await expect.poll(() => keptDocuments(page)).toBe(1)
  await nameBox(page).fill('Caller, mine')
  await expect.poll(() => keptDocuments(page)).toBe(2)
})

/** Pastes a text without a focused field; repeated when the page did not listen yet. */
async function pasteText(page: Page, text: string): Promise<void> {
  await expect(async () => {
    await page.evaluate(pasted => {
      const clipboardData = new DataTransfer()
      clipboardData.setData('text/plain', pasted)
      document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
    }, text)
    await expect(page.getByRole('dialog', { name: /^Open “/ })).toBeVisible({ timeout: 2_000 })
  }).toPass()
}

test('a link that is cut, of a newer page, or nonsense is refused with a sentence, and the page continues', async ({
  page,
  site,
}) => {
  const link = await shareLink(page)
  const dialog = page.getByRole('dialog', { name: 'This cannot be opened' })
  const spoilt: [link: string, sentence: RegExp][] = [
    [link.slice(0, -40), /not whole/],
    [link.replace(/#\w+:/, '#zz:'), /newer aili5/],
    ['#2:AAAA', /not whole/],
  ]
  for (const [address, sentence] of spoilt) {
    await page.goto('about:blank')
    await page.goto(new URL(address, site.url).href)
    await expect(dialog.getByRole('alert')).toHaveText(sentence)
    await dialog.getByRole('button', { name: 'OK' }).click()
    await expect(dialog).toBeHidden()
    expect(new URL(page.url()).hash).toBe('')
  }
  await run(page)
})
