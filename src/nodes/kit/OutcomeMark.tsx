import { CircleHelp, CircleSlash, EyeOff } from 'lucide-react'
import { classNames } from '../../components/class-names'
import layout from '../../components/layout.module.css'
import { localize } from '../../language/active'
import { msg } from '../../language/message'
import type { OutgoingOutcome } from '../../model/outgoing'

const marks = {
  'sent-unreadable': { Icon: EyeOff, words: msg('Sent. The answer cannot be read here.') },
  'not-sent': { Icon: CircleSlash, words: msg('Not sent.') },
  unknown: { Icon: CircleHelp, words: msg('It may have arrived.') },
}

/** The outcome of a request without a visible answer. */
export function OutcomeMark({ outcome }: { outcome: OutgoingOutcome | undefined }) {
  if (outcome === undefined || outcome === 'answered') return null
  const { Icon, words } = marks[outcome]
  return (
    <p className={classNames(layout.row2, layout.top)}>
      <Icon className={layout.soft} size={18} aria-hidden />
      {localize(words)}
    </p>
  )
}
