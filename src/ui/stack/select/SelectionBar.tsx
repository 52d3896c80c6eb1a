import { ArrowDown, ArrowUp, Copy, Trash2, X } from 'lucide-react'
import { useMemo } from 'react'
import { useStore } from 'zustand'
import { Button, IconButton } from '../../../components/Button'
import { plural } from '../../../components/text'
import { useApp } from '../../app/app-context'
import { useScreen } from '../../app/screen'
import { manyActions } from './many-actions'
import styles from './SelectionBar.module.css'

/** Actions on the selected cards. */
export function SelectionBar() {
  const app = useApp()
  const screen = useScreen()
  const actions = useMemo(() => manyActions(app, screen), [app, screen])
  const count = useStore(screen, state => state.selected.length)
  if (count === 0) return null
  return (
    <section aria-label="Selected cards" className={styles.bar}>
      <b>{plural(count, 'card')} selected</b>
      <Button icon={Copy} onClick={() => actions.duplicate()}>
        Duplicate
      </Button>
      <IconButton icon={ArrowUp} label="Move up" hint="Move up (Alt+↑)" onClick={() => actions.move(-1)} />
      <IconButton icon={ArrowDown} label="Move down" hint="Move down (Alt+↓)" onClick={() => actions.move(1)} />
      <Button icon={Trash2} onClick={() => actions.remove()}>
        Remove
      </Button>
      <IconButton icon={X} label="Select none" hint="Select none (Esc)" onClick={() => actions.select([])} />
    </section>
  )
}
