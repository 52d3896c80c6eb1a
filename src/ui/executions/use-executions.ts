import { useDeferredValue, useEffect, useMemo, useState } from 'react'
import { useStore } from 'zustand'
import type { RecordingEntry } from '../../documents/recordings/shelf'
import type { RunEvent } from '../../engine/events'
import { executionsOf, type PipelineExecution } from '../../toolkit/executions'
import { responseFrom } from '../../toolkit/invoke'
import type { PipelineResponse } from '../../toolkit/response'
import { useApp } from '../app-context'

/** The executions of the run that the page shows, live while it goes on; and its answer, where a tool was called. */
export function useShownExecutions(): { executions: readonly PipelineExecution[]; response: PipelineResponse | null } {
  const { editor, runner, nodeTypes } = useApp()
  const document = useStore(editor, state => state.draft.document)
  // A run that streams comes first; what is told of it may follow a moment later.
  const events = useDeferredValue(useStore(runner, state => state.events))
  return useMemo(
    () => ({
      executions: executionsOf(document, events, nodeTypes),
      response: isInvocation(events) ? responseFrom(document, events, nodeTypes) : null,
    }),
    [document, events, nodeTypes],
  )
}

/** A kept run, and what it did. */
export interface KeptRun {
  entry: RecordingEntry
  executions: readonly PipelineExecution[]
}

/** How many kept runs are read at a time. */
const SOME = 10

/** The kept runs of the open document, the newest first, with what each did; null while they are read. */
export function useKeptExecutions(): { runs: readonly KeptRun[] | null; hasMore: boolean; more(): void } {
  const { archive, editor, recordings, nodeTypes } = useApp()
  const document = useStore(editor, state => state.draft.document)
  const recordId = useStore(editor, state => state.recordId)
  const entries = useStore(recordings, state => state.entries)
  const [most, setMost] = useState(SOME)
  const [read, setRead] = useState<Awaited<ReturnType<typeof archive.runs>> | null>(null)
  const newest = entries[0]?.number
  useEffect(() => {
    void recordings.refresh()
  }, [recordings])

  // biome-ignore lint/correctness/useExhaustiveDependencies: a run that was kept since is to be read too.
  useEffect(() => {
    if (recordId === null) return setRead([])
    let isGone = false
    archive.runs(recordId, most).then(
      runs => isGone || setRead(runs),
      () => isGone || setRead([]),
    )
    return () => {
      isGone = true
    }
  }, [archive, recordId, most, newest])

  const runs = useMemo(
    () =>
      read === null
        ? null
        : read.map(({ entry, events }) => ({ entry, executions: executionsOf(document, events, nodeTypes) })),
    [read, document, nodeTypes],
  )
  return { runs, hasMore: entries.length > most, more: () => setMost(most + SOME) }
}

function isInvocation([first]: readonly RunEvent[]): boolean {
  return first?.type === 'run-start' && first.invocation !== undefined
}
