import { expect, test } from './fixtures'
import { openGraph, openStarter } from './flow-page'
import { keptOffline } from './kept-offline'
import { run } from './stack-page'

test.use({ sitePath: '/class/' })

test('a flow is exported as a link with its run, and plays in a fresh profile without a network, the graph lit', async ({
  page,
  openPage,
  monitor,
}) => {
  await openStarter(page, 'Sales or support?')
  await page.getByRole('textbox', { name: 'Message' }).fill('What does the blue bicycle cost? I want to buy it.')
  await run(page)
  await page.getByRole('button', { name: 'Share', exact: true }).click()
  await page.getByLabel('With the last run').check()
  await expect(page.getByRole('button', { name: 'Copy link' })).toBeVisible()
  const link = await page.getByLabel('Link', { exact: true }).inputValue()

  // Another profile: one online visit, then offline.
  const other = await openPage({ serviceWorkers: 'allow' })
  await keptOffline(other.page)
  await other.context.setOffline(true)
  await other.page.close()
  const later = await other.context.newPage()
  await later.goto(link)
  const question = later.getByRole('dialog', { name: 'Open “Sales or support?”?' })
  await expect(question.getByText('from a link, not verified')).toBeVisible()
  await question.getByRole('button', { name: 'Try' }).click()
  const replay = later.getByRole('region', { name: 'Replay' })
  await expect(replay.getByRole('button', { name: 'Again' })).toBeVisible()

  const graph = await openGraph(later)
  const names = ['Front desk', 'Sales', 'Support']
  const vertex = (name: string) => graph.getByRole('group', { name: new RegExp(`^${name}, \\d+ card`) })
  await expect(vertex('Front desk')).toContainText('Done')
  await expect(vertex('Sales')).toContainText('Done')
  await expect(vertex('Support')).toContainText('Skipped')

  // Event by event: initially no edge is highlighted, and the taken edge is highlighted while in use.
  const slider = replay.getByRole('slider', { name: 'Event' })
  await slider.press('Home')
  for (const name of names) await expect(vertex(name)).not.toContainText(/Done|Running|Skipped/)
  const last = Number(await slider.getAttribute('max'))
  const lit = new Set<string>()
  for (let place = 1; place < last && !lit.has('Sales'); place++) {
    await slider.press('ArrowRight')
    await expect(slider).toHaveValue(String(place))
    const shown = await graph.getByRole('group').allTextContents()
    for (const name of names) if (shown.some(text => text.startsWith(`${name}, Running`))) lit.add(name)
  }
  expect([...lit]).toEqual(['Front desk', 'Sales'])
  await slider.press('End')
  await expect(vertex('Support')).toContainText('Skipped')
  monitor.expectNoForeignRequests()
})
