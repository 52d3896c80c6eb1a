import { ChevronDown, Trash2 } from 'lucide-react'
import { useId } from 'react'
import { Button } from '../../components/Button'
import { classNames } from '../../components/class-names'
import layout from '../../components/layout.module.css'
import rowStyles from '../../components/rows.module.css'
import { t } from '../../language/active'
import { type Connection, wantsKey } from '../../providers/connections/connections'
import { useApp } from '../page/app-context'
import { ConnectionForm } from './ConnectionForm'
import styles from './Settings.module.css'

interface ConnectionCardProps {
  connection: Connection
  open: boolean
  onOpen(open: boolean): void
  onRemove(): void
}

/** One provider: collapsed to a line, or with address, key, models and test. */
export function ConnectionCard({ connection, open, onOpen, onRemove }: ConnectionCardProps) {
  const bodyId = useId()
  return (
    <article className={classNames(layout.box, layout.shrink)} aria-label={connection.label}>
      <h4>
        <button
          type="button"
          className={classNames(layout.row3, layout.fill, layout.fromStart, layout.rounded, styles.fold)}
          aria-expanded={open}
          aria-controls={bodyId}
          onClick={() => onOpen(!open)}
        >
          <span>{connection.label}</span>
          <span className={classNames(layout.grow, layout.hint, layout.atEnd)}>{useKeyState(connection)}</span>
          <ChevronDown size={16} className={styles.chevron} aria-hidden />
        </button>
      </h4>
      <div id={bodyId} hidden={!open} className={rowStyles.inside}>
        {open && (
          <ConnectionForm connection={connection}>
            <Button look="danger" icon={Trash2} className={layout.atStart} onClick={onRemove}>
              {connection.provider === 'class'
                ? t('Leave {label}', { label: connection.label })
                : t('Remove {label}', { label: connection.label })}
            </Button>
          </ConnectionForm>
        )}
      </div>
    </article>
  )
}

/** Whether a connection is ready, in two or three words. */
function useKeyState(connection: Connection): string {
  const { keys } = useApp().settings
  const { provider, baseUrl } = connection
  if (baseUrl === '') return t('no address yet')
  if (!wantsKey(connection)) return t('no key needed')
  const isClass = provider === 'class'
  if (keys.get(baseUrl) === null) return isClass ? t('no code yet') : t('no key yet')
  if (keys.isRemembered(baseUrl)) return isClass ? t('code kept on this device') : t('key kept on this device')
  return isClass ? t('code kept until this tab closes') : t('key kept until this tab closes')
}
