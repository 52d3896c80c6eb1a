import { CirclePlus, Gauge } from 'lucide-react'
import { useStore } from 'zustand'
import { Button } from '../../../components/Button'
import { classNames } from '../../../components/class-names'
import layout from '../../../components/layout.module.css'
import { localize, t } from '../../../language/active'
import { useApp } from '../../page/app-context'
import { useScreen } from '../../page/screen'
import styles from './LimitNotice.module.css'

/**
 * A notice above the stack that the run reached a limit, with a link to the limit; or that nothing can run, and what to
 * add.
 */
export function LimitNotice() {
  const { runner } = useApp()
  const screen = useScreen()
  const reached = useStore(runner, ({ live, events }) => {
    const limit = live ? undefined : events.at(-2)
    return limit?.type === 'limit-reached' ? limit : undefined
  })
  const nothing = useStore(runner, ({ run }) => (run.status === 'ready' ? run.message : undefined))
  if (nothing !== undefined) {
    return (
      <div className={classNames(layout.cluster3, layout.notice, styles.limit)} data-status="warning">
        <CirclePlus size={18} aria-hidden />
        <p>{localize(nothing)}</p>
        <Button onClick={() => screen.show('palette')}>{t('Pick a card')}</Button>
      </div>
    )
  }
  if (!reached) return null
  return (
    <div className={classNames(layout.cluster3, layout.notice, styles.limit)} data-status="warning">
      <Gauge size={18} aria-hidden />
      <p>{localize(reached.message)}</p>
      <Button onClick={() => screen.show('limits')}>{t('Change the limit')}</Button>
    </div>
  )
}
