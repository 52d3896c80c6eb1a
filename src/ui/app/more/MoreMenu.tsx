import { useEffect, useRef } from 'react'
import { useStore } from 'zustand'
import { useActions } from '../../stack/actions-context'
import { useApp } from '../app-context'
import { useScreen } from '../screen'
import { useIsDark } from '../theme'
import { entryGroups } from './entries'
import styles from './MoreMenu.module.css'

interface MoreMenuProps {
  open: boolean
  onClose(): void
}

/** A popover with the tools that have no button in the header. */
export default function MoreMenu({ open, onClose }: MoreMenuProps) {
  const app = useApp()
  const screen = useScreen()
  const actions = useActions()
  const dark = useIsDark()
  const settings = useStore(app.settings)
  const ref = useRef<HTMLElement>(null)

  useEffect(() => {
    const menu = ref.current
    if (open && menu && !menu.matches(':popover-open')) {
      menu.showPopover()
      Array.from(menu.querySelectorAll('button'))
        .find(button => button.checkVisibility())
        ?.focus()
    }
  }, [open])

  return (
    <nav
      ref={ref}
      popover="auto"
      aria-label="More"
      className={styles.menu}
      onToggle={event => event.newState === 'closed' && onClose()}
    >
      {entryGroups.map(({ title, entries }) => (
        <section key={title} className={styles.group} data-folded={entries.every(({ folded }) => folded) || undefined}>
          <h2>{title}</h2>
          <ul>
            {entries.map(({ label, hint, Icon, act, folded, isOn }) => (
              <li key={label} data-folded={folded}>
                <button
                  type="button"
                  aria-label={label}
                  aria-pressed={isOn?.(settings)}
                  onClick={() => {
                    ref.current?.hidePopover()
                    act({ app, screen, actions, dark })
                  }}
                >
                  <Icon size={18} aria-hidden />
                  <span>
                    <b>{label}</b>
                    <small>{hint}</small>
                  </span>
                </button>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </nav>
  )
}
