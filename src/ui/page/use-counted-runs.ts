import { useEffect } from 'react'
import type { Batch } from '../../store/batch/batch'
import { useScreen } from './screen'

/** Counts batch runs for the active lesson. */
export function useCountedRuns(wall: Batch): void {
  const screen = useScreen()
  useEffect(() => {
    const tell = () => {
      const { lessons } = screen.getState()
      for (const { status, events } of wall.getState().runs) if (status === 'done') lessons?.witness(events)
    }
    tell()
    return wall.subscribe(tell)
  }, [wall, screen])
}
