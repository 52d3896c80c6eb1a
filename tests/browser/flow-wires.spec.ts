import type { BrowserContext, Locator } from '@playwright/test'
import { addressOf, bodyTo, startFlowVendor, type Wire } from '../support/flow-vendor'
import { expectAccessible } from './axe'
import { test as base, expect, screens } from './fixtures'
import { openGraph, openStarter } from './flow-page'
import type { Vendor } from './providers/vendor'
import { run, runButton, runStatus } from './stack-page'

const test = base.extend<{ vendor: Vendor }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern which fixtures this one needs.
  vendor: async ({}, use) => {
    const vendor = await startFlowVendor()
    await use(vendor)
    await vendor.stop()
  },
})

/** The stored connection of a vendor with a key, as the default. */
async function connect(context: BrowserContext, vendor: Vendor, wire: Wire): Promise<void> {
  const baseUrl = addressOf(vendor, wire)
  const connection = { id: 'school', provider: 'other', label: 'School', wire, baseUrl, auth: 'bearer', headers: {} }
  const settings = {
    connections: [{ ...connection, models: ['some-model'], sampling: true }],
    defaultModel: 'school/some-model',
  }
  const keys = { [new URL(baseUrl).origin]: 'sk-of-the-school' }
  await context.addInitScript(
    ([settings, keys]) => {
      // The initial about:blank page has no storage.
      if (!location.protocol.startsWith('http')) return
      localStorage.setItem('aili5.settings', settings)
      localStorage.setItem('aili5.keys', keys)
    },
    [JSON.stringify(settings), JSON.stringify(keys)] as const,
  )
}

const vertexIn = (graph: Locator) => (name: string) =>
  graph.getByRole('group', { name: new RegExp(`^${name}, \\d+ card`) })

test('on the anthropic wire the router takes one path alone; a link with the run plays it, the graph lit', async ({
  openPage,
  vendor,
}) => {
  const { page, context } = await openPage({ prepare: context => connect(context, vendor, 'anthropic') })
  await openStarter(page, 'Sales or support?')
  await page.getByRole('textbox', { name: 'Message' }).fill('What does the blue bicycle cost? I want to buy it.')
  const graph = await openGraph(page)
  const vertex = vertexIn(graph)
  await test.step('while the model of the router is pending, only its pipeline is running', async () => {
    let open = () => {}
    const opened = new Promise<void>(resolve => {
      open = resolve
    })
    await context.route(`${vendor.origin}/**`, async route => {
      await opened
      await route.continue()
    })
    await runButton(page).click()
    await expect(vertex('Front desk')).toContainText('Running')
    await expect(vertex('Sales')).not.toContainText('Running')
    await expect(runStatus(page)).toHaveText('Running')
    open()
    await expect(runStatus(page)).toHaveText('Finished')
    await expect(vertex('Sales')).toContainText('Done')
    await expect(vertex('Support')).toContainText('Skipped')
    expect(vendor.requests).toHaveLength(3)
    expect(bodyTo(vendor.requests, 'You stand at a fork')).toMatchObject({ temperature: 0 })
  })
  await test.step('the same is there in words', async () => {
    await expectAccessible(page)
    await graph.getByRole('button', { name: 'Show as a list' }).click()
    const rows = graph.getByRole('list', { name: 'Pipelines' }).getByRole('listitem')
    await expect(rows.first()).toHaveText(/Front desk.*2 cards.*Done.*Goes on to.*Sales.*Done.*Support.*Skipped/)
    await graph.getByRole('button', { name: 'Show as a map' }).click()
  })
  await test.step('a link plays the run, event by event', async () => {
    await page.getByRole('button', { name: 'Share', exact: true }).click()
    await page.getByLabel('With the last run').check()
    await expect(page.getByRole('button', { name: 'Copy link' })).toBeVisible()
    const link = await page.getByLabel('Link', { exact: true }).inputValue()
    await page.keyboard.press('Escape')
    await page.goto(link)
    const question = page.getByRole('dialog', { name: 'Open “Sales or support?”?' })
    await expect(question.getByText('from a link, not verified')).toBeVisible()
    await question.getByRole('button', { name: 'Try' }).click()
    const slider = page.getByRole('region', { name: 'Replay' }).getByRole('slider', { name: 'Event' })
    await slider.press('Home')
    const names = ['Front desk', 'Sales', 'Support']
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
    expect(vendor.requests).toHaveLength(3)
  })
})

test('on the openai wire departments bring up what their tools know; on a phone the graph takes the place of the stack', async ({
  openPage,
  vendor,
}) => {
  const { page } = await openPage({ prepare: context => connect(context, vendor, 'openai') })
  await openStarter(page, 'Hotel call center')
  const graph = await openGraph(page)
  const vertex = vertexIn(graph)
  await run(page)
  expect(vendor.requests).toHaveLength(6)
  await expect(page.getByText('The Heron is free, and breakfast begins at 7:00.').first()).toBeVisible()
  for (const name of ['Reception', 'Reservations', 'Room list', 'Restaurant', 'Kitchen plan'])
    await expect(vertex(name)).toContainText('Done')
  for (const name of ['Excursions', 'Tour calendar']) await expect(vertex(name)).not.toContainText('Done')
  await expect(graph.getByText('can call ×1')).toHaveCount(4)

  await page.setViewportSize(screens.phone)
  await graph.getByRole('button', { name: 'Back to the cards' }).click()
  await expect(graph).toHaveCount(0)
  await openGraph(page)
  await expect(vertex('Kitchen plan')).toBeInViewport()
  await expect(page.getByRole('article')).toHaveCount(0)
  await vertex('Kitchen plan').click()
  await expect(graph).toHaveCount(0)
  await expect(page.getByRole('tab', { name: 'Kitchen plan', selected: true })).toBeVisible()
  await expect(page.getByRole('article', { name: 'Integration' })).toBeVisible()
})
