import { Check } from 'lucide-react'
import type { Requirement, StepVerdict } from '../../lessons/judge'
import styles from './Dock.module.css'

interface RequirementsProps {
  verdict: StepVerdict
  isDone: boolean
  /** A question is shown above, and suffices where nothing else is required. */
  asks: boolean
}

/** The requirements of a step, ticked when met. After a run, a missing tick says why. */
export function Requirements({ verdict: { requirements }, isDone, asks }: RequirementsProps) {
  const isQuestionAlone = asks && requirements.length === 1
  return (
    <div className={styles.checks} data-done={isDone || undefined}>
      {requirements.length > 0 && !isQuestionAlone && (
        <ul aria-label="To do">
          {requirements.map(requirement => (
            <li key={requirement.say} data-met={requirement.met || undefined}>
              <span className={styles.tick} aria-hidden>
                {requirement.met && <Check size={14} strokeWidth={3.5} />}
              </span>
              <span>
                {requirement.say}
                <span className="unseen">{requirement.met ? ', done' : ', to do'}</span>
              </span>
              <Count requirement={requirement} />
              {requirement.why && <p className={styles.why}>{requirement.why}</p>}
            </li>
          ))}
        </ul>
      )}
      {isDone && (
        <p className={styles.well}>
          <Check size={18} strokeWidth={3} aria-hidden /> Well done!
        </p>
      )}
    </div>
  )
}

function Count({ requirement: { count, met } }: { requirement: Requirement }) {
  return count && !met ? (
    <small>
      {count.have} of {count.want}
    </small>
  ) : null
}
