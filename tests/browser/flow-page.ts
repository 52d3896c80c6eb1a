import type { Page } from '@playwright/test'
import type { Document } from '../../src/model/document'

/** Opens a starter. */
export async function openStarter(page: Page, title: string): Promise<void> {
  await page.getByRole('button', { name: 'Library' }).click()
  const library = page.getByRole('dialog', { name: 'Library' })
  await library.getByRole('tab', { name: 'Starters' }).click()
  await library.getByRole('button').filter({ hasText: title }).click()
  await library.waitFor({ state: 'hidden' })
}

/** Opens a document as a file. */
export async function openDocument(page: Page, document: Document): Promise<void> {
  await page.getByRole('button', { name: 'Library' }).click()
  const buffer = Buffer.from(JSON.stringify(document))
  await page.getByLabel('Open a file').setInputFiles({ name: 'flow.json', mimeType: 'application/json', buffer })
  const question = page.getByRole('dialog', { name: `Open “${document.name}”?` })
  await question.getByRole('button', { name: 'Try' }).click()
  await question.waitFor({ state: 'hidden' })
}

/** Opens the graph beside the stack. */
export async function openGraph(page: Page) {
  // On a phone its button is beside the pipelines' names.
  await page.getByRole('button', { name: 'Graph', exact: true }).click()
  const graph = page.getByRole('region', { name: 'Graph' })
  await graph.waitFor()
  return graph
}
