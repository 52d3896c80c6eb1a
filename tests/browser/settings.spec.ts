import type { BrowserContext, Page } from '@playwright/test'
import { expect, test } from './fixtures'
import { openMore } from './stack-page'

const secret = 'sk-ant-only-for-its-maker'

/** A provider that lists two models for the right key, and records requests with their headers. */
async function anthropic(context: BrowserContext): Promise<Record<string, string>[]> {
  const asked: Record<string, string>[] = []
  const cors = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' }
  await context.route('https://api.anthropic.com/**', async route => {
    const request = route.request()
    if (request.method() === 'OPTIONS') return route.fulfill({ status: 204, headers: cors })
    const headers = await request.allHeaders()
    asked.push(headers)
    const isRight = Object.values(headers).some(value => value.includes(secret))
    return isRight
      ? route.fulfill({ status: 200, headers: cors, json: { data: [{ id: 'claude-a' }, { id: 'claude-b' }] } })
      : route.fulfill({ status: 401, headers: cors, json: { type: 'error', error: { type: 'authentication_error' } } })
  })
  return asked
}

/** Opens the dialog that connects models, at one way. */
async function connect(page: Page, way: string) {
  const settings = await openSettings(page)
  await settings.getByRole('button', { name: 'Connect a model' }).click()
  const dialog = page.getByRole('dialog', { name: 'Connect a model' })
  await dialog
    .getByRole('navigation')
    .getByRole('button', { name: new RegExp(`^${way}`) })
    .click()
  return dialog
}

const opener = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'More', exact: true })

async function openSettings(page: Page) {
  await openMore(page, 'Settings')
  return page.getByRole('dialog', { name: 'Settings' })
}

test('a provider is connected by keyboard; a key goes to its origin and to no other, stays out of the device’s storage, and is gone when forgotten; the look holds over a reload', async ({
  page,
  context,
  monitor,
}) => {
  const asked = await anthropic(context)
  await page.emulateMedia({ colorScheme: 'light' })
  await opener(page).press('Enter')
  await page
    .getByRole('navigation', { name: 'More' })
    .getByRole('button', { name: 'Settings', exact: true })
    .press('Enter')
  await page.getByRole('button', { name: 'Connect a model' }).press('Enter')
  await page.getByRole('button', { name: /^Another address/ }).press('Enter')
  // Focus moves to the first field, and comes back.
  await expect(page.getByRole('textbox', { name: 'Address' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(opener(page)).toBeFocused()

  const dialog = await connect(page, 'Anthropic')
  monitor.expectNoForeignRequests()

  await dialog.getByLabel('Key', { exact: true }).fill('a wrong one')
  await dialog.getByRole('button', { name: 'Test connection' }).click()
  await expect(dialog.getByRole('status')).toHaveText(/key/)
  await monitor.expectProblem(/401/)

  await dialog.getByLabel('Key', { exact: true }).fill(secret)
  await dialog.getByRole('button', { name: 'Test connection' }).click()
  await expect(dialog.getByText('Anthropic answers. You can run now.')).toBeVisible()
  expect(asked.length).toBeGreaterThan(0)
  const origins = monitor.foreignRequests.map(request => new URL(request.split(' ')[1] ?? '').origin)
  expect([...new Set(origins)]).toEqual(['https://api.anthropic.com'])
  const kept = () => page.evaluate(() => JSON.stringify([localStorage, sessionStorage].map(store => ({ ...store }))))
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain(secret)
  expect(await page.content()).not.toContain(secret)

  await page.keyboard.press('Escape')
  const settings = await openSettings(page)
  await settings.getByRole('tab', { name: 'Look' }).click()
  const root = page.locator('html')
  const look = (name: string) =>
    root.evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), name)
  const [day, usual] = [await look('background-color'), await look('font-size')]
  await settings.getByRole('radio', { name: 'Night' }).check()
  await settings.getByRole('checkbox', { name: 'Projector' }).check()
  await expect(root).not.toHaveCSS('background-color', day)
  await expect(root).not.toHaveCSS('font-size', usual)
  const [night, large] = [await look('background-color'), await look('font-size')]
  expect(Number.parseFloat(large)).toBeGreaterThan(Number.parseFloat(usual))

  await page.reload()
  await expect(root).toHaveCSS('background-color', night)
  await expect(root).toHaveCSS('font-size', large)
  // Letters of this size leave no space for it in the header.
  await openMore(page, 'Settings')
  await settings.getByText('key kept until this tab closes').click()
  await settings.getByRole('button', { name: 'Forget key' }).click()
  await expect(settings.getByText('no key yet', { exact: true })).toBeVisible()
  expect(await kept()).not.toContain(secret)
})
