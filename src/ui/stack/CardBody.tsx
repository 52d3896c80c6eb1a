import { SlidersHorizontal } from 'lucide-react'
import { memo, use, useCallback, useState } from 'react'
import { useStore } from 'zustand'
import type { Node, NodeConfig, RunInput } from '../../engine/document'
import type { UserAnswer } from '../../engine/events'
import type { NodeType } from '../../engine/node-type'
import { isReadable, parseNode } from '../../engine/parsed-node'
import type { NodeView } from '../../nodes/view'
import { idleNode } from '../../store/run-state'
import { useApp } from '../app-context'
import { useScreen } from '../screen'
import { useServices } from '../services'
import styles from './Card.module.css'
import { loadView } from './views'

interface CardBodyProps {
  node: Node
  type: NodeType
  wantsMessage: boolean
}

/** The inside of a card, as its type's view draws it. */
export const CardBody = memo(function CardBody({ node, type, wantsMessage }: CardBodyProps) {
  const view = use(loadView(node.type))
  const { nodeTypes } = useApp()
  const parsed = parseNode(node, nodeTypes)
  if (!view) return null
  // A config that cannot be read shows its settings from their defaults, so that it can be set right.
  const config: NodeConfig = isReadable(parsed) ? parsed.config : node.config
  return (
    <div className={styles.body}>
      {view.Input && (
        <Input Input={view.Input} nodeId={node.id} config={config} wanted={!type.inference || wantsMessage} />
      )}
      {view.Output && <Output Output={view.Output} nodeId={node.id} config={config} />}
      {view.Editor && <Settings view={view} Editor={view.Editor} node={node} config={config} />}
    </div>
  )
})

interface PartProps {
  nodeId: string
  config: NodeConfig
}

function Input({
  Input: View,
  nodeId,
  config,
  wanted,
}: PartProps & { Input: NonNullable<NodeView['Input']>; wanted: boolean }) {
  const { editor } = useApp()
  const value = useStore(editor, state => state.draft.inputs[nodeId])
  const onInput = useCallback((input: RunInput | undefined) => editor.setInput(nodeId, input), [editor, nodeId])
  return <View nodeId={nodeId} config={config} value={value} onInput={onInput} wanted={wanted} />
}

/** Subscribes to its own node alone, so that a streaming reply draws one card and no other. */
function Output({ Output: View, nodeId, config }: PartProps & { Output: NonNullable<NodeView['Output']> }) {
  const { runner } = useApp()
  const run = useStore(runner, state => state.run.nodes[nodeId] ?? idleNode)
  const onAnswer = useCallback((askId: string, answer: UserAnswer) => runner.answer(askId, answer), [runner])
  return <View nodeId={nodeId} config={config} run={run} onAnswer={onAnswer} />
}

interface SettingsProps {
  view: NodeView
  Editor: NonNullable<NodeView['Editor']>
  node: Node
  config: NodeConfig
}

/** The settings, folded to one line until asked for. A new card comes with them open. */
function Settings({ view, Editor, node, config }: SettingsProps) {
  const { editor } = useApp()
  const services = useServices()
  const screen = useScreen()
  const [open, setOpen] = useState(() => screen.getState().newest === node.id)
  const onChange = useCallback((patch: Partial<NodeConfig>) => editor.setConfig(node.id, patch), [editor, node.id])
  const isLocked = (field: string) => node.locked === true || (node.locked || []).includes(field)
  const summary = view.summary?.(config)

  return (
    <details className={styles.settings} open={open} onToggle={event => setOpen(event.currentTarget.open)}>
      <summary>
        <SlidersHorizontal size={13} aria-hidden />
        <span className={summary && !open ? 'unseen' : undefined}>Settings</span>
        {!open && summary && <span className={styles.gist}>{summary}</span>}
      </summary>
      {open && (
        <div className={styles.editor}>
          <Editor nodeId={node.id} config={config} onChange={onChange} isLocked={isLocked} services={services} />
        </div>
      )}
    </details>
  )
}
