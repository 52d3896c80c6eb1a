import type { Locator, Page } from '@playwright/test'
import { expectSalesAlone, expectTwoDepartments } from '../support/flow-vendor'
import { flow, largeFlow } from '../support/flows'
import { expectAccessible } from './axe'
import { expect, screens, test } from './fixtures'
import { eventsOfRun, openAsOwn, openDocument, openGraph, openStarter } from './flow-page'
import { announced, run } from './stack-page'

const vertex = (graph: Locator, name: string) => graph.getByRole('group', { name: new RegExp(`^${name}, \\d+ card`) })
const line = (graph: Locator, name: string) => graph.getByRole('group', { name, exact: true })

async function boxOf(locator: Locator) {
  const box = await locator.boundingBox()
  if (!box) throw new Error('It is not on the screen.')
  return box
}

/** Drags from the center of one element to the center of another, without releasing. */
async function drag(page: Page, from: Locator, to: Locator): Promise<void> {
  // Waits for a stable position.
  await from.hover()
  await page.mouse.down()
  const goal = await boxOf(to)
  await page.mouse.move(goal.x + goal.width / 2, goal.y + goal.height / 2 - 20, { steps: 8 })
  await page.mouse.move(goal.x + goal.width / 2, goal.y + goal.height / 2, { steps: 4 })
}

test('a run shows on the graph: who worked, which calls were made and how often, and who is left out', async ({
  page,
  monitor,
}) => {
  await openAsOwn(page, 'Hotel call center')
  const graph = await openGraph(page)
  await run(page)
  for (const name of ['Reception', 'Reservations', 'Room list', 'Restaurant', 'Kitchen plan']) {
    await expect(vertex(graph, name)).toContainText('Done')
  }
  for (const name of ['Excursions', 'Tour calendar']) {
    await expect(vertex(graph, name)).toBeVisible()
    await expect(vertex(graph, name)).not.toContainText('Done')
  }
  await expect(graph.getByText('can call ×1')).toHaveCount(4)
  expectTwoDepartments(await eventsOfRun(page))
  monitor.expectNoForeignRequests()
})

test('a router lights the way that was taken; the same in words; on a phone the graph takes the place of the stack', async ({
  page,
}) => {
  await openAsOwn(page, 'Sales or support?')
  await page.getByRole('textbox', { name: 'Message' }).fill('What does the blue bicycle cost? I want to buy it.')
  const graph = await openGraph(page)
  await run(page)
  await expect(vertex(graph, 'Sales')).toContainText('Done')
  await expect(vertex(graph, 'Support')).toContainText('Skipped')
  expectSalesAlone(await eventsOfRun(page))
  await expectAccessible(page)

  await graph.getByRole('button', { name: 'Show as a list' }).click()
  const rows = graph.getByRole('list', { name: 'Pipelines' }).getByRole('listitem')
  await expect(rows.first()).toHaveText(/Front desk.*2 cards.*Done.*Goes on to.*Sales.*Done.*Support.*Skipped/)
  await graph.getByRole('button', { name: 'Show as a map' }).click()

  await page.setViewportSize(screens.phone)
  await graph.getByRole('button', { name: 'Back to the cards' }).click()
  await expect(graph).toHaveCount(0)
  await openGraph(page)
  await expect(vertex(graph, 'Support')).toBeInViewport()
  await expect(page.getByRole('article')).toHaveCount(0)
  await expectAccessible(page)
  await vertex(graph, 'Sales').click()
  await expect(graph).toHaveCount(0)
  await expect(page.getByRole('tab', { name: 'Sales', selected: true })).toBeVisible()
  await expect(page.getByRole('article', { name: 'Gauge, interest' })).toBeVisible()
})

test('by mouse an edge is led elsewhere and keeps its label, drawn, refused with the reason; a key removes it', async ({
  page,
}) => {
  const document = flow({ first: [['inference']], second: [['inference']], third: [['inference']] }, [
    ['first', 'next', 'second'],
    ['first', 'tool', 'third'],
  ])
  document.edges[0]!.label = 'gladly'
  await openDocument(page, document)
  const graph = await openGraph(page)

  // The end of an edge is at its target: above the center of the pipeline.
  await vertex(graph, 'second').hover()
  const [end, goal] = [await boxOf(vertex(graph, 'second')), await boxOf(vertex(graph, 'third'))]
  await page.mouse.move(end.x + end.width / 2, end.y - 8)
  await page.mouse.down()
  await page.mouse.move(goal.x + goal.width / 2 - 30, goal.y + 30, { steps: 8 })
  await page.mouse.move(goal.x + goal.width / 2, goal.y + 20, { steps: 4 })
  await page.mouse.up()
  await expect(line(graph, 'first goes on to third')).toBeVisible()
  await expect(line(graph, 'first goes on to second')).toHaveCount(0)
  await expect(graph.getByText('gladly')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(line(graph, 'first goes on to second')).toBeVisible()

  const next = (name: string) => vertex(graph, name).getByTitle('Drag: goes on to')
  await drag(page, next('second'), vertex(graph, 'third'))
  await page.mouse.up()
  await expect(line(graph, 'second goes on to third')).toBeVisible()
  await expect(announced(page)).toContainText('second goes on to third')
  await graph.getByRole('button', { name: 'Show all' }).click()

  // While it is drawn, an invalid edge shows the reason.
  await drag(page, next('third'), vertex(graph, 'first'))
  const refusal = 'This way goes in a circle: first → second → third → first. A run would never end.'
  await expect(graph.getByText(refusal)).toBeVisible()
  await page.mouse.up()
  await expect(announced(page)).toContainText('This way goes in a circle')
  await expect(line(graph, 'third goes on to first')).toHaveCount(0)

  await line(graph, 'second goes on to third').focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Delete')
  await expect(line(graph, 'second goes on to third')).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(line(graph, 'second goes on to third')).toBeVisible()
})

test('by keyboard alone: a pipeline is connected, led elsewhere and parted', async ({ page }) => {
  await openDocument(page, flow({ first: [['inference']], second: [['inference']], third: [['inference']] }, []))
  const graph = await openGraph(page)
  await graph.getByRole('button', { name: 'Connect first to…' }).press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Connect first' })
  await dialog.getByRole('radio', { name: 'can call' }).press('Space')
  await dialog.getByRole('combobox', { name: 'Which pipeline' }).selectOption('second')
  await dialog.getByRole('button', { name: 'Connect' }).press('Enter')
  await dialog.getByRole('combobox', { name: 'Where the connection to second goes' }).selectOption('third')
  await dialog.getByRole('textbox', { name: 'Label of the connection to third' }).fill('knows it')
  await page.keyboard.press('Escape')
  await expect(line(graph, 'first can call third')).toBeVisible()
  await expect(graph.getByText('knows it')).toBeVisible()

  await graph.getByRole('button', { name: 'Connect first to…' }).press('Enter')
  await dialog.getByRole('button', { name: 'Remove the connection to third' }).press('Enter')
  await page.keyboard.press('Escape')
  await expect(line(graph, 'first can call third')).toHaveCount(0)
})

test('a press opens the stack beside; what is moved stays where it was put, until it is tidied', async ({ page }) => {
  await openStarter(page, 'Hotel call center')
  const graph = await openGraph(page)
  const [room, kitchen] = [vertex(graph, 'Room list'), vertex(graph, 'Kitchen plan')]
  await kitchen.click()
  await expect(page.getByRole('tab', { name: 'Kitchen plan', selected: true })).toBeVisible()
  await expect(page.getByRole('article', { name: 'Integration' })).toBeVisible()

  await room.hover()
  const before = await boxOf(room)
  await page.mouse.move(before.x + 60, before.y + 50)
  await page.mouse.down()
  await page.mouse.move(before.x + 60, before.y + 90, { steps: 6 })
  await page.mouse.up()
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  await page.reload()
  await openGraph(page)
  const below = async () => (await boxOf(room)).y - (await boxOf(kitchen)).y
  await expect(room).toBeVisible()
  await expect.poll(below).toBeGreaterThan(10)
  await graph.getByRole('button', { name: 'Tidy up' }).click()
  await expect.poll(async () => Math.abs(await below())).toBeLessThan(3)
})

/** Counts changes inside each of some elements from now on. Returns the largest count. */
async function countChanges(page: Page, elements: Locator): Promise<() => Promise<number>> {
  await elements.evaluateAll(all => {
    const counts = all.map((element, index) => {
      new MutationObserver(changes => {
        counts[index] = (counts[index] ?? 0) + changes.length
      }).observe(element, { subtree: true, childList: true, characterData: true, attributes: true })
      return 0
    })
    Object.assign(window, { counts })
  })
  return () => page.evaluate(() => Math.max(...(window as unknown as { counts: number[] }).counts))
}

// `npm run bench -- graph` measures task durations.
test('two hundred pipelines: panning and zooming draw none of them again, a run each a few times', async ({ page }) => {
  await openDocument(page, largeFlow())
  const graph = await openGraph(page)
  const vertices = graph.getByRole('group', { name: /^p\d+, \d cards/ })
  await expect(vertices).toHaveCount(200)
  await expect(vertices.first()).toBeInViewport()
  // Names come first, the rest some a frame.
  await expect(vertices.getByRole('button', { name: /^Connect p/ })).toHaveCount(200)

  const most = await countChanges(page, vertices)
  const { x, y, height } = await boxOf(graph)
  const before = await boxOf(vertices.first())
  await page.mouse.move(x + 40, y + height - 40)
  await page.mouse.down()
  await page.mouse.move(x + 60, y + height - 60, { steps: 10 })
  await page.mouse.up()
  await expect.poll(async () => (await boxOf(vertices.first())).x - before.x).toBeCloseTo(20, 0)
  await graph.getByRole('button', { name: 'Zoom out' }).click()
  await graph.getByRole('button', { name: 'Show all' }).click()
  await expect.poll(async () => (await boxOf(vertices.first())).x).toBeCloseTo(before.x, 0)
  expect(await most()).toBe(0)

  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.evaluate(() => {
    const sample = () => {
      const moves = document.getAnimations().some(({ effect }) => {
        const { target } = effect as KeyframeEffect
        return target?.closest('.react-flow') && target.closest('[role=group]')
      })
      if (moves) document.body.setAttribute('data-moved', '')
      requestAnimationFrame(sample)
    }
    sample()
  })
  await run(page)
  await expect(vertices.filter({ hasText: 'Done' })).toHaveCount(200)
  expect(await most()).toBeLessThan(20)
  await expect(page.locator('body'), 'hundreds of parts that move would each have a layer').not.toHaveAttribute(
    'data-moved',
  )
})
