import type { CDPSession, Locator, Page } from '@playwright/test'
import { expect, screens, test } from './fixtures'
import { openDocument, openStarter } from './flow-page'
import { announced, card, expectCards, untilDraggable } from './stack-page'

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

const [color, icon, gauge] = ['Color, mood', 'Icon, mood', 'Gauge, mood'] as const
const moodRing = ['User input', color, icon, gauge, 'System prompt', 'Inference']

test('by mouse: cards are dragged, out of the palette too; some are selected together, moved, copied, pasted and removed', async ({
  page,
}) => {
  // So high that no target is near an edge, where a drag scrolls the stack.
  await page.setViewportSize({ width: 1280, height: 1200 })
  await test.step('to another place, past its neighbor, and out of the palette', async () => {
    await untilDraggable(page, 'User input')
    await drag(page, grip(page, 'User input'), await above(card(page, 'Inference')), 'User input, to place 5 of 6')
    await expectCards(page, [color, icon, gauge, 'System prompt', 'User input', 'Inference'])
    const text = page.getByRole('region', { name: 'Palette' }).getByRole('button', { name: 'Text', exact: true })
    await drag(page, text, await above(card(page, 'System prompt')), 'Text, to place 4 of 7')
    await expectCards(page, [color, icon, gauge, 'Text', 'System prompt', 'User input', 'Inference'])
    // These are side by side.
    const [left, right] = [await boxOf(card(page, icon)), await boxOf(card(page, gauge))]
    expect(right.y).toBe(left.y)
    await drag(page, grip(page, gauge), { x: left.x - 6, y: left.y + 40 }, 'Gauge, mood, to place 2 of 7')
    await expectCards(page, [color, gauge, icon, 'Text', 'System prompt', 'User input', 'Inference'])
    for (let steps = 0; steps < 3; steps++) await page.getByRole('button', { name: 'Undo' }).click()
    await expectCards(page, moodRing)
  })
  const selected = page.getByRole('region', { name: 'Selected cards' })
  const head = (name: string) => card(page, name).getByRole('heading')
  await test.step('three are moved together, two duplicated and removed', async () => {
    // Once its code is loaded, a press with Ctrl selects and does not collapse.
    await expect(async () => {
      await head(color).click({ modifiers: ['Control'] })
      await expect(selected).toBeVisible({ timeout: 2_000 })
    }).toPass()
    await head(gauge).click({ modifiers: ['Shift'] })
    await expect(selected).toContainText('3 cards selected')
    await page.keyboard.press('Alt+ArrowUp')
    await expectCards(page, [color, icon, gauge, 'User input', 'System prompt', 'Inference'])
    await expect(announced(page)).toContainText('Moved 3 cards')
    await page.keyboard.press('Control+z')
    await expectCards(page, moodRing)
    await page.keyboard.press('Escape')
    await head(color).click({ modifiers: ['Control'] })
    await head(gauge).click({ modifiers: ['Control'] })
    await page.keyboard.press('Control+d')
    await expectCards(page, [...moodRing.slice(0, 4), 'Color, mood 2', 'Gauge, mood 2', 'System prompt', 'Inference'])
    await page.keyboard.press('Backspace')
    await expectCards(page, moodRing)
  })
  await test.step('copied into another document; a text field keeps its keys', async () => {
    await page.keyboard.press('Control+a')
    await expect(selected).toContainText('6 cards selected')
    await page.keyboard.press('Control+c')
    await expect(announced(page)).toContainText('Copied 6 cards')
    await openStarter(page, 'Simple chat')
    await page.keyboard.press('Control+v')
    await expect(announced(page)).toContainText('Pasted 6 cards')
    await expect(card(page, gauge)).toBeVisible()
    await page.keyboard.press('Delete')
    await expect(announced(page)).toContainText('Removed 6 cards')
    await expect(card(page, gauge)).toHaveCount(0)
    const message = page.getByLabel('Message').first()
    await message.fill('one two')
    await message.press('Control+a')
    await message.press('Backspace')
    await expect(message).toHaveValue('')
    await expect(page.getByRole('article').first()).toBeVisible()
    // As text elsewhere.
    await message.press('Control+v')
    await expect(message).toHaveValue(/^User input[\s\S]*Color, mood/)
  })
})

test('a card is dragged to cards far from the screen, which are not drawn before: by keyboard and by mouse', async ({
  page,
}) => {
  const nodes = Array.from({ length: 40 }, (_, index) => ({
    id: `n${index}`,
    type: 'system_prompt',
    config: { name: `${index}`, prompt: 'Be kind.\n'.repeat(6) },
  }))
  await openDocument(page, {
    version: 1,
    id: 'long',
    name: 'Long',
    pipelines: [{ id: 'p', name: '', nodes }],
    edges: [],
  })
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

  test('by touch: add, type, move, remove, and look through the X-ray', async ({ page, context }) => {
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
