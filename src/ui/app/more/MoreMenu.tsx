import { useRef } from 'react'
import { Menu } from '../../../components/Menu'
import { localize, t } from '../../../language/active'
import { EntryList } from './EntryList'
import { menuGroups } from './entries'
import styles from './MoreMenu.module.css'

interface MoreMenuProps {
  open: boolean
  onClose(): void
}

/** A popover with the tools that have no button in the header: at most ten, whatever the size of the screen. */
export function MoreMenu({ open, onClose }: MoreMenuProps) {
  const ref = useRef<HTMLElement>(null)
  return (
    <Menu label={t('More')} menu={ref} open={open} as="nav" className={styles.menu} onClose={onClose}>
      {menuGroups.map(({ title, folded, entries }) => (
        <section key={entries[0]?.id} className={styles.group} data-folded={folded}>
          <h2>{localize(title)}</h2>
          <EntryList entries={entries} onChosen={() => ref.current?.hidePopover()} />
        </section>
      ))}
    </Menu>
  )
}
