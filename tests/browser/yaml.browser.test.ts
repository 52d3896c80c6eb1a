import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { builtApp } from './harness'

const app = builtApp()
const example = readFileSync(new URL('../../public/examples/translate.yaml', import.meta.url))

test('a pipeline in YAML opens and runs: stdin is a prompt, the script runs in a worker, stdout is a card', async () => {
  const { page, expectNoForeignRequests } = await app.openPage()
  const workers: string[] = []
  page.on('worker', worker => workers.push(worker.url()))
  await page.getByRole('button', { name: 'Library' }).click()
  await page.getByLabel('File to open').setInputFiles({
    name: 'translate.yaml',
    mimeType: 'application/yaml',
    buffer: example,
  })
  await page.getByRole('dialog').getByRole('button', { name: 'Try' }).click()
  const input = page.getByRole('article', { name: 'User input', exact: true })
  await input.getByLabel('Message').fill('Hello   there')
  await page.getByRole('button', { name: 'Run', exact: true }).click()
  await page.getByRole('status', { name: 'Run' }).getByText('Finished').waitFor({ timeout: 40_000 })
  const result = page.getByRole('article', { name: 'Console', exact: true }).getByRole('group', { name: 'Result' })
  expect(await result.innerText()).toMatch(/^Answer: Hello there/)
  expect(workers.map(url => new URL(url).origin)).toEqual([new URL(app.url).origin])
  expectNoForeignRequests()
})
