import { describe, expect, it } from 'vitest'
import { callTool, toolOf } from '../../../tests/support/call-tool'
import { testRows } from '../../../tests/support/test-rows'
import chartDisplay from './node'

const values = [
  { label: 'apples', value: 3 },
  { label: 'pears', value: 5 },
]
const many = (count: number) => Array.from({ length: count }, (_, at) => ({ label: `${at}`, value: at }))

describe('the tool of a chart', () => {
  it('keeps what came, and tells the model what was shown', async () => {
    const args = { kind: 'bar', title: 'Fruit', values, explanation: 'As you said them' }
    expect(await callTool(chartDisplay, args)).toMatchObject({
      outputType: 'chart',
      data: args,
      content: 'Shown: a chart of 2.',
      isError: false,
      explanation: 'As you said them',
    })
  })

  it('does not ask for the kind that the person fixed, and keeps it with the result', async () => {
    expect(toolOf(chartDisplay, { kind: 'pie' }).inputSchema.properties).not.toHaveProperty('kind')
    expect((await callTool(chartDisplay, { values }, { kind: 'pie' })).data).toEqual({ values, kind: 'pie' })
    expect(await callTool(chartDisplay, { values })).toMatchObject({ isError: true })
  })

  testRows([
    ['another kind', { kind: 'sankey', values }],
    ['nothing to draw', { kind: 'bar', values: [] }],
    ['thirteen numbers', { kind: 'bar', values: many(13) }],
    ['a number in words', { kind: 'bar', values: [{ label: 'apples', value: 'three' }] }],
    ['a number without a label', { kind: 'bar', values: [{ value: 3 }] }],
    ['a pie with less than nothing', { kind: 'pie', values: [...values, { label: 'debts', value: -1 }] }],
    ['a pie of nothing', { kind: 'pie', values: [{ label: 'none', value: 0 }] }],
  ])('gives back as a mistake what does not fit', async (_, args) => {
    expect(await callTool(chartDisplay, args)).toMatchObject({ isError: true, data: null, mistake: { came: args } })
  })

  it('draws bars below 0, and a fixed pie never', async () => {
    const below = [{ label: 'night', value: -4 }]
    expect(await callTool(chartDisplay, { kind: 'bar', values: below })).toMatchObject({ isError: false })
    expect(await callTool(chartDisplay, { values: below }, { kind: 'pie' })).toMatchObject({ isError: true })
  })
})
