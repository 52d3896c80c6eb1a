import { SlidersHorizontal } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { t } from '../../language/active'
import type { Node, NodeConfig } from '../../model/document'
import type { NodeView } from '../../nodes/view'
import { useScreen } from '../app/screen'
import styles from './Card.module.css'
import { SettingsPanel } from './SettingsPanel'

interface CardSettingsProps {
  view: NodeView
  node: Node
  config: NodeConfig
  /** The card's name. */
  name: string
  /** Content above the settings when they are open: what the card shows. */
  children: ReactNode
}

/** The settings, collapsed to one line. A new card starts expanded. */
export function CardSettings({ view, node, config, name, children }: CardSettingsProps) {
  const screen = useScreen()
  const panelId = useId()
  const [open, setOpen] = useState(() => !view.Face && screen.getState().newest === node.id)
  const adjust = t('Adjust {name}', { name })
  const summary = view.Face ? undefined : view.summary?.(config)

  return (
    <>
      <button
        type="button"
        className={styles.settings}
        data-stops="card"
        tabIndex={-1}
        aria-label={adjust}
        aria-expanded={open}
        aria-controls={open ? panelId : undefined}
        title={summary ? t('{action}: {summary}', { action: adjust, summary }) : adjust}
        onClick={() => setOpen(!open)}
      >
        <SlidersHorizontal size={13} aria-hidden />
        {summary && <span className={styles.gist}>{summary}</span>}
        <span className={styles.gist}>{t('Adjust')}</span>
      </button>
      {children}
      {open && (
        <div id={panelId} className={styles.editor} data-stops="own">
          <SettingsPanel view={view} node={node} config={config} />
        </div>
      )}
    </>
  )
}
