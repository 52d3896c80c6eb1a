import { memo, useRef } from 'react'
import { useStore } from 'zustand'
import { classNames } from '../../components/class-names'
import { useLanguage } from '../../components/use-language'
import { t } from '../../language/active'
import type { RunState } from '../../store/run/run-state'
import { useApp } from '../app/app-context'
import { useDropTarget } from './dnd/use-drag'
import styles from './Pipe.module.css'
import { describePipeContents, type PipeContent } from './pipe-contents'

interface PipeProps {
  pipelineId: string
  /** Index of the card below it; for the last pipe, the number of cards. */
  index: number
  count: number
  carried: readonly PipeContent[]
  /** Node ids of its segment; animated while one of them runs and has not begun to answer. */
  segment: readonly string[]
  /** The card below it, if any. */
  below: string | undefined
  /** Leads from the card to the left, in a shared row. */
  sideways?: boolean
}

/** The pipe above a card. It shows what flows to the cards below, and is a drop target. */
export const Pipe = memo(function Pipe({ pipelineId, index, count, carried, segment, below, sideways }: PipeProps) {
  useLanguage()
  const { runner } = useApp()
  const flows = useStore(runner, ({ live, run }) => live && flowsTo(run, segment, below))
  const ref = useRef<HTMLDivElement>(null)
  const { isOpen, isOver } = useDropTarget(ref, { pipelineId, index, count })
  const words = describePipeContents(carried)

  return (
    <div
      ref={ref}
      className={classNames(styles.pipe, sideways && styles.sideways)}
      data-open={isOpen || undefined}
      data-over={isOver || undefined}
      data-flows={(flows && carried.length > 0) || undefined}
      title={words && t('Carries {things}', { things: words })}
    >
      <div className={styles.tube}>
        {flows &&
          carried.map(({ kind, family }, place) => (
            <span
              key={kind}
              className={styles.bead}
              data-family={family}
              style={{ animationDelay: `${place * -300}ms` }}
            />
          ))}
      </div>
    </div>
  )
})

/**
 * A request uses everything above it. While the answer streams, only the last pipe is animated: hundreds of beads would
 * slow down the text.
 */
function flowsTo({ flowing, nodes }: RunState, segment: readonly string[], below: string | undefined): boolean {
  if (flowing.length === 0) return false
  if (below !== undefined && flowing.includes(below)) return true
  return flowing.some(nodeId => segment.includes(nodeId) && !nodes[nodeId]?.reply?.text)
}
