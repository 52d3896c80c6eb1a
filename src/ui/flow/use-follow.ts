import { useEffect } from 'react'
import { useStore } from 'zustand'
import { findNode } from '../../store/draft'
import { predict } from '../../store/predict'
import { useApp } from '../app-context'
import { useFlowActions } from './flow-actions'

/** Shows the pipeline in which the run waits for the person: a question on a card, or the next step. */
export function useFollow(): void {
  const { editor, runner } = useApp()
  const actions = useFlowActions()
  const asked = useStore(runner, state => state.run.question?.askId)
  const paused = useStore(runner, state => state.paused?.nodeId)
  useEffect(() => {
    const nodeId = (asked !== undefined && runner.getState().run.question?.askNodeId) || paused
    const seat = nodeId ? findNode(editor.getState().draft.document, nodeId) : undefined
    // Going along would tell what a router chose before everybody has guessed.
    if (seat && !(asked === undefined && predict.getState().veiled.nodes.has(seat.node.id)))
      actions.choose(seat.pipeline.id)
  }, [asked, paused, actions, editor, runner])
}
