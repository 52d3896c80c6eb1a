import type { ComponentType } from 'react'
import { useStore } from 'zustand'
import { Dialog } from '../../../components/Dialog'
import { predictStore } from '../../../store/run/predict'
import { useApp } from '../../app/app-context'
import { HiddenPlaceholder } from './HiddenPlaceholder'
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

interface RoomProps {
  open: boolean
  onClose(): void
}

/** A dialog that hides its content while results are hidden. `what` begins a sentence: "The log". */
export function unlessHidden(title: string, what: string, Room: ComponentType<RoomProps>): ComponentType<RoomProps> {
  return function CoveredRoom(props) {
    if (!useHasHidden()) return <Room {...props} />
    return (
      <Dialog title={title} {...props}>
        <HiddenPlaceholder>{what} would give it away. It opens when every result is revealed.</HiddenPlaceholder>
      </Dialog>
    )
  }
}
