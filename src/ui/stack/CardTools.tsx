import { Copy, Trash2 } from 'lucide-react'
import { useStore } from 'zustand'
import { IconButton } from '../../components/Button'
import { t } from '../../language/active'
import type { Node } from '../../model/document'
import { hasLock, isLocked } from '../../store/document/locks'
import { useApp } from '../app/app-context'
import { SendTo } from '../graph/flow/SendTo'
import { useActions } from './actions-context'
import styles from './CardTools.module.css'
import { RunFromHere } from './RunFromHere'

interface CardToolsProps {
  node: Node
  name: string
  pipelineId: string
  /** Whether a run can start here. */
  runs: boolean
}

/** The tools of a card. Arrow keys move to them from its name: see `CardTabStops`. */
export function CardTools({ node, name, pipelineId, runs }: CardToolsProps) {
  const { editor, runner } = useApp()
  const actions = useActions()
  const isFlow = useStore(editor, state => state.draft.document.pipelines.length > 1)
  // A failed card has a retry beside the error already.
  const canRun = useStore(runner, state => runs && state.run.nodes[node.id]?.error === undefined)
  const fixed = isLocked(node)
  return (
    <div role="toolbar" aria-label={t('Tools of {name}', { name })} className={styles.tools} data-stops="card">
      {canRun && <RunFromHere nodeId={node.id} name={name} />}
      {!fixed && (
        <IconButton
          icon={Copy}
          size={15}
          label={t('Duplicate {name}', { name })}
          tabIndex={-1}
          onClick={() => actions.duplicate(node.id)}
        />
      )}
      {isFlow && !fixed && <SendTo nodeId={node.id} pipelineId={pipelineId} name={name} />}
      {!hasLock(node) && (
        <IconButton
          icon={Trash2}
          size={15}
          label={t('Remove {name}', { name })}
          tabIndex={-1}
          onClick={() => actions.remove(node.id)}
        />
      )}
    </div>
  )
}
