import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { parseRecording } from '../../src/documents/recordings/recording'
import type { Document } from '../../src/engine/model/document'
import type { RunEvent } from '../../src/engine/model/events'
import { WordedError } from '../../src/language/worded-error'

/** Opens a starter. */
export async function openStarter(page: Page, title: string): Promise<void> {
  await page.getByRole('button', { name: 'Library' }).click()
  const library = page.getByRole('dialog', { name: 'Library' })
  await library.getByRole('tab', { name: 'Starters' }).click()
  await library.getByRole('button').filter({ hasText: title }).click()
  await library.waitFor({ state: 'hidden' })
}

/** Opens a starter as a saved document, whose runs are stored. */
export async function openAsOwn(page: Page, title: string): Promise<void> {
  await openStarter(page, title)
  await page.getByRole('textbox', { name: 'Pipeline name' }).fill(`${title} Our own`)
  await page.getByText('Saved', { exact: true }).waitFor({ state: 'attached' })
}

/** Opens a document as a file. */
export async function openDocument(page: Page, document: Document): Promise<void> {
  await page.getByRole('button', { name: 'Library' }).click()
  const buffer = Buffer.from(JSON.stringify(document))
  await page.getByLabel('File to open').setInputFiles({ name: 'flow.json', mimeType: 'application/json', buffer })
  const question = page.getByRole('dialog', { name: `Open “${document.name}”?` })
  await question.getByRole('button', { name: 'Try' }).click()
  await question.waitFor({ state: 'hidden' })
}

/** Runs the open document to its end. */
export async function runToEnd(page: Page, end: 'Finished' | 'Failed' = 'Finished'): Promise<void> {
  await page.getByRole('button', { name: 'Run', exact: true }).click()
  await page.getByRole('status', { name: 'Run' }).getByText(end).waitFor()
}

/** Opens the graph beside the stack. */
export async function openGraph(page: Page) {
  // On a phone its button is beside the pipelines' names.
  await page.getByRole('button', { name: 'Graph', exact: true }).click()
  const graph = page.getByRole('region', { name: 'Graph' })
  await graph.waitFor()
  return graph
}

/** The events of the first run of a saved document, from the file of the library. */
export async function eventsOfRun(page: Page): Promise<readonly RunEvent[]> {
  await page.getByRole('button', { name: 'Runs', exact: true }).click()
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save run 1 as file' }).click()
  const parsed = parseRecording(JSON.parse(await readFile(await (await downloading).path(), 'utf8')))
  if ('problem' in parsed) throw new WordedError(parsed.problem)
  await page.keyboard.press('Escape')
  return parsed.recording.events
}
