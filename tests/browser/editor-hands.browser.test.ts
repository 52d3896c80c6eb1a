import type { CDPSession, Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { builtApp, screens } from './harness'

const app = builtApp()

const card = (page: Page, name: string) => page.getByRole('article', { name, exact: true })
const names = (page: Page) => page.getByRole('article').evaluateAll(all => all.map(each => each.ariaLabel))
const grip = (page: Page, name: string) => page.getByRole('button', { name: `Move ${name}`, exact: true })

async function middle(locator: Locator): Promise<{ x: number; y: number }> {
  await locator.scrollIntoViewIfNeeded()
  const box = await locator.boundingBox()
  if (!box) throw new Error('It is not on the screen.')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

/** Drags by mouse in small steps, as a hand does, to just above a card. */
async function dragAbove(page: Page, from: Locator, target: Locator): Promise<void> {
  const start = await middle(from)
  const box = await target.boundingBox()
  if (!box) throw new Error('The target is not on the screen.')
  await page.mouse.move(start.x, start.y)
  await page.mouse.down()
  await page.mouse.move(start.x + 12, start.y + 12, { steps: 4 })
  await page.mouse.move(box.x + box.width / 2, box.y - 4, { steps: 12 })
  await page.mouse.up()
}

test('by mouse: a card is dragged to another place, and a type out of the palette', async () => {
  const { page } = await app.openPage()
  await card(page, 'Inference').waitFor()
  await page.getByRole('region', { name: 'Palette' }).getByRole('button', { name: 'Text', exact: true }).waitFor()

  await expect
    .poll(async () => {
      await dragAbove(page, grip(page, 'System prompt'), card(page, 'Inference'))
      return names(page)
    })
    .toEqual(['Color, mood', 'Icon, mood', 'Gauge, mood', 'User input', 'System prompt', 'Inference'])

  const text = page.getByRole('region', { name: 'Palette' }).getByRole('button', { name: 'Text', exact: true })
  await dragAbove(page, text, card(page, 'User input'))
  await expect.poll(() => names(page)).toContain('Text')
  expect((await names(page)).indexOf('Text')).toBe(3)
})

test('side by side, a card can be dragged past its neighbour', async () => {
  const { page } = await app.openPage()
  await card(page, 'Gauge, mood').waitFor()
  const gauge = await card(page, 'Gauge, mood').boundingBox()
  const color = await card(page, 'Color, mood').boundingBox()
  expect(gauge?.y).toBe(color?.y)
  await expect
    .poll(async () => {
      const from = await middle(grip(page, 'Gauge, mood'))
      const to = await card(page, 'Icon, mood').boundingBox()
      await page.mouse.move(from.x, from.y)
      await page.mouse.down()
      await page.mouse.move((to?.x ?? 0) - 6, (to?.y ?? 0) + 40, { steps: 12 })
      await page.mouse.up()
      return (await names(page)).slice(0, 3)
    })
    .toEqual(['Color, mood', 'Gauge, mood', 'Icon, mood'])
})

/** A finger that rests, moves and lifts. */
async function fingerDrag(cdp: CDPSession, from: { x: number; y: number }, to: { x: number; y: number }) {
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', point?: { x: number; y: number }) =>
    cdp.send('Input.dispatchTouchEvent', { type, touchPoints: point ? [point] : [] })
  await touch('touchStart', from)
  await new Promise(rested => setTimeout(rested, 300))
  for (let step = 1; step <= 12; step++) {
    await touch('touchMove', { x: from.x + ((to.x - from.x) * step) / 12, y: from.y + ((to.y - from.y) * step) / 12 })
  }
  await touch('touchEnd')
}

test('by touch on a phone: add, type, move, run, and look through the X-ray', async () => {
  const { page, context } = await app.openPage({ viewport: screens.phone, hasTouch: true })
  const cdp = await context.newCDPSession(page)
  await card(page, 'Inference').waitFor()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(screens.phone.width)

  await page.getByRole('button', { name: 'Add node' }).tap()
  await page.getByRole('dialog').getByRole('button', { name: 'User input', exact: true }).tap()
  const added = card(page, 'User input 2')
  await added.getByLabel('Message').fill('What a stormy night!')
  expect(await page.getByRole('dialog').count()).toBe(0)

  const order = await names(page)
  const at = order.indexOf('User input 2')
  await expect
    .poll(
      async () => {
        await added.scrollIntoViewIfNeeded()
        const from = await middle(grip(page, 'User input 2'))
        const box = await card(page, order[at - 1] as string).boundingBox()
        await fingerDrag(cdp, from, { x: 120, y: (box?.y ?? 0) - 4 })
        return (await names(page)).indexOf('User input 2')
      },
      { timeout: 15_000 },
    )
    .toBeLessThan(at)

  await page.getByRole('button', { name: 'Run', exact: true }).tap()
  await page.getByRole('status', { name: 'Run' }).getByText('Finished').waitFor({ timeout: 30_000 })
  await page.getByRole('button', { name: 'X-ray' }).tap()
  const xray = page.getByRole('region', { name: 'X-ray' })
  await xray.getByText('What a stormy night!').first().waitFor()
  await page.getByRole('button', { name: 'Close' }).tap()

  await added.getByRole('button', { name: 'Remove User input 2' }).tap()
  await page.getByRole('button', { name: 'Undo' }).tap()
  await added.waitFor()
})
