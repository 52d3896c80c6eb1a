import { useEffect } from 'react'
import { useStore } from 'zustand'
import { findNode } from '../../store/draft'
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
    if (seat) actions.choose(seat.pipeline.id)
  }, [asked, paused, actions, editor, runner])
}
