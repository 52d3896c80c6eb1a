import * as v from 'valibot'
import { t } from '../../language/active'
import { msg } from '../../language/message'
import type { NodeType } from '../../model/node-type'
import { type ConfigOf, configSchema } from '../kit/config'
import { displayTool } from '../kit/display-tool'
import { beginsWith, setting } from '../kit/setting'

const fields = {
  /** Labels of the stamp. */
  pass: beginsWith(setting(v.optional(v.string(), 'Pass'), { label: msg('Word for yes'), row: 'words' }), () =>
    t({ message: 'Pass', context: 'a verdict' }),
  ),
  fail: beginsWith(setting(v.optional(v.string(), 'Fail'), { label: msg('Word for no'), row: 'words' }), () =>
    t({ message: 'Fail', context: 'a verdict' }),
  ),
}
export type PassFailConfig = ConfigOf<typeof fields>

/** The label of the stamp; in place of an empty one that which models read, or the given one. */
const wordFor = (verdict: boolean, { pass, fail }: PassFailConfig, instead = verdict ? 'Pass' : 'Fail') =>
  (verdict ? pass : fail).trim() || instead

/** The label of the stamp for its reader. */
export const stampFor = (verdict: boolean, config: PassFailConfig) =>
  wordFor(
    verdict,
    config,
    verdict ? t({ message: 'Pass', context: 'a verdict' }) : t({ message: 'Fail', context: 'a verdict' }),
  )

/** The data of a call. */
function verdictSchema(yes: string, no: string) {
  return v.looseObject({
    verdict: v.pipe(v.boolean(), v.description(`true: ${yes}; false: ${no}`)),
    label: v.optional(v.pipe(v.string(), v.description('What was judged'))),
    explanation: v.pipe(v.string(), v.description('In a sentence: why')),
  })
}

/** The data of any call, whatever the words were then. */
export const VerdictOutput = verdictSchema('Pass', 'Fail')
export type VerdictOutput = v.InferOutput<typeof VerdictOutput>

/** A stamp for pass or fail, with the reason. */
const passFailDisplay: NodeType<PassFailConfig> = {
  type: 'pass_fail_display',
  name: msg('Pass or fail'),
  family: 'output',
  summary: msg('Shows yes or no, with the reason.'),
  configSchema: configSchema(fields),
  tool: config => {
    const [yes, no] = [wordFor(true, config), wordFor(false, config)]
    return displayTool('verdict', {
      description: `Show the person your verdict: “${yes}” or “${no}”. Judge by what you were told to look for.`,
      schema: verdictSchema(yes, no),
      inWords: ({ verdict }) => stampFor(verdict, config),
      shown: ({ verdict }) => (verdict ? yes : no),
    })
  },
}

export default passFailDisplay
