import { useDeferredValue, useEffect, useMemo, useState } from 'react'
import { useStore } from 'zustand'
import { useLoaded } from '../../../components/use-loaded'
import type { RecordingEntry } from '../../../documents/recordings/recording-database'
import type { RunEvent } from '../../../model/events'
import type { NodeTypes } from '../../../model/node-type'
import { allNodes } from '../../../store/document/draft'
import { documentOfRun } from '../../../store/run/run-state'
import { executionsOf, type PipelineExecution, type StepExecution } from '../../../toolkit/executions'
import { responseFrom } from '../../../toolkit/invoke'
import type { PipelineResponse } from '../../../toolkit/response'
import { useApp } from '../../page/app-context'
import { cardNames } from '../../page/cards/card-names'

/** The executions of the displayed run, updated while it runs; and its answer, where a tool was called. */
export function useShownExecutions(): Executed & { response: PipelineResponse | null } {
  const { runner, nodeTypes } = useApp()
  // Deferred: streaming has priority.
  const events = useDeferredValue(useStore(runner, state => state.events))
  return useMemo(
    () => ({
      ...executedIn(events, nodeTypes),
      response: isInvocation(events) ? responseFrom(documentOfRun(events), events, nodeTypes) : null,
    }),
    [events, nodeTypes],
  )
}

/** What a run did. */
export interface Executed {
  events: readonly RunEvent[]
  executions: readonly PipelineExecution[]
}

/** A run's executions, by the document that ran, not as it was edited since. */
export function executedIn(events: readonly RunEvent[], nodeTypes: NodeTypes): Executed {
  const document = documentOfRun(events)
  const names = cardNames(allNodes(document), nodeTypes)
  const executions = executionsOf(document, events, nodeTypes)
  return { events, executions: executions.map(each => ({ ...each, steps: toldApart(each.steps, names) })) }
}

/** Steps whose cards have one name are called as their cards are elsewhere on the page: "Color", "Color 2". */
function toldApart(steps: readonly StepExecution[], names: ReadonlyMap<string, string>): readonly StepExecution[] {
  const isTwin = ({ name, nodeId }: StepExecution) =>
    steps.some(other => other.name === name && other.nodeId !== nodeId)
  return steps.map(step => (isTwin(step) ? { ...step, name: names.get(step.nodeId) ?? step.name } : step))
}

/** A saved run with its executions. */
interface SavedRun extends Executed {
  entry: RecordingEntry
}

/** Saved runs that are read concurrently. */
const SOME = 10

/** The saved runs of the open document with their executions, newest first; null while they load. */
export function useSavedExecutions(): { runs: readonly SavedRun[] | null; hasMore: boolean; more(): void } {
  const { archive, editor, recordings, runner, nodeTypes } = useApp()
  const recordId = useStore(editor, state => state.recordId)
  const entries = useStore(recordings, state => state.entries)
  const [most, setMost] = useState(SOME)
  const newest = entries[0]?.number
  useEffect(() => {
    void recordings.refresh()
  }, [recordings])
  // A run that was saved since is read too.
  const read = useLoaded(
    async () => (recordId === null ? [] : archive.runs(recordId, most)),
    [archive, recordId, most, newest],
  )

  // Of a run whose results are to be guessed, only what is shown of it.
  const covered = useStore(runner, state => (state.covered ? state.events : null))
  const runs = useMemo(() => {
    const shownOf = (events: readonly RunEvent[]) => (covered && covered[0]?.at === events[0]?.at ? covered : events)
    if (read === undefined) return null
    return (read ?? []).map(({ entry, events }) => ({ entry, ...executedIn(shownOf(events), nodeTypes) }))
  }, [read, covered, nodeTypes])
  return { runs, hasMore: entries.length > most, more: () => setMost(most + SOME) }
}

function isInvocation([first]: readonly RunEvent[]): boolean {
  return first?.type === 'run-start' && first.invocation !== undefined
}
