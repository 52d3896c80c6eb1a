import type { BrowserContext } from '@playwright/test'
import { stack } from '../../support/engine'
import { chunks, delta } from '../../support/play-vendor'
import { expect, test } from '../fixtures'
import { openDocument } from '../flow-page'
import { card, runButton, runStatus } from '../stack-page'

const document = stack(['user_input', { userMessage: 'Hi.' }], ['inference', { model: 'school/m' }])
const cors = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' }

/** A model whose free plan has so few requests a minute that the first is refused, as Gemini says it. */
async function slowModel(context: BrowserContext): Promise<string[]> {
  const asked: string[] = []
  const error = {
    code: 429,
    status: 'RESOURCE_EXHAUSTED',
    message: 'You exceeded your current quota, please check your plan and billing details. Please retry in 34.07s.',
  }
  await context.route('https://slow.example/**', async route => {
    if (route.request().method() === 'OPTIONS') return route.fulfill({ status: 204, headers: cors })
    asked.push(route.request().url())
    return asked.length === 1
      ? route.fulfill({ status: 429, headers: cors, json: [{ error }] })
      : route.fulfill({
          contentType: 'text/event-stream',
          headers: cors,
          body: chunks(delta({ content: 'Here.' }, 'stop')),
        })
  })
  const connection = { id: 'school', provider: 'other', label: 'School', wire: 'openai', auth: 'none', headers: {} }
  const settings = { connections: [{ ...connection, baseUrl: 'https://slow.example/v1' }], welcomed: true }
  await context.addInitScript(settings => {
    // The initial about:blank page has no storage.
    if (location.protocol.startsWith('http')) localStorage.setItem('aili5.settings', settings)
  }, JSON.stringify(settings))
  return asked
}

test('a rate limit is counted down on the card, and the model is asked once more by itself', async ({
  openPage,
  monitor,
}) => {
  let asked: string[] = []
  const { page } = await openPage({
    async prepare(context) {
      asked = await slowModel(context)
      await context.clock.install()
    },
  })
  await openDocument(page, document)
  await runButton(page).click()
  const timer = card(page, 'Model').getByRole('timer')
  await expect(timer).toContainText(/Trying again in (3[5-9]|4[0-3]) s\./)
  await expect(timer).toContainText('Please retry in 34.07s.')
  await expect(timer).not.toContainText('no credit')
  await page.clock.runFor(5_000)
  await expect(timer).toContainText(/in (3\d|2[9]) s\./)
  expect(asked).toHaveLength(1)
  await page.clock.runFor(60_000)
  await expect(runStatus(page)).toHaveText('Finished')
  await expect(card(page, 'Model')).toContainText('Here.')
  expect(asked).toHaveLength(2)
  await monitor.expectProblem(/429/)
})

test('the wait can be ended', async ({ openPage, monitor }) => {
  let asked: string[] = []
  const { page } = await openPage({
    async prepare(context) {
      asked = await slowModel(context)
    },
  })
  await openDocument(page, document)
  await runButton(page).click()
  await card(page, 'Model').getByRole('button', { name: 'Do not wait' }).click()
  await expect(runStatus(page)).toHaveText('Stopped')
  expect(asked).toHaveLength(1)
  await monitor.expectProblem(/429/)
})
