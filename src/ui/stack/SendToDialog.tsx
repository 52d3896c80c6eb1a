import { useStore } from 'zustand'
import { Button } from '../../components/Button'
import { Dialog } from '../../components/Dialog'
import layout from '../../components/layout.module.css'
import { t } from '../../language/active'
import { useApp } from '../page/app-context'
import { useFlowActions } from '../page/edits/flow-actions'

interface SendToDialogProps {
  nodeId: string
  pipelineId: string
  /** The card's name. */
  name: string
  onClose(): void
}

/** Moves a card to another pipeline without dragging. */
export function SendToDialog({ nodeId, pipelineId, name, onClose }: SendToDialogProps) {
  const actions = useFlowActions()
  const pipelines = useStore(useApp().editor, state => state.draft.document.pipelines)
  return (
    <Dialog
      title={t({ message: 'Move {name} to', note: 'The names of pipelines follow, as buttons.' }, { name })}
      onClose={onClose}
    >
      <ul className={layout.stack2}>
        {pipelines
          .filter(({ id }) => id !== pipelineId)
          .map((other, index) => (
            <li key={other.id}>
              <Button
                className={layout.fill}
                data-focus={index === 0 || undefined}
                onClick={() => {
                  onClose()
                  actions.send(nodeId, name, other.id)
                }}
              >
                {other.name || other.id}
              </Button>
            </li>
          ))}
      </ul>
    </Dialog>
  )
}
