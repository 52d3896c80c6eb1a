import { useCallback } from 'react'
import type { Node, NodeConfig } from '../../engine/model/document'
import type { NodeView } from '../../nodes/view'
import { isLocked } from '../../store/document/locks'
import { useApp } from '../app/app-context'
import { useViewServices } from '../app/view-services'
import { AboutButton } from '../help/AboutButton'
import { PolicyFields } from './policies/PolicyFields'

interface SettingsPanelProps {
  view: Pick<NodeView, 'Editor'>
  node: Node
  config: NodeConfig
}

/** The expanded settings: those of the node's type, and those of every node. */
export default function SettingsPanel({ view: { Editor }, node, config }: SettingsPanelProps) {
  const { editor } = useApp()
  const services = useViewServices()
  const onChange = useCallback((patch: Partial<NodeConfig>) => editor.setConfig(node.id, patch), [editor, node.id])
  return (
    <>
      {Editor && (
        <Editor
          nodeId={node.id}
          config={config}
          onChange={onChange}
          isLocked={field => isLocked(node, field)}
          services={services}
        />
      )}
      <AboutButton type={node.type} />
      <PolicyFields nodeId={node.id} locked={isLocked(node, 'policy')} />
    </>
  )
}
