import { useEffect } from 'react'
import { useStore } from 'zustand'
import { findNode } from '../../../store/document/draft'
import { predictStore } from '../../../store/run/predict'
import { useApp } from '../../app/app-context'
import { useFlowActions } from './flow-actions'

/** Selects the pipeline in which the run waits: for input on a card, or for the next step. */
export function useFollow(): void {
  const { editor, runner } = useApp()
  const actions = useFlowActions()
  const asked = useStore(runner, state => state.run.question?.askId)
  const paused = useStore(runner, state => state.paused?.nodeId)
  useEffect(() => {
    const nodeId = (asked !== undefined && runner.getState().run.question?.askNodeId) || paused
    const seat = nodeId ? findNode(editor.getState().draft.document, nodeId) : undefined
    // Following would reveal a router's choice before everyone has guessed.
    if (seat && !(asked === undefined && predictStore.getState().hidden.nodes.has(seat.node.id)))
      actions.choose(seat.pipeline.id)
  }, [asked, paused, actions, editor, runner])
}
