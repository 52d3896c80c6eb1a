import type { Choice, TokenChances } from './learner'
import styles from './view.module.css'
import { percent, shownToken, spokenPercent, spokenToken } from './words'

interface BarsProps {
  title: string
  bars: Pick<TokenChances, 'choices' | 'others'>
  unit: 'words' | 'pieces'
  /** The explanation of these chances. */
  why?: string
  /** The current token, where another could replace it. */
  taken?: string | undefined
  /** Absent for read-only bars. */
  onTake?(choice: Choice): void
}

/** The next tokens with their chances. A press selects one. */
export function BarList({ title, bars, unit, why, taken, onTake }: BarsProps) {
  const { choices, others } = bars
  return (
    <section className={styles.bars} aria-label={title}>
      <h4>{title}</h4>
      {why && <p className={styles.why}>{why}</p>}
      <ul>
        {choices.map(choice => (
          <li key={choice.text}>
            <Bar choice={choice} unit={unit} isTaken={choice.text === taken} {...(onTake && { onTake })} />
          </li>
        ))}
      </ul>
      {others.chance > 1e-9 && (
        <p className={styles.why}>
          {others.kinds > 0 ? `and ${others.kinds.toLocaleString('en')} more, together` : 'all others together'}{' '}
          {percent(others.chance)}
        </p>
      )}
    </section>
  )
}

interface BarProps {
  choice: Choice
  unit: 'words' | 'pieces'
  isTaken: boolean
  onTake?(choice: Choice): void
}

function Bar({ choice, unit, isTaken, onTake }: BarProps) {
  const { text, chance } = choice
  const inside = (
    <>
      <span className={styles.piece} data-name={isNamed(text) || undefined}>
        {shownToken(text, unit)}
      </span>
      <progress className={styles.track} max={1} value={chance} aria-hidden="true" />
      <span className={styles.percent}>{percent(chance)}</span>
    </>
  )
  const current = isTaken ? 'true' : undefined
  const out = chance === 0 || undefined
  if (!onTake) {
    return (
      <div className={styles.bar} aria-current={current} data-out={out}>
        {inside}
      </div>
    )
  }
  return (
    <button
      type="button"
      className={styles.bar}
      aria-label={`${spokenToken(text, unit)}, ${spokenPercent(chance)}, press to take`}
      aria-current={current}
      data-out={out}
      onClick={() => onTake(choice)}
    >
      {inside}
    </button>
  )
}

/** Invisible characters are shown by name. */
function isNamed(text: string): boolean {
  return text.trim() === ''
}

/** The explanation: the context and how often it occurred. */
export function whyOf({ lookedAt, wanted, seen, unread }: TokenChances, unit: 'words' | 'pieces'): string {
  const found = lookedAt.filter(piece => piece !== '').map(piece => shownToken(piece, unit))
  const atBeginning = lookedAt[0] === ''
  const where =
    found.length > 0 ? `after “${found.join(' ')}”` : atBeginning ? 'at the beginning of a text' : 'anywhere'
  const count = seen === 1 ? 'It read 1 piece' : `It read ${seen.toLocaleString('en')} pieces`
  const missing =
    unread.length > 0
      ? ` It has never read “${unread.join(' ')}”.`
      : lookedAt.length < wanted
        ? ' It never read more of the words before in this order.'
        : ''
  return `${count} ${where}.${missing}`
}
