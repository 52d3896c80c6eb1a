import { classNames } from '../../../components/class-names'
import layout from '../../../components/layout.module.css'
import { Rich } from '../../../components/Rich'
import { t } from '../../../language/active'
import { msg } from '../../../language/message'
import type { NodeSnapshot } from '../../parts/snapshots/node-snapshots'
import { SnapshotTitle } from '../../parts/snapshots/SnapshotTitle'
import styles from './Projector.module.css'

interface NeighborPipeProps {
  side: 'before' | 'after'
  /** Undefined at an end of the pipeline. */
  node: NodeSnapshot | undefined
  /** What the pipe carries; empty for an empty pipe. */
  carries: string
}

/** A pipe to the previous or next card, with what flows through it. */
export function NeighborPipe({ side, node, carries }: NeighborPipeProps) {
  const family = node?.type?.family ?? 'unknown'
  return (
    <aside
      aria-label={side === 'before' ? t('Card before') : t('Card after')}
      className={classNames(layout.shrink, layout.centered, styles.neighbour)}
      data-side={side}
      data-family={family}
    >
      <div className={styles.tube} data-carries={carries !== '' || undefined} aria-hidden="true" />
      {node ? (
        <p className={styles.next}>
          <span className={layout.soft}>
            {side === 'before' ? t('Before') : t({ message: 'Next', context: 'the next card' })}
          </span>
          <SnapshotTitle shown={node} size="1em" />
        </p>
      ) : (
        <p className={styles.next}>
          <span className={layout.soft}>{side === 'before' ? t('The first card') : t('The last card')}</span>
        </p>
      )}
      {carries && (
        <p className={styles.carries}>
          <Rich
            text={
              side === 'before'
                ? msg(
                    {
                      message: '<small>The pipe brings</small> {carries}',
                      note: 'Brings: a system prompt and a tool.',
                    },
                    { carries },
                  )
                : msg(
                    {
                      message: '<small>The pipe takes on</small> {carries}',
                      note: 'Takes on: a system prompt and a tool.',
                    },
                    { carries },
                  )
            }
            tags={{ small: words => <span className={layout.soft}>{words}</span> }}
          />
        </p>
      )}
    </aside>
  )
}
