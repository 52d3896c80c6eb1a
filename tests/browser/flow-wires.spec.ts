import type { BrowserContext } from '@playwright/test'
import {
  addressOf,
  bodyTo,
  expectSalesAlone,
  expectTwoDepartments,
  startFlowVendor,
  type Wire,
  wires,
} from '../support/flow-vendor'
import { test as base, expect } from './fixtures'
import { eventsOfRun, openAsOwn, openGraph } from './flow-page'
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

for (const wire of wires) {
  test(`on the ${wire} wire the router takes one path alone, and departments bring up what their tools know`, async ({
    openPage,
    vendor,
  }) => {
    const { page, context } = await openPage({ prepare: context => connect(context, vendor, wire) })
    await openAsOwn(page, 'Sales or support?')
    await page.getByRole('textbox', { name: 'Message' }).fill('What does the blue bicycle cost? I want to buy it.')
    const graph = await openGraph(page)
    const vertex = (name: string) => graph.getByRole('group', { name: new RegExp(`^${name}, \\d`) })

    // While the router's model is pending, only its pipeline is running.
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
    expectSalesAlone(await eventsOfRun(page))
    expect(vendor.requests).toHaveLength(3)
    expect(bodyTo(vendor.requests, 'You stand at a fork')).toMatchObject({ temperature: 0 })
    await page.getByRole('tab', { name: /^Sales/ }).click()
    await expect(page.getByText('The blue bicycle costs 320 euros.').first()).toBeVisible()

    vendor.requests.length = 0
    await openAsOwn(page, 'Hotel call center')
    await run(page)
    expectTwoDepartments(await eventsOfRun(page))
    expect(vendor.requests).toHaveLength(6)
    await expect(page.getByText('The Heron is free, and breakfast begins at 7:00.').first()).toBeVisible()
  })
}
