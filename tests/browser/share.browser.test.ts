import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { stack } from '../support/engine'
import { expectAccessible } from './axe'
import { builtApp } from './harness'
import { keptOffline } from './kept-offline'

const app = builtApp({ path: '/class/' })

const card = (page: Page, name: string) => page.getByRole('article', { name, exact: true })
const result = (page: Page, name: string) => card(page, name).getByRole('group', { name: 'Result' }).innerText()
const status = (page: Page, word: string) => page.getByRole('status', { name: 'Run' }).getByText(word, { exact: true })
const cards = (page: Page) => page.getByRole('article').evaluateAll(all => all.map(each => each.ariaLabel))

async function run(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Run', exact: true }).click()
  await status(page, 'Finished').waitFor({ timeout: 30_000 })
}

/** The link in the Share dialog, once it is there. */
async function shareLink(page: Page, { withRun = false } = {}): Promise<string> {
  await page.getByRole('button', { name: 'Share', exact: true }).click()
  if (withRun) await page.getByLabel('With the last run').check()
  await page.getByRole('button', { name: 'Copy link' }).waitFor()
  const link = await page.getByLabel('Link', { exact: true }).inputValue()
  await page.keyboard.press('Escape')
  return link
}

/** Kept documents of this profile, as the browser holds them. */
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

test('a link opens in a fresh profile to the same stack, and its run plays to the same results, with the network off', async () => {
  const { page } = await app.openPage()
  await card(page, 'Color, mood').waitFor()
  await run(page)
  await expect.poll(() => result(page, 'Color, mood')).toMatch(/#[0-9a-f]{6}/)
  const names = ['Color, mood', 'Icon, mood', 'Gauge, mood', 'Inference']
  // A reply is drawn as Markdown once that is there.
  await card(page, 'Inference').locator('em').first().waitFor()
  const before = await Promise.all(names.map(name => result(page, name)))
  const stackBefore = await cards(page)
  const link = await shareLink(page, { withRun: true })

  const other = await app.openPage({ offline: true })
  // One visit, and then never a network again.
  await keptOffline(other.page)
  await other.context.setOffline(true)
  await other.page.close()
  const later = await other.context.newPage()
  await later.goto(link)
  const dialog = later.getByRole('dialog', { name: 'Open “Mood ring”?' })
  await dialog.getByText('from a link, not verified').waitFor()
  await dialog.getByRole('button', { name: 'Try' }).click()
  await later.getByRole('region', { name: 'Replay' }).getByRole('button', { name: 'Again' }).waitFor()
  await status(later, 'Finished').waitFor()
  expect(await cards(later)).toEqual(stackBefore)
  await expect.poll(() => Promise.all(names.map(name => result(later, name)))).toEqual(before)
  expect(await keptDocuments(later)).toBe(0)
  expect(new URL(later.url()).hash).toBe('')
  other.expectNoForeignRequests()
})

test('leaving out what was typed leaves out the run too, and says so', async () => {
  const { page } = await app.openPage()
  await page.getByRole('textbox', { name: 'Message' }).first().fill('A secret about a badger')
  await run(page)
  const link = async (tick: { typed: boolean; run: boolean }) => {
    await page.getByRole('button', { name: 'Share', exact: true }).click()
    await page.getByLabel('With what you typed').setChecked(tick.typed)
    if (tick.run) await page.getByLabel('With the last run').check()
    else if (!tick.typed) {
      expect(await page.getByLabel('With the last run').isDisabled()).toBe(true)
      await page.getByText('A run shows what was typed, so it stays out too.').waitFor()
    }
    await page.getByRole('button', { name: 'Copy link' }).waitFor()
    const made = await page.getByLabel('Link', { exact: true }).inputValue()
    await page.keyboard.press('Escape')
    return made
  }
  const full = await link({ typed: true, run: true })
  const bare = await link({ typed: false, run: false })
  expect(full.length).toBeGreaterThan(bare.length + 500)

  const other = await app.openPage({ url: bare })
  const dialog = other.page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Try' }).waitFor()
  expect(await dialog.getByText('not verified').count()).toBe(0)
  await dialog.getByRole('button', { name: 'Try' }).click()
  await other.page.getByRole('textbox', { name: 'Message' }).first().waitFor()
  expect(await other.page.locator('body').innerText()).not.toContain('badger')
  expect(await other.page.getByRole('textbox', { name: 'Message' }).first().inputValue()).not.toContain('badger')
})

test('the Share dialog says where the link fits, shows a code as large as the screen, and is good to use', async () => {
  const { page } = await app.openPage({
    prepare: context => context.grantPermissions(['clipboard-read', 'clipboard-write']),
  })
  await page.getByRole('button', { name: 'Share', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Share' })
  await dialog.getByRole('img', { name: 'QR code that opens Mood ring' }).waitFor()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Copy link' }).click()
  await dialog.getByRole('button', { name: 'Copied' }).waitFor()
  const link = await dialog.getByLabel('Link', { exact: true }).inputValue()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link)
  const letters = `${link.length} letters`
  await dialog.getByText(letters).waitFor()
  expect(await dialog.getByRole('list', { name: 'Where the link fits' }).innerText()).toContain('fine for a QR code')

  await dialog.getByRole('button', { name: 'Show it large' }).click()
  const code = page.getByRole('dialog', { name: 'QR code of Mood ring' }).getByRole('img')
  const box = await code.boundingBox()
  expect(box?.width).toBeGreaterThan(600)
  await page.keyboard.press('Escape')
  await code.waitFor({ state: 'detached' })
  expect(await dialog.isVisible()).toBe(true)

  const download = page.waitForEvent('download')
  await dialog.getByRole('button', { name: 'Save as file' }).click()
  expect((await download).suggestedFilename()).toBe('Mood ring.aili5.json')
})

test('what is too long for a code says so, and a file is offered', async () => {
  const { page } = await app.openPage()
  await page.getByRole('textbox', { name: 'Message' }).first().waitFor()
  // Words that no dictionary makes short.
  const noise = Array.from({ length: 900 }, (_, index) => Math.imul(index + 1, 2654435761).toString(36)).join(' ')
  await page.getByRole('textbox', { name: 'Message' }).first().fill(noise)
  await page.getByRole('button', { name: 'Share', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Share' })
  await dialog.getByText('Too long for a QR code. You can leave out what you typed, or save it as a file.').waitFor()
  expect(await dialog.getByRole('list', { name: 'Where the link fits' }).innerText()).toContain(
    'too long for a Discord',
  )
  await dialog.getByLabel('With what you typed').uncheck()
  await dialog.getByRole('img', { name: 'QR code that opens Mood ring' }).waitFor()
})

test('opening a link shows what is in it, and does nothing until somebody says so', async () => {
  const document = stack(
    ['webhook_trigger', { allowedDomains: ['api.example.org'] }],
    ['inference', { model: 'openai/gpt-x' }],
  )
  const maker = await app.openPage()
  await openText(maker.page, JSON.stringify({ ...document, name: 'Caller' }))
  await maker.page.getByRole('button', { name: 'Try' }).click()
  await card(maker.page, 'Webhook').waitFor()
  const link = await shareLink(maker.page)

  const opened = await app.openPage()
  await opened.page.getByRole('textbox', { name: 'Pipeline name' }).fill('My own work')
  await opened.page.evaluate(address => location.assign(address), link)
  const dialog = opened.page.getByRole('dialog', { name: 'Open “Caller”?' })
  const text = await dialog.innerText()
  expect(text).toContain('2 cards')
  expect(text).toContain('openai/gpt-x')
  expect(text).toContain('api.example.org')
  await expectAccessible(opened.page)
  await dialog.getByRole('button', { name: 'Not now' }).click()
  await dialog.waitFor({ state: 'hidden' })
  expect(await opened.page.getByRole('textbox', { name: 'Pipeline name' }).inputValue()).toBe('My own work')
  expect(new URL(opened.page.url()).hash).toBe('')
  opened.expectNoForeignRequests()

  // And when it is tried, what was there stays in the library, and the copy comes in only with an edit.
  await opened.page.evaluate(address => location.assign(address), link)
  await dialog.getByRole('button', { name: 'Try' }).click()
  await card(opened.page, 'Webhook').waitFor()
  await expect.poll(() => keptDocuments(opened.page)).toBe(1)
  await opened.page.getByRole('textbox', { name: 'Pipeline name' }).fill('Caller, mine')
  await expect.poll(() => keptDocuments(opened.page)).toBe(2)
})

/** Pastes a text where no field has the focus; again, when the page did not yet listen. */
async function openText(page: Page, text: string): Promise<void> {
  await page.getByRole('region', { name: 'Pipeline' }).waitFor()
  const asked = async () => {
    await page.evaluate(pasted => {
      const clipboardData = new DataTransfer()
      clipboardData.setData('text/plain', pasted)
      document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
    }, text)
    await page.waitForTimeout(500)
    return page.getByRole('dialog', { name: /^Open “/ }).isVisible()
  }
  await expect.poll(asked, { interval: 500 }).toBe(true)
}

test('a link that is cut, of a newer page, or nonsense is refused with a sentence, and the page goes on', async () => {
  const { page } = await app.openPage()
  const link = await shareLink(page)
  const dialog = page.getByRole('dialog', { name: 'This cannot be opened' })
  const spoilt: [link: string, sentence: RegExp][] = [
    [link.slice(0, -40), /not whole/],
    [link.replace(/#\w+:/, '#zz:'), /newer aili5/],
    ['#2:AAAA', /not whole/],
  ]
  for (const [address, sentence] of spoilt) {
    await page.goto('about:blank')
    await page.goto(new URL(address, app.url).href)
    await expect.poll(() => dialog.getByRole('alert').innerText()).toMatch(sentence)
    await dialog.getByRole('button', { name: 'All right' }).click()
    await dialog.waitFor({ state: 'hidden' })
    expect(new URL(page.url()).hash).toBe('')
  }
  await run(page)
})
