import { FolderInput } from 'lucide-react'
import { useState } from 'react'
import { useStore } from 'zustand'
import { Button, IconButton } from '../../../components/Button'
import { Dialog } from '../../../components/Dialog'
import { t } from '../../../language/active'
import { useApp } from '../../app/app-context'
import styles from './Flow.module.css'
import { useFlowActions } from './flow-actions'

interface SendToProps {
  nodeId: string
  pipelineId: string
  /** The card's name. */
  name: string
}

/** Moves a card to another pipeline without dragging. */
export function SendTo(props: SendToProps) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <IconButton
        icon={FolderInput}
        size={15}
        tabIndex={-1}
        className={styles.send}
        label={t('Move {name} to another pipeline', { name: props.name })}
        onClick={() => setOpen(true)}
      />
      {open && (
        <Dialog
          title={t(
            { message: 'Move {name} to', note: 'The names of pipelines follow, as buttons.' },
            { name: props.name },
          )}
          onClose={() => setOpen(false)}
        >
          <Choices {...props} onChosen={() => setOpen(false)} />
        </Dialog>
      )}
    </>
  )
}

function Choices({ nodeId, pipelineId, name, onChosen }: SendToProps & { onChosen(): void }) {
  const actions = useFlowActions()
  const pipelines = useStore(useApp().editor, state => state.draft.document.pipelines)
  return (
    <ul className={styles.choices}>
      {pipelines
        .filter(({ id }) => id !== pipelineId)
        .map((other, index) => (
          <li key={other.id}>
            <Button
              data-focus={index === 0 || undefined}
              onClick={() => {
                onChosen()
                actions.send(nodeId, name, other.id)
              }}
            >
              {other.name || other.id}
            </Button>
          </li>
        ))}
    </ul>
  )
}
