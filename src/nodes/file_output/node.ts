import * as v from 'valibot'
import { LocalizedError } from '../../language/localized-error'
import { msg } from '../../language/message'
import type { NodeType } from '../../model/node-type'
import { type ConfigOf, configSchema } from '../kit/config'
import { setting } from '../kit/setting'

const fields = {
  /** The path in a terminal; its last part is the name of a download. */
  path: setting(v.optional(v.string(), ''), {
    label: msg('Path'),
    placeholder: 'answer.txt',
    help: msg('In a terminal the text is saved to this path. On the page, its last part is the name of the download.'),
    row: 'top',
  }),
  label: setting(v.optional(v.string()), { label: msg('Label'), help: msg('Shown above the text.'), row: 'top' }),
}

export type FileOutputConfig = ConfigOf<typeof fields>

/** Saves the text from above: to a path in a terminal, as a download on its card. The output is the same text. */
const fileOutput: NodeType<FileOutputConfig> = {
  type: 'file_output',
  name: msg('Save file'),
  family: 'output',
  summary: msg('Save the text from above to a file.'),
  configSchema: configSchema(fields),
  async run({ path }, { above, files, signal }) {
    if (files) {
      if (path.trim() === '') throw new LocalizedError(msg('There is no path to save the text to yet.'))
      await files.write(path, above, signal)
    }
    return { output: above }
  },
}

export default fileOutput
