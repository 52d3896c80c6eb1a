import * as v from 'valibot'
import { msg } from '../../language/message'
import type { NodeType } from '../../model/node-type'
import { type ConfigOf, configSchema } from '../kit/config'
import { displayTool } from '../kit/display-tool'
import { setting } from '../kit/setting'
import { ChartOutput, kinds } from './output'

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
  configSchema: configSchema(fields),
  tool: ({ kind }) =>
    displayTool('chart', {
      description:
        'Show the person numbers as a chart. Bars compare, a line goes through time, a pie has parts of a whole.',
      schema: ChartOutput,
      toCell: ({ values }) => values.map(({ label, value }) => `${label}: ${value}`).join('; '),
      inWords: ({ values }) =>
        msg('a chart of {count, plural, one {# value} other {# values}}', { count: values.length }),
      shown: ({ values }) => `a chart of ${values.length}`,
      chosen: kind && { kind },
    }),
}

export default chartDisplay
