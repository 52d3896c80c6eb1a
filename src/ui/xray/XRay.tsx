import { ScanSearch, ScrollText } from 'lucide-react'
import { useDeferredValue, useMemo, useState } from 'react'
import { useStore } from 'zustand'
import type { Document } from '../../engine/document'
import type { ResolvedModel } from '../../engine/model'
import type { NodeTypes } from '../../engine/node-type'
import { type InferencePreview, previewRequests } from '../../engine/preview'
import { allNodes, chosenPipeline } from '../../store/draft'
import type { InferenceRound } from '../../store/run-state'
import { useApp } from '../app-context'
import { Button } from '../parts/Button'
import { Tabs } from '../parts/Tabs'
import { useScreen } from '../screen'
import { cardNames } from '../stack/card-names'
import { useCalm } from '../use-calm'
import { ContextTab } from './ContextTab'
import { type Giver, GiversContext } from './givers'
import { pointingProps } from './highlight'
import { nextContext, nextRequest } from './next-context'
import { RequestTab } from './RequestTab'
import { sentContext } from './sent-context'
import { ToolsTab } from './ToolsTab'
import { UseLine } from './UseLine'
import { useAnswerer } from './use-answerer'
import styles from './XRay.module.css'

const noRounds: readonly InferenceRound[] = []

/** What each inference is told: before a run what it will be sent, after it what it was sent and what it answered. */
export default function XRay() {
  const { editor, runner, nodeTypes } = useApp()
  // Typing comes first; what a model will be told may follow a moment later.
  const draft = useDeferredValue(useStore(editor, state => state.draft))
  // Words come with every frame, and are watched on their card.
  const inferences = useCalm(
    runner,
    state => state.run.inferences,
    state => state.events.at(-1)?.type !== 'text-delta',
  )
  const live = useStore(runner, state => state.live)
  const previews = useMemo(() => previewRequests(draft.document, draft.inputs, nodeTypes), [draft, nodeTypes])
  const givers = useMemo(() => giversOf(draft.document, nodeTypes), [draft.document, nodeTypes])
  const [chosenId, setChosenId] = useState<string>()
  const screen = useScreen()
  const hasRun = useStore(runner, state => state.events.length > 0)
  const pipelineId = useStore(screen, state => chosenPipeline(draft.document, state.pipelineId)?.id)
  const shown = shownPreviews(previews, pipelineId)
  const preview = shown.find(each => each.nodeId === chosenId) ?? shown[0]

  if (!preview) return <Nothing />
  return (
    <GiversContext value={givers}>
      <div className={styles.xray}>
        {shown.length > 1 && (
          <InferenceChoice previews={shown} chosen={preview.nodeId} onChoose={setChosenId} givers={givers} />
        )}
        <Inference key={preview.nodeId} preview={preview} rounds={inferences[preview.nodeId] ?? noRounds} live={live} />
        {hasRun && (
          <Button look="quiet" icon={ScrollText} onClick={() => screen.show('log')}>
            Log of the whole run
          </Button>
        )}
      </div>
    </GiversContext>
  )
}

/** Those of the pipeline that is shown; all, where it asks no model. */
function shownPreviews(previews: readonly InferencePreview[], pipelineId: string | undefined) {
  const own = previews.filter(each => each.pipelineId === pipelineId)
  return own.length > 0 ? own : previews
}

interface InferenceProps {
  preview: InferencePreview
  rounds: readonly InferenceRound[]
  live: boolean
}

function Inference({ preview, rounds, live }: InferenceProps) {
  const [tab, setTab] = useState('context')
  const [wantsNext, setWantsNext] = useState(false)
  const [first] = rounds
  const sent = wantsNext ? undefined : first
  // While a reply streams in, the round is a new object each frame; what was sent is not.
  const { request, origins } = sent ?? {}
  const context = useMemo(
    () => (request && origins ? sentContext(request, origins) : nextContext(preview)),
    [request, origins, preview],
  )
  const answerer = useAnswerer(preview.request.model)
  const next = useMemo(() => (answerer ? nextRequest(preview, answerer) : preview.request), [preview, answerer])
  const shownRounds = sent ? rounds : noRounds
  const tabs = [
    { id: 'context', label: 'Context' },
    { id: 'tools', label: `Tools (${context.tools.length})` },
    { id: 'request', label: 'Request' },
  ]
  return (
    <>
      {first && <WhenChoice next={wantsNext} onChoose={setWantsNext} />}
      {sent ? (
        <>
          <UseLine rounds={rounds} />
          <Failure nodeId={preview.nodeId} />
        </>
      ) : (
        <p className={styles.lead}>This is what {whoWillAnswer(answerer)} will be told when you press Run.</p>
      )}
      <Tabs label="X-ray" tabs={tabs} chosen={tab} onChoose={setTab}>
        {tab === 'context' && (
          <ContextTab context={context} rounds={shownRounds} live={live} leftOut={preview.leftOut} />
        )}
        {tab === 'tools' && <ToolsTab tools={context.tools} />}
        {tab === 'request' && <RequestTab rounds={shownRounds} next={next} modelId={preview.request.model} />}
      </Tabs>
    </>
  )
}

/** Why the inference has not got further, where it failed. */
function Failure({ nodeId }: { nodeId: string }) {
  const error = useStore(useApp().runner, state => state.run.nodes[nodeId]?.error)
  return error && <p className={styles.failure}>{error.message}</p>
}

function whoWillAnswer(answerer: ResolvedModel | null): string {
  if (!answerer) return 'the model'
  return answerer.insteadOf ? `${answerer.label} (instead of ${answerer.insteadOf})` : answerer.label
}

interface InferenceChoiceProps {
  previews: readonly InferencePreview[]
  chosen: string
  onChoose(nodeId: string): void
  givers: ReadonlyMap<string, Giver>
}

function InferenceChoice({ previews, chosen, onChoose, givers }: InferenceChoiceProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form controls, and brings a frame of its own.
    <div role="group" aria-label="Which inference" className={styles.choice}>
      {previews.map(({ nodeId }) => (
        <button
          key={nodeId}
          type="button"
          aria-pressed={nodeId === chosen}
          onClick={() => onChoose(nodeId)}
          {...pointingProps(nodeId)}
        >
          {givers.get(nodeId)?.name}
        </button>
      ))}
    </div>
  )
}

/** The stack may have changed since the run: what was sent, or what would be. */
function WhenChoice({ next, onChoose }: { next: boolean; onChoose(next: boolean): void }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form controls, and brings a frame of its own.
    <div role="group" aria-label="Which run" className={styles.choice}>
      <button type="button" aria-pressed={!next} onClick={() => onChoose(false)}>
        This run
      </button>
      <button type="button" aria-pressed={next} onClick={() => onChoose(true)}>
        The next run
      </button>
    </div>
  )
}

function Nothing() {
  return (
    <div className={styles.nothing}>
      <ScanSearch size={40} strokeWidth={1.5} aria-hidden />
      <p>Nothing here asks a model yet.</p>
      <p>Add an Inference to the pipeline, and see here what it will be told.</p>
    </div>
  )
}

function giversOf(document: Document, nodeTypes: NodeTypes): ReadonlyMap<string, Giver> {
  const nodes = allNodes(document)
  const names = cardNames(nodes, nodeTypes)
  return new Map(
    nodes.map(({ id, type }) => [
      id,
      { nodeId: id, type, name: names.get(id) ?? type, family: nodeTypes.get(type)?.family ?? 'unknown' },
    ]),
  )
}
