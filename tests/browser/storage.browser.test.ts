import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BrowserContext, chromium, type Page } from 'playwright-core'
import { expect, onTestFinished, test } from 'vitest'
import { findBrowser } from './find-browser'
import { builtApp } from './harness'

const app = builtApp()

const nameBox = (page: Page) => page.getByRole('textbox', { name: 'Pipeline name' })
const prompt = (page: Page) => page.getByRole('textbox', { name: 'Message' }).first()
const saved = (page: Page) => page.getByText('Saved', { exact: true }).waitFor()

/** The name of what is kept last, read from the file that the page offers. */
async function exported(page: Page): Promise<{ name: string }> {
  const download = page.waitForEvent('download')
  await page.getByRole('complementary', { name: 'Storage' }).getByRole('button', { name: 'Save as file' }).click()
  return JSON.parse(await readFile(await (await download).path(), 'utf8'))
}

/** `npm run soak` does more of the same. */
const rounds = process.env.SOAK ? 50 : 5

test('a process killed in mid-edit loses nothing that is older than a second', {
  timeout: 20_000 * rounds,
}, async () => {
  const profile = await mkdtemp(join(tmpdir(), 'aili5-profile-'))
  onTestFinished(() => rm(profile, { recursive: true, force: true, maxRetries: 5 }))
  let safe = ''
  for (let round = 1; round <= rounds; round++) {
    const context = await profileContext(profile)
    const page = context.pages()[0] ?? (await context.newPage())
    await page.goto(app.url)
    await prompt(page).waitFor()
    const message = `round ${round}`
    await expect.poll(async () => (await prompt(page).inputValue()).startsWith(safe), { message }).toBe(true)
    // Whoever types goes on typing, up to the very end.
    await prompt(page).fill(`Round ${round}.`)
    const typed: { at: number; text: string }[] = []
    const start = Date.now()
    while (Date.now() - start < 1_500 + ((137 * round) % 1_000)) {
      await prompt(page).press('x')
      typed.push({ at: Date.now(), text: await prompt(page).inputValue() })
    }
    const killedAt = Date.now()
    await kill(context, page)
    safe = typed.findLast(({ at }) => at < killedAt - 1_000)?.text ?? 'nothing was typed'
  }
})

/** A browser with a profile on the disk, as people have it. */
function profileContext(profile: string): Promise<BrowserContext> {
  return chromium.launchPersistentContext(profile, {
    executablePath: String(findBrowser()),
    chromiumSandbox: process.getuid?.() !== 0,
    serviceWorkers: 'block',
    args: ['--disable-gpu', '--no-first-run', '--disable-background-networking', '--disable-component-update'],
  })
}

/** Ends a browser at once and without a word, as a power cut does. */
async function kill(context: BrowserContext, page: Page): Promise<void> {
  const closed = context.waitForEvent('close')
  const session = await context.newCDPSession(page)
  // It cannot answer any more.
  session.send('Browser.crash').catch(() => {})
  await closed
}

test('a full storage is said, editing goes on, and the work can be saved as a file', async () => {
  const { page, context } = await app.openPage()
  const session = await context.newCDPSession(page)
  // Before anything is kept: Chromium goes by the space that it once found for half a minute.
  await session.send('Storage.overrideQuotaForOrigin', { origin: new URL(app.url).origin, quotaSize: 200_000 })
  await nameBox(page).fill('Before')
  await saved(page)
  await prompt(page).fill('word '.repeat(45_000))
  await nameBox(page).fill('After')
  const notice = page.getByRole('complementary', { name: 'Storage' })
  await notice.getByText(/full|not work/).waitFor()
  await nameBox(page).fill('After all')
  expect(await exported(page)).toMatchObject({ name: 'After all' })

  await session.send('Storage.overrideQuotaForOrigin', { origin: new URL(app.url).origin })
  await notice.getByRole('button', { name: 'Try again' }).click()
  await saved(page)
  await notice.waitFor({ state: 'detached' })
  await page.reload()
  await expect.poll(() => nameBox(page).inputValue()).toBe('After all')
})

test.each([
  ['is not there', () => Object.defineProperty(window, 'indexedDB', { value: undefined })],
  [
    'cannot be opened',
    () => {
      IDBFactory.prototype.open = () => {
        throw new DOMException('The user denied permission to access the database.', 'SecurityError')
      }
    },
  ],
])('where the database %s the page works, says so, and gives the work as a file', async (_, spoil) => {
  const { page } = await app.openPage({ prepare: context => context.addInitScript(spoil) })
  await page.getByRole('button', { name: 'Run', exact: true }).click()
  await page.getByRole('status', { name: 'Run' }).getByText('Finished').waitFor({ timeout: 30_000 })
  await nameBox(page).fill('In a private window')
  await page.getByRole('complementary', { name: 'Storage' }).getByText('save your work as a file').waitFor()
  expect(await exported(page)).toMatchObject({ name: 'In a private window' })

  // Something else can still be opened, but only by a clear word.
  await page.evaluate(() => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', '{"id":"b","name":"Bare","nodes":[{"id":"g","type":"gauge_display"}]}')
    document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  })
  const dialog = page.getByRole('dialog', { name: 'Open “Bare”?' })
  await dialog.getByRole('button', { name: 'Try' }).click()
  await dialog.getByRole('alert').waitFor()
  expect(await nameBox(page).inputValue()).toBe('In a private window')
  await dialog.getByRole('button', { name: 'Open in its place' }).click()
  await page.getByRole('article', { name: 'Gauge', exact: true }).waitFor()
})

test('what the browser has cleared is said, not passed over', async () => {
  const { page } = await app.openPage()
  await nameBox(page).fill('Gone soon')
  await saved(page)
  await page.evaluate(
    () =>
      new Promise<void>((resolve, reject) => {
        const request = indexedDB.deleteDatabase('aili5')
        request.onsuccess = () => resolve()
        request.onerror = () => reject(request.error)
      }),
  )
  await page.reload()
  const notice = page.getByRole('complementary', { name: 'Storage' })
  await notice.getByText('the browser has cleared them').waitFor()
  await notice.getByRole('button', { name: 'Dismiss' }).click()
  await notice.waitFor({ state: 'detached' })
})

test('two tabs that edit one document at random lose nothing', async () => {
  const { page, context } = await app.openPage()
  await nameBox(page).fill('Shared')
  await saved(page)
  const other = await context.newPage()
  await other.goto(app.url)
  await expect.poll(() => nameBox(other).inputValue()).toBe('Shared')

  const palette = (tab: Page) => tab.getByRole('region', { name: 'Palette' })
  const countOf = (tab: Page, type: string) => tab.getByRole('article', { name: new RegExp(`^${type}`) }).count()
  const before = { Gauge: await countOf(page, 'Gauge'), Icon: await countOf(page, 'Icon') }
  let random = 7
  const next = (below: number) => {
    random = (random * 1103515245 + 12345) % 2 ** 31
    return Math.floor((random / 2 ** 31) * below)
  }
  const added = { Gauge: 0, Icon: 0 }
  for (let edit = 0; edit < 8; edit++) {
    const [tab, type] = next(2) === 0 ? [page, 'Gauge' as const] : [other, 'Icon' as const]
    await palette(tab).getByRole('button', { name: type }).first().click()
    added[type]++
    await tab.waitForTimeout(next(700))
  }
  for (const tab of [page, other]) {
    await expect.poll(() => countOf(tab, 'Gauge'), { timeout: 15_000 }).toBe(before.Gauge + added.Gauge)
    await expect.poll(() => countOf(tab, 'Icon'), { timeout: 15_000 }).toBe(before.Icon + added.Icon)
  }
  await page.reload()
  await expect.poll(() => countOf(page, 'Gauge')).toBe(before.Gauge + added.Gauge)
  expect(await countOf(page, 'Icon')).toBe(before.Icon + added.Icon)
})
