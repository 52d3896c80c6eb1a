import { useEffect } from 'react'
import { useStore } from 'zustand'
import { useLoaded } from '../../../components/use-loaded'
import type { RecordingEntry } from '../../../documents/recordings/recording-database'
import { activeMessages, t } from '../../../language/active'
import type { RunEvent } from '../../../model/events'
import { useApp } from '../../page/app-context'
import { editedWhen } from '../../page/edited-when'

/** A run that can be compared with others. */
export interface RunChoice {
  id: string
  label: string
  /** Absent where it is to be read. */
  events?: readonly RunEvent[]
  entry?: RecordingEntry
}

/** The run on the cards, those before it in this session and the saved ones, newest first, without duplicates. */
export function useRunChoices(): readonly RunChoice[] {
  const { runner, recordings } = useApp()
  const earlier = useStore(runner, state => state.earlierRuns)
  const shown = useStore(runner, state => state.events)
  const entries = useStore(recordings, state => state.entries)
  useEffect(() => {
    void recordings.refresh()
  }, [recordings])
  const ofSession = new Map([shown, ...earlier].flatMap(events => (events[0] ? [[events[0].at, events] as const] : [])))
  const saved = entries.map((entry): RunChoice & { at: number } => {
    const { number, startedAt: at } = entry
    const events = ofSession.get(at)
    ofSession.delete(at)
    const label = t('Run {number}, {when}', { number, when: editedWhen(at) })
    return { id: `${at}`, at, label, ...(events ? { events } : { entry }) }
  })
  const unsaved = [...ofSession].map(([at, events]) => {
    const label = t('The run of {time}', { time: activeMessages().date(at, { timeStyle: 'medium' }) })
    return { id: `${at}`, at, label, events }
  })
  return [...unsaved, ...saved].sort((a, b) => b.at - a.at)
}

/** The events of a run, once they are read. */
export function useEventsOf(run: RunChoice | undefined): readonly RunEvent[] | undefined {
  const { recordings } = useApp()
  const { id, events, entry } = run ?? {}
  // By its id: reading a run updates the list.
  const opened = useLoaded(async () => ({ id, recording: entry && (await recordings.open(entry)) }), [id, recordings])
  return events ?? (opened?.id === id ? opened?.recording?.events : undefined)
}
