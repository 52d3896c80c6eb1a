import { useStore } from 'zustand'
import { predictStore } from '../../../store/run/predict'
import { useApp } from '../../app/app-context'
import { isAnyHidden } from './roles'

/** Whether the displayed run has hidden results. */
export function useHasHidden(): boolean {
  const { editor, runner, nodeTypes } = useApp()
  const document = useStore(editor, state => state.draft.document)
  const state = useStore(predictStore)
  return useStore(
    runner,
    ({ run }) => run.status !== 'ready' && isAnyHidden(document, nodeTypes, { predict: state, run }),
  )
}
