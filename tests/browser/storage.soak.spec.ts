import { readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { expect, test } from './fixtures'
import { frugal, launchOptions } from './launch'
import { leaveAndComeBack, leavings } from './leave-page'
import { nameBox } from './stack-page'

const prompt = (page: Page) => page.getByRole('textbox', { name: 'Message' }).first()
const saved = (page: Page) => expect(page.getByText('Saved', { exact: true })).toBeVisible()
const notice = (page: Page) => page.getByRole('complementary', { name: 'Storage' })

/** The name of the last saved document, from the library file. */
async function exported(page: Page): Promise<{ name: string }> {
  const downloading = page.waitForEvent('download')
  await notice(page).getByRole('button', { name: 'Save as file' }).click()
  return JSON.parse(await readFile(await (await downloading).path(), 'utf8'))
}

/** Possible messages after the end of the process in which it was typed. */
type Left = RegExp

/** Edits, and terminates the process of the page or of the whole browser meanwhile. */
async function editToTheEnd(page: Page, round: number, kill: (page: Page) => Promise<void>): Promise<Left> {
  await prompt(page).fill(`Round ${round}.`)
  await saved(page)
  // Later edits may be lost. The number of keys determines the time of the termination relative to saves.
  const keys = (7 * round) % 20
  for (let key = 0; key < keys; key++) await prompt(page).press('x')
  await kill(page)
  return new RegExp(`^Round ${round}\\.x{0,${keys}}$`)
}

/** Terminates with one command of the debugger, which cannot answer any more. */
async function crash(page: Page, command: 'Page.crash' | 'Browser.crash'): Promise<void> {
  const session = await page.context().newCDPSession(page)
  session.send(command).catch(() => {})
}

async function killPage(page: Page): Promise<void> {
  const crashed = page.waitForEvent('crash')
  await crash(page, 'Page.crash')
  await crashed
  await page.close()
}

async function killBrowser(page: Page): Promise<void> {
  const closed = page.context().waitForEvent('close')
  await crash(page, 'Browser.crash')
  await closed
}

const rounds = 20

test('a page whose process is killed in mid-edit loses nothing that was said to be saved', async ({
  context,
  site,
}, testInfo) => {
  testInfo.setTimeout(testInfo.timeout * rounds)
  let left: Left = /^/
  for (let round = 1; round <= rounds; round++) {
    const page = await context.newPage()
    await page.goto(site.url)
    await expect(prompt(page), `after ${round - 1} kills`).toHaveValue(left)
    left = await editToTheEnd(page, round, killPage)
  }
})

/** The browser's log of opening a profile's databases. */
async function databaseLogs(profile: string): Promise<string[]> {
  const folder = join(profile, 'Default', 'IndexedDB')
  return (await readdir(folder).catch(() => [])).map(name => join(folder, name, 'LOG'))
}

/** Whether the browser started with an empty database, as it does when its files are damaged. */
async function isNewDatabase(profile: string): Promise<boolean> {
  const logs = (await databaseLogs(profile)).map(log => readFile(log, 'utf8').catch(() => ''))
  return (await Promise.all(logs)).some(log => log.includes('Creating DB'))
}

// In about one of a hundred terminations, Chromium finds its files damaged ("checksum mismatch"), and starts with empty
// ones. No page can prevent that.
test('a browser that is killed in mid-edit loses nothing that was said to be saved, unless its files are damaged', async ({
  playwright,
  site,
}, testInfo) => {
  testInfo.setTimeout(testInfo.timeout * rounds)
  // A persistent profile.
  const profile = testInfo.outputPath('profile')
  let left: Left = /^/
  const outcomes: string[] = []
  for (let round = 1; round <= rounds; round++) {
    for (const log of await databaseLogs(profile)) await rm(log, { force: true })
    const context = await playwright.chromium.launchPersistentContext(profile, {
      ...launchOptions(frugal),
      serviceWorkers: 'block',
    })
    const page = context.pages()[0] ?? (await context.newPage())
    await page.goto(site.url)
    let outcome = 'lost'
    const look = async () => {
      if (left.test(await prompt(page).inputValue())) outcome = 'kept'
      else if (await isNewDatabase(profile)) outcome = 'damaged'
      return outcome
    }
    await expect.poll(look, `after ${round - 1} kills`).not.toBe('lost')
    outcomes.push(outcome)
    left = await editToTheEnd(page, round, killBrowser)
  }
  expect(outcomes.filter(outcome => outcome === 'kept').length).toBeGreaterThan(rounds * 0.9)
})

test('a full storage is said, editing continues, and the work can be saved as a file; what the browser has cleared is said, not passed over', async ({
  page,
  context,
  site,
}) => {
  const session = await context.newCDPSession(page)
  const { origin } = new URL(site.url)
  // Before the first write: Chromium caches the available space for half a minute.
  await session.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 100_000 })
  await nameBox(page).fill('Before')
  await saved(page)
  await prompt(page).fill('word '.repeat(25_000))
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

  await page.evaluate(
    () =>
      new Promise<void>((resolve, reject) => {
        const request = indexedDB.deleteDatabase('aili5-documents')
        request.onsuccess = () => resolve()
        request.onerror = () => reject(request.error)
      }),
  )
  await page.reload()
  await expect(notice(page).getByText('the browser has cleared them')).toBeVisible()
  await notice(page).getByRole('button', { name: 'Dismiss' }).click()
  await expect(notice(page)).toHaveCount(0)
})

test('of thirty letters that are typed 0 to 1,000 ms before the page is left, all are there the next time', async ({
  context,
  site,
}, testInfo) => {
  testInfo.setTimeout(testInfo.timeout * 3)
  for (const way of leavings) {
    for (let time = 0; time < 10; time++) await leaveAndComeBack({ context, url: site.url, way, wait: time * 111 })
  }
})

test('two tabs that change one document and are left at once, for twenty rounds, lose nothing in silence', async ({
  page,
  context,
  site,
}, testInfo) => {
  testInfo.setTimeout(testInfo.timeout * 3)
  await nameBox(page).fill('Shared')
  await saved(page)
  await page.close()
  for (let round = 1; round <= 20; round++) {
    const tabs = [await context.newPage(), await context.newPage()]
    for (const tab of tabs) {
      await tab.goto(site.url)
      await expect(nameBox(tab)).toHaveValue(/Shared/)
    }
    const typed = tabs.map((_, at) => `Round ${round}, tab ${at + 1}.`)
    for (const [at, tab] of tabs.entries()) await prompt(tab).fill(String(typed[at]))
    // Left before, between and after the saves of the two.
    await new Promise(resolve => setTimeout(resolve, (round * 97) % 900))
    await Promise.all(tabs.map(tab => tab.close({ runBeforeUnload: true })))
    for (const tab of tabs) await expect.poll(() => tab.isClosed()).toBe(true)

    const reader = await context.newPage()
    await reader.goto(site.url)
    await expect(nameBox(reader)).toHaveValue(/Shared/)
    const kept = await reader.evaluate(storedDocuments)
    expect(typed.filter(text => !kept.includes(text))).toEqual([])
    await reader.close()
  }
})

/** All stored documents as JSON; runs in the page. */
async function storedDocuments(): Promise<string> {
  const opening = indexedDB.open('aili5-documents')
  await new Promise(resolve => opening.addEventListener('success', resolve))
  const reading = opening.result.transaction('records').objectStore('records').getAll()
  await new Promise(resolve => reading.addEventListener('success', resolve))
  return JSON.stringify(reading.result)
}
