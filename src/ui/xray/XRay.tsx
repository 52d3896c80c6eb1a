import { ScanSearch } from 'lucide-react'
import { memo, use, useDeferredValue, useEffect, useMemo, useState } from 'react'
import { useStore } from 'zustand'
import { Button } from '../../components/Button'
import { classNames } from '../../components/class-names'
import layout from '../../components/layout.module.css'
import { Term } from '../../components/Term'
import { useLanguage } from '../../components/use-language'
import { type InferencePreview, previewRequests } from '../../engine/run/preview'
import { activeMessages, localize, t } from '../../language/active'
import { isEqualJson } from '../../model/equal-json'
import type { RequestOrigins } from '../../model/events'
import type { ModelRequest, ResolvedModel } from '../../model/language-model'
import { localizedModelLabel } from '../../model/model-labels'
import { saveShowsDetails, showsDetails } from '../../store/device-state'
import { chosenPipeline } from '../../store/document/draft'
import { documentOfRun, type InferenceRound } from '../../store/run/run-state'
import { useApp } from '../page/app-context'
import { useResolvedModel } from '../page/models/use-resolved-model'
import { highlightProps } from '../page/runs/highlight'
import { type SentContext, sentContext } from '../page/runs/sent-context'
import { useScreen } from '../page/screen'
import { type ContextSources, ContextSourcesContext, contextSourcesOf, joinedSources } from './context-sources'
import { Details } from './Details'
import { Fold } from './Fold'
import { nextContext, nextRequest } from './next-context'
import { type Requester, requestersOf } from './requesters'
import { TokenizationContext, tokenizationNote } from './tokenization-context'
import { WhatItAnswered } from './WhatItAnswered'
import { WhatItGot } from './WhatItGot'
import styles from './XRay.module.css'

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
  const previews = useMemo(() => previewRequests(draft.document, draft.inputs, nodeTypes), [draft, nodeTypes])
  // Depends on the first event only: further events do not change the document.
  const ran = useStore(runner, state => (state.events.length > 0 ? documentOfRun(state.events) : null))
  const [chosenId, setChosenId] = useState<string>()
  const screen = useScreen()
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
    () => requestersOf(here, ran ?? here, previews, inferences, pipelineId),
    [here, ran, previews, inferences, pipelineId],
  )
  const requester = shown.find(each => each.nodeId === chosenId) ?? shown[0]
  // A model that is chosen in the stack is the one to look at, until another is chosen here.
  const chosenCard = useStore(screen, state => state.chosenId)
  useEffect(() => {
    if (chosenCard !== null)
      setChosenId(before => (shown.some(({ nodeId }) => nodeId === chosenCard) ? chosenCard : before))
  }, [chosenCard, shown])

  if (!requester) return <Nothing />
  return (
    <ContextSourcesContext value={sources.ofRun}>
      <div className={classNames(layout.stack3, styles.xray)}>
        {shown.length > 1 && (
          <InferenceChoice askers={shown} chosen={requester.nodeId} onChoose={setChosenId} sources={sources.all} />
        )}
        <Inference
          key={requester.nodeId}
          requester={requester}
          live={live}
          isOnly={shown.length === 1}
          next={sources.next}
        />
      </div>
    </ContextSourcesContext>
  )
}

interface InferenceProps {
  requester: Requester
  live: boolean
  /** Whether it is the only one in the run, so that the totals of the run are its own. */
  isOnly: boolean
  /** Sources of the parts of the next request; sent ones have those of their run. */
  next: ContextSources
}

const Inference = memo(function Inference({ requester, live, isOnly, next: nextSources }: InferenceProps) {
  useLanguage()
  const { deviceStorage, runner } = useApp()
  const covered = useStore(runner, state => state.covered)
  const { nodeId, preview, rounds } = requester
  const ofRun = use(ContextSourcesContext)
  const [isAhead, setIsAhead] = useState(false)
  const [inPieces, setInPieces] = useState(false)
  const [hasDetails, setHasDetails] = useState(() => showsDetails(deviceStorage))
  const [first] = rounds
  const sent = isAhead ? undefined : first
  // Streaming creates a new round object per frame; the sent request is unchanged.
  const { request, origins } = sent ?? {}
  const context = useMemo(
    () => (request && origins ? sentContext(request, origins) : preview ? nextContext(preview) : noContext),
    [request, origins, preview],
  )
  const asked = preview?.request ?? noRequest
  const answerer = useResolvedModel(asked.model)
  const next = useMemo(() => (answerer && preview ? nextRequest(preview, answerer) : asked), [preview, asked, answerer])
  const shownRounds = sent ? rounds : noRounds
  const isOld = useMemo(
    () =>
      request !== undefined && origins !== undefined && preview !== undefined && !isAsSent(preview, request, origins),
    [request, origins, preview],
  )
  const model = sent ? { provider: sent.provider, id: sent.request.model } : (answerer ?? undefined)
  return (
    <TokenizationContext value={inPieces && model ? model : null}>
      <ContextSourcesContext value={sent ? ofRun : nextSources}>
        <h3 className={layout.large}>
          <Term id="prompt">{sent ? t('What the model got') : t('What the model will get')}</Term>
        </h3>
        {first && preview && (isOld || hasDetails || !sent) && (
          <p className={classNames(layout.cluster2, layout.soft)}>
            {isOld && <span>{t('You changed something since.')}</span>}
            <Button look="quiet" onClick={() => setIsAhead(!isAhead)}>
              {sent ? t('What it will get now') : t('What it got')}
            </Button>
          </p>
        )}
        <WhatItGot
          context={context}
          truncated={sent ? shownRounds.at(-1)?.truncated : preview?.truncated}
          leftOut={preview?.leftOut ?? nothingLeftOut}
        />
        {sent && !covered && <WhatItAnswered nodeId={nodeId} rounds={rounds} live={live} />}
      </ContextSourcesContext>
      <Fold
        title={t('Details')}
        open={hasDetails}
        onToggle={open => {
          setHasDetails(open)
          saveShowsDetails(deviceStorage, open)
        }}
      >
        <ContextSourcesContext value={sent ? ofRun : nextSources}>
          <Details
            nodeId={nodeId}
            context={context}
            rounds={shownRounds}
            live={live}
            isOnly={isOnly}
            next={next}
            modelId={asked.model}
            willAnswer={whoWillAnswer(answerer)}
            contextWindow={sent ? sent.contextWindow : (preview?.window ?? answerer?.contextWindow)}
            inPieces={inPieces}
            onPieces={setInPieces}
            piecesNote={inPieces && model ? tokenizationNote(model) : undefined}
          />
        </ContextSourcesContext>
      </Fold>
    </TokenizationContext>
  )
})

/**
 * Whether a request is sent again as it was, as far as this is known before a run. What a model remembers from earlier
 * runs is no change of the person's.
 */
function isAsSent({ request, origins, pending }: InferencePreview, sent: ModelRequest, of: RequestOrigins): boolean {
  const same = request.system === sent.system && isEqualJson(request.tools, sent.tools)
  return same && (pending.length > 0 || isEqualJson(saidIn(request, origins), saidIn(sent, of)))
}

const saidIn = ({ messages }: ModelRequest, origins: RequestOrigins) =>
  messages.filter((_, index) => origins.messages[index]?.added !== 'memory')

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
    <div role="group" aria-label={t('Which model')} className={classNames(layout.wrap1, styles.models)}>
      {askers.map(({ nodeId }) => (
        <button
          key={nodeId}
          type="button"
          className={classNames(layout.choice, layout.small, layout.semibold)}
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

function Nothing() {
  return (
    <div className={layout.nothing}>
      <ScanSearch size={40} strokeWidth={1.5} aria-hidden />
      <p>{t('This is where you see what the model gets.')}</p>
      <p>{t('There is no model in this stack yet. Add one, and its prompt shows here.')}</p>
    </div>
  )
}
