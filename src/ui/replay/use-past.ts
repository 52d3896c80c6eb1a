import { useEffect, useState } from 'react'
import { pastApp, presentOf } from '../../store/past-app'
import { useApp } from '../app-context'
import { type ShownReplay, useScreen } from '../screen'

/** Puts the cards of a replayed run into the stack, where they are not the ones that stand there now. */
export function usePast({ recording }: ShownReplay): void {
  const app = useApp()
  const screen = useScreen()
  const [present] = useState(() => presentOf(app))
  useEffect(() => {
    const past = pastApp(present, recording.events)
    if (!past) return
    screen.setState({ past })
    return () => screen.setState({ past: null })
  }, [present, recording, screen])
}
