import type { Page } from 'playwright-core'
import { largeFlow } from '../../support/flows'
import type { BenchSite } from './bench-site'
import { longestTask, waitForCount } from './long-tasks'
import type { Measure } from './measure'

/** The longest task while the graph of a page is panned, zoomed, shown whole and run. */
async function use(page: Page, name: string): Promise<number> {
  const graph = page.getByRole('region', { name: 'Graph' })
  const buttons = ['Zoom in', 'Show all', 'Run'].map(name => page.getByRole('button', { name, exact: true }))
  // Finding a button by its role scans thousands of elements: that is the test's time, not the page's.
  const found = await Promise.all(buttons.map(button => button.elementHandle()))
  const box = (await graph.boundingBox())!
  return longestTask(page, name, async () => {
    await page.mouse.move(box.x + 40, box.y + box.height - 40)
    await page.mouse.down()
    await page.mouse.move(box.x + 240, box.y + box.height - 240, { steps: 20 })
    await page.mouse.up()
    for (const button of found) await button!.evaluate(element => (element as HTMLElement).click())
    await page.waitForTimeout(7000)
  })
}

/**
 * The longest task in processor time, while a flow of 200 pipelines is panned, zoomed and run in the graph, beside React
 * Flow with 200 nodes of a name and a status.
 */
export async function measureGraph(site: BenchSite): Promise<Measure[]> {
  const barePage = await site.open('bench/bare-graph.html')
  await waitForCount(barePage, '.react-flow__node', 200)
  const bare = await use(barePage, 'bare React Flow')
  await barePage.context().close()

  const page = await site.openApp({ document: largeFlow(200), inputs: {} })
  await page.getByRole('button', { name: 'Graph', exact: true }).click()
  const run = page.getByRole('button', { name: 'Run', exact: true })
  const status = page.getByRole('status', { name: 'Run' })
  // A warm-up: the engine and the model's lists load with the first run.
  await run.click()
  await status.getByText('Finished').waitFor({ timeout: 60_000 })
  const longest = await use(page, 'flow of 200')
  await page.context().close()
  return [
    {
      name: 'longest task, a flow of 200 pipelines panned, zoomed and run',
      value: longest,
      unit: 'ms',
      reference: { name: 'bare React Flow', value: bare },
      target: { atMost: 50 },
    },
  ]
}
