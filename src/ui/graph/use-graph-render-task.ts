import { useStore as useFlowStore } from '@xyflow/react'
import { useEffect, useState } from 'react'
import { newRenderTask, type RenderTask, scheduleRender } from '../stack/render-tasks'

/** The most vertices that are drawn and updated all at once, and move. Of more, each waits for its turn. */
export const MAX_IN_ONE_FRAME = 30

/**
 * The turn of a part of the graph, and whether the part is drawn whole yet. "Show all" and a run change hundreds of parts
 * in one frame, which would be one long task. `aFrame` is how many of such parts are drawn with one frame.
 */
export function useGraphRenderTask(aFrame: number): { turn: RenderTask; isWhole: boolean } {
  const isLarge = useFlowStore(state => state.nodes.length > MAX_IN_ONE_FRAME)
  const [turn] = useState(newRenderTask)
  turn.aFrame = aFrame
  turn.isAway = isLarge
  const [isDrawn, setDrawn] = useState(false)
  useEffect(
    () => (isLarge && !isDrawn ? scheduleRender(turn, () => setDrawn(true)) : undefined),
    [turn, isLarge, isDrawn],
  )
  return { turn, isWhole: isDrawn || !isLarge }
}
