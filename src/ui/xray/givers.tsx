import { createContext, Suspense, use } from 'react'
import type { Family } from '../../engine/node-type'
import { useScreen } from '../screen'
import { TypeIcon } from '../stack/TypeIcon'
import { pointingProps } from './highlight'
import styles from './Part.module.css'

/** A node as the X-ray speaks of it. */
export interface Giver {
  nodeId: string
  /** The name of its card. */
  name: string
  type: string
  family: Family | 'unknown'
}

/** The nodes of the document by id. */
export const GiversContext = createContext<ReadonlyMap<string, Giver>>(new Map())

/** The node that gave a part; undefined when nobody is known for it, or its card is gone by now. */
export function useGiver(nodeId: string | null): Giver | undefined {
  const givers = use(GiversContext)
  return nodeId === null ? undefined : givers.get(nodeId)
}

/** The name of the node that gave a part. A press goes to its card. */
export function GiverName({ nodeId }: { nodeId: string | null }) {
  const giver = useGiver(nodeId)
  const screen = useScreen()
  if (!giver)
    return <span className={styles.giver}>{nodeId === null ? 'From nobody we know' : 'From a card that is gone'}</span>
  return (
    <button
      type="button"
      className={styles.giver}
      data-family={giver.family}
      title={`Go to ${giver.name}`}
      onClick={() => screen.reveal(giver.nodeId)}
      {...pointingProps(giver.nodeId)}
    >
      <Suspense fallback={null}>
        <TypeIcon type={giver.type} size={14} />
      </Suspense>
      {giver.name}
    </button>
  )
}
