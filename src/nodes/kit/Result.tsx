import type { ReactNode } from 'react'
import { classNames } from '../../components/class-names'
import layout from '../../components/layout.module.css'
import { t } from '../../language/active'
import styles from './result.module.css'

/** The group around every output, whose text describes the result to screen readers. */
export function Result({ children, caption }: { children: ReactNode; caption?: string }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form controls, and brings a frame of its own.
    <div role="group" aria-label={t('Result')} translate="no" className={styles.result} data-result>
      {caption && <p className={classNames(layout.hint, layout.breakWords)}>{caption}</p>}
      {children}
    </div>
  )
}
