import { Check, CircleAlert, CircleHelp, CircleSlash, CircleStop, Hourglass, Loader } from 'lucide-react'
import type { NodeRun } from '../../nodes/view'
import styles from './CardHead.module.css'

const marks = {
  running: [Loader, 'Running'],
  waiting: [CircleHelp, 'Waiting for you'],
  done: [Check, 'Done'],
  failed: [CircleAlert, 'Failed'],
  skipped: [CircleSlash, 'Skipped'],
  stopped: [CircleStop, 'Stopped'],
  'stopped-early': [Hourglass, 'Stopped early'],
} as const satisfies Partial<Record<NodeRun['status'], readonly [unknown, string]>>

/**
 * How a card fares in the run that is shown, by shape and word as well as by colour. A tool that nobody calls yet waits
 * `still`: what turns is at work.
 */
export default function RunMark({ status, still }: { status: keyof typeof marks; still: boolean }) {
  const [Mark, word] = marks[status]
  return (
    <span className={styles.mark} data-status={status} data-still={still || undefined} title={word}>
      <Mark size={12} strokeWidth={2.75} aria-hidden />
      <span className="unseen">{word}</span>
    </span>
  )
}
