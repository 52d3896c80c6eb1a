import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { expectSalesAlone, expectTwoDepartments } from '../support/flow-vendor'
import { flow, largeFlow } from '../support/flows'
import { expectAccessible } from './axe'
import { eventsOfRun, openAsOwn, openDocument, openGraph, openStarter, runToEnd } from './flow-page'
import { builtApp, screens } from './harness'
import { mainThreadTasks } from './main-thread-tasks'

const app = builtApp()

const vertex = (graph: Locator, name: string) => graph.getByRole('group', { name: new RegExp(`^${name}, \\d+ card`) })
const line = (graph: Locator, name: string) => graph.getByRole('group', { name, exact: true })
const said = (page: Page, sentence: string | RegExp) =>
  page.locator('[aria-live=polite]').filter({ hasText: sentence }).waitFor({ state: 'attached' })

/** Drags from the middle of one thing to the middle of another. */
async function drag(page: Page, from: Locator, to: Locator): Promise<void> {
  const [a, b] = [await from.boundingBox(), await to.boundingBox()]
  if (!a || !b) throw new Error('nothing to drag')
  await page.mouse.move(a.x + a.width / 2, a.y + a.height / 2)
  await page.mouse.down()
  await page.mouse.move(b.x + b.width / 2, b.y + b.height / 2 - 20, { steps: 8 })
  await page.mouse.move(b.x + b.width / 2, b.y + b.height / 2, { steps: 4 })
}

test('a run shows on the graph: who works, which calls are made and how often, and who is left out', async () => {
  const { page, expectNoForeignRequests } = await app.openPage()
  await openAsOwn(page, 'Hotel call centre')
  const graph = await openGraph(page)
  await page.getByRole('button', { name: 'Run', exact: true }).click()
  await vertex(graph, 'Reception').getByText('Running').waitFor({ state: 'attached' })
  await page.getByRole('status', { name: 'Run' }).getByText('Finished').waitFor({ timeout: 30_000 })
  for (const name of ['Reception', 'Reservations', 'Room list', 'Restaurant', 'Kitchen plan']) {
    await vertex(graph, name).getByText('Done').waitFor({ state: 'attached' })
  }
  for (const name of ['Excursions', 'Tour calendar'])
    expect(await vertex(graph, name).getByText('Done').count()).toBe(0)
  expect(await graph.getByText('can call ×1').count()).toBe(4)
  expectTwoDepartments(await eventsOfRun(page))
  expectNoForeignRequests()
})

test('a router lights the way that was taken, and the others are marked as skipped', async () => {
  const { page } = await app.openPage()
  await openAsOwn(page, 'Sales or support?')
  await page.getByRole('textbox', { name: 'Message' }).fill('What does the blue bicycle cost? I want to buy it.')
  const graph = await openGraph(page)
  await runToEnd(page)
  await vertex(graph, 'Sales').getByText('Done').waitFor({ state: 'attached' })
  await vertex(graph, 'Support').getByText('Skipped').waitFor({ state: 'attached' })
  expectSalesAlone(await eventsOfRun(page))
})

test('edges are drawn by mouse, refused with the reason, and taken away by key; undo brings them back', async () => {
  const { page } = await app.openPage()
  await openDocument(page, flow({ first: [['inference']], second: [['inference']] }, []))
  const graph = await openGraph(page)
  const next = (name: string) => vertex(graph, name).getByTitle('Drag: goes on to')

  await drag(page, next('first'), vertex(graph, 'second'))
  await page.mouse.up()
  await line(graph, 'first goes on to second').waitFor()
  await said(page, 'first goes on to second')

  // While it is drawn, an edge that may not be says so where it is.
  await drag(page, next('second'), vertex(graph, 'first'))
  await graph.getByText('This way goes in a circle: first → second → first. A run would never end.').waitFor()
  await page.mouse.up()
  await said(page, /This way goes in a circle/)
  expect(await line(graph, 'second goes on to first').count()).toBe(0)

  await line(graph, 'first goes on to second').focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Delete')
  await line(graph, 'first goes on to second').waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Undo' }).click()
  await line(graph, 'first goes on to second').waitFor()
})

test('an edge is led elsewhere by mouse, and keeps its label', async () => {
  const { page } = await app.openPage()
  const document = flow({ first: [['inference']], second: [['inference']], third: [['inference']] }, [
    ['first', 'next', 'second'],
    ['first', 'tool', 'third'],
  ])
  document.edges[0]!.label = 'gladly'
  await openDocument(page, document)
  const graph = await openGraph(page)
  await vertex(graph, 'second').waitFor()
  // Its end lies where it arrives: above the middle of the pipeline.
  const [end, goal] = [(await vertex(graph, 'second').boundingBox())!, (await vertex(graph, 'third').boundingBox())!]
  await page.mouse.move(end.x + end.width / 2, end.y - 8)
  await page.mouse.down()
  await page.mouse.move(goal.x + goal.width / 2 - 30, goal.y + 30, { steps: 8 })
  await page.mouse.move(goal.x + goal.width / 2, goal.y + 20, { steps: 4 })
  await page.mouse.up()
  await line(graph, 'first goes on to third').waitFor()
  expect(await line(graph, 'first goes on to second').count()).toBe(0)
  await graph.getByText('gladly').waitFor()
  await page.getByRole('button', { name: 'Undo' }).click()
  await line(graph, 'first goes on to second').waitFor()
})

test('by keyboard alone: a pipeline is connected, led elsewhere and parted', async () => {
  const { page } = await app.openPage()
  await openDocument(page, flow({ first: [['inference']], second: [['inference']], third: [['inference']] }, []))
  const graph = await openGraph(page)
  await graph.getByRole('button', { name: 'Connect first to…' }).focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Connect first' })
  await dialog.getByRole('radio', { name: 'can call, as a tool,' }).press('Space')
  await dialog.getByRole('combobox', { name: 'Which pipeline' }).selectOption('second')
  await dialog.getByRole('button', { name: 'Connect' }).press('Enter')
  await dialog.getByRole('combobox', { name: 'Where the edge to second leads' }).selectOption('third')
  await dialog.getByRole('textbox', { name: 'Label of the edge to third' }).fill('knows it')
  await page.keyboard.press('Escape')
  await line(graph, 'first can call third').waitFor()
  await graph.getByText('knows it').waitFor()

  await graph.getByRole('button', { name: 'Connect first to…' }).click()
  await dialog.getByRole('button', { name: 'Remove the edge to third' }).press('Enter')
  await page.keyboard.press('Escape')
  await line(graph, 'first can call third').waitFor({ state: 'detached' })
})

test('a press opens the stack beside; what is moved stays where it was put, until it is tidied', async () => {
  const { page } = await app.openPage()
  await openStarter(page, 'Hotel call centre')
  const graph = await openGraph(page)
  await vertex(graph, 'Kitchen plan').click()
  await page.getByRole('tab', { name: 'Kitchen plan', selected: true }).waitFor()
  await page.getByRole('article', { name: 'Integration' }).waitFor()

  const room = vertex(graph, 'Room list')
  const before = (await room.boundingBox())!
  await page.mouse.move(before.x + 60, before.y + 50)
  await page.mouse.down()
  await page.mouse.move(before.x + 60, before.y + 90, { steps: 6 })
  await page.mouse.up()
  await page.getByText('Saved', { exact: true }).waitFor()
  await page.reload()
  await openGraph(page)
  const after = (await room.boundingBox())!
  const other = (await vertex(graph, 'Kitchen plan').boundingBox())!
  expect(after.y).toBeGreaterThan(other.y + 10)
  await graph.getByRole('button', { name: 'Tidy up' }).click()
  await expect
    .poll(async () => Math.abs((await room.boundingBox())!.y - (await vertex(graph, 'Kitchen plan').boundingBox())!.y))
    .toBeLessThan(3)
})

test('the same in words: a list of pipelines, where each goes and how it fares', async () => {
  const { page } = await app.openPage()
  await openStarter(page, 'Sales or support?')
  const graph = await openGraph(page)
  await graph.getByRole('button', { name: 'Show as a list' }).click()
  await runToEnd(page)
  const rows = graph.getByRole('list', { name: 'Pipelines' }).getByRole('listitem')
  expect(await rows.first().textContent()).toMatch(
    /Front desk.*2 cards.*Done.*Goes on to.*Sales.*Skipped.*Support.*Done/,
  )
})

test.each(['laptop', 'phone'] as const)('it is accessible on a %s, in light and in dark', async name => {
  const { page } = await app.openPage({ viewport: screens[name] })
  await openStarter(page, 'Sales or support?')
  await openGraph(page)
  await runToEnd(page)
  await expectAccessible(page)
})

test('on a phone the graph takes the place of the stack, and a press leads back to it', async () => {
  const { page } = await app.openPage({ viewport: screens.phone })
  await openStarter(page, 'Sales or support?')
  const graph = await openGraph(page)
  await vertex(graph, 'Sales').click()
  await graph.waitFor({ state: 'detached' })
  await page.getByRole('tab', { name: 'Sales', selected: true }).waitFor()
})

test('two hundred pipelines draw, pan and run without a long task after loading', async () => {
  const { page } = await app.openPage()
  await openDocument(page, largeFlow())
  const graph = await openGraph(page)
  await vertex(graph, 'p0').waitFor()
  // Once before it counts: the engine and the model's lists are loaded with the first run.
  await runToEnd(page)
  await page.waitForTimeout(1000)

  // Found before: looking for a name goes through thousands of elements, and would count as the page's time.
  const press = async (within: Page | Locator, name: string) =>
    (await within.getByRole('button', { name, exact: true }).elementHandle())!
  const [zoom, showAll, run] = [await press(graph, 'Zoom in'), await press(graph, 'Show all'), await press(page, 'Run')]
  const status = await page.getByRole('status', { name: 'Run' }).elementHandle()
  const middle = (await graph.boundingBox())!

  await app.browser.startTracing(page, { categories: ['toplevel', 'devtools.timeline', '__metadata'] })
  await page.mouse.move(middle.x + 40, middle.y + middle.height - 40)
  await page.mouse.down()
  await page.mouse.move(middle.x + 240, middle.y + middle.height - 240, { steps: 20 })
  await page.mouse.up()
  for (const button of [zoom, showAll, run]) await button.evaluate(element => (element as HTMLElement).click())
  await page.waitForFunction(status => status?.textContent?.includes('Running'), status)
  await page.waitForFunction(status => status?.textContent?.includes('Finished'), status)
  const tasks = mainThreadTasks(await app.browser.stopTracing())
  expect(tasks.length).toBeGreaterThan(10)
  expect(Math.max(...tasks)).toBeLessThan(200)
})
