import { type ComponentType, Fragment, memo, type ReactNode, useCallback, useMemo } from 'react'
import { useStore } from 'zustand'
import { classNames } from '../../components/class-names'
import layout from '../../components/layout.module.css'
import { useLanguage } from '../../components/use-language'
import { t } from '../../language/active'
import type { Node, NodeConfig, RunInput } from '../../model/document'
import type { UserAnswer } from '../../model/events'
import { isInference } from '../../model/known-types'
import type { NodeType } from '../../model/node-type'
import { showableConfig } from '../../nodes/kit/config'
import type { NodeView, OutputProps, ViewServices } from '../../nodes/view'
import { viewOf } from '../../nodes/views'
import { isLocked } from '../../store/document/locks'
import { readableAt } from '../../store/document/readable'
import { useApp } from '../page/app-context'
import { useNodeRun } from '../page/cards/use-node-run'
import { CardGuesses } from '../parts/predict/CardGuesses'
import { AnsweredOutput } from './AnsweredOutput'
import styles from './Card.module.css'
import { CardWorkbench } from './CardWorkbench'
import lockStyles from './locks/Locks.module.css'

interface CardBodyProps {
  node: Node
  type: NodeType
  wantsMessage: boolean
  /** The inference whose reply it shows. */
  replyFrom: string | null
}

/** The content of a card, rendered by the view of its type. */
export const CardBody = memo(function CardBody({ node, type, wantsMessage, replyFrom }: CardBodyProps) {
  useLanguage()
  const view = viewOf(node.type)
  const config = useMemo(() => showableConfig(type.configSchema, node.config), [type, node.config])
  if (!view || !(view.Face || view.Input || view.Workbench || view.Output)) return null
  const part = { nodeId: node.id, config }
  return (
    <div className={classNames(layout.stack2, styles.body)}>
      {view.Face && <Face View={view.Face} node={node} {...part} />}
      {view.Input && (
        <Input
          View={view.Input}
          {...part}
          wanted={!isInference(node) || wantsMessage}
          Frame={isLocked(node) ? LockedInput : Fragment}
        />
      )}
      {view.Workbench && <CardWorkbench View={view.Workbench} node={node} config={config} />}
      {view.Output && (
        <Output
          View={view.Output}
          {...part}
          waitsForModel={type.tool !== undefined}
          replyFrom={replyFrom}
          isInference={isInference(node)}
        />
      )}
    </div>
  )
})

interface PartProps {
  nodeId: string
  config: NodeConfig
}

/** Page services for visible settings. */
function faceServices({ editor, runner, nodeTypes }: ReturnType<typeof useApp>): ViewServices {
  return {
    models: [],
    defaultModelLabel: '',
    openSettings: () => {},
    readable: nodeId => readableAt(editor.getState().draft.document, nodeTypes, runner.getState(), nodeId),
  }
}

function Face({ View, node, nodeId, config }: PartProps & { View: NonNullable<NodeView['Face']>; node: Node }) {
  const app = useApp()
  const { editor } = app
  const services = useMemo(() => faceServices(app), [app])
  const onChange = useCallback((patch: Partial<NodeConfig>) => editor.setConfig(nodeId, patch), [editor, nodeId])
  return (
    <View
      nodeId={nodeId}
      config={config}
      onChange={onChange}
      isLocked={field => isLocked(node, field)}
      services={services}
    />
  )
}

function Input({
  View,
  nodeId,
  config,
  wanted,
  Frame,
}: PartProps & {
  View: NonNullable<NodeView['Input']>
  wanted: boolean
  Frame: ComponentType<{ children: ReactNode }>
}) {
  const { editor } = useApp()
  const value = useStore(editor, state => state.draft.inputs[nodeId])
  const onInput = useCallback((input: RunInput | undefined) => editor.setInput(nodeId, input), [editor, nodeId])
  const input = <View nodeId={nodeId} config={config} value={value} onInput={onInput} wanted={wanted} />
  return wanted ? <Frame>{input}</Frame> : input
}

/** A locked input, with the reason. */
function LockedInput({ children }: { children: ReactNode }) {
  return (
    <fieldset disabled className={classNames(layout.stack1, lockStyles.input)}>
      <legend className="unseen">{t('Locked')}</legend>
      {children}
      <p className={layout.hint}>{t('Locked in this document. Make a copy of the pipeline to change it.')}</p>
    </fieldset>
  )
}

const PlainOutput = ({ View, ...props }: OutputProps & { View: NonNullable<NodeView['Output']> }) => <View {...props} />

/** Subscribes to its own node only, so that a streaming reply renders one card. */
function Output({
  View,
  nodeId,
  config,
  waitsForModel,
  replyFrom,
  isInference,
}: PartProps & {
  View: NonNullable<NodeView['Output']>
  waitsForModel: boolean
  replyFrom: string | null
  isInference: boolean
}) {
  const { runner } = useApp()
  const run = useNodeRun(nodeId, waitsForModel, replyFrom)
  const onAnswer = useCallback((askId: string, answer: UserAnswer) => runner.answer(askId, answer), [runner])
  const Shown = isInference ? AnsweredOutput : PlainOutput
  const output = (
    <Shown
      View={View}
      nodeId={nodeId}
      config={config}
      run={run}
      onAnswer={onAnswer}
      onContinue={answerStart => runner.start({ fromNodeId: nodeId, answerStart })}
    />
  )
  return (
    <CardGuesses nodeId={nodeId} run={run}>
      {output}
    </CardGuesses>
  )
}
