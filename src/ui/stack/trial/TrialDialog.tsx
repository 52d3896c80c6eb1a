import { Play, Save } from 'lucide-react'
import { useMemo, useState } from 'react'
import { useStore } from 'zustand'
import { Button } from '../../../components/Button'
import { Dialog } from '../../../components/Dialog'
import { Fields } from '../../../components/Field'
import { withConfig } from '../../../engine/checks/fixes'
import { pipelineTool } from '../../../engine/tools/pipeline-tool'
import { localize, t } from '../../../language/active'
import { textOfMessage } from '../../../language/localized-error'
import { type LocalizedText, msg } from '../../../language/message'
import type { Document, Node } from '../../../model/document'
import type { RunEvent } from '../../../model/events'
import type { JsonObject, JsonValue } from '../../../model/json'
import { isReadable, parseNode } from '../../../model/parsed-node'
import { nodeOf } from '../../../model/step-tools'
import { useApp } from '../../app/app-context'
import { useScreen } from '../../app/screen'
import lists from '../../tools/lists.module.css'
import tool from '../../tools/toolface/Tool.module.css'
import { ValueFields } from '../../tools/toolface/ValueField'
import { JsonTree } from '../../xray/JsonTree'
import styles from './Trial.module.css'

/** Tries one card that answers callers, by itself: what was asked, what came, and how to keep that. */
export default function TrialDialog({ open, onClose }: { open: boolean; onClose(): void }) {
  const nodeId = useStore(useScreen(), state => state.trial)
  return (
    <Dialog open={open} title={t('Try it alone')} shape="wide" onClose={onClose}>
      {nodeId !== null && <Contents key={nodeId} nodeId={nodeId} />}
    </Dialog>
  )
}

function Contents({ nodeId }: { nodeId: string }) {
  const { editor, runner, nodeTypes } = useApp()
  const document = useStore(editor, state => state.draft.document)
  const live = useStore(runner, state => state.live)
  const there = nodeOf(document, nodeId)
  const trial = useMemo(() => trialDocument(document, nodeId), [document, nodeId])
  const [input, setInput] = useState<JsonObject>({})
  const [pipeline] = trial?.pipelines ?? []
  if (!there || !trial || !pipeline) return null
  const send = () => runner.start({ document: trial, invocation: { pipelineId: pipeline.id, input, isTrial: true } })
  return (
    <div className={tool.tryIt}>
      <form
        className={tool.form}
        aria-label={t('What it is asked')}
        onSubmit={event => {
          event.preventDefault()
          if (!live) send()
        }}
      >
        <Fields>
          <ValueFields schema={pipelineTool(pipeline, nodeTypes).inputSchema} value={input} onChange={setInput} />
        </Fields>
        <div className={lists.acts}>
          <Button look="strong" icon={Play} type="submit" disabled={live}>
            {t('Ask it')}
          </Button>
        </div>
      </form>
      <Outcome node={there.node} />
    </div>
  )
}

/** What was sent, what came back, and what callers read of it. */
function Outcome({ node }: { node: Node }) {
  const { editor, runner, nodeTypes } = useApp()
  const screen = useScreen()
  const events = useStore(runner, state => state.events)
  const question = useStore(runner, state => state.run.question)
  const tried = useMemo(() => triedIn(events, node.id), [events, node.id])
  if (!tried) return <p className={lists.soft}>{t('The answer comes here. Nothing else of the flow runs.')}</p>
  const parsed = parseNode(node, nodeTypes)
  const recorded =
    isReadable(parsed) && tried.data !== undefined ? parsed.type.recorded?.(parsed.config, tried.data) : undefined
  const keep = () => {
    if (!recorded) return
    editor.endCoalescing()
    const label = msg('Kept the answer as made-up data')
    const done = editor.edit(
      draft => ({
        ...draft,
        document: withConfig(draft.document, node.id, config => ({ ...config, ...recorded })),
      }),
      { label },
    )
    screen.announce(
      done ? t('Kept the answer as made-up data. Undo brings the address back.') : editor.getState().announcement,
    )
  }
  return (
    <div className={styles.outcome}>
      {question && (
        <p className={lists.soft}>
          {t('It waits for your answer.')}{' '}
          <Button onClick={() => screen.reveal(question.askNodeId)}>{t('Show the card')}</Button>
        </p>
      )}
      {tried.parts.map(({ title, value }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: parts are only added, in the order of events.
        <section key={index} aria-label={localize(title)}>
          <h3>{localize(title)}</h3>
          <JsonTree value={value} openLevels={1} />
        </section>
      ))}
      {tried.error && <p className={styles.error}>{localize(tried.error)}</p>}
      {recorded && (
        <div className={lists.acts}>
          <Button icon={Save} onClick={keep}>
            {t('Keep this answer as made-up data')}
          </Button>
          <p className={lists.soft}>{t('The card then gives this answer every time, and asks nobody.')}</p>
        </div>
      )}
    </div>
  )
}

interface Tried {
  parts: { title: LocalizedText; value: JsonValue }[]
  /** The data of an answer that is whole. */
  data?: JsonValue
  error?: LocalizedText
}

/** The trial of one card in a run: the run called nothing but it. */
function triedIn(events: readonly RunEvent[], nodeId: string): Tried | null {
  const [start] = events
  const only = start?.type === 'run-start' && start.invocation ? start.document?.pipelines : undefined
  if (only?.length !== 1 || only[0]?.nodes.length !== 1 || only[0].nodes[0]?.id !== nodeId) return null
  const tried: Tried = { parts: [] }
  for (const event of events) {
    if (event.type === 'outgoing') {
      tried.parts.push({
        title: msg('What was sent'),
        value: { ...event.request, outcome: event.outcome } as JsonValue,
      })
    } else if (event.type === 'log' && event.level === 'debug' && event.data !== undefined) {
      tried.parts.push({ title: textOfMessage(event), value: event.data })
    } else if (event.type === 'node-error') tried.error = textOfMessage(event)
    else if (event.type === 'node-end' && event.status === 'done') {
      const response = event.output as JsonObject
      if (response.success === true) tried.data = response.data ?? null
    }
  }
  return tried
}

/** A document in which one card is all there is: with its id, so that its card shows the run. */
function trialDocument(document: Document, nodeId: string): Document | null {
  const there = nodeOf(document, nodeId)
  if (!there) return null
  const { id, name } = there.pipeline
  return { ...document, pipelines: [{ id, name, nodes: [there.node] }], edges: [] }
}
