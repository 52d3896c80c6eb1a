import { useEffect, useState } from 'react'
import { presentOf, replayedApp } from '../../../store/replayed-app'
import { useApp } from '../../app/app-context'
import { type ShownReplay, useScreen } from '../../app/screen'

/** Renders the cards of the replayed run where they differ from the open document. */
export function usePast({ recording }: ShownReplay): void {
  const app = useApp()
  const screen = useScreen()
  const [present] = useState(() => presentOf(app))
  useEffect(() => {
    const past = replayedApp(present, recording.events)
    if (!past) return
    screen.setState({ past })
    return () => screen.setState({ past: null })
  }, [present, recording, screen])
}
