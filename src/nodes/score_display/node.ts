import * as v from 'valibot'
import { msg } from '../../language/message'
import type { JsonObject } from '../../model/json'
import type { NodeType } from '../../model/node-type'
import { type ConfigOf, configSchema } from '../kit/config'
import { displayTool } from '../kit/display-tool'
import { setting } from '../kit/setting'

const fields = {
  style: setting(v.optional(v.picklist(['stars', 'ring']), 'stars'), {
    label: msg('Style'),
    choices: { stars: msg('Stars'), ring: msg('Ring') },
    row: 'style',
  }),
  max: setting(v.optional(v.pipe(v.number(), v.integer(), v.minValue(3), v.maxValue(10)), 5), {
    label: msg('Highest'),
    row: 'style',
  }),
  halves: setting(v.optional(v.boolean(), false), { label: msg('Allow halves') }),
}
export type ScoreConfig = ConfigOf<typeof fields>

/** A score in stars, or as a ring. */
const scoreDisplay: NodeType<ScoreConfig> = {
  type: 'score_display',
  name: msg('Score'),
  family: 'output',
  summary: msg('Shows how many stars the model gives.'),
  alsoCalled: msg({ message: 'stars rating points', context: 'other words that find the card “Score”' }),
  configSchema: configSchema(fields),
  tool: ({ max, halves }) =>
    displayTool('score', {
      description: `Show the person a score from 0 to ${max}. Use it to say how good something is.`,
      schema: v.looseObject({
        score: v.pipe(
          v.number(),
          v.minValue(0),
          v.maxValue(max),
          v.multipleOf(halves ? 0.5 : 1),
          v.description(`0 to ${max}${halves ? ', halves allowed' : ', whole'}`),
        ),
        label: v.optional(v.pipe(v.string(), v.description('What the score is for'))),
      }),
      shown: ({ score }) => `${score} of ${max}`,
      toCell: data => Number((data as JsonObject).score),
      fixed: { max },
    }),
}

export default scoreDisplay
