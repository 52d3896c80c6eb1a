import { expect, type Page } from '@playwright/test'

/** What every test of a stack presses and reads, by the names on the screen. */

export const card = (page: Page, name: string) => page.getByRole('article', { name, exact: true })

export const result = (page: Page, name: string) => card(page, name).getByRole('group', { name: 'Result' })

export const runButton = (page: Page) => page.getByRole('button', { name: 'Run', exact: true })

export const runStatus = (page: Page) => page.getByRole('status', { name: 'Run' })

export const nameBox = (page: Page) => page.getByRole('textbox', { name: 'Pipeline name' })

/** Runs what is open, to its end. */
export async function run(page: Page, end: 'Finished' | 'Failed' = 'Finished'): Promise<void> {
  await runButton(page).click()
  await expect(runStatus(page)).toHaveText(end)
}
