import { Check } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { classNames } from '../../components/class-names'
import layout from '../../components/layout.module.css'
import { localize, t } from '../../language/active'
import type { Requirement, StepVerdict } from '../../lessons/judge'
import styles from './Requirements.module.css'

interface RequirementsProps {
  verdict: StepVerdict
  /** A question is shown above, and suffices where nothing else is required. */
  asks: boolean
}

/** The requirements of a step, ticked when met. After a run, a missing tick says why, and comes into view. */
export function Requirements({ verdict: { requirements }, asks }: RequirementsProps) {
  const isQuestionAlone = asks && requirements.length === 1
  const list = useRef<HTMLUListElement>(null)
  const news = requirements.map(({ met, why }) => (met ? '+' : why === undefined ? '-' : localize(why))).join('\n')
  const shown = useRef(news)
  useEffect(() => {
    if (shown.current === news) return
    shown.current = news
    const missing = list.current?.querySelector('li:not([data-met]):has(p)') ?? list.current
    missing?.scrollIntoView({ block: 'nearest' })
  }, [news])
  return (
    <div className={classNames(layout.cluster4, styles.checks)}>
      {requirements.length > 0 && !isQuestionAlone && (
        <ul ref={list} className={layout.stack1} aria-label={t('To do')}>
          {requirements.map((requirement, index) => (
            <li
              key={index}
              className={classNames(layout.cluster2, requirement.met && layout.soft)}
              data-met={requirement.met || undefined}
            >
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
    </div>
  )
}

/** What a step says when it is done. */
export function WellDone() {
  return (
    <p className={classNames(layout.chip, layout.status, styles.well)} data-status="done">
      <Check size={18} strokeWidth={3} aria-hidden />
      {t('Well done!')}
    </p>
  )
}

function Count({ requirement: { count, met } }: { requirement: Requirement }) {
  // A full count says nothing where something else is missing.
  return count && !met && count.have < count.want ? (
    <small className={classNames(layout.chip, layout.model, styles.count)}>
      {t('{have} of {want}', { have: count.have, want: count.want })}
    </small>
  ) : null
}
