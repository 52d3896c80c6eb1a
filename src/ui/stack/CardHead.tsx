import { ChevronRight, Copy, Puzzle, Trash2 } from 'lucide-react'
import { Suspense } from 'react'
import { useStore } from 'zustand'
import type { NodeType } from '../../engine/node-type'
import { useApp } from '../app-context'
import { IconButton } from '../parts/Button'
import { useActions } from './actions-context'
import type { CardProps } from './Card'
import styles from './CardHead.module.css'
import { givenName } from './card-names'
import { MoveHandle } from './MoveHandle'
import { RunFromHere } from './RunFromHere'
import { RunMark } from './RunMark'
import { TypeIcon } from './TypeIcon'

interface CardHeadProps extends CardProps {
  type: NodeType | undefined
  folded: boolean
  onFold(): void
}

/** A card's top line: the handle, what it is, how it fares in the run, and what can be done with it. */
export function CardHead({ node, name, pipelineId, index, count, type, folded, onFold }: CardHeadProps) {
  const actions = useActions()
  const { runner } = useApp()
  const given = givenName(node)
  // A failed card offers the retry beside the error, and once is enough.
  const failed = useStore(runner, state => state.run.nodes[node.id]?.error !== undefined)

  return (
    <header className={styles.head}>
      <MoveHandle nodeId={node.id} pipelineId={pipelineId} index={index} count={count} name={name} />
      <span className={styles.tile}>
        {type ? (
          <Suspense>
            <TypeIcon type={node.type} />
          </Suspense>
        ) : (
          <Puzzle size={17} aria-hidden />
        )}
        <RunMark nodeId={node.id} waitsForModel={type?.tool !== undefined} />
      </span>
      <h3 className={styles.title}>
        <button type="button" aria-expanded={!folded} title={folded ? 'Unfold' : 'Fold'} onClick={onFold}>
          <span>{type?.name ?? node.type}</span>
          {given && <em>{given}</em>}
          {folded && <ChevronRight size={14} aria-hidden />}
        </button>
      </h3>
      <div className={styles.tools}>
        {type && !type.inert && !failed && <RunFromHere nodeId={node.id} />}
        <IconButton icon={Copy} size={15} label={`Duplicate ${name}`} onClick={() => actions.duplicate(node.id)} />
        <IconButton icon={Trash2} size={15} label={`Remove ${name}`} onClick={() => actions.remove(node.id)} />
      </div>
    </header>
  )
}
