import { ScanSearch, ScrollText } from 'lucide-react'
import { lazy, memo, type ReactNode, use, useDeferredValue, useMemo, useState } from 'react'
import { useStore } from 'zustand'
import { Button } from '../../components/Button'
import { Tabs } from '../../components/Tabs'
import { formatCost, formatDuration, formatTokens } from '../../components/text'
import { useLanguage } from '../../components/use-language'
import { type InferencePreview, previewRequests } from '../../engine/run/preview'
import { activeMessages, localize, t } from '../../language/active'
import { isEqualJson } from '../../model/equal-json'
import type { ModelRequest, ResolvedModel } from '../../model/language-model'
import { localizedModelLabel } from '../../model/model-labels'
import { ranDocument } from '../../model/ran-document'
import { chosenPipeline } from '../../store/document/draft'
import type { InferenceRound } from '../../store/run/run-state'
import { useApp } from '../app/app-context'
import { LazyPart } from '../app/LazyPart'
import { useScreen } from '../app/screen'
import { ContextTab } from './ContextTab'
import { type ContextSources, ContextSourcesContext, contextSourcesOf, joinedSources } from './context-sources'
import { highlightProps } from './highlight'
import { nextContext, nextRequest } from './next-context'
import { RequestTab } from './RequestTab'
import { type Requester, requestersOf } from './requesters'
import { inferenceUse } from './round-steps'
import { type SentContext, sentContext } from './sent-context'
import { ToolsTab } from './ToolsTab'
import { useRequestAnswerer } from './use-answerer'
import styles from './XRay.module.css'

const CompareView = lazy(() => import('./CompareView'))

/** The most inferences that can be looked at. */
const MOST_ASKERS = 100

const noRounds: readonly InferenceRound[] = []
const nothingLeftOut: InferencePreview['leftOut'] = []
const noContext: SentContext = { system: [], messages: [], tools: [] }
const noRequest: ModelRequest = { model: '', system: '', messages: [], tools: [], maxTokens: 0 }

/** The X-ray: what each inference will be sent, and after a run what it was sent and answered. */
export default function XRay() {
  const { editor, runner, nodeTypes } = useApp()
  // Deferred: typing has priority over the preview.
  const draft = useDeferredValue(useStore(editor, state => state.draft))
  const inferences = useDeferredValue(useStore(runner, state => state.run.inferences))
  const live = useStore(runner, state => state.live)
  const previews = useMemo(
    () => previewRequests(draft.document, draft.inputs, nodeTypes, { most: MOST_ASKERS }),
    [draft, nodeTypes],
  )
  // Depends on the first event only: further events do not change the document.
  const ran = useStore(runner, state => (state.events.length > 0 ? ranDocument(state.events) : null))
  const [chosenId, setChosenId] = useState<string>()
  const screen = useScreen()
  const hasRun = useStore(runner, state => state.events.length > 0)
  const pipelineId = useStore(screen, state => chosenPipeline(draft.document, state.pipelineId)?.id)
  const here = draft.document
  const messages = activeMessages()
  // Apart, so that a run of the open document changes none of them.
  const next = useMemo(() => contextSourcesOf(here, here, nodeTypes, messages), [here, nodeTypes, messages])
  const sources = useMemo(() => {
    if (!ran || isEqualJson(ran, here)) return { next, ofRun: next, all: next }
    const ofRun = contextSourcesOf(ran, here, nodeTypes, messages)
    return { next, ofRun, all: joinedSources(ofRun, next) }
  }, [next, here, ran, nodeTypes, messages])
  const shown = useMemo(
    () => requestersOf(here, ran ?? here, previews, inferences, pipelineId).slice(0, MOST_ASKERS),
    [here, ran, previews, inferences, pipelineId],
  )
  const requester = shown.find(each => each.nodeId === chosenId) ?? shown[0]

  if (!requester) return <Nothing />
  return (
    <ContextSourcesContext value={sources.ofRun}>
      <div className={styles.xray}>
        {shown.length > 1 && (
          <InferenceChoice askers={shown} chosen={requester.nodeId} onChoose={setChosenId} sources={sources.all} />
        )}
        {shown.length === MOST_ASKERS && (
          <p className={styles.lead}>
            {t('The first {count, plural, one {# model is} other {# models are}} here.', {
              count: MOST_ASKERS,
            })}
          </p>
        )}
        <Inference key={requester.nodeId} requester={requester} live={live} next={sources.next} />
        {hasRun && (
          <Button look="quiet" icon={ScrollText} onClick={() => screen.show({ name: 'runs', tab: 'steps' })}>
            {t('The whole run, card by card')}
          </Button>
        )}
      </div>
    </ContextSourcesContext>
  )
}

/** The selected request. */
type View = 'this' | 'next' | 'compare'

interface InferenceProps {
  requester: Requester
  live: boolean
  /** Sources of the parts of the next request; sent ones have those of their run. */
  next: ContextSources
}

const Inference = memo(function Inference({ requester, live, next: nextSources }: InferenceProps) {
  useLanguage()
  const { nodeId, preview, rounds } = requester
  const ofRun = use(ContextSourcesContext)
  const [tab, setTab] = useState('context')
  const [wanted, setWanted] = useState<View>('this')
  const [first] = rounds
  const view = first ? wanted : 'next'
  const sent = view === 'next' ? undefined : first
  // Streaming creates a new round object per frame; the sent request is unchanged.
  const { request, origins } = sent ?? {}
  const context = useMemo(
    () => (request && origins ? sentContext(request, origins) : preview ? nextContext(preview) : noContext),
    [request, origins, preview],
  )
  const asked = preview?.request ?? noRequest
  const answerer = useRequestAnswerer(asked.model)
  const next = useMemo(() => (answerer && preview ? nextRequest(preview, answerer) : asked), [preview, asked, answerer])
  const shownRounds = sent ? rounds : noRounds
  const toolCount = context.tools.length
  const tabs = [
    { id: 'context', label: t('Context') },
    { id: 'tools', label: toolCount > 0 ? t('Tools ({count, number})', { count: toolCount }) : t('Tools') },
    { id: 'request', label: t('Request') },
  ]
  return (
    <>
      <ViewChoice view={view} hasRun={first !== undefined} hasNext={preview !== undefined} onChoose={setWanted} />
      {view === 'compare' ? (
        <LazyPart>
          <CompareView nodeId={nodeId} rounds={rounds} />
        </LazyPart>
      ) : (
        <>
          {sent ? (
            <>
              <UseLine rounds={rounds} />
              <Failure nodeId={nodeId} />
            </>
          ) : (
            <div className={styles.use}>
              <p className={styles.lead}>
                {t('This is what {model} will get when you press Run.', { model: whoWillAnswer(answerer) })}
              </p>
              <p className={styles.lead}>{t('After a run, its tokens, cost and time show here.')}</p>
            </div>
          )}
          <div className={styles.tabs}>
            <Tabs label={t('X-ray')} tabs={tabs} chosen={tab} onChoose={setTab}>
              <ContextSourcesContext value={sent ? ofRun : nextSources}>
                {tab === 'context' && (
                  <ContextTab
                    nodeId={nodeId}
                    context={context}
                    rounds={shownRounds}
                    live={live}
                    leftOut={preview?.leftOut ?? nothingLeftOut}
                    model={sent ? { provider: sent.provider, id: sent.request.model } : (answerer ?? undefined)}
                    contextWindow={sent ? sent.contextWindow : (preview?.window ?? answerer?.contextWindow)}
                  />
                )}
                {tab === 'tools' && <ToolsTab tools={context.tools} />}
                {tab === 'request' && <RequestTab rounds={shownRounds} next={next} modelId={asked.model} />}
              </ContextSourcesContext>
            </Tabs>
          </div>
        </>
      )}
    </>
  )
})

/** Why the inference failed, if it did. */
function Failure({ nodeId }: { nodeId: string }) {
  const error = useStore(useApp().runner, state => state.run.nodes[nodeId]?.error)
  return error && <p className={styles.failure}>{localize(error.message)}</p>
}

function whoWillAnswer(answerer: ResolvedModel | null): string {
  if (!answerer) return t('the model')
  const { provider, label, insteadOf } = answerer
  const model = localizedModelLabel(provider, label)
  return insteadOf ? t('{model} (instead of {wanted})', { model, wanted: insteadOf }) : localize(model)
}

interface InferenceChoiceProps {
  askers: readonly Requester[]
  chosen: string
  onChoose(nodeId: string): void
  sources: ContextSources
}

function InferenceChoice({ askers, chosen, onChoose, sources }: InferenceChoiceProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form controls, and brings a frame of its own.
    <div role="group" aria-label={t('Which model')} className={styles.choice}>
      {askers.map(({ nodeId }) => (
        <button
          key={nodeId}
          type="button"
          aria-pressed={nodeId === chosen}
          onClick={() => onChoose(nodeId)}
          {...highlightProps(nodeId)}
        >
          {sources.nodes.get(nodeId)?.name}
        </button>
      ))}
    </div>
  )
}

interface ViewChoiceProps {
  view: View
  /** Whether it was asked in this run. Before, the choices are there, so that nothing moves when a run begins. */
  hasRun: boolean
  /** Whether the next request can be previewed. */
  hasNext: boolean
  onChoose(view: View): void
}

/**
 * The stack may have changed since the run: shows the sent request, the next one, and the difference from an earlier
 * run.
 */
function ViewChoice({ view, hasRun, hasNext, onChoose }: ViewChoiceProps) {
  const views: [View, string][] = [
    ['this', t('This run')],
    ...(hasNext ? [['next', t('The next run')] as [View, string]] : []),
    ['compare', t('Compare')],
  ]
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form controls, and brings a frame of its own.
    <div role="group" aria-label={t('Which run')} className={styles.choice}>
      {views.map(([id, label]) => (
        <button
          key={id}
          type="button"
          aria-pressed={id === view}
          disabled={!hasRun && id !== 'next'}
          onClick={() => onChoose(id)}
        >
          {label}
        </button>
      ))}
    </div>
  )
}

function Nothing() {
  return (
    <div className={styles.nothing}>
      <ScanSearch size={40} strokeWidth={1.5} aria-hidden />
      <p>{t('What a model gets shows here.')}</p>
      <p>{t('There is no model in this stack yet. Add one, and its prompt shows here.')}</p>
    </div>
  )
}

/** Who answered, with tokens, cost and time. */
function UseLine({ rounds }: { rounds: readonly InferenceRound[] }) {
  const use = inferenceUse(rounds)
  if (!use) return null
  return (
    <dl className={styles.use}>
      <Fact name={t('Answered by')}>{use.answeredBy}</Fact>
      {use.usage && <Fact name={t('Tokens')}>{formatTokens(use.usage)}</Fact>}
      {use.cost !== undefined && <Fact name={t('Cost')}>{formatCost(use.cost)}</Fact>}
      {use.durationMs !== undefined && <Fact name={t('Time')}>{formatDuration(use.durationMs)}</Fact>}
      {use.firstTokenMs !== undefined && <Fact name={t('First word after')}>{formatDuration(use.firstTokenMs)}</Fact>}
      {rounds.length > 1 && (
        <Fact name={t('Asked')}>{t('{count, plural, one {# time} other {# times}}', { count: rounds.length })}</Fact>
      )}
    </dl>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
