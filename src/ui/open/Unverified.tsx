import type { RecordingOrigin } from '../../documents/recordings/recording'
import styles from './Open.module.css'

/** Marks a recording that this device did not make: anybody could have written it. */
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
