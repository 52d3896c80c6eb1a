import type { Locator, Page } from '@playwright/test'
import { flow } from '../support/flows'
import { expect, test } from './fixtures'
import { openDocument, openGraph } from './flow-page'
import { announced } from './stack-page'

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

test('by mouse an edge is led elsewhere, another drawn, refused with the reason; by keyboard too; a pipeline is moved', async ({
  page,
}) => {
  const names = ['first', 'second', 'third', 'fourth', 'fifth']
  const document = flow(Object.fromEntries(names.map(name => [name, [['inference']]])), [
    ['first', 'next', 'second'],
    ['first', 'tool', 'third'],
  ])
  document.edges[0]!.label = 'gladly'
  await openDocument(page, document)
  const graph = await openGraph(page)

  // A press on an edge opens the place where edges are edited.
  const label = await boxOf(graph.getByText('gladly'))
  await page.mouse.click(label.x + label.width / 2, label.y + label.height / 2)
  const edges = page.getByRole('dialog', { name: 'Connect first' })
  await expect(edges.getByRole('combobox', { name: 'Where the connection to second goes' })).toBeFocused()
  await edges.getByRole('combobox', { name: 'Where the connection to second goes' }).selectOption('third')
  await page.keyboard.press('Escape')
  await expect(line(graph, 'first goes on to third')).toHaveCount(1)
  await expect(vertex(graph, 'fifth')).toBeInViewport({ ratio: 1 })
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
  const refusal = 'This path goes in a circle: first → second → third → first. A run would never end.'
  await expect(graph.getByText(refusal)).toBeVisible()
  await page.mouse.up()
  await expect(announced(page)).toContainText('This path goes in a circle')
  await expect(line(graph, 'third goes on to first')).toHaveCount(0)

  await line(graph, 'second goes on to third').focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Delete')
  await expect(line(graph, 'second goes on to third')).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(line(graph, 'second goes on to third')).toBeVisible()

  await test.step('by keyboard alone: connected, led elsewhere and parted', async () => {
    await graph.getByRole('button', { name: 'Connect second to…' }).press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Connect second' })
    await dialog.getByRole('radio', { name: 'can call' }).press('Space')
    await dialog.getByRole('combobox', { name: 'Which pipeline' }).selectOption('fourth')
    await dialog.getByRole('button', { name: 'Connect', exact: true }).press('Enter')
    await dialog.getByRole('combobox', { name: 'Where the connection to fourth goes' }).selectOption('fifth')
    await dialog.getByRole('textbox', { name: 'Label of the connection to fifth' }).fill('knows it')
    await page.keyboard.press('Escape')
    await expect(line(graph, 'second can call fifth')).toBeVisible()
    await expect(graph.getByText('knows it')).toBeVisible()
    await graph.getByRole('button', { name: 'Connect second to…' }).press('Enter')
    await dialog.getByRole('button', { name: 'Remove the connection to fifth' }).press('Enter')
    await page.keyboard.press('Escape')
    await expect(line(graph, 'second can call fifth')).toHaveCount(0)
  })

  await test.step('a press opens the stack beside; what is moved stays where it was put, until it is tidied', async () => {
    const [fourth, fifth] = [vertex(graph, 'fourth'), vertex(graph, 'fifth')]
    await fifth.click()
    await expect(page.getByRole('tab', { name: 'fifth', selected: true })).toBeVisible()
    await fourth.hover()
    const before = await boxOf(fourth)
    await page.mouse.move(before.x + 60, before.y + 50)
    await page.mouse.down()
    await page.mouse.move(before.x + 60, before.y + 90, { steps: 6 })
    await page.mouse.up()
    const button = page.getByRole('button', { name: 'Graph', exact: true })
    await button.click()
    await expect(graph).toHaveCount(0)
    await button.click()
    const below = async () => (await boxOf(fourth)).y - (await boxOf(fifth)).y
    await expect(fourth).toBeVisible()
    await expect.poll(below).toBeGreaterThan(10)
    await graph.getByRole('button', { name: 'Tidy up' }).click()
    await expect.poll(async () => Math.abs(await below())).toBeLessThan(3)
  })
})
