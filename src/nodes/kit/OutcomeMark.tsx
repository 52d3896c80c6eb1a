import { CircleHelp, CircleSlash, EyeOff } from 'lucide-react'
import { localize } from '../../language/active'
import { msg } from '../../language/message'
import type { OutgoingOutcome } from '../../model/outgoing'
import styles from './result.module.css'

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
    <p className={styles.outcome}>
      <Icon size={18} aria-hidden />
      {localize(words)}
    </p>
  )
}
