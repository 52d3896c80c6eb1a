import { CircleCheck, TriangleAlert } from 'lucide-react'
import { CopyButton } from '../../components/CopyButton'
import { classNames } from '../../components/class-names'
import layout from '../../components/layout.module.css'
import { localize, t } from '../../language/active'
import type { ConnectionTest } from '../../providers/connections/test-connection'

/** The result of a test in a sentence, with the exact setting for the server where there is one. */
export function TestVerdict({ test: { ok, sentence, setting, detail } }: { test: ConnectionTest }) {
  const Mark = ok ? CircleCheck : TriangleAlert
  return (
    <div className={classNames(layout.row2, layout.notice, layout.top)} data-status={ok ? 'done' : 'not-done'}>
      <Mark size={18} className={layout.status} aria-hidden />
      <div>
        <p>{localize(sentence)}</p>
        {setting && (
          <p className={layout.cluster2}>
            <code>{setting}</code>
            <CopyButton text={() => setting} label={t('Copy')} />
          </p>
        )}
        {!ok && detail !== '' && (
          <details>
            <summary>{t('The answer')}</summary>
            <p className={classNames(layout.small, layout.mono, layout.preWrap)}>{localize(detail)}</p>
          </details>
        )}
      </div>
    </div>
  )
}
