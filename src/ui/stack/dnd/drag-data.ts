import type { DataRef } from '@dnd-kit/core'

/** The dragged item: a card of the stack or a type of the palette. */
export type Dragged =
  | { kind: 'card'; nodeId: string; pipelineId: string; index: number; label: string }
  | { kind: 'type'; type: string; label: string }

/** A gap between cards that accepts a drop. `index` is the position of an inserted card. */
export interface Slot {
  pipelineId: string
  index: number
  /** Cards in the pipeline. */
  count: number
}

/** A pipeline whose cards are not shown. A dropped card is inserted at a suitable position. */
interface PipelineTarget {
  pipelineId: string
  /** The pipeline's name. */
  label: string
}

/** A drop target. */
export type DropTarget = Slot | PipelineTarget

/** dnd-kit carries data untyped; this page only sets these. */
export const draggedOf = (item: { data: DataRef } | null) => item?.data.current as Dragged | undefined
export const dropTargetOf = (item: { data: DataRef } | null | undefined) => item?.data.current as DropTarget | undefined
export const isPipelineTarget = (goal: DropTarget): goal is PipelineTarget => 'label' in goal

/** Whether a target accepts an item: a card accepts other pipelines and the gaps of its own. */
export function accepts(dragged: Dragged, goal: DropTarget): boolean {
  return dragged.kind === 'type' || isPipelineTarget(goal) !== (dragged.pipelineId === goal.pipelineId)
}

/** The index of an item after a drop into a slot, counted after it has left its old position. */
export function indexAfterDrop(dragged: Dragged, slot: Slot): number {
  return dragged.kind === 'card' && slot.index > dragged.index ? slot.index - 1 : slot.index
}
