import * as v from 'valibot'
import { msg } from '../../language/message'
import type { NodeType } from '../../model/node-type'
import { type ConfigOf, configSchema } from '../kit/config'
import { setting } from '../kit/setting'

const fields = {
  text: setting(v.optional(v.string(), ''), {
    label: msg('Note'),
    control: 'lines',
    rows: 4,
    placeholder: msg('What should people know here?'),
    help: msg('For people only: no model sees it. Markdown works: **bold**, # heading, - list.'),
  }),
}
export type NoteConfig = ConfigOf<typeof fields>

/** Text for people. No model sees it, and a run skips it. */
const note: NodeType<NoteConfig> = {
  type: 'note',
  name: msg('Note'),
  family: 'data',
  summary: msg('A note for people. No model sees it.'),
  configSchema: configSchema(fields),
}

export default note
