import { useState } from 'react'
import type { Draft } from '../../../documents/format/draft'
import { fullText, textsOf } from '../../../documents/format/texts'
import { t } from '../../../language/active'
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
        {texts.length > 0
          ? t('{letters, plural, one {# letter} other {# letters}} of text:', { letters })
          : t('{letters, plural, one {# letter} other {# letters}} of text', { letters })}
      </p>
      {texts.length > 0 && (
        <ul>
          {texts.slice(0, MOST_TEXTS).map((text, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes.
            <li key={index}>{text.length > MOST_LETTERS ? `${text.slice(0, MOST_LETTERS)}…` : text}</li>
          ))}
          {more > 0 && <li>{t('and {more, plural, one {# more text} other {# more texts}}', { more })}</li>}
        </ul>
      )}
      <details onToggle={event => setOpen(event.currentTarget.open)}>
        <summary>{t('Look at all of it')}</summary>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be scrolled by keys. */}
        {isOpen && <pre tabIndex={0}>{fullText(draft).slice(0, MOST_WHOLE)}</pre>}
      </details>
    </div>
  )
}
