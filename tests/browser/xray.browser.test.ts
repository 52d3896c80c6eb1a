import { expect, test } from 'vitest'
import { expectAccessible } from './axe'
import { builtApp, screens } from './harness'

const app = builtApp()

test('the X-ray tells what will be sent, then what was sent and what came of it', async () => {
  const { page } = await app.openPage()
  const xray = page.getByRole('region', { name: 'X-ray' })
  const messages = xray.getByRole('region', { name: 'Messages' })
  await page.getByRole('textbox', { name: 'Message' }).fill('A storm is coming')
  await messages.getByText('A storm is coming').waitFor()
  await xray.getByText('This is what Demo will be told').waitFor()

  await page.getByRole('button', { name: 'Run', exact: true }).click()
  await page.getByRole('status', { name: 'Run' }).getByText('Finished').waitFor()
  const rounds = xray.getByRole('region', { name: 'What it did' })
  await rounds.getByText('Round 1').click()
  await rounds.getByText('Tool call').first().waitFor()
  expect(await rounds.getByText('display_mood_color').count()).toBeGreaterThan(0)
  await rounds.getByText('Round 2').waitFor()

  await page.getByRole('textbox', { name: 'Message' }).fill('A sunny day')
  await messages.getByText('A storm is coming').waitFor()
  await xray.getByRole('button', { name: 'The next run' }).click()
  await messages.getByText('A sunny day').waitFor()
})

test('a part and its card light up together', async () => {
  const { page } = await app.openPage()
  const xray = page.getByRole('region', { name: 'X-ray' })
  const card = page.getByRole('article', { name: 'User input' })
  const part = xray.getByRole('region', { name: 'Messages' }).locator('[data-node-id]')
  const isLit = (lit: typeof card) => lit.evaluate(element => element.hasAttribute('data-pointed'))

  await part.hover()
  await expect.poll(() => isLit(card)).toBe(true)
  await page.getByRole('banner').hover()
  await expect.poll(() => isLit(card)).toBe(false)
  await card.hover()
  await expect.poll(() => isLit(part)).toBe(true)

  await page.getByRole('banner').hover()
  await xray.getByRole('region', { name: 'Messages' }).getByRole('button', { name: 'User input' }).focus()
  await expect.poll(() => isLit(card)).toBe(true)
  await page.keyboard.press('Enter')
  await expect.poll(() => card.evaluate(element => element === document.activeElement)).toBe(true)
})

test('the request that is copied is the one that was sent', async () => {
  const { page, context } = await app.openPage()
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.getByRole('textbox', { name: 'Message' }).fill('tea, coffee or juice?')
  await page.getByRole('button', { name: 'Run', exact: true }).click()
  await page.getByRole('status', { name: 'Run' }).getByText('Finished').waitFor()
  await page.getByRole('tab', { name: 'Request' }).click()
  await page.getByRole('combobox', { name: 'Round' }).selectOption('1')
  await page.getByRole('button', { name: 'Copy: request' }).click()
  await page.getByRole('button', { name: 'Copied: request' }).waitFor()
  const request = JSON.parse(await page.evaluate(() => navigator.clipboard.readText()))
  expect(request.messages).toEqual([{ role: 'user', content: [{ type: 'text', text: 'tea, coffee or juice?' }] }])
  expect(request.tools.map((tool: { name: string }) => tool.name)).toEqual([
    'display_mood_color',
    'display_mood_icon',
    'display_mood_gauge',
  ])
})

test.each(Object.entries(screens))('on a %s nothing of the X-ray is cut off sideways', async (_, viewport) => {
  const { page } = await app.openPage({ viewport })
  await page.getByRole('button', { name: 'Run', exact: true }).click()
  await page.getByRole('status', { name: 'Run' }).getByText('Finished').waitFor()
  const xray = page.getByRole('region', { name: 'X-ray' })
  if (!(await xray.isVisible())) await page.getByRole('button', { name: 'X-ray' }).click()
  for (const tab of ['Context', /^Tools/, 'Request', 'Timeline', 'Cost']) {
    await xray.getByRole('tab', { name: tab }).click()
    const overflow = await xray.evaluate(element => element.scrollWidth - element.clientWidth)
    expect(overflow, `${tab}: CSS pixels cut off`).toBeLessThanOrEqual(0)
  }
  const tabs = xray.getByRole('tablist').getByRole('tab')
  const rows = new Set(await tabs.evaluateAll(list => list.map(each => each.getBoundingClientRect().top)))
  expect(rows.size, 'rows of tabs').toBe(1)
})

test('axe finds nothing grave in any tab', async () => {
  const { page } = await app.openPage({ reducedMotion: 'reduce' })
  await page.getByRole('button', { name: 'Run', exact: true }).click()
  await page.getByRole('status', { name: 'Run' }).getByText('Finished').waitFor()
  for (const tab of ['Context', /^Tools/, 'Request']) {
    await page.getByRole('tab', { name: tab }).click()
    await expectAccessible(page)
  }
}, 120_000)
