import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { expectAccessible } from './axe'
import { dist } from './build'
import { builtApp, screens } from './harness'

const app = builtApp()

const card = (page: Page, name: string) => page.getByRole('article', { name, exact: true })
const finished = (page: Page) =>
  page.getByRole('status', { name: 'Run' }).getByText('Finished').waitFor({ timeout: 30_000 })

test('a laptop shows palette, the whole starter with its results, and the X-ray at once', async () => {
  const { page } = await app.openPage()
  await page.getByRole('button', { name: 'Run', exact: true }).click()
  await finished(page)
  await card(page, 'Color, mood').getByRole('group', { name: 'Result' }).waitFor()
  const { width, height } = screens.laptop
  for (const part of [
    page.getByRole('button', { name: 'Run', exact: true }),
    page.getByRole('region', { name: 'Palette' }),
    page.getByRole('region', { name: 'X-ray' }),
    ...(await page.getByRole('article').all()),
  ]) {
    const box = await part.boundingBox()
    expect(box && box.x >= 0 && box.y >= 0 && box.x + box.width <= width && box.y + box.height <= height).toBe(true)
  }
})

test('nothing moves when a run begins', async () => {
  const { page } = await app.openPage()
  await card(page, 'Inference').waitFor()
  const places = () =>
    Promise.all(
      [
        page.getByRole('button', { name: 'Run', exact: true }),
        card(page, 'Color, mood'),
        card(page, 'Gauge, mood'),
      ].map(async part => {
        const box = await part.boundingBox()
        return [box?.x, box?.y]
      }),
    )
  const before = await places()
  await page.getByRole('button', { name: 'Run', exact: true }).click()
  await page.getByRole('status', { name: 'Run' }).getByText('Running').waitFor()
  expect(await places()).toEqual(before)
  await finished(page)
  expect(await places()).toEqual(before)
})

test('axe finds nothing serious before a run, after it, on a phone, and with nothing in the stack', async () => {
  const { page } = await app.openPage()
  await page.getByRole('region', { name: 'X-ray' }).getByText('display_mood_color').first().waitFor()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Run', exact: true }).click()
  await finished(page)
  await expectAccessible(page)
  await page.setViewportSize(screens.phone)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Add node' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Color', exact: true }).waitFor()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  for (const name of await page.getByRole('article').evaluateAll(all => all.map(each => each.ariaLabel))) {
    await page.getByRole('button', { name: `Remove ${name}`, exact: true }).click()
  }
  await page.getByRole('button', { name: /^Simple chat/ }).waitFor()
  await expectAccessible(page)
})

test('with motion reduced nothing turns and nothing travels', async () => {
  const { page } = await app.openPage({ reducedMotion: 'reduce' })
  await page.getByRole('button', { name: 'Run', exact: true }).click()
  await page.getByRole('status', { name: 'Run' }).getByText('Running').waitFor()
  const moving = await page.evaluate(
    () =>
      document.getAnimations().filter(({ effect }) => Number(effect?.getComputedTiming().activeDuration) > 0).length,
  )
  expect(moving).toBe(0)
  await finished(page)
})

/** The file of the build that holds a node type's looks. */
function viewFile(type: string): string {
  const manifest = JSON.parse(readFileSync(join(dist, '.vite', 'manifest.json'), 'utf8'))
  return manifest[`src/nodes/${type}/view.tsx`].file
}

test('looks that throw stay in their card, and the rest runs', async () => {
  const broken = `export default { Icon: () => null, Output() { throw new Error('the gauge is cracked') } }`
  const { page, expectProblem } = await app.openPage({
    prepare: context =>
      context.route(`**/${viewFile('gauge_display')}`, route =>
        route.fulfill({ contentType: 'text/javascript', body: broken }),
      ),
  })
  await card(page, 'Gauge, mood').getByText('This card could not be drawn.').waitFor()
  await card(page, 'Gauge, mood').getByRole('button', { name: 'Try again' }).waitFor()
  await page.getByRole('button', { name: 'Run', exact: true }).click()
  await finished(page)
  expect(await card(page, 'Color, mood').getByRole('group', { name: 'Result' }).innerText()).toMatch(/#[0-9a-f]{6}/)
  expectProblem(/the gauge is cracked/)
})

test('looks that cannot be fetched take only their own card, and come when asked for again', async () => {
  let gone = true
  const { page, problems, expectProblem } = await app.openPage({
    prepare: context =>
      context.route(`**/${viewFile('icon_display')}`, route => (gone ? route.abort() : route.continue())),
  })
  const icon = card(page, 'Icon, mood')
  await icon.getByText('This card could not be drawn.').waitFor()
  await card(page, 'Color, mood').getByText('A colour will fill this space.').waitFor()
  // The browser may tell of it after the page did.
  await expect.poll(() => problems.length).toBeGreaterThan(0)
  expectProblem(/ERR_FAILED|Failed to fetch/)
  gone = false
  await icon.getByRole('button', { name: 'Try again' }).click()
  await icon.getByText('A picture will sit here.').waitFor()
})
