import { memo } from 'react'
import { classNames } from '../../components/class-names'
import layout from '../../components/layout.module.css'
import { useLanguage } from '../../components/use-language'
import { t } from '../../language/active'
import { useHighlight } from '../page/runs/highlight'
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
  const sourceOf = useSourceNames()
  if (use.shares.length === 0) return null
  const titleOf = (share: ContextShare) =>
    t('{card}: {share}', { card: sourceOf(share).name, share: formatPercent(share.share) })
  return (
    <section
      aria-label={t({ message: 'Room', note: 'How much of its context window a request takes.' })}
      className={layout.stack2}
    >
      {contextWindow !== undefined && <p className={layout.hint}>{formatFit(use.tokens, contextWindow)}</p>}
      <div role="img" aria-label={use.shares.map(titleOf).join('; ')} className={styles.bar}>
        {use.shares.map(share => (
          <Segment key={keyOf(share)} share={share} title={titleOf(share)} />
        ))}
      </div>
      <ul className={classNames(layout.stack, layout.small, styles.shares)}>
        {use.shares.map(share => (
          <Share key={keyOf(share)} share={share} />
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

function Segment({ share, title }: { share: ContextShare; title: string }) {
  const { family } = useSourceNames()(share)
  return <span title={title} data-family={family} style={{ flexGrow: share.share }} {...useHighlight(share.nodeId)} />
}

function Share({ share }: { share: ContextShare }) {
  const { family } = useSourceNames()(share)
  return (
    <li className={classNames(layout.row3, layout.between)} data-family={family} {...useHighlight(share.nodeId)}>
      <SourceName nodeId={share.nodeId} pipelineId={share.pipelineId} />
      <span className={classNames(layout.fixed, layout.soft, layout.figures)}>{formatPercent(share.share)}</span>
    </li>
  )
}
