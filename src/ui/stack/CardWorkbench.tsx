import { useCallback, useMemo } from 'react'
import { useStore } from 'zustand'
import { textsAbove } from '../../engine/run/card-models'
import type { Document, Node, NodeConfig, RunInput, RunInputs } from '../../model/document'
import type { NamedText, NodeTypes } from '../../model/node-type'
import type { NodeView } from '../../nodes/view'
import { isLocked } from '../../store/document/locks'
import { useApp } from '../page/app-context'

interface WorkbenchPartProps {
  View: NonNullable<NodeView['Workbench']>
  node: Node
  config: NodeConfig
}

/** The part of a card to try things out in, with the services that it needs. */
export function CardWorkbench({ View, node, config }: WorkbenchPartProps) {
  const { editor, nodeTypes } = useApp()
  const { id } = node
  const value = useStore(editor, state => state.draft.inputs[id])
  const document = useStore(editor, state => state.draft.document)
  const inputs = useStore(editor, state => state.draft.inputs)
  const onInput = useCallback((input: RunInput | undefined) => editor.setInput(id, input), [editor, id])
  const onChange = useCallback((patch: Partial<NodeConfig>) => editor.setConfig(id, patch), [editor, id])
  const texts = useMemo(() => textsOf(document, id, nodeTypes, inputs), [document, id, nodeTypes, inputs])
  return (
    <View
      nodeId={id}
      config={config}
      value={value}
      onInput={onInput}
      onChange={onChange}
      isLocked={field => isLocked(node, field)}
      texts={texts}
    />
  )
}

function textsOf(document: Document, nodeId: string, types: NodeTypes, inputs: RunInputs): NamedText[] {
  const pipeline = document.pipelines.find(({ nodes }) => nodes.some(({ id }) => id === nodeId))
  return pipeline ? textsAbove(pipeline, nodeId, types, inputs) : []
}
