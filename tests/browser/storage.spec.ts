import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expect, test } from './fixtures'
import { leaveAndComeBack, leavings } from './leave-page'
import { nameBox, run } from './stack-page'

/* storage.soak.spec.ts kills pages and browsers fifty times, fills the storage, and edits in two tabs at random. */

const message = (page: Page) => page.getByRole('textbox', { name: 'Message' }).first()
const expectSaved = (page: Page) => expect(page.getByText('Saved', { exact: true })).toBeVisible()

test('what was said to be saved is there after the page is killed', async ({ page, context, site }) => {
  await nameBox(page).fill('Shared')
  await message(page).fill('Not lost.')
  await expectSaved(page)
  const crashed = page.waitForEvent('crash')
  const session = await context.newCDPSession(page)
  // A command of the debugger that cannot answer any more.
  session.send('Page.crash').catch(() => {})
  await crashed
  await page.close()

  const next = await context.newPage()
  await next.goto(site.url)
  await expect(message(next)).toHaveValue('Not lost.')
  await expect(nameBox(next)).toHaveValue('Shared')
})

test('what is typed just before the page is left is there the next time, however it is left', async ({
  context,
  site,
}) => {
  for (const way of leavings) await leaveAndComeBack({ context, url: site.url, way, wait: 0 })
})

test('what is typed is there after back and forward', async ({ page }) => {
  await message(page).fill('Away and back')
  await expectSaved(page)
  await page.goto('about:blank')
  await page.goBack()
  await expect(message(page)).toHaveValue('Away and back')
})

test('whatever the clock of the device says, the newest work is opened', async ({ page }) => {
  for (const day of ['1970-01-02', '2056-05-05', '1999-12-31']) {
    await page.clock.setFixedTime(day)
    await page.reload()
    await message(page).fill(`In ${day}`)
    await expectSaved(page)
    await page.reload()
    await expect(message(page)).toHaveValue(`In ${day}`)
  }
})

test('a document that is changed in two tabs says so, and both changes are kept', async ({ page, context, site }) => {
  await nameBox(page).fill('Shared')
  await expectSaved(page)
  const other = await context.newPage()
  await other.goto(site.url)
  await expect(nameBox(other)).toHaveValue('Shared')

  await message(page).fill('Of the first tab')
  await expectSaved(page)
  const notice = other.getByRole('complementary', { name: 'Storage' })
  await expect(notice).toContainText('changed in another tab')
  await notice.getByRole('button', { name: 'Reload' }).click()
  await expect(message(other)).toHaveValue('Of the first tab')
  await expect(notice).toHaveCount(0)

  await message(other).fill('Of the second tab')
  await message(page).fill('Of the first tab again')
  const first = page.getByRole('complementary', { name: 'Storage' })
  await expect.poll(async () => (await notice.count()) + (await first.count()), 'one of them is told').toBe(1)
  const told = (await first.count()) > 0 ? page : other
  await told.getByRole('complementary', { name: 'Storage' }).getByRole('button', { name: 'Keep as a copy' }).click()
  await expect(nameBox(told)).toHaveValue('Shared (second copy)')
  await expectSaved(told)
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
  // What is not saved does not look as if it were being saved.
  await expect(page.getByText('Saving…')).toHaveCount(0)
  const notice = page.getByRole('complementary', { name: 'Storage' })
  await expect(notice.getByText('save your work as a file')).toBeVisible()
  const downloading = page.waitForEvent('download')
  await notice.getByRole('button', { name: 'Save as file' }).click()
  const saved = JSON.parse(await readFile(await (await downloading).path(), 'utf8'))
  expect(saved).toMatchObject({ name: 'In a private window' })
})
