import type { Page } from '@playwright/test'
import type { NodeConfig } from '../../src/model/document'
import { stack } from '../support/engine'
import { flow } from '../support/flows'
import { expect, test } from './fixtures'
import { openDocument } from './flow-page'
import { connectScriptedModel, type ModelRequest, type ScriptedAnswer } from './scripted-model'
import { card, openMore, result, run } from './stack-page'

const argumentsFor = (tool: string): object => {
  if (tool.startsWith('display_')) return { hex: '#3366cc', explanation: 'It was asked for' }
  return { query: `Ask ${tool}` }
}

/** Calls every tool that it is offered once, and then says who it is. */
function callsAll({ messages, tools = [] }: ModelRequest): ScriptedAnswer {
  const told = JSON.stringify(messages)
  const [, name = 'nobody'] = /You are (\w+)\./.exec(told) ?? []
  if (tools.length === 0 || messages.at(-1)?.role === 'tool') return `Said by ${name}.`
  return Object.fromEntries(tools.map(({ function: { name } }) => [name, argumentsFor(name)]))
}

const xray = (page: Page) => page.getByRole('region', { name: 'X-ray' })

/** One run is kept, as finished. */
async function expectOneRun(page: Page): Promise<void> {
  await openMore(page, 'Runs')
  await expect(page.getByRole('button', { name: /^Replay run \d+$/ })).toHaveCount(1)
  await page.keyboard.press('Escape')
}

test('a stack of 30 cards: each card has its result, the X-ray what a model got, the runs the run', async ({
  openPage,
}) => {
  const segments = 6
  const requests: ModelRequest[] = []
  const { page } = await openPage({
    prepare: async context =>
      connectScriptedModel(context, request => {
        requests.push(request)
        return callsAll(request)
      }),
  })
  const cards = Array.from({ length: segments }, (_, index): [string, NodeConfig][] => [
    ['system_prompt', { prompt: `You are Model${index + 1}.` }],
    ['color_display', { name: `a${index + 1}` }],
    ['color_display', { name: `b${index + 1}` }],
    ['inference', { name: `m${index + 1}`, contextMode: 'fresh', userMessage: `Turn ${index + 1}` }],
    ['text_display', { name: `t${index + 1}` }],
  ]).flat()
  expect(cards).toHaveLength(30)
  await openDocument(page, stack(...cards))
  await run(page)
  for (let index = 1; index <= segments; index++) {
    await expect(result(page, `Color, a${index}`)).toContainText('#3366cc')
    await expect(result(page, `Color, b${index}`)).toContainText('#3366cc')
    await expect(card(page, `Model, m${index}`)).toContainText(`Said by Model${index}.`)
  }
  expect(requests).toHaveLength(2 * segments)
  await expect(xray(page).getByRole('heading', { name: 'What the model got' })).toBeVisible()
  await expectOneRun(page)
})

test('a flow of 7 pipelines that call each other and route: those that ran have their results and what they were sent, the other has none', async ({
  openPage,
}) => {
  const { page } = await openPage({ prepare: context => connectScriptedModel(context, callsAll) })
  const agent = (name: string): [string, NodeConfig][] => [
    ['system_prompt', { prompt: `You are ${name}.` }],
    ['color_display', { name }],
    ['inference', { name }],
  ]
  const rules = [{ expression: '{{steps.user-input.output}}', op: 'contains', value: 'room', target: 'rooms' }]
  await openDocument(
    page,
    flow(
      {
        desk: [
          ['user_input', { defaultValue: 'A room for two' }],
          ...agent('desk'),
          ['router', { mode: 'rules', rules, otherwise: 'food' }],
        ],
        rooms: agent('rooms'),
        food: agent('food'),
        list: agent('list'),
        prices: agent('prices'),
        menu: agent('menu'),
        farewell: agent('farewell'),
      },
      [
        ['desk', 'next', 'rooms'],
        ['desk', 'next', 'food'],
        ['rooms', 'tool', 'list'],
        ['rooms', 'tool', 'prices'],
        ['prices', 'tool', 'menu'],
        ['food', 'tool', 'menu'],
        ['rooms', 'next', 'farewell'],
      ],
    ),
  )
  await run(page)
  for (const name of ['desk', 'rooms', 'list', 'prices', 'menu', 'farewell']) {
    await page.getByRole('tab', { name: new RegExp(`^${name}\\b`) }).click()
    await expect(card(page, `Model, ${name}`)).toContainText(`Said by ${name}.`)
    await expect(result(page, `Color, ${name}`)).toContainText('#3366cc')
    await expect(xray(page).getByRole('heading', { name: 'What the model got' })).toBeVisible()
    await expect(xray(page)).toContainText(`You are ${name}.`)
  }
  await page.getByRole('tab', { name: /^food\b/ }).click()
  await expect(card(page, 'Model, food')).not.toContainText('Said by')
  await expectOneRun(page)
})
