import { SlidersHorizontal } from 'lucide-react'
import { useId, useState } from 'react'
import type { Node, NodeConfig } from '../../engine/document'
import type { NodeView } from '../../nodes/view'
import { editorPart } from '../editor-part'
import { useScreen } from '../screen'
import styles from './Card.module.css'

const SettingsPanel = editorPart(chunk => chunk.SettingsPanel)

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
  const screen = useScreen()
  const panelId = useId()
  const [open, setOpen] = useState(() => screen.getState().newest === node.id)
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
          <SettingsPanel Editor={Editor} node={node} config={config} />
        </div>
      )}
    </>
  )
}
