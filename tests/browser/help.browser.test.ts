import { expect, test } from 'vitest'
import { expectAccessible } from './axe'
import { builtApp } from './harness'

const app = builtApp()

test('a help card: from a card’s settings, what a model sees of it, an example that runs in its place', async () => {
  const { page, expectNoForeignRequests } = await app.openPage()
  await page.getByRole('button', { name: 'Adjust Gauge, mood' }).click()
  await page.getByRole('button', { name: 'About Gauge' }).click()
  const card = page.getByRole('dialog', { name: 'About Gauge' })
  await card.getByText('Tool display_joy_gauge').waitFor()
  const example = card.getByRole('region', { name: 'Example' })
  const value = async (message: string) => {
    await example.getByRole('textbox', { name: 'Message' }).fill(message)
    await example.getByRole('button', { name: 'Run the example' }).click()
    await example.getByText(/^I saw .+ gauge/).waitFor({ timeout: 30_000 })
    await example.getByRole('button', { name: 'Run the example' }).waitFor()
    return Number(await example.getByRole('meter').getAttribute('aria-valuenow'))
  }
  expect(await value('Everything is wonderful, I am so happy!')).toBeGreaterThan(await value('I am so sad and afraid.'))
  await expectAccessible(page)
  // The run of the page itself is another one.
  expect(await page.getByRole('status', { name: 'Run', includeHidden: true }).textContent()).toBe('Ready')

  // By keyboard: to all cards, to one that asks, and from there into a pipeline.
  await card.getByRole('button', { name: 'All cards' }).press('Enter')
  const all = page.getByRole('dialog', { name: 'About the cards' })
  await all.getByRole('button', { name: 'Survey', exact: true }).press('Enter')
  const survey = page.getByRole('dialog', { name: 'About Survey' })
  await survey.getByRole('button', { name: 'Run the example' }).press('Enter')
  await survey.getByRole('button', { name: 'Coffee', exact: true }).press('Enter')
  await survey.getByText(/You chose Coffee/).waitFor({ timeout: 30_000 })
  await survey.getByRole('button', { name: 'Open it as a pipeline' }).press('Enter')
  await survey.waitFor({ state: 'hidden' })
  await page.getByRole('article', { name: 'Survey, choice' }).waitFor()
  expectNoForeignRequests()
})
