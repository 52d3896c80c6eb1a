import layout from '../../components/layout.module.css'
import { localize } from '../../language/active'
import type { LocalizedText } from '../../language/message'

/** What went wrong, and what to do; nothing where all is well. */
export function Problem({ words }: { words: LocalizedText | undefined | false }) {
  if (words === undefined || words === false || words === '') return null
  return (
    <p role="alert" className={layout.notice} data-status="error">
      {localize(words)}
    </p>
  )
}
