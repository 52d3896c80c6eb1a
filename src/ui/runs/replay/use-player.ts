import { useEffect, useState } from 'react'
import { createReplay, type Replay } from '../../../store/run/replay'
import { useApp } from '../../app/app-context'
import { type ShownReplay, useScreen } from '../../app/screen'

/** Below this many milliseconds, the next frame replaces a timer. */
const aFrame = 17

/** The player of a recording, which starts when loaded. Undefined until then. */
export function usePlayer({ recording }: ShownReplay): Replay | undefined {
  const { runner } = useApp()
  const screen = useScreen()
  const [player, setPlayer] = useState<Replay>()
  useEffect(() => {
    const made = createReplay(recording.events, {
      runner,
      now: () => performance.now(),
      later,
      onReplaced: () => screen.setState({ replay: null }),
    })
    setPlayer(made)
    made.play()
    return () => made.close()
  }, [recording, runner, screen])
  return player
}

function later(callback: () => void, ms: number): () => void {
  if (ms > aFrame) {
    const timer = setTimeout(callback, ms)
    return () => clearTimeout(timer)
  }
  const frame = requestAnimationFrame(callback)
  return () => cancelAnimationFrame(frame)
}
