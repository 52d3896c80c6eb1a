import type { DataRef } from '@dnd-kit/core'

/** What is being dragged: a card of the stack, or a type out of the palette. */
export type Dragged =
  | { kind: 'card'; nodeId: string; pipelineId: string; index: number; label: string }
  | { kind: 'type'; type: string; label: string }

/** A gap between cards where something can be dropped. `index` is the place of what would come to lie there. */
export interface Slot {
  pipelineId: string
  index: number
  /** Cards in the pipeline. */
  count: number
}

/** dnd-kit carries data without a type; ours is always one of these. */
export const draggedOf = (item: { data: DataRef } | null) => item?.data.current as Dragged | undefined
export const slotOf = (item: { data: DataRef } | null | undefined) => item?.data.current as Slot | undefined

/** Whether a thing may come to lie in a slot: cards stay in their pipeline. */
export function fits(dragged: Dragged, slot: Slot): boolean {
  return dragged.kind === 'type' || dragged.pipelineId === slot.pipelineId
}

/** The index that a thing has after it was dropped into a slot. A card leaves its own place first. */
export function indexAfterDrop(dragged: Dragged, slot: Slot): number {
  return dragged.kind === 'card' && slot.index > dragged.index ? slot.index - 1 : slot.index
}
