import { type BrowserContext, expect, type Locator, type Page } from '@playwright/test'

/** Common actions and locators of stack tests, by accessible names. */

export const card = (page: Page, name: string) => page.getByRole('article', { name, exact: true })

export const result = (page: Page, name: string) => card(page, name).getByRole('group', { name: 'Result' })

export const runButton = (page: Page) => page.getByRole('button', { name: 'Run', exact: true })

export const runStatus = (page: Page) => page.getByRole('status', { name: 'Run' })

export const nameBox = (page: Page) => page.getByRole('textbox', { name: 'Pipeline name' })

/** Runs the open document to its end. */
export async function run(page: Page, end: 'Finished' | 'Failed' | 'Waiting for you' = 'Finished'): Promise<void> {
  await runButton(page).click()
  await expect(runStatus(page)).toHaveText(end)
}

/**
 * Clicks a button whenever it is visible while the page is waited for with `expect`, until the returned function is
 * called. For a button that comes and goes by itself: it may leave before the click, or stay for a frame after it.
 */
export async function clickWhenever(page: Page, button: Locator): Promise<() => Promise<void>> {
  await page.addLocatorHandler(button, () => button.click({ timeout: 2_000 }).catch(() => {}), { noWaitAfter: true })
  return () => page.removeLocatorHandler(button)
}

/** The content of the page's live region. */
export const announced = (page: Page) => page.locator('[aria-live=polite][aria-atomic=true]')

/** The cards of the stack are these, from top to bottom. */
export async function expectCards(page: Page, names: readonly string[]): Promise<void> {
  const shown = () => page.getByRole('article').evaluateAll(all => all.map(each => each.ariaLabel))
  await expect.poll(shown).toEqual(names)
}

/** The lists behind entries of the menu "More", by what is in them. */
const doors: Record<string, readonly string[]> = {
  'Pipeline settings': ['Checks', 'Variables', 'Limits and model', 'Tool face', 'Tools'],
  Teach: [
    'Lesson pages',
    'A list for the class',
    'Projector',
    'One card at a time',
    'Predict first',
    'Class gallery',
    'Locks',
    'Print a sheet',
  ],
  Help: ['About the cards', 'Find anything', 'Keyboard shortcuts'],
}

/** Has the page show what is for developers, from its next load on. */
export async function showDeveloperTools(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    // The frame of custom code has no storage.
    if (location.protocol === 'about:' || origin === 'null') return
    const settings = JSON.parse(localStorage.getItem('aili5.settings') ?? '{}')
    localStorage.setItem('aili5.settings', JSON.stringify({ ...settings, developer: true }))
  })
}

/** Unfolds the cards of the palette that are not for every day. */
export async function openMoreCards(page: Page): Promise<void> {
  const more = page.getByRole('button', { name: 'More cards' })
  if ((await more.getAttribute('aria-expanded')) === 'false') await more.click()
}

/** Chooses an entry of the menu "More", or of a list that it opens. */
export async function openMore(page: Page, entry: string): Promise<void> {
  await page.getByRole('banner').getByRole('button', { name: 'More', exact: true }).click()
  const [door] = Object.entries(doors).find(([, entries]) => entries.includes(entry)) ?? []
  const menu = page.getByRole('navigation', { name: 'More' })
  await menu.getByRole('button', { name: door ?? entry, exact: true }).click()
  if (!door) return
  await page.getByRole('dialog', { name: door }).getByRole('button', { name: entry, exact: true }).click()
}
