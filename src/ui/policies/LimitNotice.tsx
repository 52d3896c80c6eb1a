import { Gauge } from 'lucide-react'
import { useStore } from 'zustand'
import { useApp } from '../app-context'
import { Button } from '../parts/Button'
import { useScreen } from '../screen'
import styles from './LimitNotice.module.css'

/** Says above the stack that the run came to a limit, what is kept, and where the limit is. */
export default function LimitNotice() {
  const { runner } = useApp()
  const screen = useScreen()
  const reached = useStore(runner, ({ live, events }) => {
    const limit = live ? undefined : events.at(-2)
    return limit?.type === 'limit-reached' ? limit : undefined
  })
  if (!reached) return null
  return (
    <div className={styles.notice}>
      <Gauge size={18} aria-hidden />
      <p>{reached.message}</p>
      <Button onClick={() => screen.show('limits')}>Change the limit</Button>
    </div>
  )
}
