import { classNames } from '../../components/class-names'
import layout from '../../components/layout.module.css'
import { localize } from '../../language/active'
import type { LocalizedText } from '../../language/message'

/** What did not work in the library. */
export function LibraryMessage({ message }: { message: LocalizedText | undefined }) {
  if (message === undefined) return null
  return (
    <div role="alert" className={classNames(layout.cluster3, layout.notice)} data-status="error">
      <p>{localize(message)}</p>
    </div>
  )
}
