import { TriangleAlert } from 'lucide-react'
import { classNames } from '../../components/class-names'
import layout from '../../components/layout.module.css'
import { localize, t } from '../../language/active'
import type { ToolResult } from './tool-results'

interface MistakeProps {
  result: ToolResult
  /** A later call succeeded: the mistake is collapsed to one line. */
  isFixed?: boolean
  /** Number of equal ones. */
  count?: number
}

/** An invalid result: its problems, and the arguments. */
export function InvalidResult({ result, isFixed = false, count = 1 }: MistakeProps) {
  const { problems, came } = result.mistake ?? { problems: [result.error ?? result.content], came: result.data }
  const details = (
    <>
      <ul className={classNames(layout.bullets, layout.breakWords)}>
        {[...new Set(problems.map(localize))].map(problem => (
          <li key={problem}>{problem}</li>
        ))}
      </ul>
      <details>
        <summary>{t('What the model sent')}</summary>
        <pre className={layout.code}>{JSON.stringify(came, null, 2)}</pre>
      </details>
    </>
  )
  if (isFixed) {
    return (
      <details className={layout.stack2}>
        <summary className={layout.soft}>
          {t('{count, plural, one {A mistake, fixed since} other {The same mistake # times, fixed since}}', { count })}
        </summary>
        <div className={layout.stack2}>{details}</div>
      </details>
    )
  }
  return (
    <div className={classNames(layout.stack2, layout.notice)} data-status="warning">
      <h4 className={classNames(layout.row2, layout.medium)}>
        <TriangleAlert className={layout.warning} size={18} aria-hidden />
        {t('{count, plural, one {The model’s mistake} other {The model’s mistake, # times}}', { count })}
      </h4>
      {details}
    </div>
  )
}

/** A valid call that failed. */
export function ToolFailure({ result, count = 1 }: { result: ToolResult; count?: number }) {
  return (
    <p className={classNames(layout.row2, layout.top, layout.breakWords)}>
      <TriangleAlert className={layout.warning} size={18} aria-hidden />
      <span>
        {count > 1
          ? t('{failure} ({count, plural, other {# times}})', { failure: result.error ?? result.content, count })
          : localize(result.error ?? result.content)}
      </span>
    </p>
  )
}
