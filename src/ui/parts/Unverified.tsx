import type { RecordingOrigin } from '../../documents/recordings/recording'
import { t } from '../../language/active'
import styles from './Unverified.module.css'

/** Marks a recording from elsewhere: its content is not verified. */
export function Unverified({ origin }: { origin: RecordingOrigin }) {
  return (
    <span
      className={styles.unverified}
      title={t('Anyone can write a recording like this. Its answers may not be real.')}
    >
      {t('{origin, select, link {from a link, not verified} other {from a file, not verified}}', { origin })}
    </span>
  )
}
