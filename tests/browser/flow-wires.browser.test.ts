import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { parseRecording } from '../../src/documents/recordings/recording'
import type { RunEvent } from '../../src/engine/events'
import {
  addressOf,
  bodyTo,
  expectSalesAlone,
  expectTwoDepartments,
  startFlowVendor,
  type Wire,
  wires,
} from '../support/flow-vendor'
import { openGraph, openStarter, runToEnd } from './flow-page'
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

/** Opens a starter as a document of one's own, whose runs are kept. */
async function openAsOwn(page: Page, title: string): Promise<void> {
  await openStarter(page, title)
  await page.getByRole('textbox', { name: 'Pipeline name' }).fill('Our own')
  await page.getByText('Saved', { exact: true }).waitFor({ state: 'attached' })
}

/** The events of the run that is on the page, out of the file that people save. */
async function eventsOf(page: Page): Promise<readonly RunEvent[]> {
  await page.getByRole('button', { name: 'Runs', exact: true }).click()
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save run 1 as file' }).click()
  const parsed = parseRecording(JSON.parse(await readFile(await (await downloading).path(), 'utf8')))
  if ('problem' in parsed) throw new Error(parsed.problem)
  await page.keyboard.press('Escape')
  return parsed.recording.events
}

describe.each(['demo', ...wires] as const)('answered by the %s', who => {
  test('the router example runs the chosen path alone, with its events in order', async () => {
    const { page, foreignRequests } = await app.openPage()
    if (who !== 'demo') await connect(page, who)
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
    expectSalesAlone(await eventsOf(page))
    if (who === 'demo') return expect(foreignRequests).toEqual([])
    expect(vendor.requests).toHaveLength(3)
    expect(bodyTo(vendor.requests, 'You stand at a fork')).toMatchObject({ temperature: 0 })
    await page.getByRole('tab', { name: /^Sales/ }).click()
    await page.getByText('The blue bicycle costs 320 euros.').first().waitFor()
  })

  test('the call centre asks departments, they ask their tool agents, and the facts come up', async () => {
    const { page, foreignRequests } = await app.openPage()
    if (who !== 'demo') await connect(page, who)
    await openAsOwn(page, 'Hotel call centre')
    await runToEnd(page)
    expectTwoDepartments(await eventsOf(page))
    if (who === 'demo') return expect(foreignRequests).toEqual([])
    expect(vendor.requests).toHaveLength(6)
    await page.getByText('The Heron is free, and breakfast begins at 7:00.').first().waitFor()
  })
})
