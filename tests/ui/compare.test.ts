import { expect, it } from 'vitest'
import { isInference } from '../../src/model/known-types'
import { nodeTypes } from '../../src/nodes/registry'
import { createDemoModel } from '../../src/providers/demo'
import { answerCell, answersOf } from '../../src/store/batch/answers'
import { createBatch } from '../../src/store/batch/batch'
import { spreadOf } from '../../src/store/batch/spread'
import { stack, type Turn, testHost, turns } from '../support/engine'
import { starters } from '../support/english-content'
import { sample } from '../support/soak'
import { testRows } from '../support/test-rows'

testRows(sample(starters, 4).map(starter => [starter.id, starter] as const))(
  'many runs of a starter give for each result and reply a word or a number that fits into a cell',
  async (_, { document, inputs }) => {
    const host = testHost(createDemoModel({ random: () => 0.4, sleep: async () => {} }), {
      resolved: { provider: 'demo', temperature: { min: 0, max: 1 } },
    })
    const wall = createBatch(host)
    await wall.start({ rows: [{ label: 'As it is', draft: { document, inputs } }], times: 2 })
    const [run, second] = wall.getState().runs
    if (!run || !second) throw new Error('no runs')
    expect(run.status).toBe('done')
    const answers = answersOf(document, nodeTypes, new Map())
    expect(answers.some(({ kind }) => kind === 'reply')).toBe(true)
    for (const answer of answers) {
      const values = [run, second].map(({ state }) => answerCell(answer, state, document, nodeTypes))
      // No one answers a survey.
      const isAsked = run.events.some(event => event.type === 'await-user' && event.askNodeId === answer.nodeId)
      if (isAsked) continue
      for (const value of values) {
        expect(value, JSON.stringify(answer.title)).not.toBeNull()
        expect(String(value)).not.toMatch(/^[[{]/)
      }
    }
  },
)

it('a result is described as its type describes it: what a table can hold, and what can be counted', async () => {
  const calls: Turn['calls'] = [
    { name: 'display_color', args: { hex: '#FF8800' } },
    { name: 'display_icon', args: { id: 'star' } },
    { name: 'display_gauge', args: { value: 72, unit: '%' } },
    { name: 'generate_pixel_art', args: { width: 1, height: 2, pixels: ['#FF0000', '#00ff00'] } },
    { name: 'display_emoji', args: { emoji: '🙂' } },
    { name: 'display_score', args: { score: 4 } },
    { name: 'display_verdict', args: { verdict: false, explanation: 'Too loud.' } },
    { name: 'display_list', args: { items: ['tea', 'milk'] } },
    {
      name: 'display_table',
      args: {
        columns: ['a', 'b'],
        rows: [
          [1, 'x'],
          [2, 'y'],
        ],
      },
    },
    { name: 'display_chart', args: { kind: 'bar', values: [{ label: 'a', value: 1 }] } },
  ]
  const types = [
    ...['color_display', 'icon_display', 'gauge_display', 'pixel_art_display', 'emoji_display', 'score_display'],
    ...['pass_fail_display', 'list_display', 'table_display', 'chart_display'],
  ]
  const document = stack(...types.map(type => [type] as [string]), ['inference', { userMessage: 'Go.' }])
  const wall = createBatch(testHost(turns({ calls }, { text: 'There.' }).languageModel))
  await wall.start({ rows: [{ label: '', draft: { document, inputs: {} } }], times: 1 })
  const state = wall.getState().runs[0]?.state
  const plain = answersOf(document, nodeTypes, new Map()).map(
    answer => state && answerCell(answer, state, document, nodeTypes),
  )
  expect(plain).toEqual([
    '#ff8800',
    'star',
    72,
    '#ff0000 #00ff00',
    '🙂',
    4,
    'Fail',
    'tea; milk',
    '1, x; 2, y',
    'a: 1',
    'There.',
  ])
})

it('at temperature 0 the demo model gives one answer thirty times, and above that more than one', async () => {
  const colorStarter = starters.find(({ document }) =>
    document.pipelines[0]?.nodes.some(({ type }) => type === 'color_display'),
  )
  if (!colorStarter) throw new Error('no starter with a color')
  let seed = 1
  const random = () => {
    seed = (seed * 16_807) % 2_147_483_647
    return seed / 2_147_483_647
  }
  const host = testHost(createDemoModel({ random, sleep: async () => {} }), {
    random,
    resolved: { provider: 'demo', temperature: { min: 0, max: 1 } },
  })
  const colours = async (temperature: number) => {
    const document = structuredClone(colorStarter.document)
    for (const node of document.pipelines[0]?.nodes ?? []) {
      if (isInference(node)) node.config.temperature = temperature
    }
    const wall = createBatch(host)
    await wall.start({ rows: [{ label: '', draft: { document, inputs: colorStarter.inputs } }], times: 30 })
    const answer = answersOf(document, nodeTypes, new Map())[0]
    if (!answer) throw new Error('nothing to compare')
    const values = wall.getState().runs.flatMap(({ state }) => answerCell(answer, state, document, nodeTypes) ?? [])
    expect(values).toHaveLength(30)
    return spreadOf(values).counts.length
  }
  expect(await colours(0)).toBe(1)
  expect(await colours(1)).toBeGreaterThan(1)
})
