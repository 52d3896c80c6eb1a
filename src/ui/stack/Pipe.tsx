import { memo, useRef } from 'react'
import { useStore } from 'zustand'
import type { RunState } from '../../store/run-state'
import { useApp } from '../app-context'
import { useDropGoal } from '../dnd/use-drag'
import { classes } from '../parts/classes'
import { type Carried, carriedInWords } from './carried'
import styles from './Pipe.module.css'

interface PipeProps {
  pipelineId: string
  /** The place of the card below it; for the last pipe, the number of cards. */
  index: number
  count: number
  carried: readonly Carried[]
  /** The ids of its segment's nodes; while one of them runs and has not begun to answer, things flow. */
  segment: readonly string[]
  /** The card below it, if any. */
  below: string | undefined
  /** Runs from the card at its left, where cards share a row. */
  sideways?: boolean
}

/** The pipe above a card. It shows what flows to the cards below while they run, and is where a card can be dropped. */
export const Pipe = memo(function Pipe({ pipelineId, index, count, carried, segment, below, sideways }: PipeProps) {
  const { runner } = useApp()
  const flows = useStore(runner, ({ live, run }) => live && flowsTo(run, segment, below))
  const ref = useRef<HTMLDivElement>(null)
  const { isOpen, isOver } = useDropGoal(ref, { pipelineId, index, count })
  const words = carriedInWords(carried)

  return (
    <div
      ref={ref}
      className={classes(styles.pipe, sideways && styles.sideways)}
      data-open={isOpen || undefined}
      data-over={isOver || undefined}
      data-flows={(flows && words !== '') || undefined}
      title={words && `Carries ${words}`}
    >
      <div className={styles.tube}>
        {flows &&
          carried.map(({ family, words: [kind] }, place) => (
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
 * A request takes everything above down with it. Once the answer streams, only the last pipe moves: nothing else is under
 * way then, and hundreds of beads would take the time of the words.
 */
function flowsTo({ flowing, nodes }: RunState, segment: readonly string[], below: string | undefined): boolean {
  if (flowing.length === 0) return false
  if (below !== undefined && flowing.includes(below)) return true
  return flowing.some(nodeId => segment.includes(nodeId) && !nodes[nodeId]?.reply?.text)
}
