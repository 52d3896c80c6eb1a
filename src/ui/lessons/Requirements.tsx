import { Check } from 'lucide-react'
import { classNames } from '../../components/class-names'
import layout from '../../components/layout.module.css'
import { localize, t } from '../../language/active'
import type { Requirement, StepVerdict } from '../../lessons/judge'
import styles from './LessonPlayer.module.css'

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
    <div className={classNames(layout.row, styles.checks)} data-done={isDone || undefined}>
      {requirements.length > 0 && !isQuestionAlone && (
        <ul aria-label={t('To do')}>
          {requirements.map((requirement, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a requirement is nothing but its place.
            <li key={index} data-met={requirement.met || undefined}>
              <span className={classNames(layout.stack, layout.fixed, styles.tick)} aria-hidden>
                {requirement.met && <Check size={14} strokeWidth={3.5} />}
              </span>
              <span>
                {localize(requirement.say)}
                <span className="unseen">{requirement.met ? t(', done') : t(', to do')}</span>
              </span>
              <Count requirement={requirement} />
              {requirement.why && <p className={classNames(layout.hint, styles.why)}>{localize(requirement.why)}</p>}
            </li>
          ))}
        </ul>
      )}
      {isDone && (
        <p className={classNames(layout.ok, layout.bold, styles.well)}>
          <Check size={18} strokeWidth={3} aria-hidden />
          {t('Well done!')}
        </p>
      )}
    </div>
  )
}

function Count({ requirement: { count, met } }: { requirement: Requirement }) {
  return count && !met ? <small>{t('{have} of {want}', { have: count.have, want: count.want })}</small> : null
}
