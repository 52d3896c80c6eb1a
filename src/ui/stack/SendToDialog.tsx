import { useStore } from 'zustand'
import { Button } from '../../components/Button'
import { classNames } from '../../components/class-names'
import { Dialog } from '../../components/Dialog'
import layout from '../../components/layout.module.css'
import { t } from '../../language/active'
import { useApp } from '../page/app-context'
import { useFlowActions } from '../page/edits/flow-actions'
import styles from './SendToDialog.module.css'

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
      <ul className={classNames(layout.stack2, styles.choices)}>
        {pipelines
          .filter(({ id }) => id !== pipelineId)
          .map((other, index) => (
            <li key={other.id}>
              <Button
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
