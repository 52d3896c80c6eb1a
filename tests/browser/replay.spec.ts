import type { Page } from '@playwright/test'
import { expect, test } from './fixtures'
import { card, nameBox, openMore, result, run, runButton, runStatus } from './stack-page'

const bar = (page: Page) => page.getByRole('region', { name: 'Replay' })
const slider = (page: Page) => bar(page).getByRole('slider', { name: 'Event' })
const control = (page: Page, name: string) => bar(page).getByRole('button', { name, exact: true })
const pipeline = (page: Page) => page.getByRole('region', { name: 'Pipeline' })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const hex = /#[0-9a-f]{6}/

/** A saved document with one run in the replay bar, at its start. Returns its number of events. */
async function replayRun(page: Page): Promise<number> {
  await nameBox(page).fill('To be seen again')
  await expect(page.getByText('Saved', { exact: true })).toBeAttached()
  await run(page)
  await openMore(page, 'Runs')
  await button(page, 'Replay run 1').click()
  // It plays at once, and may have ended already.
  await slider(page).press('Home')
  await expect(slider(page)).toHaveValue('0')
  await expect(control(page, 'Play')).toBeVisible()
  return Number(await slider(page).getAttribute('max'))
}

/** How many runs are in the page's database: one is stored while it is in progress. */
const storedRuns = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open('aili5-recordings')
        opening.onerror = () => reject(opening.error)
        opening.onsuccess = () => {
          const reading = opening.result.transaction('records').objectStore('records').getAllKeys()
          reading.onsuccess = () => resolve(reading.result.filter(key => String(key).startsWith('entry')).length)
          opening.result.close()
        }
      }),
  )

test('a kept run is played again event by event, forwards and backwards, with the cards that it had; one that a reload broke off says so', async ({
  page,
  monitor,
}) => {
  const last = await replayRun(page)
  await expect(card(page, 'Color, mood')).not.toContainText(hex)
  await control(page, 'One event forward').click()
  await slider(page).press('ArrowRight')
  await expect(slider(page)).toHaveAttribute('aria-valuetext', new RegExp(`^2 of ${last}: `))
  // Forward and back shows the same state.
  const place = last - 2
  await slider(page).fill(String(place))
  await expect(slider(page)).toHaveAttribute('aria-valuetext', new RegExp(`^${place} of `))
  const there = await pipeline(page).innerText()
  await slider(page).press('ArrowRight')
  await control(page, 'One event back').click()
  await expect(pipeline(page)).toHaveText(there, { useInnerText: true })
  // It plays by itself to the end.
  await control(page, '4× faster').click()
  await slider(page).press('Home')
  await control(page, 'Play').click()
  await expect(control(page, 'Again')).toBeVisible()
  await expect(runStatus(page)).toHaveText('Finished')
  await expect(card(page, 'Color, mood')).toContainText(hex)
  const atEnd = await pipeline(page).innerText()
  await control(page, 'Close the replay').click()
  await expect(bar(page)).toHaveCount(0)
  // The live run is shown again, unchanged.
  await expect(pipeline(page)).toHaveText(atEnd, { useInnerText: true })
  monitor.expectNoForeignRequests()

  await test.step('a replay has the cards of its run, whatever became of them', async () => {
    await button(page, 'Remove Color, mood').click()
    await expect(card(page, 'Color, mood')).toHaveCount(0)
    await openMore(page, 'Runs')
    await button(page, 'Replay run 1').click()
    await slider(page).press('End')
    await expect(result(page, 'Color, mood')).toHaveText(hex)
    await expect(card(page, 'Color, mood').getByRole('button', { name: /^(Remove|Move|Duplicate)/ })).toHaveCount(0)
    await control(page, 'Close the replay').click()
    await expect(card(page, 'Color, mood')).toHaveCount(0)
  })
  await test.step('a run that a reload broke off is in the list', async () => {
    await expect(page.getByText('Saved', { exact: true })).toBeAttached()
    await button(page, 'Step').click()
    await expect(runStatus(page)).not.toHaveText('Finished')
    await button(page, 'Step').click()
    await expect.poll(() => storedRuns(page)).toBe(2)
    await page.reload()
    const list = page.getByRole('list', { name: 'Runs' })
    await openMore(page, 'Runs')
    await expect(list.getByRole('listitem').first()).toContainText('Ended with the page')
  })
})

/** Takes a step, forward or backward, to the state in the header. */
async function go(page: Page, by: 'Step' | 'Back', place: string): Promise<void> {
  await button(page, by).click()
  await expect(runStatus(page)).toHaveText(place)
}

test('a run is stepped through live, and back and forth afterwards; cards run to here and alone', async ({ page }) => {
  await test.step('live: to the first question, which is not asked yet, and past it', async () => {
    const places = ['Message', 'System prompt', 'Color, mood', 'Icon, mood', 'Gauge, mood', 'Model']
    for (const place of places) await go(page, 'Step', `Paused before ${place}`)
    await button(page, 'Step').click()
    await expect(card(page, 'Color, mood')).not.toContainText(hex)
    await button(page, 'Step').click()
    await expect(result(page, 'Color, mood')).toHaveText(hex)
    await expect(runStatus(page)).toHaveText('Paused before Model')
    await go(page, 'Back', 'Paused before Model')
    await expect(card(page, 'Color, mood')).not.toContainText(hex)
    await runButton(page).click()
    await expect(runStatus(page)).toHaveText('Finished')
  })
  await test.step('afterwards: back, and forwards to the end', async () => {
    await openMore(page, 'Back')
    await expect(runStatus(page)).toHaveText('Paused before Model')
    await expect(card(page, 'Model')).toBeInViewport()
    await expect(result(page, 'Color, mood')).toHaveText(hex)
    await button(page, 'Back').click()
    await expect(card(page, 'Color, mood')).not.toContainText(hex)
    await button(page, 'Step').click()
    await expect(result(page, 'Color, mood')).toHaveText(hex)
    await button(page, 'Step').click()
    await expect(runStatus(page)).toHaveText('Finished')
  })
  const more = (name: string) => card(page, name).getByRole('button', { name: `Menu of ${name}` })
  await test.step('to here: it waits when the card is done, and what is below has not begun', async () => {
    await more('System prompt').press('Enter')
    await expect(button(page, 'Run from here')).toBeFocused()
    await button(page, 'Run to here').press('Enter')
    await expect(runStatus(page)).toHaveText('Paused before Color, mood')
    await runButton(page).click()
    await expect(runStatus(page)).toHaveText('Finished')
  })
  await test.step('only this: the card runs from what the cards above have', async () => {
    await more('Model').press('Enter')
    await button(page, 'Run only this').click()
    await expect(runStatus(page)).toHaveText('Finished')
    await expect(result(page, 'Color, mood')).toHaveText(hex)
  })
})
