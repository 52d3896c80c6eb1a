import { readFileSync } from 'node:fs'
import { expect, test } from './fixtures'
import { card, result, run } from './stack-page'

const example = readFileSync(new URL('../../public/examples/translate.yaml', import.meta.url))

test('a pipeline in YAML opens and runs: stdin is a prompt, the script runs in a worker, stdout is a card', async ({
  page,
  site,
  monitor,
}) => {
  await page.getByRole('button', { name: 'Library' }).click()
  await page.getByLabel('File to open').setInputFiles({
    name: 'translate.yaml',
    mimeType: 'application/yaml',
    buffer: example,
  })
  await page.getByRole('dialog').getByRole('button', { name: 'Try' }).click()
  await card(page, 'User input').getByLabel('Message').fill('Hello   there')
  // Requests of the run only: a worker parses the file.
  const workers: string[] = []
  page.on('worker', worker => workers.push(worker.url()))
  await run(page)
  await expect(result(page, 'Console')).toHaveText(/^Answer: Hello there/)
  expect(workers.map(url => new URL(url).origin)).toEqual([new URL(site.url).origin])
  monitor.expectNoForeignRequests()
})
