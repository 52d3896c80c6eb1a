import { useEffect, useMemo, useState } from 'react'
import type { Document } from '../../engine/document'
import { type LayoutTask, layOut, layoutTask, type Point, placesOf } from './layout'

/** Laying out more than this would be felt, and is done beside the page. */
const MOST_AT_ONCE = 40

/** Where each pipeline stands, by id; null until that is known. */
export function usePlaces({ pipelines, edges }: Document): Record<string, Point> | null {
  const needed = pipelines.every(({ position }) => !position)
  // Typing in a card changes the pipelines, but not what stands where.
  const key = JSON.stringify(needed ? layoutTask({ pipelines, edges }) : null)
  const [laidOut, setLaidOut] = useState<{ key: string; points: Record<string, Point> } | null>(null)
  const task = useMemo(() => JSON.parse(key) as LayoutTask | null, [key])
  const atOnce = useMemo(() => (task && task.ids.length <= MOST_AT_ONCE ? layOut(task) : null), [task])

  useEffect(() => {
    if (!task || task.ids.length <= MOST_AT_ONCE) return
    const worker = new Worker(new URL('./layout.worker.ts', import.meta.url), { type: 'module' })
    worker.onmessage = ({ data }: MessageEvent<Record<string, Point>>) => setLaidOut({ key, points: data })
    worker.postMessage(task)
    return () => worker.terminate()
  }, [task, key])

  const points = needed ? (atOnce ?? laidOut?.points) : {}
  return useMemo(() => (points ? placesOf({ pipelines }, points) : null), [points, pipelines])
}
