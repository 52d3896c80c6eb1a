import type { Locator } from '@playwright/test'
import { expect, screens, test } from './fixtures'
import { openGraph, openStarter } from './flow-page'
import { connectScriptedModel, type ModelRequest, type ScriptedAnswer } from './scripted-model'
import { card, result, run, runButton, runStatus } from './stack-page'

const vertexIn = (graph: Locator) => (name: string) =>
  graph.getByRole('group', { name: new RegExp(`^${name}, \\d+ card`) })

/** Plays the models of the starters with flows: each is known by its system prompt. */
function playFlows({ messages, tools = [] }: ModelRequest): ScriptedAnswer {
  const told = JSON.stringify(messages)
  if (told.includes('You stand at a fork')) return 'sales'
  if (tools.length === 0 || messages.some(({ role }) => role === 'tool')) return 'The answer of the desk.'
  const asked = tools.filter(({ function: { name } }) => !/Excursions|Tour/.test(name))
  return Object.fromEntries(asked.map(({ function: { name } }) => [name, argumentsOf(name)]))
}

const argumentsOf = (tool: string) => (tool.endsWith('_gauge') ? { value: 8 } : { query: 'breakfast' })

test('a router takes one path alone, and leads there; a link with the run plays it, the graph lit', async ({
  openPage,
}) => {
  let open = () => {}
  const opened = new Promise<void>(resolve => (open = resolve))
  const { page, context } = await openPage({ prepare: context => connectScriptedModel(context, playFlows) })
  await openStarter(page, 'Sales or support?')
  await page.getByRole('textbox', { name: 'Message' }).fill('What does the blue bicycle cost? I want to buy it.')
  const graph = await openGraph(page)
  const vertex = vertexIn(graph)
  await test.step('while the model of the router is pending, only its pipeline is running', async () => {
    await context.route('https://model.example/**', async route => {
      await opened
      await route.fallback()
    })
    await runButton(page).click()
    await expect(vertex('Front desk')).toContainText('Running')
    await expect(vertex('Sales')).not.toContainText('Running')
    open()
    await expect(runStatus(page)).toHaveText('Finished')
    await expect(vertex('Sales')).toContainText('Done')
    await expect(vertex('Support')).toContainText('Skipped')
  })
  await test.step('on the card, a press leads to the pipeline that ran', async () => {
    await expect(result(page, 'Router, fork').getByText('Sales', { exact: true })).toBeVisible()
    await page.getByRole('button', { name: /^wants to buy: Sales.*Done/ }).click()
    await expect(page.getByRole('tab', { name: /^Sales/, selected: true })).toBeVisible()
    await expect(card(page, 'Model')).toContainText('The answer of the desk.')
  })
  await test.step('a link plays the run, without a request', async () => {
    await page.getByRole('button', { name: 'Share', exact: true }).click()
    await page.getByLabel('With the last run').check()
    await expect(page.getByRole('button', { name: 'Copy link' })).toBeVisible()
    const link = await page.getByLabel('Link', { exact: true }).inputValue()
    await context.unroute('https://model.example/**')
    await context.route('https://model.example/**', route => route.abort())
    await page.goto(link)
    await page.getByRole('dialog', { name: 'Open “Sales or support?”?' }).getByRole('button', { name: 'Try' }).click()
    const slider = page.getByRole('region', { name: 'Replay' }).getByRole('slider', { name: 'Event' })
    await slider.press('Home')
    for (const name of ['Front desk', 'Sales', 'Support'])
      await expect(vertex(name)).not.toContainText(/Done|Running|Skipped/)
    await slider.press('ArrowRight')
    await slider.press('ArrowRight')
    await expect(vertex('Front desk')).toContainText('Running')
    await slider.press('End')
    await expect(vertex('Sales')).toContainText('Done')
    await expect(vertex('Support')).toContainText('Skipped')
  })
})

test('departments bring up what their tools know; on a phone the graph takes the place of the stack', async ({
  openPage,
}) => {
  const { page } = await openPage({ prepare: context => connectScriptedModel(context, playFlows) })
  await openStarter(page, 'Hotel call center')
  const graph = await openGraph(page)
  const vertex = vertexIn(graph)
  await run(page)
  for (const name of ['Reception', 'Reservations', 'Room list', 'Restaurant', 'Kitchen plan'])
    await expect(vertex(name)).toContainText('Done')
  for (const name of ['Excursions', 'Tour calendar']) await expect(vertex(name)).not.toContainText('Done')
  await expect(graph.getByText('can call ×1')).toHaveCount(4)

  await page.setViewportSize(screens.phone)
  await graph.getByRole('button', { name: 'Back to the cards' }).click()
  await expect(graph).toHaveCount(0)
  await openGraph(page)
  await expect(page.getByRole('article')).toHaveCount(0)
  await vertex('Kitchen plan').click()
  await expect(page.getByRole('tab', { name: 'Kitchen plan', selected: true })).toBeVisible()
  await expect(page.getByRole('article', { name: /^Integration/ })).toBeVisible()
})
