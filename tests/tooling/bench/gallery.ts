import { openBare } from './bare-page'
import { type BenchSite, longDraft } from './bench-site'
import { longestTask, waitForCount } from './long-tasks'
import type { Measure } from './measure'

const rows = 4
const runs = 100

/** The longest task while a wall of 100 runs fills, beside 100 bare cards that fill one a frame. */
export async function measureGallery(site: BenchSite): Promise<Measure[]> {
  const { page: barePage, call } = await openBare(site)
  await call('cards', runs)
  const bare = await longestTask(barePage, 'bare wall', () => call('fill'))
  await barePage.context().close()

  const page = await site.openApp(longDraft(5))
  await page.waitForTimeout(2000)
  await page.getByRole('banner').getByRole('button', { name: 'More', exact: true }).click()
  const menu = page.getByRole('navigation', { name: 'More' })
  await menu.getByRole('button', { name: 'Run many', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Run many' })
  await dialog.getByLabel('What changes from row to row').selectOption('The temperature')
  await dialog.getByRole('button', { name: 'Add a temperature' }).click()
  await dialog.getByLabel('Runs in each row').fill(String(runs / rows))
  const run = (await dialog.getByRole('button', { name: `Run ${runs} times` }).elementHandle())!
  const ours = await longestTask(page, 'wall', async () => {
    await run.evaluate(element => (element as HTMLElement).click())
    await waitForCount(page, 'dialog[open] ol button[aria-label*=", run "]', runs)
    await page.waitForTimeout(1000)
  })
  await dialog.getByText(`${runs} runs done.`, { exact: true }).waitFor({ timeout: 120_000 })
  await page.context().close()
  return [
    {
      name: `longest task, a wall of ${runs} runs`,
      value: ours,
      unit: 'ms',
      reference: { name: 'bare cards', value: bare },
      target: { atMost: 50 },
    },
  ]
}
