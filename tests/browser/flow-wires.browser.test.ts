import type { Page } from 'playwright-core'
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

/** Connects the vendor by hand, as somebody with a model of their own does, and lets it answer for the whole page. */
async function connect(page: Page, wire: Wire): Promise<void> {
  await page.getByRole('banner').getByRole('button', { name: 'Settings', exact: true }).click()
  const settings = page.getByRole('dialog', { name: 'Settings' })
  await settings.getByRole('button', { name: 'Another address' }).click()
  await settings.getByLabel('Address', { exact: true }).fill(addressOf(vendor, wire))
  await settings.getByLabel('Key', { exact: true }).fill('sk-of-the-school')
  await settings.getByLabel('Models to choose from').fill('some-model')
  await settings.getByLabel('It speaks').selectOption(wire)
  await settings.getByLabel('Temperature', { exact: true }).selectOption('always')
  await settings.getByLabel('Model for this page').selectOption('other/some-model')
  await page.keyboard.press('Escape')
  await settings.waitFor({ state: 'hidden' })
}

test.each(wires)(
  'on the %s wire the router takes one path alone, and departments bring up what their tools know',
  async wire => {
    const { page } = await app.openPage()
    await connect(page, wire)
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
