import { memo, Suspense, useCallback, useState } from 'react'
import type { Node } from '../../engine/document'
import type { Family } from '../../engine/node-type'
import type { Problem } from '../../engine/problems'
import { useApp } from '../app-context'
import { ErrorBoundary } from '../parts/ErrorBoundary'
import { Skeleton } from '../parts/Skeleton'
import { cardElementId } from '../screen'
import { pointingProps, useIsPointedAt } from '../xray/highlight'
import { BrokenView } from './BrokenView'
import styles from './Card.module.css'
import { CardBody } from './CardBody'
import { CardError } from './CardError'
import { CardHead } from './CardHead'
import { CardProblems } from './CardProblems'
import { UnknownBody } from './UnknownBody'

export interface CardProps {
  node: Node
  /** Its accessible name. */
  name: string
  pipelineId: string
  index: number
  /** Cards in the pipeline. */
  count: number
  problems: readonly Problem[]
  /** Whether an inference shows its own message box. */
  wantsMessage: boolean
  /** How many cards share its row. */
  across: number
}

/** One node: what it is, what a person fills in, and, large, what came of it. */
export const Card = memo(function Card(props: CardProps) {
  const { node, name, problems } = props
  const { nodeTypes } = useApp()
  const [folded, setFolded] = useState(false)
  const pointed = useIsPointedAt(node.id)
  const toggle = useCallback(() => setFolded(now => !now), [])
  const type = nodeTypes.get(node.type)

  return (
    <article
      id={cardElementId(node.id)}
      className={styles.card}
      aria-label={name}
      tabIndex={-1}
      data-family={type?.family ?? 'unknown'}
      data-across={props.across}
      data-pointed={pointed || undefined}
      {...pointingProps(node.id)}
    >
      <CardHead {...props} type={type} folded={folded} onFold={toggle} />
      {!folded && (
        <ErrorBoundary
          fallback={retry => (
            <div className={styles.body}>
              <BrokenView onRetry={retry} />
            </div>
          )}
        >
          {type ? (
            <Suspense fallback={<Loading family={type.family} />}>
              <CardBody node={node} type={type} wantsMessage={props.wantsMessage} />
            </Suspense>
          ) : (
            <div className={styles.body}>
              <UnknownBody node={node} />
            </div>
          )}
        </ErrorBoundary>
      )}
      <div className={styles.notes}>
        <CardError nodeId={node.id} />
        <CardProblems problems={problems} />
      </div>
    </article>
  )
})

/** As tall as what comes, more or less. */
function Loading({ family }: { family: Family }) {
  return (
    <div className={styles.body} data-loading>
      <Skeleton height={family === 'output' ? 7 : 3} />
    </div>
  )
}
