import {
  Ban,
  CircleCheck,
  CircleDashed,
  CircleHelp,
  CircleX,
  LoaderCircle,
  type LucideIcon,
  Scissors,
  SkipForward,
  TimerOff,
  Unplug,
} from 'lucide-react'
import { classNames } from '../../../components/class-names'
import layout from '../../../components/layout.module.css'
import { localize } from '../../../language/active'
import { type MessageDescriptor, msg } from '../../../language/message'
import type { ExecutionOutcome } from '../../../toolkit/execution-outcome'

/** The outcome of an execution or of a step, which may not have been reached. */
export type Status = ExecutionOutcome | 'unreached'

export const statusWords: Record<Status, { Icon: LucideIcon; word: MessageDescriptor }> = {
  pending: { Icon: CircleDashed, word: msg('Pending') },
  running: { Icon: LoaderCircle, word: msg('Running') },
  completed: { Icon: CircleCheck, word: msg('Completed') },
  failed: { Icon: CircleX, word: msg('Failed') },
  skipped: { Icon: SkipForward, word: msg('Skipped') },
  timeout: { Icon: TimerOff, word: msg('Out of time') },
  cancelled: { Icon: Ban, word: msg('Canceled') },
  unreached: { Icon: CircleDashed, word: msg('Not reached') },
  'cut-short': { Icon: Scissors, word: msg('Cut short') },
  'page-ended': { Icon: Unplug, word: msg('Ended with the page') },
  unknown: { Icon: CircleHelp, word: msg('Unknown ending') },
}

/** The status of an execution or a step, as an icon and a word. */
export function StatusMark({ status }: { status: Status }) {
  const { Icon, word } = statusWords[status]
  return (
    <span className={classNames(layout.row1, layout.small, layout.semibold, layout.status)} data-status={status}>
      <Icon className={status === 'running' ? layout.turning : ''} size={16} aria-hidden /> {localize(word)}
    </span>
  )
}
