import type { BrowserContext, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { expectAccessible } from './axe'
import { builtApp } from './harness'

const app = builtApp()
const secret = 'sk-ant-only-for-its-maker'

/** A maker of models that lists two for the right key, and says who asked with which headers. */
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

/** Opens the dialog in which models are connected, at one of its ways. */
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

async function openSettings(page: Page) {
  await page.getByRole('banner').getByRole('button', { name: 'Settings', exact: true }).click()
  return page.getByRole('dialog', { name: 'Settings' })
}

test('a key goes to its origin and to no other, stays out of the device’s storage, and is gone when forgotten', async () => {
  let asked: Record<string, string>[] = []
  const opened = await app.openPage({
    prepare: async context => {
      asked = await anthropic(context)
    },
  })
  const { page, foreignRequests } = opened
  const dialog = await connect(page, 'Anthropic')
  expect(foreignRequests, 'nothing is asked before somebody wants it').toEqual([])

  await dialog.getByLabel('Key', { exact: true }).fill('a wrong one')
  await dialog.getByRole('button', { name: 'Test connection' }).click()
  const verdict = dialog.getByRole('status')
  await expect.poll(() => verdict.innerText()).toMatch(/key/)
  opened.expectProblem(/401/)

  await dialog.getByLabel('Key', { exact: true }).fill(secret)
  await dialog.getByRole('button', { name: 'Test connection' }).click()
  await dialog.getByText('Anthropic answers. You can run now.').waitFor()
  expect(asked.length).toBeGreaterThan(0)
  expect([...new Set(foreignRequests.map(request => new URL(request.split(' ')[1] ?? '').origin))]).toEqual([
    'https://api.anthropic.com',
  ])
  const kept = () => page.evaluate(() => JSON.stringify([localStorage, sessionStorage].map(store => ({ ...store }))))
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain(secret)
  expect(await page.content()).not.toContain(secret)

  await page.reload()
  const settings = await openSettings(page)
  await settings.getByText('key kept until this tab closes').click()
  await settings.getByRole('button', { name: 'Forget key' }).click()
  await settings.getByText('no key yet', { exact: true }).waitFor()
  expect(await kept()).not.toContain(secret)
})

test('the look holds over a reload', async () => {
  const { page } = await app.openPage({ colorScheme: 'light' })
  const settings = await openSettings(page)
  await settings.getByRole('tab', { name: 'Look' }).click()
  const background = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
  const day = await background()
  await settings.getByRole('radio', { name: 'Night' }).check()
  await expect.poll(background).not.toBe(day)
  const size = () => page.evaluate(() => Number.parseFloat(getComputedStyle(document.documentElement).fontSize))
  const usual = await size()
  await settings.getByRole('checkbox', { name: 'Large type' }).check()
  await expect.poll(size).toBeGreaterThan(usual)
  const night = await background()
  await page.reload()
  await expect.poll(background).toBe(night)
  await expect.poll(size).toBeGreaterThan(usual)
})

test('by keyboard alone: a provider of one’s own is connected, and the focus comes back', async () => {
  const { page } = await app.openPage()
  const opener = page.getByRole('banner').getByRole('button', { name: 'Settings', exact: true })
  await opener.focus()
  await page.keyboard.press('Enter')
  await page.getByRole('dialog', { name: 'Settings' }).getByRole('button', { name: 'Connect a model' }).focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Connect a model' })
  await dialog.getByRole('button', { name: /^Another address/ }).focus()
  await page.keyboard.press('Enter')
  await page.keyboard.type('https://class.example/v1')
  await page.keyboard.press('Tab')
  await page.keyboard.type('4b')
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'hidden' })
  const settings = await openSettings(page)
  await settings.getByText('key kept until this tab closes').waitFor()
  await page.keyboard.press('Escape')
  await expect.poll(() => opener.evaluate(element => element === document.activeElement)).toBe(true)
})

test('axe finds nothing grave in any tab, and on a phone nothing is cut off sideways', async () => {
  const { page } = await app.openPage({ viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' })
  const settings = await openSettings(page)
  for (const tab of ['Models', 'Look', 'Privacy']) {
    await settings.getByRole('tab', { name: tab }).click()
    await expectAccessible(page)
    const overflow = await settings.evaluate(element => element.scrollWidth - element.clientWidth)
    expect(overflow, `${tab}: CSS pixels cut off`).toBeLessThanOrEqual(0)
  }
})
