import { SlidersHorizontal } from 'lucide-react'
import { useCallback, useId, useState } from 'react'
import type { Node, NodeConfig } from '../../engine/document'
import type { NodeView } from '../../nodes/view'
import { isLocked } from '../../store/locks'
import { useApp } from '../app-context'
import { late } from '../parts/late'
import { useScreen } from '../screen'
import { useServices } from '../services'
import styles from './Card.module.css'

const AboutButton = late(() => import('../help/AboutButton'), { quiet: true })
const PolicyFields = late(() => import('../policies/PolicyFields'), { quiet: true })

interface CardSettingsProps {
  view: NodeView
  Editor: NonNullable<NodeView['Editor']>
  node: Node
  config: NodeConfig
  /** The card's name. */
  name: string
}

/** The settings, folded to one line until asked for. A new card comes with them open. */
export function CardSettings({ view, Editor, node, config, name }: CardSettingsProps) {
  const { editor } = useApp()
  const services = useServices()
  const screen = useScreen()
  const panelId = useId()
  const [open, setOpen] = useState(() => screen.getState().newest === node.id)
  const onChange = useCallback((patch: Partial<NodeConfig>) => editor.setConfig(node.id, patch), [editor, node.id])
  const summary = view.summary?.(config)

  return (
    <>
      <button
        type="button"
        className={styles.settings}
        aria-label={`Adjust ${name}`}
        aria-expanded={open}
        aria-controls={open ? panelId : undefined}
        title={[open ? 'Fold the settings' : 'Open the settings', summary].filter(Boolean).join(': ')}
        onClick={() => setOpen(!open)}
      >
        <SlidersHorizontal size={13} aria-hidden />
        <span className={styles.gist}>{summary ?? 'Adjust'}</span>
      </button>
      {open && (
        <div id={panelId} className={styles.editor}>
          <Editor
            nodeId={node.id}
            config={config}
            onChange={onChange}
            isLocked={field => isLocked(node, field)}
            services={services}
          />
          <AboutButton type={node.type} />
          <PolicyFields nodeId={node.id} locked={isLocked(node, 'policy')} />
        </div>
      )}
    </>
  )
}
