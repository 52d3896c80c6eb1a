import { memo, type ReactNode, useMemo, useState } from 'react'
import { CheckField } from '../../components/CheckField'
import { useLanguage } from '../../components/use-language'
import type { InferencePreview } from '../../engine/run/preview'
import { t } from '../../language/active'
import type { ReadingModel } from '../../providers/tokenizers/tokenize-text'
import type { InferenceRound } from '../../store/run/run-state'
import { ContextBar } from './ContextBar'
import { contextUse } from './context-shares'
import { MessageParts } from './MessageParts'
import { describeLeftOut } from './next-context'
import { Part, SentText } from './Part'
import styles from './Part.module.css'
import { RoundSteps } from './RoundSteps'
import { type SentContext, sentContext, type ToolPart } from './sent-context'
import { TokenizationContext, tokenizationNote } from './tokenization-context'

interface ContextTabProps {
  /** The inference. */
  nodeId: string
  context: SentContext
  /** The model calls of the displayed run; none before a run. */
  rounds: readonly InferenceRound[]
  live: boolean
  leftOut: InferencePreview['leftOut']
  /** Context window of the model in tokens; absent: unknown. */
  contextWindow?: number | undefined
  /** The model that reads it; absent: not known yet. */
  model?: ReadingModel | undefined
}

/** The request of an inference part by part, and its answers. */
export function ContextTab({ nodeId, context, rounds, live, leftOut, contextWindow, model }: ContextTabProps) {
  const { request, origins, usage, round } = rounds.at(-1) ?? {}
  const use = useMemo(
    () => contextUse(request && origins ? sentContext(request, origins) : context, usage),
    [request, origins, usage, context],
  )
  const [inPieces, setInPieces] = useState(false)
  return (
    <TokenizationContext value={inPieces && model ? model : null}>
      <div className={styles.sections}>
        <ContextBar use={use} contextWindow={contextWindow} round={rounds.length > 1 ? round : undefined} />
        <CheckField
          label={t('Show the pieces')}
          checked={inPieces}
          onChange={setInPieces}
          help={inPieces && model ? tokenizationNote(model) : undefined}
        />
        <FellOut truncated={rounds.at(-1)?.truncated} />
        <Told context={context} />
        {rounds.length > 0 && (
          <Section title={t('What it did')} about={t('one round each time it was asked')}>
            <RoundSteps nodeId={nodeId} rounds={rounds} live={live} />
          </Section>
        )}
        <NotSent leftOut={leftOut} />
      </div>
    </TokenizationContext>
  )
}

/** What did not fit into the window: it was not sent. */
function FellOut({ truncated }: Pick<InferenceRound, 'truncated'>) {
  if (!truncated) return null
  return (
    <Section
      title={t('Fell out')}
      about={t('about {tokens, plural, one {# token} other {# tokens}}, the oldest. The model did not get this', {
        tokens: truncated.tokens,
      })}
    >
      {truncated.parts.map(({ nodeId, text }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a text is its place in the conversation.
        <Part key={index} nodeId={nodeId} placeholder>
          <s>
            <SentText text={text} />
          </s>
        </Part>
      ))}
    </Section>
  )
}

/** Does not change while the reply streams. */
const Told = memo(function Told({ context }: { context: SentContext }) {
  useLanguage()
  return (
    <>
      <Section title={t('System')} about={t('who to be, and how to answer')}>
        {context.system.length === 0 ? (
          <p className={styles.none}>{t('No system prompt.')}</p>
        ) : (
          context.system.map((part, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a text is its place in the prompt.
            <Part key={index} nodeId={part.nodeId}>
              <SentText text={part.text} />
            </Part>
          ))
        )}
      </Section>
      <Section title={t('Messages')} about={t('what was said, in order')}>
        <MessageParts parts={context.messages} />
      </Section>
      <Section title={t('Tools')} about={t('what it may call')}>
        {context.tools.length === 0 ? (
          <p className={styles.none}>{t('No tools.')}</p>
        ) : (
          <ToolNames tools={context.tools} />
        )}
      </Section>
    </>
  )
})

function Section({ title, about, children }: { title: string; about: string; children: ReactNode }) {
  return (
    <section aria-label={title} className={styles.section}>
      <header>
        <h3>{title}</h3>
        <p>{about}</p>
      </header>
      {children}
    </section>
  )
}

function ToolNames({ tools }: { tools: readonly ToolPart[] }) {
  return (
    <ul className={styles.list}>
      {tools.map(({ nodeId, pipelineId, tool }) => (
        <li key={tool.name}>
          <Part nodeId={nodeId} pipelineId={pipelineId} kind={<code className={styles.toolName}>{tool.name}</code>} />
        </li>
      ))}
    </ul>
  )
}

const NotSent = memo(function NotSent({ leftOut }: { leftOut: InferencePreview['leftOut'] }) {
  useLanguage()
  const parts = describeLeftOut(leftOut)
  if (parts.length === 0) return null
  return (
    <Section title={t('Not sent')} about={t('what it does not see')}>
      <ul className={styles.list}>
        {parts.map(part => (
          <li key={`${part.nodeId} ${part.what}`}>
            <Part nodeId={part.nodeId} placeholder>
              <p className={styles.placeholder}>{t('{what}. {why}', { what: part.what, why: part.why })}</p>
            </Part>
          </li>
        ))}
      </ul>
    </Section>
  )
})
