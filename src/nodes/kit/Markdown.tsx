import ReactMarkdown, { type Components } from 'react-markdown'
import styles from './reply.module.css'

/** Headings start below those of the card. Pictures are never fetched: an address from a model may carry secrets out. */
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
  img: ({ alt }) => <em>[picture{alt ? `: ${alt}` : ''}]</em>,
}

/** Markdown without HTML. Loaded when first needed. */
export default function Markdown({ text }: { text: string }) {
  return (
    <div className={styles.markdown}>
      <ReactMarkdown components={components}>{text}</ReactMarkdown>
    </div>
  )
}
