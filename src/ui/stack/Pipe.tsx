import { memo } from 'react'
import { useStore } from 'zustand'
import { classNames } from '../../components/class-names'
import { useLanguage } from '../../components/use-language'
import { t } from '../../language/active'
import type { RunState } from '../../store/run/run-state'
import { useApp } from '../page/app-context'
import { describePipeContents, type PipeContent } from '../page/cards/pipe-contents'
import styles from './Pipe.module.css'

interface PipeProps {
  carried: readonly PipeContent[]
  /** Node ids of its segment; animated while one of them runs and has not begun to answer. */
  segment: readonly string[]
  /** The card below it, if any. */
  below: string | undefined
  /** Leads from the card to the left, in a shared row. */
  sideways?: boolean | undefined
}

/** The pipe above a card. It shows what flows to the cards below. */
export const Pipe = memo(function Pipe({ carried, segment, below, sideways }: PipeProps) {
  useLanguage()
  const { runner } = useApp()
  const flows = useStore(runner, ({ live, run }) => live && flowsTo(run, segment, below))
  const words = describePipeContents(carried)

  return (
    <div
      className={classNames(styles.pipe, sideways && styles.sideways)}
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
