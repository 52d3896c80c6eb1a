import { say } from '../../../language/active'
import { givenName } from '../../stack/card-names'
import { TypeIcon } from '../../stack/TypeIcon'
import type { ShownNode } from '../shown/shown-nodes'
import styles from './Projector.module.css'

interface NeighborPipeProps {
  side: 'before' | 'after'
  /** Undefined at an end of the pipeline. */
  node: ShownNode | undefined
  /** What the pipe carries; empty for an empty pipe. */
  carries: string
}

/** A pipe to the previous or next card, with what flows through it. */
export function NeighborPipe({ side, node, carries }: NeighborPipeProps) {
  const family = node?.type?.family ?? 'unknown'
  return (
    <aside
      aria-label={side === 'before' ? 'Card before' : 'Card after'}
      className={styles.neighbour}
      data-side={side}
      data-family={family}
    >
      <div className={styles.tube} data-carries={carries !== '' || undefined} aria-hidden="true" />
      {node ? (
        <p className={styles.next}>
          <span className={styles.unlit}>{side === 'before' ? 'Before' : 'Next'}</span>
          <b>
            {node.type && <TypeIcon type={node.node.type} size="1em" />} {say(node.type?.name ?? node.node.type)}
          </b>
          {givenName(node.node) && <span>{givenName(node.node)}</span>}
        </p>
      ) : (
        <p className={styles.next}>
          <span className={styles.unlit}>{side === 'before' ? 'The first card' : 'The last card'}</span>
        </p>
      )}
      {carries && (
        <p className={styles.carries}>
          <span className={styles.unlit}>{side === 'before' ? 'The pipe brings' : 'The pipe takes on'}</span> {carries}
        </p>
      )}
    </aside>
  )
}
