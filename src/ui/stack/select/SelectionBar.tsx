import { ArrowDown, ArrowUp, Copy, Trash2, X } from 'lucide-react'
import { useStore } from 'zustand'
import { Button, IconButton } from '../../../components/Button'
import { classNames } from '../../../components/class-names'
import layout from '../../../components/layout.module.css'
import { t } from '../../../language/active'
import { useManyActions } from '../../page/edits/many-actions'
import { useScreen } from '../../page/screen'
import styles from './SelectionBar.module.css'

/** Actions on the selected cards. */
export function SelectionBar() {
  const screen = useScreen()
  const actions = useManyActions()
  const count = useStore(screen, state => state.selected.length)
  if (count === 0) return null
  return (
    <section aria-label={t('Selected cards')} className={classNames(layout.row, styles.bar)}>
      <b>{t('{count, plural, one {# card} other {# cards}} selected', { count })}</b>
      <Button icon={Copy} onClick={() => actions.duplicate()}>
        {t('Duplicate')}
      </Button>
      <IconButton icon={ArrowUp} label={t('Move up')} hint={t('Move up (Alt+↑)')} onClick={() => actions.move(-1)} />
      <IconButton
        icon={ArrowDown}
        label={t('Move down')}
        hint={t('Move down (Alt+↓)')}
        onClick={() => actions.move(1)}
      />
      <Button icon={Trash2} onClick={() => actions.remove()}>
        {t('Remove')}
      </Button>
      <IconButton icon={X} label={t('Select none')} hint={t('Select none (Esc)')} onClick={() => actions.select([])} />
    </section>
  )
}
