import ReactMarkdown, { type Components } from 'react-markdown'
import { t } from '../language/active'
import styles from './prose.module.css'
import { Structured } from './Structured'
import { structuredIn } from './structured-in'

/** Headings start below those of the card. Images are never loaded: a URL from a model may leak secrets. */
const components: Components = {
  h1: ({ children }) => <h4>{children}</h4>,
  h2: ({ children }) => <h5>{children}</h5>,
  h3: ({ children }) => <h6>{children}</h6>,
  h4: ({ children }) => <h6>{children}</h6>,
  h5: ({ children }) => <h6>{children}</h6>,
  a: ({ href, children }) => (
    <a href={href} target="_blank" rel="noopener noreferrer nofollow">
      {children}
    </a>
  ),
  img: ({ alt }) => <em>[{alt ? t('picture: {alt}', { alt }) : t('picture')}]</em>,
}

/** Marks between two blank lines: the parser's work grows with the square of their number. */
const MOST_MARKS = 1_000
/** Letters of a text. */
const LONGEST = 100_000

/** Whether the parser would take so long that the page waits for it. */
function isCostly(text: string): boolean {
  return text.length > LONGEST || text.split('\n\n').some(block => block.split(/[*_`[\]>!]/).length > MOST_MARKS)
}

/**
 * Markdown without HTML, as it was written where it has too many marks; a JSON answer is rendered as fields and tables.
 * Lazily loaded.
 */
export default function Markdown({ text }: { text: string }) {
  const value = structuredIn(text)
  if (value) return <Structured value={value} />
  return (
    <div className={styles.markdown} dir="auto">
      {isCostly(text) ? <pre>{text}</pre> : <ReactMarkdown components={components}>{text}</ReactMarkdown>}
    </div>
  )
}
