import { useEffect, useMemo, useState } from 'react'
import { useStore } from 'zustand'
import type { RunEvent } from '../../../model/events'
import { type ConnectionStat, connectionStats } from '../../../toolkit/connection-stats/connection-stats'
import { useApp } from '../../app/app-context'

/** Statistics over the saved runs of the open document, and the shown run where it is not saved; null while they load. */
export function useSavedStats(): { stats: readonly ConnectionStat[]; runs: number } | null {
  const { archive, editor, recordings, runner, nodeTypes } = useApp()
  const recordId = useStore(editor, state => state.recordId)
  const newest = useStore(recordings, ({ entries }) => entries[0]?.number)
  const [saved, setSaved] = useState<readonly (readonly RunEvent[])[] | null>(null)
  const shown = useStore(runner, ({ live, recorded }) => (live ? null : recorded))
  useEffect(() => {
    void recordings.refresh()
  }, [recordings])

  // biome-ignore lint/correctness/useExhaustiveDependencies: a run that was saved since counts too.
  useEffect(() => {
    if (recordId === null) return setSaved([])
    let isGone = false
    archive.runs(recordId, Number.POSITIVE_INFINITY).then(
      found => isGone || setSaved(found.map(({ events }) => events)),
      () => isGone || setSaved([]),
    )
    return () => {
      isGone = true
    }
  }, [archive, recordId, newest])

  return useMemo(() => {
    if (!saved) return null
    const isSaved = saved.some(events => runIdOf(events) === runIdOf(shown ?? []))
    const runs = shown && shown.length > 0 && !isSaved ? [shown, ...saved] : saved
    return { stats: connectionStats(runs, nodeTypes), runs: runs.length }
  }, [saved, shown, nodeTypes])
}

function runIdOf([first]: readonly RunEvent[]): string | undefined {
  return first?.type === 'run-start' ? first.runId : undefined
}
