import { type ReactNode, use, useState } from 'react'
import { classNames } from '../../components/class-names'
import layout from '../../components/layout.module.css'
import { t } from '../../language/active'
import { useHighlight } from '../page/runs/highlight'
import { SourceName, useContextSource } from './context-sources'
import styles from './Part.module.css'
import { TokenText } from './TokenText'
import { TokenizationContext } from './tokenization-context'

interface PartProps {
  nodeId: string | null
  /** The pipeline that a tool is. */
  pipelineId?: string | undefined
  /** The kind of part: "User", "Tool result"; for a tool its name. */
  kind?: ReactNode
  /** The reason for a generated part. */
  added?: string
  /** A placeholder for what is not known yet. */
  placeholder?: boolean
  /** Whether a short text stands on the line of its card's name. */
  inLine?: boolean
  /** Whether the name of its card is text: it leads to the card close by. */
  isNameText?: boolean
  children?: ReactNode
}

/** One part of a request, in the hue of its source node. Hovering over it highlights the node's card. */
export function Part({ nodeId, pipelineId, kind, added, placeholder, inLine, isNameText, children }: PartProps) {
  const source = useContextSource(nodeId)
  const highlight = useHighlight(nodeId)
  return (
    <div
      className={classNames(layout.stack1, styles.part)}
      data-node-id={source?.nodeId}
      data-family={pipelineId === undefined ? (source?.family ?? 'unknown') : 'model'}
      data-placeholder={placeholder || undefined}
      data-in-line={inLine || undefined}
      {...highlight}
    >
      <div className={classNames(layout.cluster2, layout.between)}>
        <SourceName nodeId={nodeId} pipelineId={pipelineId} isText={isNameText} />
        {kind && <span className={layout.hint}>{kind}</span>}
      </div>
      {added && <p className={classNames(layout.hint, layout.breakWords)}>{added}</p>}
      {children}
    </div>
  )
}

/** The card or pipeline of a part by its name alone, in its hue. */
export function Chip({ nodeId, pipelineId }: Pick<PartProps, 'nodeId' | 'pipelineId'>) {
  const source = useContextSource(nodeId)
  const highlight = useHighlight(nodeId)
  return (
    <span
      className={classNames(layout.chip, styles.chip)}
      data-family={pipelineId === undefined ? (source?.family ?? 'unknown') : 'model'}
      {...highlight}
    >
      <SourceName nodeId={nodeId} pipelineId={pipelineId} />
    </span>
  )
}

/** Texts with more characters are folded to their first lines. */
const LONG = 200
/** So many characters fill these lines. */
const SHOWN = 360

/** Text as it is sent, unformatted. A long one is folded until it is asked for, or shown in its pieces. */
export function SentText({ text }: { text: string }) {
  const [whole, setWhole] = useState(false)
  const isCut = !whole && (text.length > LONG || text.split('\n').length > 4)
  const model = use(TokenizationContext)
  const shown = isCut && text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text
  return (
    <div className={classNames(layout.preWrap, layout.breakWords)}>
      <bdi translate="no" className={isCut && !model ? layout.clamp : undefined}>
        {model ? <TokenText text={shown} model={model} /> : shown}
      </bdi>
      {isCut && (
        <button
          type="button"
          className={classNames(layout.link, layout.small, layout.semibold, styles.more)}
          onClick={() => setWhole(true)}
        >
          {t('Show all')}
        </button>
      )}
    </div>
  )
}
