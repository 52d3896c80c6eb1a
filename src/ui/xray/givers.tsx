import { Workflow } from 'lucide-react'
import { createContext, Suspense, use } from 'react'
import { useStore } from 'zustand'
import type { Family } from '../../engine/node-type'
import { useApp } from '../app-context'
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

/** The names of givers, be they nodes or pipelines that are tools, and the family whose hue is theirs. */
export function useGiverNames() {
  const givers = use(GiversContext)
  const pipelines = useStore(useApp().editor, ({ draft }) => draft.document.pipelines)
  const of = ({ nodeId, pipelineId }: { nodeId: string | null; pipelineId?: string }) => {
    if (pipelineId !== undefined) {
      const name = pipelines.find(({ id }) => id === pipelineId)?.name || pipelineId
      return { name, family: 'model' as const }
    }
    const giver = nodeId === null ? undefined : givers.get(nodeId)
    return { name: giver?.name ?? 'A card that is gone', family: giver?.family ?? ('unknown' as const) }
  }
  return Object.assign((giver: Parameters<typeof of>[0]) => of(giver).name, { of })
}

/** The name of the node that gave a part, or of the pipeline that a tool is. A press goes there. */
export function GiverName({ nodeId, pipelineId }: { nodeId: string | null; pipelineId?: string | undefined }) {
  const giver = useGiver(nodeId)
  const screen = useScreen()
  if (pipelineId !== undefined) return <PipelineName pipelineId={pipelineId} />
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

function PipelineName({ pipelineId }: { pipelineId: string }) {
  const screen = useScreen()
  const name = useStore(
    useApp().editor,
    ({ draft }) => draft.document.pipelines.find(({ id }) => id === pipelineId)?.name || pipelineId,
  )
  return (
    <button
      type="button"
      className={styles.giver}
      data-family="model"
      title={`Go to ${name}`}
      onClick={() => screen.setState({ overlay: null, pipelineId })}
    >
      <Workflow size={14} aria-hidden />
      {name}
    </button>
  )
}
