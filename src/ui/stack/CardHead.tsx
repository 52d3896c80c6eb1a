import { ChevronsUpDown, GripVertical } from 'lucide-react'
import { use } from 'react'
import { useStore } from 'zustand'
import { IconButton } from '../../components/Button'
import { classNames } from '../../components/class-names'
import layout from '../../components/layout.module.css'
import { TermWords } from '../../components/Term'
import type { TermId } from '../../components/terms'
import tiles from '../../components/tiles.module.css'
import { toolbarKeys } from '../../components/toolbar-keys'
import { useTip } from '../../components/use-tip'
import { localize, t } from '../../language/active'
import type { Node } from '../../model/document'
import { isInference } from '../../model/known-types'
import type { NodeType } from '../../model/node-type'
import { hasLock, isLocked } from '../../store/document/locks'
import { besideType } from '../page/cards/card-names'
import { useNodeRun } from '../page/cards/use-node-run'
import { HandleContext, MOVE_HELP_ID } from '../page/edits/use-card-drag'
import { useScreen } from '../page/screen'
import { TypeIcon } from '../parts/TypeIcon'
import type { CardProps } from './Card'
import styles from './CardHead.module.css'
import { CardTools } from './CardTools'
import { LockMark } from './locks/LockMark'
import { RunMark } from './RunMark'

interface CardHeadProps extends CardProps {
  type: NodeType | undefined
  folded: boolean
  onFold(): void
}

/** A card's header: handle, icon, name, run status, tools and menu. A press on the name chooses the card. */
export function CardHead({
  node,
  name,
  pipelineId,
  index,
  count,
  across,
  type,
  replyFrom,
  folded,
  onFold,
}: CardHeadProps) {
  const screen = useScreen()
  const isChosen = useStore(screen, state => state.chosenId === node.id)
  const beside = besideType(name, node, type)
  const fixed = isLocked(node)
  const term = termOf(node)
  const { anchor, tip } = useTip<HTMLButtonElement>()

  return (
    // Its buttons are one tab stop, the name; arrow keys move between them.
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys are pressed on the buttons in it.
    <header className={classNames(layout.row, layout.shrink, styles.head)} onKeyDown={toolbarKeys}>
      {!fixed && <MoveHandle index={index} count={count} name={name} />}
      {hasLock(node) && <LockMark node={node} />}
      <span className={classNames(tiles.icon, styles.icon)}>
        <TypeIcon type={node.type} />
        <Mark nodeId={node.id} type={type} replyFrom={replyFrom} />
      </span>
      <h3 className={classNames(layout.grow, layout.medium, styles.title)}>
        <button
          type="button"
          aria-pressed={isChosen}
          title={term ? undefined : t('Choose {name}', { name })}
          {...(term && anchor)}
          onClick={() => screen.chooseCard(node.id)}
        >
          <span data-term={term}>{localize(type?.name ?? node.type)}</span>
          {beside && <em>{beside}</em>}
        </button>
      </h3>
      {term && (
        <span {...tip}>
          <TermWords id={term} />
        </span>
      )}
      {folded && (
        <IconButton
          icon={ChevronsUpDown}
          size={15}
          label={t('Unfold {name}', { name })}
          tabIndex={-1}
          onClick={onFold}
        />
      )}
      <CardTools
        node={node}
        name={name}
        pipelineId={pipelineId}
        sharesRow={across > 1}
        folded={folded}
        onFold={onFold}
      />
    </header>
  )
}

/** The word of its name that a beginner does not know. */
function termOf(node: Node): TermId | undefined {
  return isInference(node) ? 'model' : node.type === 'system_prompt' ? 'system-prompt' : undefined
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
      className={classNames(layout.stack, layout.fixed, styles.handle)}
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
