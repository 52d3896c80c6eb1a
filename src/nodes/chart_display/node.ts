import * as v from 'valibot'
import { msg } from '../../language/message'
import type { JsonObject, JsonValue } from '../../model/json'
import type { NodeType } from '../../model/node-type'
import { type ConfigOf, configSchema } from '../kit/config'
import { displayTool } from '../kit/display-tool'
import { setting } from '../kit/setting'

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
      properties: {
        ...(!kind && { kind: { type: 'string', enum: [...kinds], description: 'How to draw it' } }),
        title: { type: 'string', description: 'What the chart is about' },
        unit: { type: 'string', description: 'What is counted, like "°C"' },
        values: {
          type: 'array',
          minItems: 1,
          maxItems: 12,
          items: {
            type: 'object',
            properties: {
              label: { type: 'string', minLength: 1 },
              value: { type: 'number', ...(kind === 'pie' && { minimum: 0 }) },
            },
            required: ['label', 'value'],
          },
          description: 'The numbers in their order, at most 12, each with a short label',
        },
      },
      required: kind ? ['values'] : ['kind', 'values'],
      check: args => pieProblems({ ...(args as JsonObject), ...(kind && { kind }) }),
      toCell: data =>
        (data as { values: { label: string; value: number }[] }).values
          .map(({ label, value }) => `${label}: ${value}`)
          .join('; '),
      shown: ({ values }) => `a chart of ${values.length}`,
      fixed: kind && { kind },
    }),
}

function pieProblems({ kind, values }: Record<string, JsonValue>): string[] {
  const parts = (values as { value: number }[]).map(({ value }) => value)
  if (kind !== 'pie' || (parts.every(value => value >= 0) && parts.some(value => value > 0))) return []
  return ['values: the parts of a pie cannot be below 0, nor all 0']
}

export default chartDisplay
