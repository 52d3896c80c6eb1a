import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Draft } from '../../../src/documents/format/draft'
import { openBare } from './bare-page'
import { type BenchSite, longDraft } from './bench-site'
import { watchFrames } from './frames'
import { longestTask, waitForCount } from './long-tasks'
import type { Measure } from './measure'

const cards = 100
const bytes = 48_000

/** A document of 100 cards, each with a prompt of 48 kB. */
function heavyDraft(): Draft {
  const line = 'A storm went over the quiet hill, and left a wide gray evening behind it.\n'
  const prompt = line.repeat(Math.ceil(bytes / line.length)).slice(0, bytes)
  const nodes = Array.from({ length: cards }, (_, index) => ({
    id: `n${index}`,
    type: 'system_prompt',
    config: { prompt },
  }))
  const document = { version: 1 as const, id: 'heavy', name: 'Heavy', edges: [] }
  return { document: { ...document, pipelines: [{ id: 'main', name: 'Main', nodes }] }, inputs: {} }
}

/** A file of 5 MB is read and opened, beside a bare page that reads the same text and shows it in fields. */
export async function measureHeavy(site: BenchSite): Promise<Measure[]> {
  const { page: barePage, call } = await openBare(site)
  const { document } = heavyDraft()
  const file = join(site.folder, 'bench', 'heavy.json')
  // A file, because the browser reads it: a text that Playwright passes is parsed in the page first.
  await writeFile(file, JSON.stringify(document))
  await call('fetch', 'heavy.json')
  const parsed = await longestTask(barePage, 'JSON.parse', () => call('read'))
  const bare = await watchFrames(barePage, 4, async () => {
    await call('open')
    await waitForCount(barePage, 'article', cards)
    await barePage.waitForTimeout(500)
  })
  await barePage.context().close()

  const page = await site.openApp(longDraft(3))
  await page.waitForTimeout(2000)
  await page.getByRole('button', { name: 'Library', exact: true }).click()
  await page.getByLabel('File to open').waitFor({ state: 'attached' })
  const arrived = page.getByRole('dialog').getByRole('button', { name: 'Try', exact: true })
  const read = await longestTask(page, 'JSON', async () => {
    await page.getByLabel('File to open').setInputFiles(file)
    await arrived.waitFor({ timeout: 60_000 })
  })
  const open = (await arrived.elementHandle())!
  const { scriptMs } = await watchFrames(page, 4, async () => {
    await open.evaluate(element => (element as HTMLElement).click())
    await waitForCount(page, 'article', cards)
    await page.waitForTimeout(2000)
  })
  await page.context().close()
  return [
    {
      name: 'longest task, JSON of 5 MB is read',
      value: read,
      unit: 'ms',
      reference: { name: 'JSON.parse in the page', value: parsed },
      target: { atMost: 50 },
    },
    {
      name: `script to open ${cards} cards of 48 kB, CPU 4x slower`,
      value: scriptMs,
      unit: 'ms',
      reference: { name: 'bare fields', value: bare.scriptMs },
      target: { atMost: 300 },
    },
  ]
}
