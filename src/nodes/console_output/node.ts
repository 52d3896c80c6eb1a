import * as v from 'valibot'
import type { NodeType } from '../../engine/model/node-type'
import { type ConfigOf, configSchema } from '../kit/config'
import { setting } from '../kit/setting'

const fields = {
  /** Prefix of the text. */
  prefix: setting(v.optional(v.string(), ''), {
    label: 'Prefix',
    placeholder: 'Answer: ',
    help: 'Printed before the text.',
    row: 'top',
  }),
  label: setting(v.optional(v.string()), { label: 'Label', help: 'Shown above what is printed.', row: 'top' }),
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
