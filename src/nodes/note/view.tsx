import { StickyNote } from 'lucide-react'
import { Prose } from '../../components/Prose'
import { TextAreaField } from '../../components/TextAreaField'
import { boundFields } from '../kit/bound-fields'
import type { EditorProps, NodeView, OutputProps } from '../view'
import type { NoteConfig } from './node'
import styles from './view.module.css'

function Editor({ config, onChange, isLocked }: EditorProps<NoteConfig>) {
  const bind = boundFields({ config, onChange, isLocked })
  return (
    <TextAreaField
      label="Note"
      {...bind('text')}
      placeholder="What should people know here?"
      help="For people only: no model sees it. Markdown works: **bold**, # heading, - list."
      rows={4}
    />
  )
}

function Output({ config }: OutputProps<NoteConfig>) {
  if (!config.text.trim()) return <p className={styles.empty}>Write something here for other people.</p>
  return (
    <div className={styles.note}>
      <Prose text={config.text} />
    </div>
  )
}

/** Its text is shown below, large. */
const summary = ({ text }: NoteConfig) => (text.trim() ? 'for people, no model sees it' : 'nothing written yet')

const view: NodeView<NoteConfig> = { Icon: StickyNote, Editor, summary, Output }

export default view
