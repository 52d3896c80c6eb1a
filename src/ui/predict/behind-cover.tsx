import type { ComponentType } from 'react'
import { useStore } from 'zustand'
import { predict } from '../../store/predict'
import { useApp } from '../app-context'
import { Dialog } from '../parts/Dialog'
import { Curtain } from './Curtain'
import { isAnyCovered } from './roles'

/** Whether the displayed run has hidden results. */
export function useIsCovered(): boolean {
  const { editor, runner, nodeTypes } = useApp()
  const document = useStore(editor, state => state.draft.document)
  const state = useStore(predict)
  return useStore(
    runner,
    ({ run }) => run.status !== 'ready' && isAnyCovered(document, nodeTypes, { predict: state, run }),
  )
}

interface RoomProps {
  open: boolean
  onClose(): void
}

/** A dialog that hides its content while results are hidden. `what` begins a sentence: "The log". */
export function behindCover(title: string, what: string, Room: ComponentType<RoomProps>): ComponentType<RoomProps> {
  return function CoveredRoom(props) {
    if (!useIsCovered()) return <Room {...props} />
    return (
      <Dialog title={title} {...props}>
        <Curtain>{what} would give it away. It opens when every result is revealed.</Curtain>
      </Dialog>
    )
  }
}
