import { ChevronRight, GripVertical } from 'lucide-react'
import { use } from 'react'
import { localize, t } from '../../language/active'
import type { NodeType } from '../../model/node-type'
import { hasLock, isLocked } from '../../store/document/locks'
import { LockMark } from '../classroom/locks/LockMark'
import type { CardProps } from './Card'
import styles from './CardHead.module.css'
import { givenName } from './card-names'
import { HandleContext, MOVE_HELP_ID } from './dnd/use-card-drag'
import { RunMark } from './RunMark'
import { TypeIcon } from './TypeIcon'
import { useNodeRun } from './use-node-run'

interface CardHeadProps extends CardProps {
  type: NodeType | undefined
  folded: boolean
  onFold(): void
}

/** A card's header: handle, icon, name and run status. A press on it toggles the card. */
export function CardHead({ node, name, index, count, type, replyFrom, folded, onFold }: CardHeadProps) {
  const given = givenName(node)
  const fixed = isLocked(node)

  return (
    <header className={styles.head} data-stops="card">
      {!fixed && <MoveHandle index={index} count={count} name={name} />}
      {hasLock(node) && <LockMark node={node} />}
      <span className={styles.tile}>
        <TypeIcon type={node.type} />
        <Mark nodeId={node.id} type={type} replyFrom={replyFrom} />
      </span>
      <h3 className={styles.title}>
        <button
          data-stop
          type="button"
          aria-expanded={!folded}
          title={folded ? t('Unfold {name}', { name }) : t('Fold {name}', { name })}
          onClick={onFold}
        >
          <span>{localize(type?.name ?? node.type)}</span>
          {given && <em>{given}</em>}
          {folded && <ChevronRight size={14} aria-hidden />}
        </button>
      </h3>
    </header>
  )
}

/** A component of its own, so that a run renders the marks and not the headers of hundreds of cards. */
function Mark({ nodeId, type, replyFrom }: { nodeId: string; type: NodeType | undefined; replyFrom: string | null }) {
  const isTool = type?.tool !== undefined
  const run = useNodeRun(nodeId, isTool, replyFrom)
  return run.status !== 'idle' && <RunMark run={run} type={type} still={isTool && !run.call} />
}

interface MoveHandleProps {
  index: number
  count: number
  name: string
}

/** The handle that moves a card: by mouse, by touch, or with space and the arrow keys. */
function MoveHandle({ index, count, name }: MoveHandleProps) {
  const handle = use(HandleContext)
  return (
    <button
      type="button"
      className={styles.handle}
      aria-label={t('Move {name}', { name })}
      aria-describedby={MOVE_HELP_ID}
      title={t('Move. Place {place, number} of {count, number}', { place: index + 1, count })}
      data-move
      tabIndex={-1}
      {...handle}
    >
      <GripVertical size={16} aria-hidden />
    </button>
  )
}
