import { expect, test } from 'vitest'
import { openGraph, openStarter, runToEnd } from './flow-page'
import { builtApp } from './harness'
import { keptOffline } from './kept-offline'

const app = builtApp({ path: '/class/' })

test('a flow goes out as a link with its run, and plays in a fresh profile without a network, the graph lit', async () => {
  const { page } = await app.openPage()
  await openStarter(page, 'Sales or support?')
  await page.getByRole('textbox', { name: 'Message' }).fill('What does the blue bicycle cost? I want to buy it.')
  await runToEnd(page)
  await page.getByRole('button', { name: 'Share', exact: true }).click()
  await page.getByLabel('With the last run').check()
  await page.getByRole('button', { name: 'Copy link' }).waitFor()
  const link = await page.getByLabel('Link', { exact: true }).inputValue()

  // Another profile: one visit, and then never a network again.
  const other = await app.openPage({ offline: true })
  await keptOffline(other.page)
  await other.context.setOffline(true)
  await other.page.close()
  const later = await other.context.newPage()
  await later.goto(link)
  const question = later.getByRole('dialog', { name: 'Open “Sales or support?”?' })
  await question.getByText('from a link, not verified').waitFor()
  await question.getByRole('button', { name: 'Try' }).click()
  const replay = later.getByRole('region', { name: 'Replay' })
  await replay.getByRole('button', { name: 'Again' }).waitFor()

  const graph = await openGraph(later)
  const vertex = (name: string) => graph.getByRole('group', { name: new RegExp(`^${name}, \\d+ card`) })
  const fares = (name: string, how: string) => vertex(name).getByText(how).waitFor({ state: 'attached' })
  await fares('Front desk', 'Done')
  await fares('Sales', 'Done')
  await fares('Support', 'Skipped')

  // Event by event: nothing is lit at the beginning, and the way that was taken is lit while it is gone.
  const slider = replay.getByRole('slider', { name: 'Event' })
  await slider.press('Home')
  for (const name of ['Front desk', 'Sales', 'Support']) {
    expect(
      await vertex(name)
        .getByText(/Done|Running|Skipped/)
        .count(),
      name,
    ).toBe(0)
  }
  const last = Number(await slider.getAttribute('max'))
  const lit = new Set<string>()
  for (let place = 1; place < last && !lit.has('Sales'); place++) {
    await slider.press('ArrowRight')
    for (const name of ['Front desk', 'Sales', 'Support']) {
      if ((await vertex(name).getByText('Running').count()) > 0) lit.add(name)
    }
  }
  expect([...lit]).toEqual(['Front desk', 'Sales'])
  await slider.press('End')
  await fares('Support', 'Skipped')
  other.expectNoForeignRequests()
})
