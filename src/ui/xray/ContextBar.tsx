import { memo } from 'react'
import { classNames } from '../../components/class-names'
import layout from '../../components/layout.module.css'
import { useLanguage } from '../../components/use-language'
import { t } from '../../language/active'
import { highlightProps, useIsHighlighted } from '../page/runs/highlight'
import styles from './ContextBar.module.css'
import { type ContextShare, type ContextUse, formatPercent } from './context-shares'
import { SourceName, useSourceNames } from './context-sources'

interface ContextBarProps {
  use: ContextUse
  /** Context window of the model in tokens; absent: unknown. */
  contextWindow?: number | undefined
}

/** Token usage of the context window per node, as a bar and as text. */
export const ContextBar = memo(function ContextBar({ use, contextWindow }: ContextBarProps) {
  useLanguage()
  const nameOf = useSourceNames()
  if (use.shares.length === 0) return null
  // Once for each, which is most of the time where there are two hundred.
  const parts = use.shares.map(share => {
    const amount = formatShare(share)
    return { share, amount, title: t('{card}: {share}', { card: nameOf(share), share: amount }) }
  })
  return (
    <section
      aria-label={t({ message: 'Room', note: 'How much of its context window a request takes.' })}
      className={layout.stack2}
    >
      {contextWindow !== undefined && <p className={layout.hint}>{formatFit(use.tokens, contextWindow)}</p>}
      <div role="img" aria-label={parts.map(({ title }) => title).join('; ')} className={styles.bar}>
        {parts.map(({ share, title }) => (
          <Segment
            key={keyOf(share)}
            nodeId={share.nodeId}
            pipelineId={share.pipelineId}
            share={share.share}
            title={title}
          />
        ))}
      </div>
      <ul className={classNames(layout.stack, layout.small, styles.shares)}>
        {parts.map(({ share, amount }) => (
          <Share key={keyOf(share)} nodeId={share.nodeId} pipelineId={share.pipelineId} amount={amount} />
        ))}
      </ul>
    </section>
  )
})

function formatFit(tokens: number, contextWindow: number): string {
  const share = { share: formatPercent(tokens / contextWindow), window: contextWindow }
  return tokens > contextWindow
    ? t('{share} of the {window, number} that fit. That is too much.', share)
    : t('{share} of the {window, number} that fit', share)
}

const keyOf = ({ nodeId, pipelineId }: ContextShare) => JSON.stringify([nodeId, pipelineId])

function formatShare({ share }: ContextShare): string {
  return formatPercent(share)
}

interface SegmentProps extends Pick<ContextShare, 'nodeId' | 'share'> {
  pipelineId: string | undefined
  title: string
}

const Segment = memo(function Segment({ nodeId, pipelineId, share, title }: SegmentProps) {
  useLanguage()
  const { family } = useSourceNames().of({ nodeId, pipelineId })
  const pointed = useIsHighlighted(nodeId ?? '')
  return (
    <span
      title={title}
      data-family={family}
      data-pointed={pointed || undefined}
      style={{ flexGrow: share }}
      {...(nodeId !== null && highlightProps(nodeId))}
    />
  )
})

interface ShareProps extends Pick<SegmentProps, 'nodeId' | 'pipelineId'> {
  amount: string
}

const Share = memo(function Share({ nodeId, pipelineId, amount }: ShareProps) {
  useLanguage()
  const { family } = useSourceNames().of({ nodeId, pipelineId })
  const pointed = useIsHighlighted(nodeId ?? '')
  return (
    <li data-family={family} data-pointed={pointed || undefined}>
      <SourceName nodeId={nodeId} pipelineId={pipelineId} />
      <span>{amount}</span>
    </li>
  )
})
