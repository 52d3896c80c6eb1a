import { classNames } from '../../components/class-names'
import layout from '../../components/layout.module.css'
import { localize } from '../../language/active'
import type { LocalizedText } from '../../language/message'
import styles from './Library.module.css'

/** What did not work in the library. */
export function LibraryMessage({ message }: { message: LocalizedText | undefined }) {
  if (message === undefined) return null
  return (
    <div
      role="alert"
      className={classNames(layout.cluster3, layout.breakWords, layout.rounded, styles.said)}
      data-problem
    >
      <p>{localize(message)}</p>
    </div>
  )
}
