import { SkipForward } from 'lucide-react'
import { useStore } from 'zustand'
import { Button, IconButton } from '../../components/Button'
import { t } from '../../language/active'
import { useApp } from '../page/app-context'

/** Runs this card and all below with the earlier results of those above. */
export function RunFromHere({ nodeId, name, words }: { nodeId: string; name: string; words?: boolean }) {
  const { runner } = useApp()
  const live = useStore(runner, state => state.live)
  const run = () => runner.start({ fromNodeId: nodeId })
  const label = t('Run from here, {name}', { name })
  if (words) {
    return (
      <Button icon={SkipForward} aria-label={label} disabled={live} onClick={run}>
        {t('Run from here')}
      </Button>
    )
  }
  return <IconButton icon={SkipForward} size={15} label={label} idle={live} tabIndex={-1} onClick={run} />
}
