import { memo, type ReactNode } from 'react'
import { classNames } from '../../components/class-names'
import layout from '../../components/layout.module.css'
import { Term } from '../../components/Term'
import type { TermId } from '../../components/terms'
import { useLanguage } from '../../components/use-language'
import type { InferencePreview } from '../../engine/run/preview'
import { t } from '../../language/active'
import type { InferenceRound } from '../../store/run/run-state'
import type { SentContext, ToolPart } from '../page/runs/sent-context'
import { MessageParts } from './MessageParts'
import { describeLeftOut } from './next-context'
import { Chip, Part, SentText } from './Part'

interface WhatItGotProps {
  context: SentContext
  /** What did not fit into the window of the model. */
  truncated: InferenceRound['truncated'] | undefined
  leftOut: InferencePreview['leftOut']
}

/** The request of an inference part by part, each in the color of its card. */
export function WhatItGot({ context, truncated, leftOut }: WhatItGotProps) {
  return (
    <>
      <FellOut truncated={truncated} />
      <Told context={context} />
      <NotSent leftOut={leftOut} />
    </>
  )
}

/** What did not fit into the window: it was not sent. */
function FellOut({ truncated }: Pick<InferenceRound, 'truncated'>) {
  if (!truncated) return null
  return (
    <Section
      title={t('No longer fits')}
      term="context"
      about={t('about {tokens, plural, one {# token} other {# tokens}}, the oldest ones. The model did not get this', {
        tokens: truncated.tokens,
      })}
    >
      {truncated.parts.map(({ nodeId, text }, index) => (
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
const Told = memo(function Told({ context: { system, messages, tools } }: { context: SentContext }) {
  useLanguage()
  return (
    <>
      <Section title={t('Its rules')}>
        {system.length === 0 ? (
          <p className={layout.soft}>{t('No system prompt.')}</p>
        ) : (
          system.map((part, index) => (
            <Part key={index} nodeId={part.nodeId}>
              <SentText text={part.text} />
            </Part>
          ))
        )}
      </Section>
      <Section title={t('What was said')}>
        <MessageParts parts={messages} inWords />
      </Section>
      {tools.length > 0 && (
        <Section title={t('What it may use')} term="tool">
          <ToolNames tools={tools} />
        </Section>
      )}
    </>
  )
})

/** A part of the X-ray with its heading. */
export function Section({
  title,
  about,
  term,
  children,
}: {
  title: string
  about?: string
  /** The word that its title stands for. */
  term?: TermId
  children: ReactNode
}) {
  return (
    <section aria-label={title} className={layout.stack2}>
      <h4 className={layout.medium}>{term ? <Term id={term}>{title}</Term> : title}</h4>
      {about && <p className={layout.hint}>{about}</p>}
      {children}
    </section>
  )
}

/** The cards whose tools it was given. */
function ToolNames({ tools }: { tools: readonly ToolPart[] }) {
  return (
    <ul className={layout.wrap1}>
      {tools.map(({ nodeId, pipelineId, tool }) => (
        <li key={tool.name}>
          <Chip nodeId={nodeId} pipelineId={pipelineId} />
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
    <Section title={t('What it does not see')}>
      <ul className={layout.stack2}>
        {parts.map(part => (
          <li className={layout.shrink} key={`${part.nodeId} ${part.what}`}>
            <Part nodeId={part.nodeId} placeholder>
              <p className={classNames(layout.hint, layout.breakWords)}>
                {t('{what}. {why}', { what: part.what, why: part.why })}
              </p>
            </Part>
          </li>
        ))}
      </ul>
    </Section>
  )
})
