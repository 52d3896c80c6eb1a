import { ArrowLeftRight, ScrollText } from 'lucide-react'
import { type ReactNode, useMemo, useState } from 'react'
import { useStore } from 'zustand'
import { Button } from '../../components/Button'
import { CheckField } from '../../components/CheckField'
import { classNames } from '../../components/class-names'
import layout from '../../components/layout.module.css'
import { Term } from '../../components/Term'
import { formatCost, formatDuration, formatTokens } from '../../components/text'
import { t } from '../../language/active'
import type { ModelRequest } from '../../model/language-model'
import type { InferenceRound } from '../../store/run/run-state'
import { useApp } from '../page/app-context'
import { type SentContext, sentContext } from '../page/runs/sent-context'
import { useScreen } from '../page/screen'
import { ContextBar } from './ContextBar'
import { contextUse } from './context-shares'
import { ExactRequest } from './ExactRequest'
import { Fold } from './Fold'
import { RoundSteps } from './RoundSteps'
import { inferenceUse } from './round-steps'
import { ToolList } from './ToolList'
import { Section } from './WhatItGot'
import styles from './XRay.module.css'

interface DetailsProps {
  /** The inference. */
  nodeId: string
  context: SentContext
  /** The model calls of the shown run; none before a run. */
  rounds: readonly InferenceRound[]
  live: boolean
  /** Whether it is the only one that was asked, so that the time of the run is its own. */
  isOnly: boolean
  /** The next request. */
  next: ModelRequest
  /** The model id of the card. */
  modelId: string
  /** The model that will answer. */
  willAnswer: string
  /** Context window of the model in tokens; absent: unknown. */
  contextWindow: number | undefined
  /** Whether texts are shown in their pieces. */
  inPieces: boolean
  onPieces(inPieces: boolean): void
  /** How texts are cut into pieces. */
  piecesNote: string | undefined
}

/** Tokens, cost and time, who fills the room, each request, the tools and the exact data. */
export function Details(props: DetailsProps) {
  const { nodeId, context, rounds, live, isOnly, next, modelId, willAnswer, contextWindow } = props
  const screen = useScreen()
  const hasRun = useStore(useApp().runner, state => state.events.length > 0)
  const [open, setOpen] = useState<'tools' | 'request'>()
  const { request, origins, usage } = rounds.at(-1) ?? {}
  const use = useMemo(
    () => contextUse(request && origins ? sentContext(request, origins) : context, usage),
    [request, origins, usage, context],
  )
  const toolCount = context.tools.length
  return (
    <>
      {rounds.length > 0 ? (
        <Use rounds={rounds} isOnly={isOnly} />
      ) : (
        <p className={layout.soft}>{t('{model} will answer.', { model: willAnswer })}</p>
      )}
      <ContextBar use={use} contextWindow={contextWindow} />
      <CheckField
        label={t('Show the pieces')}
        checked={props.inPieces}
        onChange={props.onPieces}
        help={props.piecesNote}
      />
      {rounds.length > 0 && (
        <Section title={t('What it did')} about={t('one round each time it was asked')}>
          <RoundSteps nodeId={nodeId} rounds={rounds} live={live} />
        </Section>
      )}
      {toolCount > 0 && (
        <Fold
          title={t('Tools ({count, number})', { count: toolCount })}
          open={open === 'tools'}
          onToggle={isOpen => setOpen(isOpen ? 'tools' : undefined)}
        >
          <ToolList tools={context.tools} />
        </Fold>
      )}
      <Fold
        title={t('The exact request')}
        open={open === 'request'}
        onToggle={isOpen => setOpen(isOpen ? 'request' : undefined)}
      >
        <ExactRequest rounds={rounds} next={next} modelId={modelId} />
      </Fold>
      {hasRun && (
        <div className={layout.wrap1}>
          <Button look="quiet" icon={ArrowLeftRight} onClick={() => screen.show({ name: 'runs', tab: 'compare' })}>
            {t('Compare')}
          </Button>
          <Button look="quiet" icon={ScrollText} onClick={() => screen.show({ name: 'runs', tab: 'steps' })}>
            {t('The whole run, card by card')}
          </Button>
        </div>
      )}
    </>
  )
}

/** Who answered, with tokens, cost and time: where nothing else was asked, those of the run. */
function Use({ rounds, isOnly }: { rounds: readonly InferenceRound[]; isOnly: boolean }) {
  const { durationMs } = useStore(useApp().runner, state => state.run.totals)
  const use = inferenceUse(rounds)
  if (!use) return null
  return (
    <dl className={classNames(layout.cluster4, layout.small, layout.inset, layout.rounded, layout.paper, styles.use)}>
      <Fact name={t('Answered by')}>{use.answeredBy}</Fact>
      {use.usage && (
        <div>
          <dt className="unseen">{t('Tokens')}</dt>
          <dd>
            <Term id="token">{formatTokens(use.usage)}</Term>
          </dd>
        </div>
      )}
      {use.cost !== undefined && <Fact name={t('Cost')}>{formatCost(use.cost)}</Fact>}
      {isOnly && durationMs !== null && <Fact name={t('Time')}>{formatDuration(durationMs)}</Fact>}
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
