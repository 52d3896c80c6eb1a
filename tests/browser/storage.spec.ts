import { readFile } from 'node:fs/promises'
import type { BrowserContext, Page } from '@playwright/test'
import { expect, test } from './fixtures'
import { launchOptions } from './launch'
import { setPace } from './pace'
import { card, nameBox, run } from './stack-page'

const prompt = (page: Page) => page.getByRole('textbox', { name: 'Message' }).first()
const saved = (page: Page) => expect(page.getByText('Saved', { exact: true })).toBeVisible()
const notice = (page: Page) => page.getByRole('complementary', { name: 'Storage' })

/** The name of what is kept last, read from the file that the page offers. */
async function exported(page: Page): Promise<{ name: string }> {
  const downloading = page.waitForEvent('download')
  await notice(page).getByRole('button', { name: 'Save as file' }).click()
  return JSON.parse(await readFile(await (await downloading).path(), 'utf8'))
}

/** `npm run soak` does more of the same. */
const rounds = process.env.SOAK ? 50 : 5

test('a process killed in mid-edit loses nothing that was said to be saved', async ({
  playwright,
  site,
  pace,
}, testInfo) => {
  testInfo.setTimeout(testInfo.timeout * rounds)
  // A profile on the disk, as people have it.
  const profile = testInfo.outputPath('profile')
  let left = /^/
  for (let round = 1; round <= rounds; round++) {
    const context = await playwright.chromium.launchPersistentContext(profile, {
      ...launchOptions(),
      serviceWorkers: 'block',
    })
    await setPace(context, pace)
    const page = context.pages()[0] ?? (await context.newPage())
    await page.goto(site.url)
    await expect(prompt(page), `after ${round - 1} kills`).toHaveValue(left)

    const text = `Round ${round}.`
    await prompt(page).fill(text)
    await saved(page)
    // From here on it may be lost. The number of keys decides where in the next saves the end comes.
    const keys = (7 * round) % 20
    for (let key = 0; key < keys; key++) await prompt(page).press('x')
    await kill(context, page)
    left = new RegExp(`^Round ${round}\\.x{0,${keys}}$`)
  }
})

/** Ends a browser at once and without a word, as a power cut does. */
async function kill(context: BrowserContext, page: Page): Promise<void> {
  const closed = context.waitForEvent('close')
  const session = await context.newCDPSession(page)
  // It cannot answer any more.
  session.send('Browser.crash').catch(() => {})
  await closed
}

test('a full storage is said, editing goes on, and the work can be saved as a file', async ({
  page,
  context,
  site,
}) => {
  const session = await context.newCDPSession(page)
  const { origin } = new URL(site.url)
  // Before anything is kept: Chromium goes by the space that it once found for half a minute.
  await session.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 200_000 })
  await nameBox(page).fill('Before')
  await saved(page)
  await prompt(page).fill('word '.repeat(45_000))
  await nameBox(page).fill('After')
  await expect(notice(page).getByText(/full|not work/)).toBeVisible()
  await nameBox(page).fill('After all')
  expect(await exported(page)).toMatchObject({ name: 'After all' })

  await session.send('Storage.overrideQuotaForOrigin', { origin })
  await notice(page).getByRole('button', { name: 'Try again' }).click()
  await saved(page)
  await expect(notice(page)).toHaveCount(0)
  await page.reload()
  await expect(nameBox(page)).toHaveValue('After all')
})

for (const [what, spoil] of [
  ['is not there', () => Object.defineProperty(window, 'indexedDB', { value: undefined })],
  [
    'cannot be opened',
    () => {
      IDBFactory.prototype.open = () => {
        throw new DOMException('The user denied permission to access the database.', 'SecurityError')
      }
    },
  ],
] as const) {
  test(`where the database ${what} the page works, says so, and gives the work as a file`, async ({ openPage }) => {
    const { page } = await openPage({ prepare: context => context.addInitScript(spoil) })
    await run(page)
    await nameBox(page).fill('In a private window')
    await expect(notice(page).getByText('save your work as a file')).toBeVisible()
    expect(await exported(page)).toMatchObject({ name: 'In a private window' })

    // Something else can still be opened, but only by a clear word.
    await page.evaluate(() => {
      const clipboardData = new DataTransfer()
      clipboardData.setData('text/plain', '{"id":"b","name":"Bare","nodes":[{"id":"g","type":"gauge_display"}]}')
      document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
    })
    const dialog = page.getByRole('dialog', { name: 'Open “Bare”?' })
    await dialog.getByRole('button', { name: 'Try' }).click()
    await expect(dialog.getByRole('alert')).toBeVisible()
    await expect(page.getByRole('textbox', { name: 'Pipeline name', includeHidden: true })).toHaveValue(
      'In a private window',
    )
    await dialog.getByRole('button', { name: 'Open in its place' }).click()
    await expect(card(page, 'Gauge')).toBeVisible()
  })
}

test('what the browser has cleared is said, not passed over', async ({ page }) => {
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
  await expect(notice(page).getByText('the browser has cleared them')).toBeVisible()
  await notice(page).getByRole('button', { name: 'Dismiss' }).click()
  await expect(notice(page)).toHaveCount(0)
})

test('two tabs that edit one document at random lose nothing', async ({ page, context, site }) => {
  await nameBox(page).fill('Shared')
  await saved(page)
  const other = await context.newPage()
  await other.goto(site.url)
  await expect(nameBox(other)).toHaveValue('Shared')

  const cards = (tab: Page, type: string) => tab.getByRole('article', { name: new RegExp(`^${type}`) })
  const expected = { Gauge: await cards(page, 'Gauge').count(), Icon: await cards(page, 'Icon').count() }
  let random = 7
  const next = (below: number) => {
    random = (random * 1103515245 + 12345) % 2 ** 31
    return Math.floor((random / 2 ** 31) * below)
  }
  for (let edit = 0; edit < 12; edit++) {
    const [tab, type] = next(2) === 0 ? [page, 'Gauge' as const] : [other, 'Icon' as const]
    await tab.getByRole('region', { name: 'Palette' }).getByRole('button', { name: type }).first().click()
    expected[type]++
    // The next edit meets an unsaved one, a saved one, or one that both tabs show.
    const wait = next(3)
    if (wait === 1) await saved(tab)
    if (wait === 2) await expect(cards(tab === page ? other : page, type)).toHaveCount(expected[type])
  }
  const expectAll = async (tab: Page) => {
    await expect(cards(tab, 'Gauge')).toHaveCount(expected.Gauge)
    await expect(cards(tab, 'Icon')).toHaveCount(expected.Icon)
  }
  for (const tab of [page, other]) {
    await expectAll(tab)
    await saved(tab)
  }
  await page.reload()
  await expectAll(page)
})
