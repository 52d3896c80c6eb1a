import { useEffect, useState } from 'react'
import { classNames } from '../../components/class-names'
import layout from '../../components/layout.module.css'
import { t } from '../../language/active'
import { type ReadingModel, type TokenizedText, tokenizeText } from '../../providers/tokenizers/tokenize-text'
import styles from './TokenText.module.css'

/** A text in the pieces that a model reads, with their number. The text itself until it is cut. */
export function TokenText({ text, model }: { text: string; model: ReadingModel }) {
  const [cut, setCut] = useState<TokenizedText & { text: string }>()
  const { provider, id } = model
  useEffect(() => {
    let isCurrent = true
    tokenizeText(text, { provider, id }).then(
      found => isCurrent && setCut({ ...found, text }),
      () => {},
    )
    return () => {
      isCurrent = false
    }
  }, [text, provider, id])
  if (cut?.text !== text) return text
  return (
    <>
      <span className={styles.pieces}>
        {cut.pieces.map((piece, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a piece is its place in the text.
          <span key={index}>{piece}</span>
        ))}
      </span>
      <small className={classNames(layout.hint, styles.count)}>
        {cut.by === 'estimate'
          ? t('{count, plural, one {# piece} other {# pieces}}, an estimate', { count: cut.pieces.length })
          : t('{count, plural, one {# piece} other {# pieces}}', { count: cut.pieces.length })}
      </small>
    </>
  )
}
