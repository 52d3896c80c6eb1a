import type { RecordingOrigin } from '../../../documents/recordings/recording'
import styles from './Open.module.css'

/** Marks a recording from elsewhere: its content is not verified. */
export function Unverified({ origin }: { origin: RecordingOrigin }) {
  return (
    <span className={styles.unverified} title="Anyone can write a recording like this. Its answers may not be real.">
      from a {origin}, not verified
    </span>
  )
}
