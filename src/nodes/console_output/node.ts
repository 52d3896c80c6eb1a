import * as v from 'valibot'
import type { NodeType } from '../../engine/model/node-type'
import { type ConfigOf, configSchema } from '../kit/config'

const fields = {
  /** Prefix of the text. */
  prefix: v.optional(v.string(), ''),
}

export type ConsoleConfig = ConfigOf<typeof fields>

/** Prints the text from above: on its card, or in a terminal. The output has no prefix. */
const consoleOutput: NodeType<ConsoleConfig> = {
  type: 'console_output',
  name: 'Console',
  family: 'output',
  summary: 'Print the text from above.',
  alsoCalled: 'print stdout terminal log',
  configSchema: configSchema(fields),
  async run({ prefix }, { above, print }) {
    print?.(prefix + above)
    return { output: above }
  },
}

export default consoleOutput
