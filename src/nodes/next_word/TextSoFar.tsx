import { type CSSProperties, Fragment } from 'react'
import { classNames } from '../../components/class-names'
import layout from '../../components/layout.module.css'
import { formatList } from '../../components/text'
import { t } from '../../language/active'
import { spokenToken } from '../kit/describe-token'
import { tokenLines } from '../kit/token-lines'
import type { CopiedRange } from './learner'
import { sourceName } from './text-choices'
import styles from './view.module.css'

interface TextSoFarProps {
  begin: string
  pieces: readonly string[]
  copied: readonly CopiedRange[]
  /** The one text that each token can come from; null where several have it. */
  origins?: readonly (string | null)[]
  unit: 'words' | 'pieces'
  /** Language and direction of the text. */
  words: { lang?: string; dir: 'ltr' | 'rtl' | 'auto' }
  /** The token whose alternatives are shown. */
  looked?: number | undefined
  /** Absent where tokens are not interactive. */
  onLook?(index: number): void
}

/** The text so far. Copied passages are underlined; a press on a token shows its alternatives. */
export function TextSoFar({ begin, pieces, copied, origins = [], unit, words, looked, onLook }: TextSoFarProps) {
  const names = [...new Set(origins.slice(0, pieces.length).filter(name => name !== null))]
  // Of one text alone, a color would say nothing.
  const isColored = names.length > 1
  const ends = endsOf(begin, pieces)
  const tokenAt = (index: number) => {
    const piece = pieces[index] as string
    const [from, to] = [ends[index] as number, ends[index + 1] as number]
    const isCopied = copied.some(copy => copy.from < to && copy.to > from) || undefined
    if (piece === '') return <em key={index}>{t('The end.')}</em>
    const shown = piece.trimStart()
    const origin = isColored ? (origins[index] ?? undefined) : undefined
    const color = origin === undefined ? undefined : colorOf(names.indexOf(origin))
    if (!onLook) return isCopied ? <u key={index}>{shown}</u> : <span key={index}>{shown}</span>
    return (
      <button
        key={index}
        type="button"
        className={styles.taken}
        data-copied={isCopied}
        data-origin={color && ''}
        style={color}
        title={origin === undefined ? undefined : sourceName(origin)}
        aria-pressed={looked === index}
        aria-label={
          isCopied
            ? t('{word}, copied, press for what else could be here', { word: spokenToken(piece, unit) })
            : t('{word}, press for what else could be here', { word: spokenToken(piece, unit) })
        }
        onClick={() => onLook(index)}
      >
        {/^\n+$/.test(piece) ? '↵' : shown}
      </button>
    )
  }
  return (
    <div className={styles.sofar}>
      <p {...words}>
        <Beginning text={begin} copied={copied} />
        {tokenLines(pieces).map(group => {
          const first = group[0] as number
          const piece = pieces[first] as string
          return (
            <Fragment key={first}>
              {piece.startsWith(' ') && ' '}
              {group.length > 1 ? <span className={layout.noWrap}>{group.map(tokenAt)}</span> : tokenAt(first)}
              {/^\n+$/.test(piece) && <br />}
            </Fragment>
          )
        })}
      </p>
      {copied.length > 0 && (
        <p className={classNames(layout.hint, layout.breakWords)}>
          {t('Underlined: more than five words in a row, copied from {texts}.', {
            texts: listOf([...new Set(copied.map(({ source }) => source))]),
          })}
        </p>
      )}
      {isColored && (
        <div className={classNames(layout.hint, layout.breakWords)}>
          <p>{t('Colored: words that follow these words in only one text.')}</p>
          <ul className={classNames(layout.wrap1, styles.origins)}>
            {names.map((name, index) => (
              <li key={name} data-origin style={colorOf(index)}>
                {sourceName(name)}
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  )
}

/** A hue for each text, far from those of its neighbors. */
function colorOf(index: number): CSSProperties {
  return { '--origin-hue': `${(index * 137) % 360}deg` } as CSSProperties
}

/** Where the beginning and each token end. */
function endsOf(begin: string, pieces: readonly string[]): number[] {
  const ends = [begin.length]
  for (const piece of pieces) ends.push((ends.at(-1) as number) + piece.length)
  return ends
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

const listOf = (names: readonly string[]) => formatList(names.map(name => t('“{name}”', { name: sourceName(name) })))
