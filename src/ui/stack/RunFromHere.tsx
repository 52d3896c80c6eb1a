import { ChevronDown, SkipForward } from 'lucide-react'
import { useRef, useState } from 'react'
import { useStore } from 'zustand'
import { Button, IconButton } from '../../components/Button'
import { t } from '../../language/active'
import { useApp } from '../app/app-context'
import styles from './RunFromHere.module.css'
import { RunMenu } from './RunMenu'

/** Runs this card and all below with the earlier results of those above; with a menu of other ways to run. */
export function RunFromHere({ nodeId, name, words }: { nodeId: string; name: string; words?: boolean }) {
  const { runner } = useApp()
  const live = useStore(runner, state => state.live)
  const [open, setOpen] = useState(false)
  const more = useRef<HTMLButtonElement>(null)
  const run = () => runner.start({ fromNodeId: nodeId })
  const label = t('Run from here, {name}', { name })
  if (words) {
    return (
      <Button icon={SkipForward} aria-label={label} disabled={live} onClick={run}>
        {t('Run from here')}
      </Button>
    )
  }
  return (
    <>
      <IconButton icon={SkipForward} size={15} label={label} idle={live} tabIndex={-1} onClick={run} />
      <IconButton
        ref={more}
        className={styles.more}
        icon={ChevronDown}
        size={13}
        label={t('More ways to run, {name}', { name })}
        tabIndex={-1}
        aria-expanded={open}
        onClick={() => setOpen(true)}
      />
      {open && <RunMenu nodeId={nodeId} beside={more} onClose={() => setOpen(false)} />}
    </>
  )
}
