import { X } from 'lucide-react'
import { type ReactNode, useEffect } from 'react'
import { IconButton } from '../../../components/Button'
import { classNames } from '../../../components/class-names'
import layout from '../../../components/layout.module.css'
import { t } from '../../../language/active'
import { useScreen } from '../../page/screen'
import styles from './Notice.module.css'

interface NoticeProps {
  /** Its accessible name. */
  label: string
  /** One or two sentences. */
  text: string
  /** `problem` where data may be lost. */
  tone?: 'quiet' | 'problem'
  /** Action buttons. */
  children?: ReactNode
  /** Dismisses it until its content changes. */
  onDismiss?(): void
}

/** A bar at the bottom of the page with a message. It never covers content. */
export function Notice({ label, text, tone = 'quiet', children, onDismiss }: NoticeProps) {
  const screen = useScreen()
  useEffect(() => screen.announce(text), [screen, text])
  return (
    <aside
      aria-label={label}
      className={classNames(layout.cluster4, styles.notice)}
      data-status={tone === 'problem' ? 'error' : 'ready'}
    >
      <p>{text}</p>
      <div className={layout.cluster2}>
        {children}
        {onDismiss && <IconButton icon={X} size={16} label={t('Dismiss')} onClick={onDismiss} />}
      </div>
    </aside>
  )
}
