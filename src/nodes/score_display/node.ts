import * as v from 'valibot'
import { msg } from '../../language/message'
import type { NodeType } from '../../model/node-type'
import { type ConfigOf, configSchema } from '../kit/config'
import { displayTool } from '../kit/display-tool'
import { setting } from '../kit/setting'

/** The highest score that there can be. */
const MOST = 10
const Max = v.pipe(v.number(), v.integer(), v.minValue(3), v.maxValue(MOST))

const fields = {
  style: setting(v.optional(v.picklist(['stars', 'ring']), 'stars'), {
    label: msg('Style'),
    choices: { stars: msg('Stars'), ring: msg('Ring') },
    row: 'style',
  }),
  max: setting(v.optional(Max, 5), {
    label: msg('Highest'),
    row: 'style',
  }),
  halves: setting(v.optional(v.boolean(), false), { label: msg('Allow halves') }),
}
export type ScoreConfig = ConfigOf<typeof fields>

/** The data of a call; the highest score is the person's. */
function scoreSchema(max: number, halves: boolean) {
  return v.pipe(
    v.looseObject({
      score: v.pipe(
        v.number(),
        v.minValue(0),
        v.maxValue(max),
        v.multipleOf(halves ? 0.5 : 1),
        v.description(`0 to ${max}${halves ? ', halves allowed' : ', whole'}`),
      ),
      max: Max,
      label: v.optional(v.pipe(v.string(), v.description('What the score is for'))),
    }),
    v.check(({ score, max }) => score <= max),
  )
}

/** The data of any call, whatever the card allowed then. */
export const ScoreOutput = scoreSchema(MOST, true)
export type ScoreOutput = v.InferOutput<typeof ScoreOutput>

/** A score in stars, or as a ring. */
const scoreDisplay: NodeType<ScoreConfig> = {
  type: 'score_display',
  name: msg('Score'),
  family: 'output',
  summary: msg('Shows how many stars the model gives.'),
  configSchema: configSchema(fields),
  tool: ({ max, halves }) =>
    displayTool('score', {
      description: `Show the person a score from 0 to ${max}. Use it to say how good something is.`,
      schema: scoreSchema(max, halves),
      anyCall: ScoreOutput,
      shown: ({ score }) => `${score} of ${max}`,
      toCell: ({ score }) => score,
      inWords: ({ score, max }) => msg('{score} of {max}', { score, max }),
      chosen: { max },
    }),
}

export default scoreDisplay
