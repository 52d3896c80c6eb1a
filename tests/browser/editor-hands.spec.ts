import type { CDPSession, Locator, Page } from '@playwright/test'
import { expectAccessible } from './axe'
import { expect, screens, test } from './fixtures'
import { openStarter } from './flow-page'
import { announced, card, expectCards, run, runStatus, untilDraggable } from './stack-page'

const grip = (page: Page, name: string) => page.getByRole('button', { name: `Move ${name}`, exact: true })

async function boxOf(locator: Locator) {
  const box = await locator.boundingBox()
  if (!box) throw new Error('It is not on the screen.')
  return box
}

/** Drags by mouse in small steps until the page reports the target. */
async function drag(page: Page, from: Locator, to: { x: number; y: number }, place: string): Promise<void> {
  // Waits for a stable position.
  await from.hover()
  await page.mouse.down()
  await page.mouse.move(to.x, to.y, { steps: 16 })
  await expect(announced(page)).toContainText(place)
  await page.mouse.up()
}

/** Just above a card. */
async function above(locator: Locator) {
  const { x, y, width } = await boxOf(locator)
  return { x: x + width / 2, y: y - 4 }
}

test('by mouse: a card is dragged to another place and past its neighbor, and a type out of the palette', async ({
  page,
}) => {
  // So high that no target is near an edge, where a drag scrolls the stack.
  await page.setViewportSize({ width: 1280, height: 1200 })
  await untilDraggable(page, 'User input')
  await drag(page, grip(page, 'User input'), await above(card(page, 'Inference')), 'User input, to place 5 of 6')
  const [color, icon, gauge] = ['Color, mood', 'Icon, mood', 'Gauge, mood']
  await expectCards(page, [color, icon, gauge, 'System prompt', 'User input', 'Inference'])

  const text = page.getByRole('region', { name: 'Palette' }).getByRole('button', { name: 'Text', exact: true })
  await drag(page, text, await above(card(page, 'System prompt')), 'Text, to place 4 of 7')
  await expectCards(page, [color, icon, gauge, 'Text', 'System prompt', 'User input', 'Inference'])

  // These are side by side.
  const [left, right] = [await boxOf(card(page, icon)), await boxOf(card(page, gauge))]
  expect(right.y).toBe(left.y)
  await drag(page, grip(page, gauge), { x: left.x - 6, y: left.y + 40 }, 'Gauge, mood, to place 2 of 7')
  await expectCards(page, [color, gauge, icon, 'Text', 'System prompt', 'User input', 'Inference'])
})

test('a card is dragged to cards far from the screen, which are not drawn before: by keyboard and by mouse', async ({
  page,
}) => {
  const nodes = Array.from({ length: 40 }, (_, index) => ({
    id: `n${index}`,
    type: 'system_prompt',
    config: { name: `${index}`, prompt: 'Be kind.\n'.repeat(6) },
  }))
  const buffer = Buffer.from(JSON.stringify({ id: 'long', name: 'Long', nodes }))
  await page.getByRole('button', { name: 'Library' }).click()
  await page.getByLabel('File to open').setInputFiles({ name: 'long.json', mimeType: 'application/json', buffer })
  await page.getByRole('dialog').getByRole('button', { name: 'Try' }).click()
  const name = 'System prompt, 1'
  await untilDraggable(page, name)
  const isDrawn = () => grip(page, 'System prompt, 13').count()
  expect(await isDrawn()).toBe(0)

  await grip(page, name).press('Space')
  await expect(announced(page)).toContainText(`Picked up ${name}.`)
  for (let place = 3; place <= 14; place++) {
    await page.keyboard.press('ArrowDown')
    await expect(announced(page)).toContainText(`${name}, to place ${place} of 40`)
  }
  expect(await isDrawn()).toBe(1)
  await page.keyboard.press('Space')
  await expect(announced(page)).toContainText(`Moved ${name}, 14 of 40.`)

  // At the lower edge the stack scrolls.
  const { height = 0 } = page.viewportSize() ?? {}
  await grip(page, name).hover()
  await page.mouse.down()
  const place = async (step: number) => {
    await page.mouse.move(600, height - 8 - (step % 2))
    return Number(/to place (\d+)/.exec((await announced(page).textContent()) ?? '')?.[1])
  }
  let step = 0
  await expect.poll(() => place(step++)).toBeGreaterThan(25)
  await page.mouse.up()
  await expect(announced(page)).toContainText(/Moved System prompt, 1, (?:2[6-9]|3\d|40) of 40\./)
})

/** A long press until the card is picked up, a move, and a release when the page reports the target. */
async function fingerDrag(page: Page, cdp: CDPSession, name: string, to: { x: number; y: number }, place: RegExp) {
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', point?: { x: number; y: number }) =>
    cdp.send('Input.dispatchTouchEvent', { type, touchPoints: point ? [point] : [] })
  const box = await boxOf(grip(page, name))
  const from = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  await touch('touchStart', from)
  await expect(announced(page)).toContainText(`Picked up ${name}.`)
  for (let step = 1; step <= 12; step++) {
    await touch('touchMove', { x: from.x + ((to.x - from.x) * step) / 12, y: from.y + ((to.y - from.y) * step) / 12 })
  }
  await expect(announced(page)).toContainText(place)
  await touch('touchEnd')
}

test.describe('on a phone', () => {
  test.use({ viewport: screens.phone, hasTouch: true })

  test('by touch: add, type, move, run, and look through the X-ray', async ({ page, context }) => {
    const cdp = await context.newCDPSession(page)
    await expect(card(page, 'Inference')).toBeVisible()
    const width = () => page.evaluate(() => document.documentElement.scrollWidth)
    await expect.poll(width).toBeLessThanOrEqual(screens.phone.width)

    await page.getByRole('button', { name: 'Add card' }).tap()
    await page.getByRole('dialog').getByRole('button', { name: 'User input', exact: true }).tap()
    const added = card(page, 'User input 2')
    await added.getByLabel('Message').fill('What a stormy night!')
    await expect(page.getByRole('dialog')).toHaveCount(0)

    const names = await page.getByRole('article').evaluateAll(all => all.map(each => String(each.ariaLabel)))
    const at = names.indexOf('User input 2')
    await untilDraggable(page, 'User input 2')
    await added.scrollIntoViewIfNeeded()
    const goal = await boxOf(card(page, names[at - 1]!))
    // Near the edge of the screen the stack scrolls during the drag, so the card may land higher.
    const higher = `[1-${at}] of ${names.length}`
    const place = new RegExp(`User input 2, to place ${higher}`)
    await fingerDrag(page, cdp, 'User input 2', { x: 120, y: goal.y - 4 }, place)
    const moved = new RegExp(`Moved (User input.*), ${higher}`)
    await expect(announced(page)).toHaveText(moved)
    // Duplicate names are numbered from the top, so it may be the first by now.
    const [, name = ''] = moved.exec(await announced(page).innerText()) ?? []
    await expect(card(page, name).getByLabel('Message')).toHaveValue('What a stormy night!')

    await run(page)
    await page.getByRole('button', { name: 'X-ray' }).tap()
    await expect(page.getByRole('region', { name: 'X-ray' }).getByText('What a stormy night!').first()).toBeVisible()
    await page.getByRole('button', { name: 'Close' }).tap()

    await page.getByRole('button', { name: `Remove ${name}`, exact: true }).tap()
    await expect(page.getByRole('article')).toHaveCount(names.length - 1)
    await page.getByRole('button', { name: 'Undo' }).tap()
    await expect(page.getByRole('article')).toHaveCount(names.length)
    await expect(card(page, name).getByLabel('Message')).toHaveValue('What a stormy night!')
  })
})

test('a card that is renamed keeps its box on the inference; one that is removed is named there', async ({ page }) => {
  const inference = page.getByRole('article', { name: /^Inference/ })
  await page.getByRole('button', { name: 'Adjust Color, mood' }).click()
  await page.getByRole('button', { name: /^Adjust Inference/ }).click()
  const tools = inference.getByRole('group', { name: 'Tools' })
  await tools.getByRole('checkbox', { name: 'Icon, mood' }).uncheck()
  await page
    .getByRole('article', { name: /^Color/ })
    .getByLabel('Name', { exact: true })
    .fill('sky')
  await expect(tools.getByRole('checkbox', { name: 'Color, sky' })).toBeChecked()
  await expect(tools.getByText('display_sky_color')).toBeVisible()
  await expect(tools.getByRole('checkbox', { name: 'Icon, mood' })).not.toBeChecked()
  await page.getByRole('button', { name: 'Remove Color, sky' }).click()
  await expect(
    inference.getByText(/Its list of tools names display_sky_color, but no card above it makes/),
  ).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(tools.getByRole('checkbox', { name: 'Color, sky' })).toBeChecked()
  await expectAccessible(page)
})

test('cards are selected together, copied, pasted into another document and another tab, moved and removed; a text field keeps its keys', async ({
  page,
  context,
  site,
}) => {
  const names = ['User input', 'Color, mood', 'Icon, mood', 'Gauge, mood', 'System prompt', 'Inference']
  await expectCards(page, names)
  const selected = page.getByRole('region', { name: 'Selected cards' })
  const head = (name: string) => card(page, name).getByRole('heading')
  // Once its code is loaded, a press with Ctrl selects and does not collapse.
  await expect(async () => {
    await head('Color, mood').click({ modifiers: ['Control'] })
    await expect(selected).toBeVisible({ timeout: 2_000 })
  }).toPass()
  await head('Gauge, mood').click({ modifiers: ['Shift'] })
  await expect(selected).toContainText('3 cards selected')
  await page.keyboard.press('Alt+ArrowUp')
  await expectCards(page, ['Color, mood', 'Icon, mood', 'Gauge, mood', 'User input', 'System prompt', 'Inference'])
  await expect(announced(page)).toContainText('Moved 3 cards')
  await page.keyboard.press('Control+z')
  await expectCards(page, names)
  await page.keyboard.press('Escape')
  await head('Color, mood').click({ modifiers: ['Control'] })
  await head('Gauge, mood').click({ modifiers: ['Control'] })
  await page.keyboard.press('Control+d')
  const withCopies = ['User input', 'Color, mood', 'Icon, mood', 'Gauge, mood', 'Color, mood 2', 'Gauge, mood 2']
  await expectCards(page, [...withCopies, 'System prompt', 'Inference'])
  await page.keyboard.press('Backspace')
  await expectCards(page, names)
  await page.keyboard.press('Control+a')
  await expect(selected).toContainText('6 cards selected')
  await page.keyboard.press('Escape')

  // On a handle these keys run, and pick nothing up.
  await grip(page, 'Gauge, mood').press('Control+Enter')
  await expect(runStatus(page)).toHaveText('Finished')
  await expect(grip(page, 'Gauge, mood')).toBeFocused()
  await expectCards(page, names)

  await head('Color, mood').click({ modifiers: ['Control'] })
  await head('Gauge, mood').click({ modifiers: ['Shift'] })
  await page.keyboard.press('Control+c')
  await expect(announced(page)).toContainText('Copied 3 cards')
  await openStarter(page, 'Simple chat')
  await page.keyboard.press('Control+v')
  await expect(announced(page)).toContainText('Pasted 3 cards')
  await expect(card(page, 'Gauge, mood')).toBeVisible()
  await page.keyboard.press('Delete')
  await expect(announced(page)).toContainText('Removed 3 cards')
  await expect(card(page, 'Gauge, mood')).toHaveCount(0)

  const message = page.getByLabel('Message').first()
  await message.fill('one two')
  await message.press('Control+a')
  await message.press('Backspace')
  await expect(message).toHaveValue('')
  await expect(page.getByRole('article').first()).toBeVisible()
  // As text elsewhere.
  await message.press('Control+v')
  await expect(message).toHaveValue(/^Color, mood/)

  await head('System prompt').click({ modifiers: ['Control'] })
  await page.keyboard.press('Control+x')
  await expect(card(page, 'System prompt')).toHaveCount(0)
  const other = await context.newPage()
  await other.goto(site.url)
  await untilDraggable(other, 'Inference')
  await other.keyboard.press('Control+v')
  await expect(announced(other)).toContainText('Pasted 1 card')
  await expect(other.getByRole('article', { name: /^System prompt/ }).first()).toBeVisible()
})
