import * as v from 'valibot'
import type { ContextAddition, NodeType } from '../../engine/node-type'
import { type ConfigOf, configSchema } from '../kit/config'

const fields = {
  /** Where from in a terminal; in a page it says which file to choose. */
  path: v.optional(v.string(), ''),
}

export type FileConfig = ConfigOf<typeof fields>

/** Says the text of a file to the models below: one that a person chose, or the one at its path. */
const file: NodeType<FileConfig> = {
  type: 'file',
  name: 'File',
  family: 'input',
  summary: 'Say what stands in a file.',
  configSchema: configSchema(fields),
  input: 'file',
  adds: (_, input) => (typeof input === 'object' && 'file' in input ? said(input.file.text) : []),
  async run({ path }, { given, files, signal }) {
    const chosen = typeof given === 'object' && 'file' in given ? given.file.text : undefined
    if (chosen === undefined && path.trim() !== '' && !files) {
      throw new Error(`No file was chosen yet. Choose “${path.trim()}” on this card, and run again.`)
    }
    const text = chosen ?? (path.trim() && files ? await files.read(path, signal) : null)
    return { output: text, adds: said(text) }
  },
}

function said(text: string | null): ContextAddition[] {
  return text?.trim() ? [{ user: [{ type: 'text', text }] }] : []
}

export default file
