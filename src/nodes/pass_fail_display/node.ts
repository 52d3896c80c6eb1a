import * as v from 'valibot'
import type { NodeType } from '../../engine/node-type'
import { type ConfigOf, configSchema } from '../kit/config'
import { displayTool } from '../kit/display-tool'

const fields = {
  /** The words on the stamp. */
  pass: v.optional(v.string(), 'Pass'),
  fail: v.optional(v.string(), 'Fail'),
}
export type PassFailConfig = ConfigOf<typeof fields>

/** The word on the stamp; never none. */
export const wordFor = (verdict: boolean, { pass, fail }: PassFailConfig) =>
  (verdict ? pass : fail).trim() || (verdict ? 'Pass' : 'Fail')

/** One of two: a stamp that says whether it passed, and why. */
const passFailDisplay: NodeType<PassFailConfig> = {
  type: 'pass_fail_display',
  name: 'Pass or fail',
  family: 'output',
  summary: 'Shows yes or no, with the reason.',
  alsoCalled: 'check test yes no boolean',
  configSchema: configSchema(fields),
  tool: config => {
    const [yes, no] = [wordFor(true, config), wordFor(false, config)]
    return displayTool('verdict', {
      description: `Show the person your verdict: “${yes}” or “${no}”. Judge by what you were told to look for.`,
      properties: {
        verdict: { type: 'boolean', description: `true: ${yes}; false: ${no}` },
        label: { type: 'string', description: 'What was judged' },
      },
      required: ['verdict', 'explanation'],
      shown: ({ verdict }) => (verdict ? yes : no),
    })
  },
}

export default passFailDisplay
