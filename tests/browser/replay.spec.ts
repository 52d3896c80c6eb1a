import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expectAccessible } from './axe'
import { expect, screens, test } from './fixtures'
import { card, nameBox, result, run, runButton, runStatus } from './stack-page'

const bar = (page: Page) => page.getByRole('region', { name: 'Replay' })
const slider = (page: Page) => bar(page).getByRole('slider', { name: 'Event' })
const control = (page: Page, name: string) => bar(page).getByRole('button', { name, exact: true })
const pipeline = (page: Page) => page.getByRole('region', { name: 'Pipeline' })
const hex = /#[0-9a-f]{6}/

/** A saved document with one run in the replay bar, paused at its start. Returns its number of events. */
async function replayRun(page: Page): Promise<number> {
  await nameBox(page).fill('To be seen again')
  await expect(page.getByText('Saved', { exact: true })).toBeAttached()
  await run(page)
  await page.getByRole('button', { name: 'Runs', exact: true }).click()
  await page.getByRole('button', { name: 'Replay run 1' }).click()
  // It plays at once, and may have ended already.
  await slider(page).press('Home')
  await expect(slider(page)).toHaveValue('0')
  await expect(control(page, 'Play')).toBeVisible()
  return Number(await slider(page).getAttribute('max'))
}

/** Records each event that the slider reaches, in order. */
async function notePlaces(page: Page): Promise<() => Promise<number[]>> {
  const places = await slider(page).evaluateHandle(element => {
    const seen: number[] = []
    new MutationObserver(() => seen.push(Number.parseInt(element.getAttribute('aria-valuetext') ?? '', 10))).observe(
      element,
      { attributeFilter: ['aria-valuetext'] },
    )
    return seen
  })
  return () => places.jsonValue()
}

test('a kept run plays again to what it showed, event by event, forwards and backwards, with the cards that it had; one that a reload broke off is there, marked so', async ({
  page,
  monitor,
}) => {
  const last = await replayRun(page)
  await expect(card(page, 'Color, mood')).not.toContainText(hex)
  expect(last).toBeGreaterThan(20)

  // Forward, by button and by key.
  await control(page, 'One event forward').click()
  await slider(page).press('ArrowRight')
  await expect(slider(page)).toHaveAttribute('aria-valuetext', new RegExp(`^2 of ${last}: `))
  const nothing = page.getByText('Nothing came here this time.')
  // In the middle of a run, nothing is missing yet.
  await expect(nothing).toHaveCount(0)
  // Forward and back shows the same state.
  const place = last - 2
  await slider(page).fill(String(place))
  await expect(slider(page)).toHaveAttribute('aria-valuetext', new RegExp(`^${place} of `))
  await expect(nothing).toHaveCount(0)
  const there = await pipeline(page).innerText()
  await slider(page).press('ArrowRight')
  await slider(page).press('ArrowRight')
  await slider(page).press('ArrowLeft')
  await control(page, 'One event back').click()
  await expect(pipeline(page)).toHaveText(there, { useInnerText: true })

  // It plays by itself to the end, faster when selected, and never backward.
  await slider(page).press('Home')
  const seen = await notePlaces(page)
  await control(page, '4× faster').click()
  await expect(control(page, '4× faster')).toHaveAttribute('aria-pressed', 'true')
  await control(page, 'Play').click()
  await expect(control(page, 'Again')).toBeVisible()
  const places = await seen()
  expect(places).toEqual([...new Set(places)].sort((a, b) => a - b))
  expect(places.at(-1)).toBe(last)
  await expect(runStatus(page)).toHaveText('Finished')
  await expect(card(page, 'Color, mood')).toContainText(hex)
  const atEnd = await pipeline(page).innerText()

  await control(page, 'Close the replay').click()
  await expect(bar(page)).toHaveCount(0)
  // The live run is shown again, unchanged.
  await expect(pipeline(page)).toHaveText(atEnd, { useInnerText: true })
  monitor.expectNoForeignRequests()

  // Running again ends a replay, and the new run is stored beside the old one.
  const runs = page.getByRole('button', { name: 'Runs', exact: true })
  await runs.click()
  await page.getByRole('button', { name: 'Replay run 1' }).click()
  await expect(bar(page)).toBeVisible()
  await run(page)
  await expect(bar(page)).toHaveCount(0)
  const list = page.getByRole('list', { name: 'Runs' })
  await runs.click()
  await expect(list).toContainText(/Finished · 2 model calls/)
  await list.getByRole('button', { name: 'Delete run 2' }).click()
  await expect(list.getByRole('button', { name: 'Replay run 2' })).toHaveCount(0)
  await page.keyboard.press('Escape')

  // A replay has the cards of its run, whatever became of them.
  await page.getByRole('button', { name: 'Remove Color, mood' }).click()
  await expect(card(page, 'Color, mood')).toHaveCount(0)

  await runs.click()
  await page.getByRole('button', { name: 'Replay run 1' }).click()
  await slider(page).press('End')
  await expect(result(page, 'Color, mood')).toHaveText(hex)
  await expect(pipeline(page).getByText('This is the pipeline as it was in the run you see.')).toBeVisible()
  await expect(card(page, 'Color, mood').getByRole('button', { name: /^(Remove|Move|Duplicate)/ })).toHaveCount(0)
  await control(page, 'Close the replay').click()
  await expect(card(page, 'Color, mood')).toHaveCount(0)
  await expect(card(page, 'Inference').getByRole('button', { name: 'Remove Inference' })).toBeVisible()

  // A run that waits for its next step remains as long as the page.
  await expect(page.getByText('Saved', { exact: true })).toBeAttached()
  const step = page.getByRole('button', { name: 'Step', exact: true })
  await step.click()
  await expect(runStatus(page)).not.toHaveText('Finished')
  await step.click()
  // It is stored while it is in progress.
  const keptKeys = () =>
    page.evaluate(
      () =>
        new Promise<string[]>((resolve, reject) => {
          const opening = indexedDB.open('aili5')
          opening.onerror = () => reject(opening.error)
          opening.onsuccess = () => {
            const reading = opening.result.transaction('records').objectStore('records').getAllKeys()
            reading.onsuccess = () => resolve(reading.result.map(String))
            opening.result.close()
          }
        }),
    )
  await expect.poll(async () => (await keptKeys()).filter(key => key.startsWith('recording-entry'))).toHaveLength(2)
  await page.reload()
  await runs.click()
  await expect(list.getByRole('listitem').first()).toContainText('Ended with the page')
  await list.getByRole('button', { name: 'Replay run 2' }).click()
  await slider(page).press('End')
  await expect(runStatus(page)).toHaveText('Stopped')
})

test('a recording is exported as a file and comes back, marked as not verified; on a phone it is stepped through as a live run is', async ({
  page,
}) => {
  await replayRun(page)
  await slider(page).press('End')
  await expect(result(page, 'Color, mood')).toHaveText(hex)
  const shown = await result(page, 'Color, mood').innerText()
  await page.getByRole('button', { name: 'Runs', exact: true }).click()
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save run 1 as file' }).click()
  const recording = JSON.parse(await readFile(await (await downloading).path(), 'utf8'))
  await page.keyboard.press('Escape')
  // A run that takes an hour after its first three events: its replay does not end by itself here.
  for (const event of recording.events.slice(3)) event.at += 3_600_000

  await page.getByRole('button', { name: 'Library', exact: true }).click()
  const buffer = Buffer.from(JSON.stringify(recording))
  await page.getByLabel('File to open').setInputFiles({ name: 'run.json', mimeType: 'application/json', buffer })
  const dialog = page.getByRole('dialog', { name: 'Replay a run of “To be seen again”?' })
  await expect(dialog.getByText('from a file, not verified')).toBeVisible()
  await dialog.getByRole('button', { name: 'Replay' }).click()
  await expect(bar(page).getByText('from a file, not verified')).toBeVisible()
  await expect(slider(page)).toHaveAttribute('aria-valuetext', /^3 of /)
  await control(page, 'Pause').click()
  await expect(control(page, 'Play')).toBeVisible()
  await slider(page).press('End')
  await expect(result(page, 'Color, mood')).toHaveText(shown, { useInnerText: true })

  await page.setViewportSize(screens.phone)
  await expect(control(page, 'Again')).toBeVisible()
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  await button('Back').click()
  await expect(page.getByRole('banner').getByText('before Inference asks', { exact: true })).toBeVisible()
  await expect(result(page, 'Color, mood')).toHaveText(hex)
  await button('Back').click()
  await expect(card(page, 'Color, mood')).not.toContainText(hex)
  await button('Step').click()
  await expect(result(page, 'Color, mood')).toHaveText(hex)
  await expect(slider(page)).not.toHaveAttribute('aria-valuetext', /Before the run/)
  await expectAccessible(page)
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(overflow).toBeLessThanOrEqual(0)
  const [barBox, runBox] = await Promise.all([bar(page).boundingBox(), runButton(page).boundingBox()])
  expect(Number(barBox?.y) + Number(barBox?.height)).toBeLessThanOrEqual(Number(runBox?.y))
})
