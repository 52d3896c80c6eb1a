import * as v from 'valibot'
import { msg } from '../../language/message'
import type { NodeType } from '../../model/node-type'
import { type ConfigOf, configSchema } from '../kit/config'
import { displayTool } from '../kit/display-tool'
import { setting } from '../kit/setting'
import { type ChartOutput, isWhole } from './output'

const kinds = ['bar', 'line', 'pie'] as const

/** The labels of the kinds. */
const kindLabels = { bar: msg('Bars'), line: msg('Line'), pie: msg('Pie') } as const
/** The label where the model chooses the kind. */
const ANY_KIND = msg('Model’s choice')

/** `kind`: set by the person; the model's choice when absent. */
const fields = {
  kind: setting(v.optional(v.picklist(kinds)), {
    label: msg('Kind'),
    none: ANY_KIND,
    choices: kindLabels,
  }),
}
export type ChartConfig = ConfigOf<typeof fields>

/** A chart of up to twelve labeled numbers. */
const chartDisplay: NodeType<ChartConfig> = {
  type: 'chart_display',
  name: msg('Chart'),
  family: 'output',
  summary: msg('Draws numbers as bars, a line or a pie.'),
  alsoCalled: msg({ message: 'graph plot diagram bars pie', context: 'other words that find the card “Chart”' }),
  configSchema: configSchema(fields),
  tool: ({ kind }) =>
    displayTool('chart', {
      description:
        'Show the person numbers as a chart. Bars compare, a line goes through time, a pie has parts of a whole.',
      schema: chartSchema(kind),
      toCell: data => (data as ChartOutput).values.map(({ label, value }) => `${label}: ${value}`).join('; '),
      shown: ({ values }) => `a chart of ${values.length}`,
      fixed: kind && { kind },
    }),
}

/** The arguments of a call; with a kind that the person chose, the model is not asked for one. */
function chartSchema(chosen: ChartConfig['kind']) {
  const value = chosen === 'pie' ? v.pipe(v.number(), v.minValue(0)) : v.number()
  const entries = {
    title: v.optional(v.pipe(v.string(), v.description('What the chart is about'))),
    unit: v.optional(v.pipe(v.string(), v.description('What is counted, like "°C"'))),
    values: v.pipe(
      v.array(v.looseObject({ label: v.pipe(v.string(), v.minLength(1)), value })),
      v.minLength(1),
      v.maxLength(12),
      v.description('The numbers in their order, at most 12, each with a short label'),
    ),
  }
  const sums = 'the parts of a pie cannot be below 0, nor all 0'
  return chosen
    ? v.pipe(
        v.looseObject(entries),
        v.check(({ values }) => chosen !== 'pie' || isWhole(values), `values: ${sums}`),
      )
    : v.pipe(
        v.looseObject({ kind: v.pipe(v.picklist(kinds), v.description('How to draw it')), ...entries }),
        v.check(({ kind, values }) => kind !== 'pie' || isWhole(values), `values: ${sums}`),
      )
}

export default chartDisplay
