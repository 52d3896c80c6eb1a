import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { specPipelines } from '../fixtures/spec-pipelines'
import { stack } from '../support/engine'
import { expect, test } from './fixtures'
import { card, nameBox, result, run, runButton, runStatus } from './stack-page'

const dialog = (page: Page) => page.getByRole('dialog')
const saved = (page: Page) => page.getByText('Saved', { exact: true })
const example = readFileSync(new URL('../../public/examples/translate.yaml', import.meta.url))

async function choose(page: Page, name: string, content: Buffer | string): Promise<void> {
  await page.getByRole('button', { name: 'Library' }).click()
  const buffer = Buffer.from(content)
  await page.getByLabel('Open a file').setInputFiles({ name, mimeType: 'application/json', buffer })
}

/** Drags a file over the page, and drops it. */
async function drop(page: Page, name: string, text: string): Promise<void> {
  const dataTransfer = await page.evaluateHandle(
    ([name, text]) => {
      const transfer = new DataTransfer()
      transfer.items.add(new File([String(text)], String(name), { type: 'application/json' }))
      return transfer
    },
    [name, text],
  )
  const invitation = page.getByText('Let go to open it here')
  // Repeated, since the page may not listen yet.
  await expect(async () => {
    await page.dispatchEvent('body', 'dragover', { dataTransfer })
    await expect(invitation).toBeVisible({ timeout: 1_000 })
  }).toPass()
  await page.dispatchEvent('body', 'drop', { dataTransfer })
  await expect(invitation).toBeHidden()
}

test('a pipeline opens from a pasted text, a dropped file and a chosen one, after a look at what is in it; what is none says so', async ({
  openPage,
  monitor,
}) => {
  const { page } = await openPage({ permissions: ['clipboard-read', 'clipboard-write'] })
  const small = JSON.stringify({ ...stack(['gauge_display'], ['user_input'], ['inference']), name: 'Pasted' })
  await page.evaluate(text => navigator.clipboard.writeText(text), small)
  await runButton(page).press('ControlOrMeta+v')
  await dialog(page).getByRole('button', { name: 'Try' }).click()
  await expect(card(page, 'Gauge')).toBeVisible()
  // Into a field it stays a paste.
  const message = page.getByRole('textbox', { name: 'Message' }).first()
  await message.fill('')
  await message.press('ControlOrMeta+v')
  await expect(message).toHaveValue(small)
  await expect(dialog(page)).toHaveCount(0)

  await drop(page, 'shopping.txt', 'milk, eggs')
  await expect(dialog(page).getByRole('alert')).toContainText('plain text')
  await dialog(page).getByRole('button', { name: 'OK' }).click()
  await drop(page, 'dropped.json', JSON.stringify({ ...stack(['color_display'], ['inference']), name: 'Dropped' }))
  await expect(dialog(page).getByText('2 cards')).toBeVisible()
  await dialog(page).getByRole('button', { name: 'Try' }).click()
  await expect(card(page, 'Color')).toBeVisible()
  await expect(card(page, 'Gauge')).toHaveCount(0)

  await test.step('YAML, whose script runs in a worker', async () => {
    await choose(page, 'translate.yaml', example)
    await dialog(page).getByRole('button', { name: 'Try' }).click()
    await card(page, 'Message').getByRole('textbox', { name: 'Message' }).fill('Hello   there')
    // Requests of the run only: a worker parses the file.
    const workers: string[] = []
    page.on('worker', worker => workers.push(worker.url()))
    await run(page)
    await expect(result(page, 'Console')).toHaveText(/\w/)
    expect(workers.map(url => new URL(url).origin)).toEqual([new URL(page.url()).origin])
  })
  await test.step('a bare pipeline that asks, with a card of an unknown type and a model that is not connected', async () => {
    const [pipeline] = specPipelines.filter(({ nodes }) => nodes.some(({ type }) => type === 'survey'))
    if (!pipeline) throw new Error('No pipeline asks.')
    const nodes = [{ id: 'ball', type: 'crystal_ball', config: { shine: 7 } }, ...pipeline.nodes]
    await choose(page, 'stack.json', JSON.stringify({ ...pipeline, nodes }))
    await dialog(page).getByRole('button', { name: 'Try' }).click()
    await expect(nameBox(page)).toHaveValue(pipeline.name)
    await expect(page.getByRole('article', { name: /crystal_ball/ })).toContainText('crystal_ball')
    await runButton(page).click()
    await expect(runStatus(page)).toHaveText('Waiting for you')
    const survey = page.getByRole('article', { name: /^Survey/ })
    await survey.getByRole('group').getByRole('button').first().click()
    await expect(runStatus(page)).toHaveText('Finished')
    await expect(page.getByRole('article', { name: /^Model/ }).last()).toContainText('Demo, instead of')
  })
  monitor.expectNoForeignRequests()
})

test('a pipeline and the whole library go into files and come back from them; they are there after a reload', async ({
  page,
}) => {
  const message = page.getByRole('textbox', { name: 'Message' })
  await message.fill('Rain, rain, go away')
  await page.getByRole('button', { name: 'Library' }).click()
  const library = page.getByRole('dialog', { name: 'Library' })
  const chooser = library.getByLabel('Open a file')
  const saveAs = async (button: string) => {
    const downloading = page.waitForEvent('download')
    await library.getByRole('button', { name: button }).click()
    const download = await downloading
    return { name: download.suggestedFilename(), text: await readFile(await download.path(), 'utf8') }
  }
  const { name, text } = await saveAs('Save as file')
  expect(name).toBe('Mood ring.aili5.json')
  const changed = Buffer.from(text.replaceAll('"Mood ring"', '"From a friend"'))
  await chooser.setInputFiles({ name: 'yes.json', mimeType: 'application/json', buffer: changed })
  await page.getByRole('dialog', { name: 'Open “From a friend”?' }).getByRole('button', { name: 'Try' }).click()
  await expect(nameBox(page)).toHaveValue('From a friend')
  await expect(message).toHaveValue('Rain, rain, go away')
  await nameBox(page).fill('My chat')
  await expect(saved(page)).toBeVisible()

  await page.reload()
  await expect(nameBox(page)).toHaveValue('My chat')
  await page.getByRole('button', { name: 'Library' }).click()
  await expect(library.getByRole('tab', { name: 'My pipelines (2)' })).toBeVisible()
  const all = Buffer.from((await saveAs('Save all as one file')).text)
  await chooser.setInputFiles({ name: 'library.jsonl', mimeType: 'application/jsonl', buffer: all })
  await page.getByRole('button', { name: 'Add to my library' }).click()
  await expect(dialog(page).getByText(/Nothing was added.*2 pipelines/)).toBeVisible()
})
