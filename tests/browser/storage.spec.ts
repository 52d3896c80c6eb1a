import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expect, test } from './fixtures'
import { card, nameBox, run } from './stack-page'

/* storage.soak.spec.ts kills pages and browsers fifty times, fills the storage, and edits in two tabs at random. */

const message = (page: Page) => page.getByRole('textbox', { name: 'Message' }).first()
const expectSaved = (page: Page) => expect(page.getByText('Saved', { exact: true })).toBeVisible()

test('what was said to be saved is there after the page is killed, and in a second tab, whose edits come back', async ({
  page,
  context,
  site,
}) => {
  await nameBox(page).fill('Shared')
  await message(page).fill('Not lost.')
  await expectSaved(page)
  const crashed = page.waitForEvent('crash')
  const session = await context.newCDPSession(page)
  // A command of the debugger that cannot answer any more.
  session.send('Page.crash').catch(() => {})
  await crashed
  await page.close()

  const [first, second] = [await context.newPage(), await context.newPage()]
  for (const tab of [first, second]) {
    await tab.goto(site.url)
    await expect(message(tab)).toHaveValue('Not lost.')
    await expect(nameBox(tab)).toHaveValue('Shared')
  }
  await first.getByRole('button', { name: 'Remove Gauge, mood' }).click()
  await second.getByRole('button', { name: 'Remove Icon, mood' }).click()
  for (const tab of [first, second]) {
    await expect(card(tab, 'Color, mood')).toBeVisible()
    for (const gone of ['Gauge, mood', 'Icon, mood']) await expect(card(tab, gone)).toHaveCount(0)
  }
})

/** Every storage of the page is refused, as in some private windows and frames. */
const spoilStorage = () => {
  const refuse = () => {
    throw new DOMException('Access is denied for this document.', 'SecurityError')
  }
  for (const name of ['indexedDB', 'localStorage', 'sessionStorage', 'BroadcastChannel', 'caches'])
    Object.defineProperty(window, name, { get: refuse })
  Object.defineProperty(Navigator.prototype, 'serviceWorker', { get: refuse })
}

test('where the browser allows no storage the page works, says so, and gives the work as a file', async ({
  openPage,
}) => {
  const { page } = await openPage({ prepare: context => context.addInitScript(spoilStorage) })
  await run(page)
  await nameBox(page).fill('In a private window')
  const notice = page.getByRole('complementary', { name: 'Storage' })
  await expect(notice.getByText('save your work as a file')).toBeVisible()
  const downloading = page.waitForEvent('download')
  await notice.getByRole('button', { name: 'Save as file' }).click()
  const saved = JSON.parse(await readFile(await (await downloading).path(), 'utf8'))
  expect(saved).toMatchObject({ name: 'In a private window' })
})
