import type { RecordingOrigin } from '../../../documents/recordings/recording'
import styles from './Open.module.css'

/** Marks a recording from elsewhere: its content is not verified. */
export function Unverified({ origin }: { origin: RecordingOrigin }) {
  return (
    <span
      className={styles.unverified}
      title="Anybody can write such a recording, so its answers may never have been given."
    >
      from a {origin}, not verified
    </span>
  )
}
