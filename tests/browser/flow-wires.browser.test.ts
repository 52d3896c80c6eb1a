import type { BrowserContext } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import {
  addressOf,
  bodyTo,
  expectSalesAlone,
  expectTwoDepartments,
  startFlowVendor,
  type Wire,
  wires,
} from '../support/flow-vendor'
import { eventsOfRun, openAsOwn, openGraph, runToEnd } from './flow-page'
import { builtApp } from './harness'
import type { Vendor } from './providers/vendor'

const app = builtApp()

let vendor: Vendor
beforeAll(async () => {
  vendor = await startFlowVendor()
})
beforeEach(() => {
  vendor.requests.length = 0
})
afterAll(() => vendor.stop())

/** What the connect dialog keeps of a vendor with a key, so that it answers for the whole page. */
async function connected(context: BrowserContext, wire: Wire): Promise<void> {
  const baseUrl = addressOf(vendor, wire)
  const connection = { id: 'school', provider: 'other', label: 'School', wire, baseUrl, auth: 'bearer', headers: {} }
  const settings = {
    connections: [{ ...connection, models: ['some-model'], sampling: true }],
    defaultModel: 'school/some-model',
  }
  const keys = { [new URL(baseUrl).origin]: 'sk-of-the-school' }
  await context.addInitScript(
    ([settings, keys]) => {
      // The empty page that a tab begins with has no storage.
      if (!location.protocol.startsWith('http')) return
      localStorage.setItem('aili5.settings', settings)
      localStorage.setItem('aili5.keys', keys)
    },
    [JSON.stringify(settings), JSON.stringify(keys)] as const,
  )
}

test.each(wires)(
  'on the %s wire the router takes one path alone, and departments bring up what their tools know',
  async wire => {
    const { page } = await app.openPage({ prepare: context => connected(context, wire) })
    await openAsOwn(page, 'Sales or support?')
    await page.getByRole('textbox', { name: 'Message' }).fill('What does the blue bicycle cost? I want to buy it.')
    const graph = await openGraph(page)
    await runToEnd(page)
    await graph
      .getByRole('group', { name: /^Sales, \d/ })
      .getByText('Done')
      .waitFor({ state: 'attached' })
    await graph
      .getByRole('group', { name: /^Support, \d/ })
      .getByText('Skipped')
      .waitFor({ state: 'attached' })
    expectSalesAlone(await eventsOfRun(page))
    expect(vendor.requests).toHaveLength(3)
    expect(bodyTo(vendor.requests, 'You stand at a fork')).toMatchObject({ temperature: 0 })
    await page.getByRole('tab', { name: /^Sales/ }).click()
    await page.getByText('The blue bicycle costs 320 euros.').first().waitFor()

    vendor.requests.length = 0
    await openAsOwn(page, 'Hotel call centre')
    await runToEnd(page)
    expectTwoDepartments(await eventsOfRun(page))
    expect(vendor.requests).toHaveLength(6)
    await page.getByText('The Heron is free, and breakfast begins at 7:00.').first().waitFor()
  },
)
