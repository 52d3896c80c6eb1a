import type { ReactNode } from 'react'
import { classNames } from '../../../components/class-names'
import { ErrorBoundary } from '../../../components/ErrorBoundary'
import layout from '../../../components/layout.module.css'
import type { Document } from '../../../model/document'
import { viewOf } from '../../../nodes/views'
import { useApp } from '../../page/app-context'
import { stackRows } from '../../page/cards/rows'
import type { NodeSnapshot } from './node-snapshots'
import { SnapshotTitle } from './SnapshotTitle'
import styles from './StackPicture.module.css'

interface StackPictureProps {
  document: Document
  nodes: readonly NodeSnapshot[]
  /** `sheet`: small results side by side, the settings in a line. `example`: one column, without settings. */
  size: 'sheet' | 'example'
  /** Id of the node that stands out. */
  highlighted?: string
  /** What a card holds below its title. */
  children(shown: NodeSnapshot): ReactNode
}

/** The cards of a document from top to bottom, outside of the stack: a printed sheet, the example of a help card. */
export function StackPicture({ document: { pipelines }, nodes, size, highlighted, children }: StackPictureProps) {
  const { nodeTypes } = useApp()
  const isFlow = pipelines.length > 1
  const Title = isFlow ? 'h5' : 'h4'
  return pipelines.map(pipeline => {
    const places = stackRows(pipeline.nodes, nodeTypes)
    return (
      <section key={pipeline.id} className={classNames(layout.stack2, styles.pipeline)} data-size={size}>
        {isFlow && (
          <h4>
            <bdi>{pipeline.name}</bdi>
          </h4>
        )}
        <ol className={styles.cards}>
          {nodes
            .filter(shown => shown.pipeline.id === pipeline.id)
            .map((shown, index) => (
              <li
                key={shown.node.id}
                className={classNames(layout.stack1, layout.wholeRow, styles.card)}
                data-across={size === 'sheet' ? places[index]?.across : undefined}
                data-family={shown.type?.family ?? 'unknown'}
                data-highlighted={shown.node.id === highlighted || undefined}
              >
                <Title className={styles.title}>
                  <SnapshotTitle shown={shown} size={size === 'sheet' ? 14 : 17} />
                  {size === 'sheet' && shown.says.length === 0 && (
                    <ErrorBoundary fallback={() => null}>
                      <Summary shown={shown} />
                    </ErrorBoundary>
                  )}
                </Title>
                {children(shown)}
              </li>
            ))}
        </ol>
      </section>
    )
  })
}

/** The settings in one line, as on a collapsed card. */
function Summary({ shown: { node, config } }: { shown: NodeSnapshot }) {
  const summary = viewOf(node.type)?.summary?.(config)
  return summary ? <small>{summary}</small> : null
}
