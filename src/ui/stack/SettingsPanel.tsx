import { useCallback } from 'react'
import type { Node, NodeConfig } from '../../model/document'
import { NodeTypeSettings } from '../../nodes/NodeTypeSettings'
import type { NodeView } from '../../nodes/view'
import { isLocked } from '../../store/document/locks'
import { useApp } from '../app/app-context'
import { useViewServices } from '../app/view-services'
import { AboutButton } from '../help/AboutButton'
import { PolicyFields } from './policies/PolicyFields'

interface SettingsPanelProps {
  view: NodeView
  node: Node
  config: NodeConfig
}

/** The expanded settings: those of the node's type, and those of every node. */
export function SettingsPanel({ view, node, config }: SettingsPanelProps) {
  const { editor, nodeTypes } = useApp()
  const type = nodeTypes.get(node.type)
  const services = useViewServices()
  const onChange = useCallback((patch: Partial<NodeConfig>) => editor.setConfig(node.id, patch), [editor, node.id])
  return (
    <>
      {type && !view.Face && (
        <NodeTypeSettings
          type={type}
          view={view}
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
