import { StickyNote } from 'lucide-react'
import { Prose } from '../../components/Prose'
import type { NodeView, OutputProps } from '../view'
import type { NoteConfig } from './node'
import styles from './view.module.css'

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

const view: NodeView<NoteConfig> = { Icon: StickyNote, summary, Output }

export default view
