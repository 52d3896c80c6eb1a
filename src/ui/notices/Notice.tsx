import { X } from 'lucide-react'
import { type ReactNode, useEffect } from 'react'
import { IconButton } from '../parts/Button'
import { useScreen } from '../screen'
import styles from './Notice.module.css'

interface NoticeProps {
  /** What it is about: its accessible name. */
  label: string
  /** A sentence or two. */
  text: string
  /** `problem` where work is in danger. */
  tone?: 'quiet' | 'problem'
  /** Buttons: what to do about it. */
  children?: ReactNode
  /** Leaves it out of sight until there is something new to say. */
  onDismiss?(): void
}

/** A quiet bar at the foot of the page that says something once and waits. It never lies over anything. */
export function Notice({ label, text, tone = 'quiet', children, onDismiss }: NoticeProps) {
  const screen = useScreen()
  useEffect(() => screen.announce(text), [screen, text])
  return (
    <aside aria-label={label} className={styles.notice} data-tone={tone}>
      <p>{text}</p>
      <div className={styles.acts}>
        {children}
        {onDismiss && <IconButton icon={X} size={16} label="Dismiss" onClick={onDismiss} />}
      </div>
    </aside>
  )
}
