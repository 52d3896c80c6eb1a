import {
  Ban,
  Check,
  CircleAlert,
  CircleDashed,
  CircleHelp,
  CircleSlash,
  CircleStop,
  Hourglass,
  Loader,
  Scissors,
  TriangleAlert,
  Unplug,
} from 'lucide-react'
import type { NodeType } from '../../engine/node-type'
import type { NodeRun } from '../../nodes/view'
import { type CardOutcome, outcomeOfCard } from '../../store/card-outcome'
import styles from './CardHead.module.css'

const marks = {
  running: [Loader, 'Running'],
  waiting: [CircleHelp, 'Waiting for you'],
  done: [Check, 'Done'],
  failed: [CircleAlert, 'Failed'],
  skipped: [CircleSlash, 'Skipped'],
  stopped: [CircleStop, 'Stopped'],
  'stopped-early': [Hourglass, 'Stopped early'],
  nothing: [CircleDashed, 'Nothing came'],
  'not-done': [TriangleAlert, 'Not done'],
  'token-limit': [Scissors, 'Out of tokens'],
  refused: [Ban, 'Refused'],
  'connection-cut': [Unplug, 'Cut off'],
  unknown: [CircleHelp, 'Not known how it ended'],
} as const satisfies Partial<Record<CardOutcome, readonly [unknown, string]>>

interface RunMarkProps {
  run: NodeRun
  type: NodeType | undefined
  /** A tool that is not called yet waits still: what turns is at work. */
  still: boolean
}

/** The state of a card in the run that is shown, by shape and word as well as by color. */
export default function RunMark({ run, type, still }: RunMarkProps) {
  const outcome = outcomeOfCard(run, type ?? {})
  if (outcome === 'idle') return null
  const [Mark, word] = marks[outcome]
  return (
    <span className={styles.mark} data-status={outcome} data-still={still || undefined} title={word}>
      <Mark size={12} strokeWidth={2.75} aria-hidden />
      <span className="unseen">{word}</span>
    </span>
  )
}
