import { useEffect, useMemo, useState } from 'react'
import type { Document } from '../../engine/model/document'
import type { StepLine } from '../../toolkit/step-lines'
import { type GraphPoint, type Layout, type LayoutTask, layOut, layoutTask, placesOf } from './layout'

/** Larger layouts would block the main thread and are computed in a worker. */
const MOST_AT_ONCE = 40

/** Positions in the graph. */
export interface Places {
  /** Top left corner of each pipeline, by id. */
  points: Record<string, GraphPoint>
  /** From the layout; none once pipelines are placed by hand. */
  bends: Layout['bends']
}

/** Positions of pipelines and bends of edges; null until computed. */
export function usePlaces({ pipelines, edges }: Document, steps: readonly StepLine[]): Places | null {
  const needed = pipelines.every(({ position }) => !position)
  // Editing a card changes the pipelines, but not the layout.
  const key = JSON.stringify(needed ? layoutTask({ pipelines, edges }, steps) : null)
  const [laidOut, setLaidOut] = useState<Layout | null>(null)
  const task = useMemo(() => JSON.parse(key) as LayoutTask | null, [key])
  const atOnce = useMemo(() => (task && task.ids.length <= MOST_AT_ONCE ? layOut(task) : null), [task])

  useEffect(() => {
    if (!task || task.ids.length <= MOST_AT_ONCE) return
    const worker = new Worker(new URL('./layout.worker.ts', import.meta.url), { type: 'module' })
    worker.onmessage = ({ data }: MessageEvent<Layout>) => setLaidOut(data)
    worker.postMessage(task)
    return () => worker.terminate()
  }, [task])

  const layout = needed ? (atOnce ?? laidOut) : byHand
  return useMemo(
    () => layout && { points: placesOf({ pipelines }, layout.points), bends: layout.bends },
    [layout, pipelines],
  )
}

const byHand: Layout = { points: {}, bends: {} }
