import type { Page } from '@playwright/test'
import { expect, screens, test } from './fixtures'
import { run } from './stack-page'

const xrayOf = (page: Page) => page.getByRole('region', { name: 'X-ray' })

/** The last copied text. */
const copied = (page: Page) => page.evaluate(() => navigator.clipboard.readText())

test('the X-ray tells what will be sent, what was sent and came of it, and what changed with the next run', async ({
  page,
  context,
  monitor,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const xray = xrayOf(page)
  const messages = xray.getByRole('region', { name: 'What was said' })
  const message = page.getByRole('textbox', { name: 'Message' })
  const ask = (text: string) => ({ role: 'user', content: [{ type: 'text', text }] })

  await test.step('before a run, what is typed; after it, what was sent', async () => {
    await message.fill('A sunny day')
    await expect(messages.getByText('A sunny day')).toBeVisible()
    await expect(xray.getByRole('heading', { name: 'What the model will get' })).toBeVisible()
    await run(page)
    await expect(xray.getByRole('heading', { name: 'What the model got' })).toBeVisible()
    await expect(xray.getByRole('region', { name: 'What it answered' })).toContainText('Color, mood')
    await xray.getByText('Details', { exact: true }).click()
    const rounds = xray.getByRole('region', { name: 'What it did' })
    await rounds.getByText('Round 1').click()
    await expect(rounds.getByText('Tool call').first()).toBeVisible()
    await expect(rounds.getByText('display_mood_color').first()).toBeVisible()
    await expect(rounds.getByText('Round 2')).toBeVisible()

    await message.fill('A storm is coming, and I am afraid')
    await expect(messages.getByText('A sunny day')).toBeVisible()
    await xray.getByRole('button', { name: 'What it will get now' }).click()
    await expect(messages.getByText('A storm is coming, and I am afraid')).toBeVisible()
  })
  await test.step('the next run is compared with the one before', async () => {
    await run(page)
    await xray.getByRole('button', { name: 'Compare' }).click()
    const compared = page
      .getByRole('table', { name: 'The two runs' })
      .or(page.getByRole('region', { name: 'The two runs' }))
      .first()
    await expect(compared.getByRole('insertion').filter({ hasText: 'storm' }).first()).toBeVisible()
    await expect(compared.getByRole('deletion').first()).toBeVisible()
    await page.keyboard.press('Escape')
    await xray.getByRole('button', { name: 'What it got' }).click()
  })
  await test.step('its tools, how long it took, and what it cost', async () => {
    await xray.getByText(/^Tools \(/).click()
    await expect(xray.getByText('display_mood_gauge').first()).toBeVisible()
    await xray.getByRole('button', { name: 'The whole run, card by card' }).click()
    const runs = page.getByRole('dialog', { name: 'Runs' })
    await runs
      .getByText(/steps \d+\/\d+/)
      .first()
      .click()
    const row = runs.getByRole('row', { name: /Model/ })
    await expect(row).toContainText('display_mood_gauge')
    await expect(row).toContainText('free')
    await row.getByRole('button').click()
    await expect(runs.getByText('Its model called', { exact: false })).toBeVisible()
    await page.keyboard.press('Escape')
  })
  await test.step('the request that is copied is the one that was sent, also as a line for a shell', async () => {
    await xray.getByText('The exact request').click()
    await xray.getByRole('combobox', { name: 'Round' }).selectOption('1')
    await xray.getByRole('button', { name: 'Copy: request' }).click()
    await expect(xray.getByRole('button', { name: 'Copied: request' })).toBeVisible()
    const request = JSON.parse(await copied(page))
    expect(request.messages).toEqual([ask('A storm is coming, and I am afraid')])
    expect(request.tools.map(({ name }: { name: string }) => name)).toEqual([
      'display_mood_color',
      'display_mood_icon',
      'display_mood_gauge',
    ])
    await xray.getByRole('button', { name: 'Copy: as curl' }).click()
    await expect(xray.getByRole('button', { name: 'Copied: as curl' })).toBeVisible()
    expect(await copied(page)).toContain('"$ANTHROPIC_API_KEY"')
    expect(await copied(page)).toContain('A storm is coming, and I am afraid')
  })
  await test.step('on a phone nothing of it is cut off sideways', async () => {
    await page.setViewportSize(screens.phone)
    await page.getByRole('button', { name: 'X-ray' }).click()
    for (const name of [/^Tools \(/, 'The exact request']) {
      await xray.getByText(name).click()
      const cutOff = () => xray.evaluate(element => element.scrollWidth - element.clientWidth)
      await expect.poll(cutOff, `${name}: CSS pixels cut off`).toBeLessThanOrEqual(0)
    }
  })
  monitor.expectNoForeignRequests()
})
