import { useEffect, useRef } from 'react'
import { EntryList } from './EntryList'
import { menuGroups } from './entries'
import styles from './MoreMenu.module.css'

interface MoreMenuProps {
  open: boolean
  onClose(): void
}

/** A popover with the tools that have no button in the header: at most eight, whatever the size of the screen. */
export default function MoreMenu({ open, onClose }: MoreMenuProps) {
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
      {menuGroups.map(({ title, folded, entries }) => (
        <section key={title} className={styles.group} data-folded={folded}>
          <h2>{title}</h2>
          <EntryList entries={entries} onChosen={() => ref.current?.hidePopover()} />
        </section>
      ))}
    </nav>
  )
}
