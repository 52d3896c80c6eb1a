import * as v from 'valibot'
import { msg } from '../../language/message'
import type { NodeType } from '../../model/node-type'
import { type ConfigOf, configSchema } from '../kit/config'
import { setting } from '../kit/setting'

const fields = {
  /** Prefix of the text. */
  prefix: setting(v.optional(v.string(), ''), {
    label: msg('Prefix'),
    placeholder: msg('Answer: '),
    help: msg('Printed before the text.'),
    row: 'top',
  }),
  label: setting(v.optional(v.string()), {
    label: msg('Label'),
    help: msg('Shown above what is printed.'),
    row: 'top',
  }),
}

export type ConsoleConfig = ConfigOf<typeof fields>

/** Prints the text from above: on its card, or in a terminal. The output has no prefix. */
const consoleOutput: NodeType<ConsoleConfig> = {
  type: 'console_output',
  name: msg('Console'),
  family: 'output',
  summary: msg('Show the text as in a terminal.'),
  configSchema: configSchema(fields),
  async run({ prefix }, { above, print }) {
    print?.(prefix + above)
    return { output: above }
  },
}

export default consoleOutput
