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

/** What stands for a pipeline whose cards are not in sight. What is dropped on it goes to where it is of use there. */
export interface Door {
  pipelineId: string
  /** The pipeline's name. */
  label: string
}

/** Where something can be dropped. */
export type Goal = Slot | Door

/** dnd-kit carries data without a type; ours is always one of these. */
export const draggedOf = (item: { data: DataRef } | null) => item?.data.current as Dragged | undefined
export const goalOf = (item: { data: DataRef } | null | undefined) => item?.data.current as Goal | undefined
export const isDoor = (goal: Goal): goal is Door => 'label' in goal

/** Whether a thing may be dropped there. A card takes the door into another pipeline, and the gaps of its own. */
export function fits(dragged: Dragged, goal: Goal): boolean {
  return dragged.kind === 'type' || isDoor(goal) !== (dragged.pipelineId === goal.pipelineId)
}

/** The index that a thing has after it was dropped into a slot. A card leaves its own place first. */
export function indexAfterDrop(dragged: Dragged, slot: Slot): number {
  return dragged.kind === 'card' && slot.index > dragged.index ? slot.index - 1 : slot.index
}
