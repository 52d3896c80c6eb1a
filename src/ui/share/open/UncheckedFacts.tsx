import { useState } from 'react'
import { plural } from '../../../components/text'
import type { Draft } from '../../../documents/format/draft'
import { fullText, textsOf } from '../../../documents/format/texts'
import styles from './Open.module.css'

const MOST_TEXTS = 4
const MOST_LETTERS = 90
/** Characters that are rendered; more would block the page. */
const MOST_WHOLE = 50_000

/**
 * For a link whose content cannot be checked: the beginning of its texts and the full source, to review before it
 * opens.
 */
export function UncheckedFacts({ draft }: { draft: Draft }) {
  const [isOpen, setOpen] = useState(false)
  const { texts, letters } = textsOf(draft)
  const more = texts.length - MOST_TEXTS
  return (
    <div className={styles.unchecked}>
      <p>
        {plural(letters, 'letter')} of text{texts.length > 0 && ':'}
      </p>
      {texts.length > 0 && (
        <ul>
          {texts.slice(0, MOST_TEXTS).map((text, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes.
            <li key={index}>{text.length > MOST_LETTERS ? `${text.slice(0, MOST_LETTERS)}…` : text}</li>
          ))}
          {more > 0 && <li>and {plural(more, 'more text')}</li>}
        </ul>
      )}
      <details onToggle={event => setOpen(event.currentTarget.open)}>
        <summary>Look at all of it</summary>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be scrolled by keys. */}
        {isOpen && <pre tabIndex={0}>{fullText(draft).slice(0, MOST_WHOLE)}</pre>}
      </details>
    </div>
  )
}
