import { classNames } from '../../components/class-names'
import layout from '../../components/layout.module.css'
import { t } from '../../language/active'
import styles from './chances.module.css'
import { percent, shownToken, spokenPercent, spokenToken } from './describe-token'
import plainStyles from './plain.module.css'

/** A candidate for a token: its text, empty for the end of the text. */
export interface TokenBar {
  text: string
  chance: number
}

/** Language and direction of the tokens, where they may differ from those of the page. */
type WordsAttributes = { lang?: string; dir: 'ltr' | 'rtl' | 'auto' }

interface BarsProps<C extends TokenBar> {
  title: string
  /** The candidates, and how many others there are, with their total chance. */
  bars: { choices: readonly C[]; others: { kinds: number; chance: number } }
  unit: 'words' | 'pieces'
  words?: WordsAttributes
  /** The explanation of these chances. */
  why?: string
  /** The current token, where another could replace it. */
  taken?: string | undefined
  /** Absent for read-only bars. */
  onTake?(choice: C): void
  /** What a press does, for a screen reader. */
  action?: string
}

/** The next tokens with their chances. A press selects one. */
export function ChanceBars<C extends TokenBar>({
  title,
  bars,
  unit,
  words,
  why,
  taken,
  onTake,
  action = t('press to choose it'),
}: BarsProps<C>) {
  const { choices, others } = bars
  return (
    <section className={layout.stack2} aria-label={title} data-part="bars">
      <h4 className={layout.medium}>{title}</h4>
      {why && <p className={classNames(layout.hint, layout.breakWords)}>{why}</p>}
      <ul className={layout.stack}>
        {choices.map(choice => (
          <li key={choice.text}>
            <Bar
              choice={choice}
              unit={unit}
              words={words}
              isTaken={choice.text === taken}
              action={action}
              onTake={onTake && (() => onTake(choice))}
            />
          </li>
        ))}
      </ul>
      {others.chance > 1e-9 && (
        <p className={classNames(layout.hint, layout.breakWords)}>
          {others.kinds > 0
            ? t('and {count, number} more, together {share}', { count: others.kinds, share: percent(others.chance) })
            : t('all others together {share}', { share: percent(others.chance) })}
        </p>
      )}
    </section>
  )
}

interface BarProps {
  choice: TokenBar
  unit: 'words' | 'pieces'
  words: WordsAttributes | undefined
  isTaken: boolean
  action: string
  onTake: (() => void) | undefined
}

function Bar({ choice, unit, words, isTaken, action, onTake }: BarProps) {
  const { text, chance } = choice
  const inside = (
    <>
      <span
        className={classNames(layout.bold, layout.shrink, layout.breakWords, styles.piece)}
        data-name={isNamed(text) || undefined}
      >
        {isNamed(text) ? shownToken(text, unit) : <bdi {...words}>{shownToken(text, unit)}</bdi>}
      </span>
      <progress className={styles.track} max={1} value={chance} aria-hidden="true" />
      <span className={classNames(layout.figures, layout.atEnd)}>{percent(chance)}</span>
    </>
  )
  const current = isTaken ? 'true' : undefined
  const out = chance === 0 || undefined
  if (!onTake) {
    return (
      <div className={`${plainStyles.plain} ${styles.bar}`} aria-current={current} data-out={out}>
        {inside}
      </div>
    )
  }
  return (
    <button
      type="button"
      className={`${plainStyles.plain} ${styles.bar}`}
      aria-label={t('{word}, {share}, {action}', {
        word: spokenToken(text, unit),
        share: spokenPercent(chance),
        action,
      })}
      aria-current={current}
      data-out={out}
      onClick={onTake}
    >
      {inside}
    </button>
  )
}

/** Invisible characters are shown by name. */
function isNamed(text: string): boolean {
  return text.trim() === ''
}
