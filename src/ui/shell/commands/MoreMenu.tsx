import { useRef } from 'react'
import { Menu } from '../../../components/Menu'
import { localize, t } from '../../../language/active'
import { type MessageDescriptor, msg } from '../../../language/message'
import { CommandList } from './CommandList'
import { type CommandPlace, useCommandPage } from './command'
import { commandsAt } from './command-table'
import styles from './MoreMenu.module.css'

interface MoreMenuProps {
  onClose(): void
}

const groups: readonly [CommandPlace, MessageDescriptor][] = [
  ['page', msg('This page')],
  ['look', msg('Look closer')],
  ['build', msg('Build')],
  ['learn', msg('Learn and teach')],
]

/** A popover with the commands that have no button in the header. */
export function MoreMenu({ onClose }: MoreMenuProps) {
  const ref = useRef<HTMLElement>(null)
  const page = useCommandPage()
  return (
    <Menu label={t('More')} menu={ref} as="nav" className={styles.menu} onClose={onClose}>
      {groups.map(
        ([place, title]) =>
          commandsAt(place, page).length > 0 && (
            <section key={place} className={styles.group}>
              <h2>{localize(title)}</h2>
              <CommandList place={place} onChosen={() => ref.current?.hidePopover()} />
            </section>
          ),
      )}
    </Menu>
  )
}
