import { memo } from 'react'
import { count, plural } from '../../components/text'
import { Capped } from './Capped'
import styles from './ContextBar.module.css'
import { type ContextShare, type ContextUse, percentInWords } from './context-shares'
import { SourceName, useSourceNames } from './context-sources'
import { highlightProps, useIsHighlighted } from './highlight'

interface ContextBarProps {
  use: ContextUse
  /** Context window of the model in tokens; absent: unknown. */
  contextWindow?: number | undefined
  /** Which of several requests is shown. */
  round?: number | undefined
}

/** Token usage of the context window per node, as a bar and as text. */
export const ContextBar = memo(function ContextBar({ use, contextWindow, round }: ContextBarProps) {
  const nameOf = useSourceNames()
  if (use.shares.length === 0) return null
  const inWords = use.shares.map(share => `${nameOf(share)}: ${shareInWords(share)}`).join('; ')
  return (
    <section aria-label="Room" className={styles.room}>
      {/* Each in a line of its own, so that a longer count moves nothing. */}
      <div className={styles.total}>
        <p>
          <strong>
            {use.estimated && 'about '}
            {plural(use.tokens, 'token')}
          </strong>
          {round !== undefined && ` in round ${round}`}
        </p>
        <p>{fitInWords(use.tokens, contextWindow)}</p>
      </div>
      <div role="img" aria-label={inWords} className={styles.bar}>
        {use.shares.map(share => (
          <Segment key={keyOf(share)} share={share} title={`${nameOf(share)}: ${shareInWords(share)}`} />
        ))}
      </div>
      <Capped items={use.shares} noun="card">
        {shown => (
          <ul className={styles.shares}>
            {shown.map(share => (
              <Share key={keyOf(share)} share={share} />
            ))}
          </ul>
        )}
      </Capped>
    </section>
  )
})

function fitInWords(tokens: number, contextWindow: number | undefined): string {
  if (contextWindow === undefined) return 'How many fit is not known.'
  const share = `${percentInWords(tokens / contextWindow)} of the ${count(contextWindow)} that fit`
  return tokens > contextWindow ? `${share}. That is too much.` : share
}

const keyOf = ({ nodeId, pipelineId }: ContextShare) => JSON.stringify([nodeId, pipelineId])

function shareInWords({ tokens, share }: ContextShare): string {
  return `about ${count(tokens)}, ${percentInWords(share)}`
}

function Segment({ share, title }: { share: ContextShare; title: string }) {
  const { family } = useSourceNames().of(share)
  const pointed = useIsHighlighted(share.nodeId ?? '')
  return (
    <span
      title={title}
      data-family={family}
      data-pointed={pointed || undefined}
      style={{ flexGrow: share.share }}
      {...(share.nodeId !== null && highlightProps(share.nodeId))}
    />
  )
}

function Share({ share }: { share: ContextShare }) {
  const { family } = useSourceNames().of(share)
  const pointed = useIsHighlighted(share.nodeId ?? '')
  return (
    <li data-family={family} data-pointed={pointed || undefined}>
      <SourceName nodeId={share.nodeId} pipelineId={share.pipelineId} />
      <span>{shareInWords(share)}</span>
    </li>
  )
}
