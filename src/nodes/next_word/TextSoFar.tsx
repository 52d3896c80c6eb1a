import { andList } from '../../components/text'
import { spokenToken } from '../kit/token-words'
import type { CopiedRange } from './learner'
import styles from './view.module.css'

interface TextSoFarProps {
  begin: string
  pieces: readonly string[]
  copied: readonly CopiedRange[]
  unit: 'words' | 'pieces'
  /** The token whose alternatives are shown. */
  looked?: number | undefined
  /** Absent where tokens are not interactive. */
  onLook?(index: number): void
}

/** The text so far. Copied passages are underlined; a press on a token shows its alternatives. */
export function TextSoFar({ begin, pieces, copied, unit, looked, onLook }: TextSoFarProps) {
  let at = begin.length
  return (
    <div className={styles.sofar}>
      <p>
        <Beginning text={begin} copied={copied} />
        {pieces.map((piece, index) => {
          const from = at
          at += piece.length
          const isCopied = copied.some(copy => copy.from < at && copy.to > from) || undefined
          // Tokens have no id and do not move.
          const key = `${index}:${piece}`
          if (piece === '') return <em key={key}> The end.</em>
          if (!onLook) return isCopied ? <u key={key}>{piece}</u> : <span key={key}>{piece}</span>
          return (
            <span key={key}>
              {piece.startsWith(' ') && ' '}
              <button
                type="button"
                className={styles.taken}
                data-copied={isCopied}
                aria-pressed={looked === index}
                aria-label={`${spokenToken(piece, unit)}${isCopied ? ', copied' : ''}, press for what else could be here`}
                onClick={() => onLook(index)}
              >
                {/^\n+$/.test(piece) ? '↵' : piece.trimStart()}
              </button>
              {/^\n+$/.test(piece) && <br />}
            </span>
          )
        })}
      </p>
      {copied.length > 0 && (
        <p className={styles.why}>
          Underlined: more than five words in a row, copied from{' '}
          {listOf([...new Set(copied.map(({ source }) => source))])}.
        </p>
      )}
    </div>
  )
}

function Beginning({ text, copied }: { text: string; copied: readonly CopiedRange[] }) {
  const parts: { text: string; from: number; isCopied: boolean }[] = []
  let at = 0
  const add = (to: number, isCopied: boolean) => {
    if (to > at) parts.push({ text: text.slice(at, to), from: at, isCopied })
    at = Math.max(at, to)
  }
  for (const { from, to } of copied) {
    add(Math.min(from, text.length), false)
    add(Math.min(to, text.length), true)
  }
  add(text.length, false)
  return parts.map(part =>
    part.isCopied ? <u key={part.from}>{part.text}</u> : <span key={part.from}>{part.text}</span>,
  )
}

const listOf = (names: readonly string[]) => andList(names.map(name => `“${name}”`))
