import * as v from 'valibot'
import type { NodeType } from '../../engine/model/node-type'
import { type ConfigOf, configSchema } from '../kit/config'

const fields = { text: v.optional(v.string(), '') }
export type NoteConfig = ConfigOf<typeof fields>

/** Text for people. No model sees it, and a run skips it. */
const note: NodeType<NoteConfig> = {
  type: 'note',
  name: 'Note',
  family: 'data',
  summary: 'A note for people. No model sees it.',
  alsoCalled: 'comment text sticky',
  configSchema: configSchema(fields),
  inert: true,
}

export default note
