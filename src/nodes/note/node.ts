import * as v from 'valibot'
import type { NodeType } from '../../engine/model/node-type'
import { type ConfigOf, configSchema } from '../kit/config'
import { setting } from '../kit/setting'

const fields = {
  text: setting(v.optional(v.string(), ''), {
    label: 'Note',
    control: 'lines',
    rows: 4,
    placeholder: 'What should people know here?',
    help: 'For people only: no model sees it. Markdown works: **bold**, # heading, - list.',
  }),
}
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
