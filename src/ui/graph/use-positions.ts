import { useEffect, useMemo, useState } from 'react'
import { isRightToLeft } from '../../components/reading-direction'
import type { Document } from '../../model/document'
import type { StepLine } from '../../toolkit/step-lines'
import { type Layout, type LayoutTask, layOut, layoutTask, mirroredLayout, positionsOf } from './layout'

/** Larger layouts would block the main thread and are computed in a worker. */
const MOST_AT_ONCE = 40

/**
 * Positions of pipelines, and bends of edges unless pipelines are placed by hand, in the direction of the page; null
 * until computed.
 */
export function usePositions({ pipelines, edges }: Document, steps: readonly StepLine[]): Layout | null {
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
  const isMirrored = isRightToLeft()
  return useMemo(() => {
    if (!layout) return null
    const places = { points: positionsOf({ pipelines }, layout.points), bends: layout.bends }
    return isMirrored ? mirroredLayout(places) : places
  }, [layout, pipelines, isMirrored])
}

const byHand: Layout = { points: {}, bends: {} }
