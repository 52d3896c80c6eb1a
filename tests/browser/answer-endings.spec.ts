import type { Page } from '@playwright/test'
import { stack } from '../support/engine'
import { expect, test } from './fixtures'
import { card, run, runButton, runStatus } from './stack-page'

async function openStack(page: Page, document: object): Promise<void> {
  await page.getByRole('button', { name: 'Library' }).click()
  const buffer = Buffer.from(JSON.stringify(document))
  await page.getByLabel('File to open').setInputFiles({ name: 'stack.json', mimeType: 'application/json', buffer })
  await page.getByRole('dialog').getByRole('button', { name: 'Try' }).click()
}

test('an answer that runs out of tokens shows no tick, says so, and its limit is raised on the card', async ({
  page,
}) => {
  const draw = stack(
    ['user_input', { defaultValue: 'Draw a cat' }],
    ['pixel_art_display'],
    ['inference', { temperature: 0, maxTokens: 30 }],
  )
  await openStack(page, draw)
  await runButton(page).click()
  await expect(runStatus(page)).toHaveText('Cut short')
  const inference = card(page, 'Inference')
  await expect(inference.getByTitle('Out of tokens')).toBeVisible()
  await expect(inference.getByText(/ran out of tokens/)).toBeVisible()
  await expect(inference.getByText('used its tools and said nothing')).toHaveCount(0)
  await expect(card(page, 'Pixel art').getByTitle('Nothing came')).toBeVisible()
  for (const name of ['Inference', 'Pixel art']) await expect(card(page, name).getByTitle('Done')).toHaveCount(0)

  await inference.getByRole('button', { name: /^Raise to [\d,]+$/ }).click()
  await expect(inference.getByText(/The limit is [\d,]+ now/)).toBeVisible()
  await run(page)
  await expect(inference.getByTitle('Done')).toBeVisible()
  await expect(card(page, 'Pixel art').getByTitle('Done')).toBeVisible()
})
