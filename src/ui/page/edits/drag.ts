import type { DataRef } from '@dnd-kit/core'
import { createStore } from 'zustand/vanilla'

/** The dragged item: a card of the stack or a type of the palette. */
export type Dragged =
  | { kind: 'card'; nodeId: string; pipelineId: string; index: number; count: number; label: string }
  | { kind: 'type'; type: string; label: string }

/** A position in the shown pipeline, which has `count` cards. */
export interface StackGoal {
  pipelineId: string
  index: number
  count: number
}

/** Where an item lands: at a position, or in a pipeline whose cards are not shown. */
export type Goal = StackGoal | { pipelineId: string; label: string; index?: undefined }

/** The id of the drop target at the end of the stack. It stands for all positions in the stack. */
export const END_ID = 'end of the stack'

/** dnd-kit carries data untyped; this page only sets these. A card is a goal too: its own position. */
export const draggedOf = (item: { data: DataRef } | null) => item?.data.current as Dragged | undefined
export const goalOf = (item: { data: DataRef }) => item.data.current as Goal | undefined

/** Whether a pipeline's tab or vertex accepts an item: a card goes into other pipelines than its own. */
export function accepts(dragged: Dragged | undefined, pipelineId: string): boolean {
  return dragged?.kind === 'type' || (dragged?.kind === 'card' && dragged.pipelineId !== pipelineId)
}

/** What is dragged, and where it would land. A position is counted without the dragged card. */
export const dragStore = createStore<{ dragged: Dragged | null; goal: Goal | null }>(() => ({
  dragged: null,
  goal: null,
}))
