import { useEffect, useMemo, useState } from 'react'
import type { Document } from '../../engine/document'
import { type GraphPoint, type Layout, type LayoutTask, layOut, layoutTask, placesOf } from './layout'

/** Laying out more than this would be felt, and is done beside the page. */
const MOST_AT_ONCE = 40

/** Where things are in the graph. */
export interface Places {
  /** The upper left corner of each pipeline, by id. */
  points: Record<string, GraphPoint>
  /** As the layout has them; none once people have put pipelines where they are. */
  bends: Layout['bends']
}

/** Where each pipeline stands and each edge passes; null until that is known. */
export function usePlaces({ pipelines, edges }: Document): Places | null {
  const needed = pipelines.every(({ position }) => !position)
  // Typing in a card changes the pipelines, but not what stands where.
  const key = JSON.stringify(needed ? layoutTask({ pipelines, edges }) : null)
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
