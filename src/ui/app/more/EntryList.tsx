import { useStore } from 'zustand'
import { MenuItem } from '../../../components/Menu'
import { localize } from '../../../language/active'
import { useActions } from '../../stack/actions-context'
import { useApp } from '../app-context'
import { useScreen } from '../screen'
import { useIsDark } from '../theme'
import styles from './EntryList.module.css'
import type { Entry } from './entries'

interface EntryListProps {
  entries: readonly Entry[]
  /** Called before an entry acts: it may open something else. */
  onChosen(): void
}

/** Commands with their icon and what they are for. */
export function EntryList({ entries, onChosen }: EntryListProps) {
  const app = useApp()
  const screen = useScreen()
  const actions = useActions()
  const dark = useIsDark()
  const settings = useStore(app.settings)
  return (
    <ul className={styles.entries}>
      {entries.map(({ id, label, hint, Icon, act, folded, isOn }) => (
        <li key={id} data-folded={folded}>
          <MenuItem
            Icon={Icon}
            label={localize(label)}
            hint={localize(hint)}
            pressed={isOn?.(settings)}
            onClick={() => {
              onChosen()
              act({ app, screen, actions, dark })
            }}
          />
        </li>
      ))}
    </ul>
  )
}
