import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { BrowserContext, Locator, Page } from '@playwright/test'
import { expectAccessible } from './axe'
import { dist } from './build'
import { expect, screens, test } from './fixtures'
import { card, result, run, runButton, runStatus } from './stack-page'

/** Positions of what a run may not move. */
const places = (page: Page) =>
  Promise.all(
    [runButton(page), card(page, 'Color, mood'), card(page, 'Gauge, mood')].map(async part => {
      const box = await part.boundingBox()
      return [box?.x, box?.y]
    }),
  )

/** Connects the page to a model that never answers. */
async function connectSilentModel(context: BrowserContext): Promise<void> {
  const connection = { id: 'silent', provider: 'other', label: 'Silent', wire: 'anthropic', auth: 'none', headers: {} }
  const settings = {
    connections: [{ ...connection, baseUrl: 'https://silent.example', models: ['mute'], sampling: true }],
    defaultModel: 'silent/mute',
    welcomed: true,
  }
  await context.route('https://silent.example/**', () => {})
  await context.addInitScript(settings => {
    // The initial about:blank page has no storage.
    if (location.protocol.startsWith('http')) localStorage.setItem('aili5.settings', settings)
  }, JSON.stringify(settings))
}

test('a run moves nothing from its place, and a laptop shows all at once; axe finds nothing serious there, on a phone, or in an empty stack', async ({
  openPage,
}) => {
  const { page } = await openPage({ prepare: connectSilentModel })
  await test.step('while a run is under way nothing moves, turns or travels', async () => {
    await expect(card(page, 'Inference')).toBeVisible()
    const before = await places(page)
    await runButton(page).click()
    await expect(runStatus(page)).toHaveText('Running')
    await expect(page.getByRole('button', { name: 'Stop' })).toBeVisible()
    expect(await places(page)).toEqual(before)
    const moving = () =>
      document.getAnimations().filter(({ effect }) => Number(effect?.getComputedTiming().activeDuration) > 0).length
    expect(await page.evaluate(moving)).toBe(0)
    await page.getByRole('button', { name: 'Stop' }).click()
    await expect(runStatus(page)).toHaveText('Stopped')
    expect(await places(page)).toEqual(before)
  })
  await test.step('a laptop shows all at once', async () => {
    const adjust = page.getByRole('button', { name: 'Adjust Inference' })
    await adjust.click()
    await card(page, 'Inference').getByRole('combobox', { name: 'Model', exact: true }).selectOption('Demo')
    await adjust.click()
    await run(page)
    await expect(result(page, 'Color, mood')).toBeVisible()
    const xray = page.getByRole('region', { name: 'X-ray' })
    const parts: Locator[] = [runButton(page), page.getByRole('region', { name: 'Palette' }), xray]
    await expect(page.getByRole('article')).toHaveCount(6)
    for (const part of [...parts, ...(await page.getByRole('article').all())]) {
      await expect(part).toBeInViewport({ ratio: 1 })
    }
    await adjust.click()
    await expectAccessible(page)
  })
  await test.step('on a phone, and with no card left', async () => {
    await page.setViewportSize(screens.phone)
    await expect(page.getByRole('region', { name: 'X-ray' })).toHaveCount(0)
    await page.getByRole('button', { name: 'Add card' }).click()
    await expect(page.getByRole('dialog').getByRole('button', { name: 'Color', exact: true })).toBeVisible()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    for (const name of await page.getByRole('article').evaluateAll(all => all.map(each => each.ariaLabel))) {
      await page.getByRole('button', { name: `Remove ${name}`, exact: true }).click()
    }
    await expect(page.getByRole('button', { name: /^Simple chat/ })).toBeVisible()
    await expectAccessible(page)
  })
})

/** The file of the build through which the page imports the views of all types but those of a first visit. */
function viewsFile(): string {
  const manifest = JSON.parse(readFileSync(join(dist, '.vite', 'manifest.json'), 'utf8'))
  return manifest['src/ui/app/editor.chunk.ts'].file
}

test('views that throw or cannot be fetched take only their own cards; what can be fetched again comes when asked for', async ({
  page,
  monitor,
}) => {
  const palette = page.getByRole('region', { name: 'Palette' })
  for (const name of ['Emoji', 'Score', 'List']) await palette.getByRole('button', { name, exact: true }).click()
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  const [emoji, score, list] = [card(page, 'Emoji'), card(page, 'Score'), card(page, 'List')]
  const whole = `./${viewsFile().replace('assets/', '')}?whole`
  const broken = `import { views } from '${whole}'
    export * from '${whole}'
    const score = { Icon: () => null, Output() { throw new Error('the stars are cracked') } }
    const changed = { ...views, './score_display/view.tsx': score }
    export { changed as views }`
  let gone = true
  await page.route(`**/${viewsFile()}`, route =>
    gone ? route.abort() : route.fulfill({ contentType: 'text/javascript', body: broken }),
  )
  await page.reload()
  for (const each of [emoji, score, list]) await expect(each.getByText('This card could not be drawn.')).toBeVisible()
  gone = false
  for (const each of [emoji, score, list]) await each.getByRole('button', { name: 'Try again' }).click()
  await expect(emoji.getByText('One big emoji will show here.')).toBeVisible()
  await expect(list.getByText('A list will show here.')).toBeVisible()
  await expect(score.getByText('This card could not be drawn.')).toBeVisible()
  // Each place that shows a view logs the failure, so these come last.
  await monitor.expectProblem(/the stars are cracked/)
  await monitor.expectProblem(/ERR_FAILED/)
  await monitor.expectProblem(/Failed to fetch/)
})
