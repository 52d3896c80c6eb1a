import type { CDPSession, Locator, Page } from '@playwright/test'
import { expect, screens, test } from './fixtures'
import { openStarter } from './flow-page'
import { announced, card, expectCards, openMoreCards } from './stack-page'

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
const moodRing = ['Message', 'System prompt', color, icon, gauge, 'Model']

test('by mouse: cards are dragged, out of the palette too; some are selected together, moved, copied, pasted and removed', async ({
  page,
}) => {
  // So high that no target is near an edge, where a drag scrolls the stack.
  await page.setViewportSize({ width: 1280, height: 1200 })
  await test.step('to another place, past its neighbor, and out of the palette', async () => {
    await drag(page, grip(page, 'Message'), await above(card(page, 'Model')), 'Message, to place 5 of 6')
    await expectCards(page, ['System prompt', color, icon, gauge, 'Message', 'Model'])
    await openMoreCards(page)
    const text = page.getByRole('region', { name: 'Palette' }).getByRole('button', { name: 'Text', exact: true })
    await drag(page, text, await above(card(page, 'Message')), 'Text, to place 5 of 7')
    await expectCards(page, ['System prompt', color, icon, gauge, 'Text', 'Message', 'Model'])
    // These are side by side.
    const [left, right] = [await boxOf(card(page, icon)), await boxOf(card(page, gauge))]
    expect(right.y).toBe(left.y)
    await drag(page, grip(page, gauge), { x: left.x - 6, y: left.y + 40 }, 'Gauge, mood, to place 3 of 7')
    await expectCards(page, ['System prompt', color, gauge, icon, 'Text', 'Message', 'Model'])
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
    await expectCards(page, ['Message', color, icon, gauge, 'System prompt', 'Model'])
    await expect(announced(page)).toContainText('Moved 3 cards')
    await page.keyboard.press('Control+z')
    await expectCards(page, moodRing)
    await page.keyboard.press('Escape')
    await head(color).click({ modifiers: ['Control'] })
    await head(gauge).click({ modifiers: ['Control'] })
    await page.keyboard.press('Control+d')
    await expectCards(page, [...moodRing.slice(0, 5), 'Color, mood 2', 'Gauge, mood 2', 'Model'])
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
    const message = page.getByRole('textbox', { name: 'Message' }).first()
    await message.fill('one two')
    await message.press('Control+a')
    await message.press('Backspace')
    await expect(message).toHaveValue('')
    await expect(page.getByRole('article').first()).toBeVisible()
    // As text elsewhere.
    await message.press('Control+v')
    await expect(message).toHaveValue(/^Message[\s\S]*Color, mood/)
  })
})

test('in Arabic the arrow keys, and the halves of a card that shares its row, follow the screen', async ({
  openPage,
}) => {
  const { page } = await openPage({ locale: 'ar' })
  const handles = page.getByRole('article').locator('[data-move]')
  await expect(handles).toHaveCount(6)
  const names = await page.getByRole('article').evaluateAll(all => all.map(each => each.ariaLabel ?? ''))
  const [message = '', prompt = '', second = '', third = '', ...others] = names
  await handles.nth(2).press('Space')
  await expect(announced(page)).toContainText(second)
  await page.keyboard.press('ArrowLeft')
  await expect(announced(page)).toContainText('4')
  await page.keyboard.press('Space')
  await expectCards(page, [message, prompt, third, second, ...others])
  // To the right half of its neighbor, which is before it.
  const { x, y, width } = await boxOf(card(page, third))
  await drag(page, handles.nth(3), { x: x + width * 0.75, y: y + 40 }, '3')
  await expectCards(page, names)
})

test('a card of the palette is dropped onto the empty stack; put down over the palette, it is not added', async ({
  page,
}) => {
  for (const name of moodRing) await page.getByRole('button', { name: `Remove ${name}`, exact: true }).click()
  const empty = await boxOf(page.getByRole('heading', { name: /^Pick a card to begin/ }))
  await openMoreCards(page)
  const text = page.getByRole('region', { name: 'Palette' }).getByRole('button', { name: 'Text', exact: true })
  await drag(page, text, { x: 150, y: empty.y }, 'Picked up Text')
  await expect(announced(page)).toContainText('Text stays where it was.')
  await drag(page, text, { x: empty.x + 20, y: empty.y }, 'Text, to place 1 of 1')
  await expectCards(page, ['Text'])
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

  test('by touch: a long press picks a card up, and it is put down elsewhere', async ({ page, context }) => {
    const cdp = await context.newCDPSession(page)
    const names = ['Message', 'System prompt', color, icon, gauge, 'Model']
    await expectCards(page, names)
    await card(page, icon).scrollIntoViewIfNeeded()
    const goal = await boxOf(card(page, color))
    // Near the edge of the screen the stack scrolls during the drag, so the card may land higher.
    await fingerDrag(page, cdp, icon, { x: 120, y: goal.y - 4 }, /Icon, mood, to place [23] of 6/)
    await expect(announced(page)).toHaveText(/Moved Icon, mood, [23] of 6/)
    await page.getByRole('button', { name: 'Undo' }).tap()
    await expectCards(page, names)
  })
})

test('by keyboard: keys that are pressed at once, before the page has drawn that a card is lifted, move it too', async ({
  page,
}) => {
  const handle = grip(page, 'System prompt')
  await handle.focus()
  await handle.evaluate(element => {
    for (const code of ['Space', 'ArrowDown', 'Space'])
      element.dispatchEvent(new KeyboardEvent('keydown', { code, key: code, bubbles: true, cancelable: true }))
  })
  await expectCards(page, ['Message', color, 'System prompt', icon, gauge, 'Model'])
  await expect(announced(page)).toContainText('Moved')
})
