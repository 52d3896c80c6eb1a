import { SkipForward } from 'lucide-react'
import { useStore } from 'zustand'
import { useApp } from '../app-context'
import { Button, IconButton } from '../parts/Button'

/** Runs this card and all below, with what the cards above gave before. */
export function RunFromHere({ nodeId, words }: { nodeId: string; words?: boolean }) {
  const { runner } = useApp()
  const live = useStore(runner, state => state.live)
  const run = () => runner.start({ fromNodeId: nodeId })
  if (words) {
    return (
      <Button icon={SkipForward} disabled={live} onClick={run}>
        Run from here
      </Button>
    )
  }
  return <IconButton icon={SkipForward} size={15} label="Run from here" disabled={live} onClick={run} />
}
