import type { Page } from '@playwright/test'
import { expect, test } from './fixtures'
import { card, result, runStatus } from './stack-page'

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const shown = (page: Page) => page.getByRole('region', { name: 'Pipeline' }).innerText()
const hex = /#[0-9a-f]{6}/

/** Takes a step, forward or backward, to the state in the header. */
async function go(page: Page, by: 'Step' | 'Back', place: string): Promise<void> {
  await button(page, by).click()
  await expect(page.getByRole('banner').getByText(place, { exact: true })).toBeVisible()
}

const places = ['User input', 'Color, mood', 'Icon, mood', 'Gauge, mood', 'System prompt', 'Inference']

test('a run is stepped through live, and back and forth afterwards; cards run to here and alone', async ({
  page,
  monitor,
}) => {
  await test.step('live: forwards to the first question, which is not asked yet, and past it', async () => {
    await expect(button(page, 'Back')).toHaveAttribute('aria-disabled', 'true')
    for (const place of [...places, 'Inference asks']) await go(page, 'Step', `next: ${place}`)
    // Nothing was asked yet, so that there is nothing of this run to look at.
    await expect(button(page, 'This run')).toBeDisabled()
    await expect(card(page, 'Color, mood')).not.toContainText(hex)
    await button(page, 'Step').click()
    await expect(result(page, 'Color, mood')).toHaveText(hex)
    await expect(page.getByRole('banner').getByText('next: Inference asks', { exact: true })).toBeVisible()
    await go(page, 'Back', 'before Inference asks')
    await expect(card(page, 'Color, mood')).not.toContainText(hex)
    await button(page, 'Run').click()
    await expect(runStatus(page)).toHaveText('Finished')
  })
  await test.step('afterwards: back to the beginning, and forwards through the same states to the end', async () => {
    const emphasis = card(page, 'Inference').getByRole('emphasis').first()
    await expect(emphasis).toBeVisible()
    await go(page, 'Back', 'before Inference asks')
    await expect(emphasis).toHaveCount(0)
    await expect(result(page, 'Color, mood')).toHaveText(hex)
    await button(page, 'Back').click()
    await expect(card(page, 'Color, mood')).not.toContainText(hex)
    // A few places are enough: replay.test.ts goes through all of them.
    const seen = new Map<string, string>()
    for (const place of places.slice(-3).toReversed()) {
      await go(page, 'Back', `before ${place}`)
      seen.set(place, await shown(page))
    }
    for (const place of places.slice(-2)) {
      await go(page, 'Step', `before ${place}`)
      await expect.poll(() => shown(page)).toBe(seen.get(place))
    }
    await go(page, 'Step', 'before Inference asks')
    await button(page, 'Step').click()
    await expect(result(page, 'Color, mood')).toHaveText(hex)
    await button(page, 'Step').click()
    await expect(runStatus(page)).toHaveText('Finished')
    await expect(emphasis).toBeVisible()
  })
  await test.step('to here, by keyboard: it waits when the card is done, and what is below has not begun', async () => {
    await card(page, 'System prompt').getByRole('button', { name: 'More ways to run, System prompt' }).press('Enter')
    await expect(page.getByRole('group', { name: 'More ways to run' })).toBeVisible()
    await expect(button(page, 'Run to here')).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('banner').getByText('next: Inference', { exact: true })).toBeVisible()
    await button(page, 'Run').click()
    await expect(runStatus(page)).toHaveText('Finished')
  })
  await test.step('only this: the card runs from what the cards above have, from any place of the run before', async () => {
    await go(page, 'Back', 'before Inference asks')
    await expect(runStatus(page)).not.toHaveText('Finished')
    await card(page, 'Inference').getByRole('button', { name: 'More ways to run, Inference' }).press('Enter')
    await button(page, 'Run only this').click()
    await expect(runStatus(page)).toHaveText('Finished')
    await expect(result(page, 'Color, mood')).toHaveText(hex)
  })
  monitor.expectNoForeignRequests()
})
