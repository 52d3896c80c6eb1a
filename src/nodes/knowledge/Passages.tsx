import { FileText, Search } from 'lucide-react'
import { classNames } from '../../components/class-names'
import layout from '../../components/layout.module.css'
import { t } from '../../language/active'
import { type KnowledgeResult, PASTED, UNTITLED } from './node'
import styles from './view.module.css'
import { markedParts } from './words'

/** The query with its passages, matching words highlighted. */
export function Passages({ found }: { found: KnowledgeResult }) {
  const { results, totalResults, words } = found
  return (
    <>
      <QueryLine found={found} />
      {results.length === 0 && <p className={layout.hint}>{t('Nothing in the texts fits this.')}</p>}
      <ol className={layout.stack2}>
        {results.map(({ source, chunk, heading, text }) => (
          <li key={`${source}/${chunk}`} className={classNames(layout.stack1, layout.padded, styles.passage)}>
            <p className={classNames(layout.row2, layout.top, layout.small, layout.breakWords)}>
              <FileText size={16} aria-hidden />
              <span>
                <strong>{sourceName(source)}</strong>
                {heading ? ` · ${heading}` : ''} · {t('part {number}', { number: chunk })}
              </span>
            </p>
            <p className={styles.text}>
              <Marked text={text} words={words} />
            </p>
          </li>
        ))}
      </ol>
      {totalResults > results.length && (
        <p className={layout.hint}>
          {t('The best {count} of {total} that fit.', { count: results.length, total: totalResults })}
        </p>
      )}
    </>
  )
}

/** The source in the reader's language, where it has no name of its own. */
function sourceName(source: string): string {
  if (source === PASTED) return t('Pasted text')
  return source === UNTITLED ? t('Untitled') : source
}

/** The query only, for one line. */
export function QueryLine({ found }: { found: KnowledgeResult }) {
  return (
    <p className={classNames(layout.row2, layout.top, layout.semibold, layout.breakWords)}>
      <Search className={layout.family} size={18} aria-hidden />
      <span>{found.query}</span>
    </p>
  )
}

function Marked({ text, words }: { text: string; words: readonly string[] }) {
  let at = 0
  return markedParts(text, words).map(part => {
    const key = at
    at += part.text.length
    return part.isFound ? <mark key={key}>{part.text}</mark> : part.text
  })
}
