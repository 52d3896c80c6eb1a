import { memo, useState } from 'react'
import { useStore } from 'zustand'
import { Button } from '../../components/Button'
import { classNames } from '../../components/class-names'
import { ErrorBoundary } from '../../components/ErrorBoundary'
import layout from '../../components/layout.module.css'
import { useLanguage } from '../../components/use-language'
import type { Problem } from '../../engine/checks/problems'
import { t } from '../../language/active'
import type { Node } from '../../model/document'
import { isInference } from '../../model/known-types'
import { isCollapsed, saveCollapsed } from '../../store/device-state'
import { useApp } from '../page/app-context'
import { useHighlight } from '../page/runs/highlight'
import { cardElementId, useScreen } from '../page/screen'
import { CardProblems } from '../parts/CardProblems'
import styles from './Card.module.css'
import { CardBody } from './CardBody'
import { CardEnding } from './CardEnding'
import { CardError } from './CardError'
import { CardHead } from './CardHead'

export interface CardProps {
  node: Node
  /** Its accessible name. */
  name: string
  pipelineId: string
  index: number
  /** Cards in the pipeline. */
  count: number
  problems: readonly Problem[]
  /** Whether an inference shows its own message input. */
  wantsMessage: boolean
  /** The inference whose reply it shows. */
  replyFrom: string | null
  /** Number of cards in its row. */
  across: number
}

/** A node: header, inputs and result. Its settings are beside the stack. */
export const Card = memo(function Card(props: CardProps) {
  useLanguage()
  const { node, name, problems } = props
  const { nodeTypes, runner, editor, settings, deviceStorage } = useApp()
  // The stack of another document has other cards, even where their ids are the same.
  const [documentId] = useState(() => editor.getState().draft.document.id)
  const [folded, setFolded] = useState(() => isCollapsed(deviceStorage, documentId, node.id))
  const highlight = useHighlight(node.id)
  const selected = useStore(useScreen(), state => state.selected.includes(node.id))
  const isNext = useStore(runner, state => state.paused?.nodeId === node.id)
  const chosen = useStore(useScreen(), state => state.chosenId === node.id)
  const toggle = () => {
    setFolded(!folded)
    saveCollapsed(deviceStorage, documentId, node.id, !folded)
  }
  const type = nodeTypes.get(node.type)
  const isProjected = useStore(settings, state => state.largeType)
  // For the back row, results are as large as they can be.
  const isLow = props.across > 1 && !isProjected
  const isSlim = type?.family === 'input' || isInference(node)
  const failed = useStore(runner, state => state.run.nodes[node.id]?.error !== undefined)

  const hasMore = useStore(runner, ({ run }) => {
    const { reply, retry } = run.nodes[node.id] ?? {}
    return reply?.tokenLimit !== undefined || retry !== undefined
  })

  return (
    <article
      id={cardElementId(node.id)}
      className={styles.card}
      aria-label={name}
      tabIndex={-1}
      data-family={type?.family ?? 'unknown'}
      data-across={props.across}
      data-low={isLow || undefined}
      data-slim={isSlim || undefined}
      data-selected={selected || undefined}
      data-chosen={chosen || undefined}
      data-next={isNext || undefined}
      {...highlight}
    >
      <CardHead {...props} type={type} folded={folded} onFold={toggle} />
      {!folded && (
        <ErrorBoundary
          fallback={retry => (
            <div className={classNames(layout.stack2, styles.body)}>
              <BrokenView onRetry={retry} />
            </div>
          )}
        >
          {type ? (
            <CardBody node={node} type={type} wantsMessage={props.wantsMessage} replyFrom={props.replyFrom} />
          ) : (
            <div className={classNames(layout.stack2, styles.body)}>
              <details>
                <summary>{t('Its data')}</summary>
                <pre className={layout.code}>{JSON.stringify(node.config, null, 2)}</pre>
              </details>
            </div>
          )}
        </ErrorBoundary>
      )}
      <div className={classNames(layout.stack1, layout.wholeRow, styles.notes)}>
        {failed && <CardError nodeId={node.id} name={name} />}
        {hasMore && type && <CardEnding node={node} type={type} />}
        {problems.length > 0 && <CardProblems problems={problems} />}
      </div>
    </article>
  )
})

/** Fallback for a card whose view threw. The settings are unaffected. */
function BrokenView({ onRetry }: { onRetry(): void }) {
  return (
    <div className={classNames(layout.cluster3, layout.notice, layout.small, layout.smallButtons)} data-status="error">
      <p>{t('This card could not be drawn. Its settings are safe, and the other cards still work.')}</p>
      <Button onClick={onRetry}>{t('Try again')}</Button>
    </div>
  )
}
