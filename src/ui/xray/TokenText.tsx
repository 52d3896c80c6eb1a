import layout from '../../components/layout.module.css'
import { useLoaded } from '../../components/use-loaded'
import { t } from '../../language/active'
import { type ReadingModel, tokenizeText } from '../../providers/tokenizers/tokenize-text'
import styles from './TokenText.module.css'

/** A text in the pieces that a model reads, with their number. The text itself until it is cut. */
export function TokenText({ text, model }: { text: string; model: ReadingModel }) {
  const { provider, id } = model
  const cut = useLoaded(async () => ({ ...(await tokenizeText(text, { provider, id })), text }), [text, provider, id])
  if (cut?.text !== text) return text
  return (
    <>
      <span className={styles.pieces}>
        {cut.pieces.map((piece, index) => (
          <span key={index}>{piece}</span>
        ))}
      </span>
      <p className={layout.hint}>
        {cut.by === 'estimate'
          ? t('{count, plural, one {# piece} other {# pieces}}, an estimate', { count: cut.pieces.length })
          : t('{count, plural, one {# piece} other {# pieces}}', { count: cut.pieces.length })}
      </p>
    </>
  )
}
