import * as v from 'valibot'
import { LocalizedError } from '../../language/localized-error'
import { msg } from '../../language/message'
import type { RunInput } from '../../model/document'
import type { ContextAddition } from '../../model/language-model'
import type { NodeType } from '../../model/node-type'
import { type ConfigOf, configSchema } from '../kit/config'
import { setting } from '../kit/setting'

const fields = {
  /** The path in a terminal; in a page, a hint which file to choose. */
  path: setting(v.optional(v.string(), ''), {
    label: msg('Path'),
    placeholder: 'letter.txt',
    help: msg('In a terminal the file is read from this path. On the page you choose it.'),
  }),
}

export type FileConfig = ConfigOf<typeof fields>

/** Adds a file to the context: a text, table or image that a person chose, or the text at its path. */
const file: NodeType<FileConfig> = {
  type: 'file',
  name: msg('File'),
  family: 'input',
  summary: msg('Show a text, a table or a picture from a file.'),
  configSchema: configSchema(fields),
  input: 'file',
  context: (_, input) => shown(input),
  texts: (_, input) =>
    typeof input === 'object' && 'file' in input ? [{ name: input.file.name, text: input.file.text }] : [],
  async run({ path }, { given, files, signal }) {
    if (typeof given === 'object' && 'image' in given) return { output: null, turns: shown(given) }
    const chosen = typeof given === 'object' && 'file' in given ? given.file.text : undefined
    if (chosen === undefined && path.trim() !== '' && !files) {
      throw new LocalizedError(
        msg('No file was chosen yet. Choose “{path}” on this card, and run again.', { path: path.trim() }),
      )
    }
    const text = chosen ?? (path.trim() && files ? await files.read(path, signal) : null)
    return { output: text, turns: said(text) }
  },
}

function shown(input: RunInput | undefined): ContextAddition[] {
  if (typeof input !== 'object') return []
  if ('file' in input) return said(input.file.text)
  return input.image.data === '' ? [] : [{ user: [{ type: 'image', ...input.image }] }]
}

function said(text: string | null): ContextAddition[] {
  return text?.trim() ? [{ user: [{ type: 'text', text }] }] : []
}

export default file
