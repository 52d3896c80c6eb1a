import type { BrowserContext, Page } from '@playwright/test'
import { expect } from './fixtures'

const message = (page: Page) => page.getByRole('textbox', { name: 'Message' }).first()

/** The ways to leave a page. */
export const leavings = ['reload', 'another address', 'close'] as const
export type Leaving = (typeof leavings)[number]

let round = 0

/** Types a letter, leaves the page after `wait` milliseconds, and expects what was typed in the next page. */
export async function leaveAndComeBack({
  context,
  url,
  way,
  wait,
}: {
  context: BrowserContext
  url: string
  way: Leaving
  wait: number
}): Promise<void> {
  const page = await context.newPage()
  await page.goto(url)
  const typed = `Round ${++round} of ${way}`
  await message(page).fill(typed)
  await page.getByText('Saved', { exact: true }).waitFor()
  await message(page).press('End')
  // In the page, as one task: the time from the letter to the end is exact.
  await page.evaluate(
    ([way, wait]) => {
      addEventListener('input', () => {
        setTimeout(() => {
          if (way === 'reload') location.reload()
          if (way === 'another address') location.assign('about:blank')
        }, Number(wait))
      })
    },
    [way, wait] as const,
  )
  if (way === 'close') {
    await message(page).press('Z')
    await new Promise(resolve => setTimeout(resolve, wait))
    await page.close({ runBeforeUnload: true })
    await expect.poll(() => page.isClosed()).toBe(true)
  } else {
    const left = way === 'reload' ? page.waitForEvent('load') : page.waitForURL('about:blank')
    await message(page).press('Z')
    await left
    await page.close()
  }
  const next = await context.newPage()
  await next.goto(url)
  await expect(message(next), `${way} after ${wait} ms`).toHaveValue(`${typed}Z`)
  await next.close()
}
