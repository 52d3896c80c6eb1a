import { useMemo } from 'react'
import { useStore } from 'zustand'
import { type StepLine, stepLinesOf } from '../../toolkit/step-lines'
import { useApp } from '../app/app-context'

/** The calls of steps in the open document. Editing a card keeps the array while it stays the same. */
export function useStepLines(): readonly StepLine[] {
  const { editor, nodeTypes } = useApp()
  const pipelines = useStore(editor, state => state.draft.document.pipelines)
  const json = JSON.stringify(useMemo(() => stepLinesOf({ pipelines }, nodeTypes), [pipelines, nodeTypes]))
  return useMemo(() => JSON.parse(json) as StepLine[], [json])
}
