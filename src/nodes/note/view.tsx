import { StickyNote } from 'lucide-react'
import { classNames } from '../../components/class-names'
import layout from '../../components/layout.module.css'
import { Prose } from '../../components/Prose'
import { t } from '../../language/active'
import { msg } from '../../language/message'
import type { NodeView, OutputProps } from '../view'
import type { NoteConfig } from './node'
import styles from './view.module.css'

function Output({ config }: OutputProps<NoteConfig>) {
  if (!config.text.trim())
    return (
      <p className={classNames(layout.hint, layout.centered, layout.padded, styles.empty)}>
        {t('Write something here for other people.')}
      </p>
    )
  return (
    <div translate="no" className={styles.note}>
      <Prose text={config.text} />
    </div>
  )
}

/** Its text is shown below, large. */
const summary = ({ text }: NoteConfig) => (text.trim() ? t('for people, no model sees it') : t('nothing written yet'))

const view: NodeView<NoteConfig> = {
  Icon: StickyNote,
  alsoCalled: msg({ message: 'comment text sticky', context: 'other words that find the card “Note”' }),
  summary,
  Output,
}

export default view
