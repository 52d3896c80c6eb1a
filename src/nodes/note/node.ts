import * as v from 'valibot'
import type { NodeType } from '../../engine/node-type'
import { type ConfigOf, configSchema } from '../kit/config'

const fields = { text: v.optional(v.string(), '') }
export type NoteConfig = ConfigOf<typeof fields>

/** Words for people, between the other cards. No model sees them, and a run passes them by. */
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
