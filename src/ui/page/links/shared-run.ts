import { useState } from 'react'
import { useLoaded } from '../../../components/use-loaded'
import { type Recording, recordingOf } from '../../../documents/recordings/recording'
import type { AppStores } from '../../../store/app'
import { useApp } from '../app-context'
import { type Screen, useScreen } from '../screen'

/** The run to share: the displayed one, else the newest saved one. Undefined until known. */
export function useSharedRun(): Recording | null | undefined {
  const app = useApp()
  const screen = useScreen()
  const [shown] = useState(() => shownRun(app, screen))
  const kept = useLoaded(async () => shown ?? newestKept(app), [app, shown])
  return shown ?? kept
}

function shownRun({ runner }: AppStores, screen: Screen): Recording | undefined {
  const { replay } = screen.getState()
  if (replay) return replay.recording
  const { events } = runner.getState()
  return (events.at(-1)?.type === 'run-end' && recordingOf(events)) || undefined
}

async function newestKept({ recordings }: AppStores): Promise<Recording | null> {
  await recordings.refresh()
  const [newest] = recordings.getState().entries
  return newest ? recordings.open(newest) : null
}
