import { ChevronLeft } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Button } from '../../../components/Button'
import { classNames } from '../../../components/class-names'
import layout from '../../../components/layout.module.css'
import { t } from '../../../language/active'
import { useApp } from '../../page/app-context'
import { forgetLink } from '../../page/links/forget-link'
import type { OverlayProps } from '../../page/overlay'
import styles from './Connect.module.css'
import { activeMethod, connectMethods } from './connect-methods'
import { MethodList } from './MethodList'
import { MethodPanel } from './MethodPanel'

/** The dialog that connects models: the list of ways, and the steps of the selected one. */
export default function ConnectDialog({ overlay: begin }: OverlayProps<'connect'>) {
  const { settings } = useApp()
  useEffect(() => forgetLink, [])
  const [id, setId] = useState(begin.link ? 'class' : begin.way)
  // Also selects a way that arrives while the dialog is open.
  const [seen, setSeen] = useState(begin)
  if (begin !== seen) {
    setSeen(begin)
    setId(begin.link ? 'class' : begin.way)
  }
  const way = connectMethods().find(each => each.id === id)
  // The way in use is selected at first; a phone has space for the list only.
  const [inUse] = useState(() => {
    const { defaultModel, connections } = settings.getState()
    return activeMethod(defaultModel, connections)
  })
  const shown = way ?? inUse
  return (
    <div className={classNames(layout.stack5, styles.places, way && styles.chosen)}>
      <MethodList chosen={shown?.id} onChoose={setId} />
      {shown && (
        <section
          aria-label={shown.label}
          className={classNames(layout.stack3, styles.panel)}
          key={`${shown.id} ${begin.link ?? ''}`}
        >
          <div className={styles.title}>
            <Button look="quiet" icon={ChevronLeft} onClick={() => setId(undefined)}>
              {t('All ways')}
            </Button>
            <h3 className={layout.large}>{shown.label}</h3>
          </div>
          <MethodPanel method={shown} link={begin.link} />
        </section>
      )}
    </div>
  )
}
