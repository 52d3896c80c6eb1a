import { expect, test } from './fixtures'
import { runStatus } from './stack-page'

test('a help card: from a card’s settings, what a model sees of it, an example that runs in its place', async ({
  page,
  monitor,
}) => {
  await page.getByRole('button', { name: 'Settings, Gauge, mood' }).click()
  await page.getByRole('button', { name: 'About Gauge' }).click()
  const card = page.getByRole('dialog', { name: 'About Gauge' })
  await expect(card.getByText('Tool display_joy_gauge')).toBeVisible()
  const example = card.getByRole('region', { name: 'Example' })
  const runExample = example.getByRole('button', { name: 'Run the example' })
  await example.getByRole('textbox', { name: 'Message' }).fill('Everything is wonderful, I am so happy!')
  await runExample.click()
  await expect(runExample).toBeVisible()
  await expect(example.getByRole('meter')).toHaveAttribute('aria-valuenow', /[1-9]/)
  // The page's own run is another one.
  await expect(page.getByRole('status', { name: 'Run', includeHidden: true })).toHaveText('Ready')

  // By keyboard: to all types, to one that asks, and from there into a pipeline.
  await card.getByRole('button', { name: 'All cards' }).press('Enter')
  const all = page.getByRole('dialog', { name: 'About the cards' })
  await all.getByRole('button', { name: 'Survey', exact: true }).press('Enter')
  const survey = page.getByRole('dialog', { name: 'About Survey' })
  await survey.getByRole('button', { name: 'Run the example' }).press('Enter')
  await survey.getByRole('button', { name: 'Coffee', exact: true }).press('Enter')
  await expect(survey.getByRole('region', { name: 'Example' })).toContainText('Coffee')
  await survey.getByRole('button', { name: 'Open it as a pipeline' }).press('Enter')
  await expect(survey).toBeHidden()
  await expect(page.getByRole('article', { name: 'Survey, choice' })).toBeVisible()
  await expect(runStatus(page)).toHaveText('Ready')
  monitor.expectNoForeignRequests()
})
