import { useStore } from 'zustand'
import { localize } from '../../language/active'
import type { Node } from '../../model/document'
import { isInference, showsReply } from '../../model/known-types'
import { neighborsOf } from '../../model/neighbors'
import type { NodeType } from '../../model/node-type'
import { replySource, segmentsOf, wantsMessage } from '../../model/segments'
import { showableConfig } from '../../nodes/kit/config'
import { viewOf } from '../../nodes/views'
import type { Editor } from '../../store/document/editor'
import type { Runner } from '../../store/run/run'
import { idleNode } from '../../store/run/run-state'
import { useApp } from '../app/app-context'
import { TypeIcon } from '../stack/TypeIcon'
import styles from './Help.module.css'

interface ExampleNodeProps {
  node: Node
  /** The node that the help card describes. */
  isIt: boolean
  editor: Editor
  runner: Runner
  pipelineId: string
}

/** A card of an example: its text, its input and its result. No settings. */
export function ExampleNode(props: ExampleNodeProps) {
  const { nodeTypes } = useApp()
  const { node, isIt } = props
  const type = nodeTypes.get(node.type)
  if (!type) return null
  return (
    <li className={styles.node} data-family={type.family} data-it={isIt || undefined}>
      <p className={styles.nodeName}>
        <TypeIcon type={node.type} /> {localize(type.name)}
      </p>
      <Parts {...props} type={type} />
    </li>
  )
}

function Parts({ node, type, editor, runner, pipelineId }: ExampleNodeProps & { type: NodeType }) {
  const { nodeTypes } = useApp()
  const view = viewOf(node.type)
  const { document, inputs } = useStore(editor, state => state.draft)
  const pipeline = document.pipelines.find(({ id }) => id === pipelineId)
  const segments = pipeline ? segmentsOf(pipeline, nodeTypes, neighborsOf(document, pipeline.id)) : []
  const from = showsReply(node) ? (replySource(segments, node.id) ?? node.id) : node.id
  const run = useStore(runner, state => state.run.nodes[from] ?? idleNode)
  const config = showableConfig(type.configSchema, node.config)
  const own = segments.find(segment => segment.inference?.node.id === node.id)
  return (
    <>
      {promptOf(type, node) && <p className={styles.prompt}>{promptOf(type, node)}</p>}
      {view?.Input && (
        <view.Input
          nodeId={node.id}
          config={config}
          value={inputs[node.id]}
          onInput={value => editor.setInput(node.id, value)}
          wanted={!isInference(node) || (own !== undefined && wantsMessage(segments, own))}
        />
      )}
      {view?.Output && (
        <view.Output
          nodeId={node.id}
          config={config}
          run={run}
          onAnswer={(askId, answer) => runner.answer(askId, answer)}
        />
      )}
    </>
  )
}

/** The text that a card without an input adds to the context. */
function promptOf(type: NodeType, node: Node): string | null {
  const field = type.context && !type.input ? type.templates?.text?.[0] : undefined
  const text = field === undefined ? undefined : node.config[field]
  return typeof text === 'string' && text ? text : null
}
