import type { ReactNode } from 'react'
import { t } from '../../../language/active'
import styles from './Locks.module.css'

/** A locked input, with the reason. */
export function LockedInput({ children }: { children: ReactNode }) {
  return (
    <fieldset disabled className={styles.input}>
      <legend className="unseen">{t('Locked')}</legend>
      {children}
      <p>{t('Locked in this document. Make a copy of the pipeline to change it.')}</p>
    </fieldset>
  )
}
