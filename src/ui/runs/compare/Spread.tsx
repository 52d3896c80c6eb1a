import { classNames } from '../../../components/class-names'
import layout from '../../../components/layout.module.css'
import { Rich } from '../../../components/Rich'
import { t } from '../../../language/active'
import { msg } from '../../../language/message'
import type { AnswerCell } from '../../../store/batch/answers'
import { sharedWords, spreadOf } from '../../../store/batch/spread'
import styles from './Compare.module.css'

/** Number of most different answers that are listed. */
const MOST_LISTED = 6
/** Longer answers are left out of the list. */
const LONGEST_LISTED = 60

interface SpreadProps {
  values: readonly AnswerCell[]
  isText: boolean
  /** What people call a color, where it has a name. */
  nameOf?(value: AnswerCell): string | undefined
}

/** Distribution of the answers of a row: equal answers, the range of numbers, repeated words. */
export function Spread({ values, isText, nameOf = () => undefined }: SpreadProps) {
  if (values.length === 0) return null
  const { total, counts, numbers } = spreadOf(values)
  const isListed = counts.every(({ value }) => String(value).length <= LONGEST_LISTED)
  const hidden = counts.length - MOST_LISTED
  const most = counts[0]?.count ?? 1
  return (
    <div className={layout.stack2}>
      <p className={layout.large}>
        <Rich
          text={
            counts.length === 1 && total > 1
              ? msg('<strong>All the same</strong> <soft>of {total, number}</soft>', { total })
              : msg('<strong>{count, number} different</strong> <soft>of {total, number}</soft>', {
                  count: counts.length,
                  total,
                })
          }
          tags={{
            strong: text => <strong>{text}</strong>,
            soft: text => <span className={layout.soft}>{text}</span>,
          }}
        />
      </p>
      {numbers && counts.length > 1 && <Line values={values as readonly number[]} {...numbers} />}
      {counts.every(({ value }) => isColour(value)) && <Palette counts={counts} total={total} />}
      {isListed && !isText && (
        <ul className={layout.stack1}>
          {counts.slice(0, MOST_LISTED).map(({ value, count }) => (
            <li key={String(value)} className={styles.count}>
              {isColour(value) && <i aria-hidden style={{ background: String(value) }} />}
              <Value value={value} name={isColour(value) ? nameOf(value) : undefined} />
              <s aria-hidden style={{ inlineSize: `${(100 * count) / most}%` }} />
              <b className={classNames(layout.figures, layout.atEnd)}>{count}</b>
            </li>
          ))}
          {hidden > 0 && (
            <li className={layout.soft}>
              {t('and {count, plural, one {# other} other {# others}}', { count: hidden })}
            </li>
          )}
        </ul>
      )}
      {isText && counts.length > 1 && <Words texts={values.map(String)} />}
    </div>
  )
}

/** A value, after its name. */
function Value({ value, name = String(value) }: { value: AnswerCell; name: string | undefined }) {
  if (name === String(value)) return <span>{value}</span>
  return (
    <span>
      {name} <code>{value}</code>
    </span>
  )
}

function isColour(value: AnswerCell): boolean {
  return /^#[0-9a-f]{6}$/i.test(String(value))
}

/** All colors side by side, each as wide as it is frequent. */
function Palette({ counts, total }: { counts: readonly { value: AnswerCell; count: number }[]; total: number }) {
  return (
    <div className={styles.palette} aria-hidden>
      {counts.map(({ value, count }) => (
        <i key={value} style={{ background: String(value), inlineSize: `${(100 * count) / total}%` }} />
      ))}
    </div>
  )
}

/** The range of the numbers, with their median. */
function Line({ values, min, median, max }: { values: readonly number[]; min: number; median: number; max: number }) {
  const at = (value: number) => `${(100 * (value - min)) / (max - min)}%`
  return (
    <div className={styles.line}>
      <div aria-hidden>
        {values.map((value, index) => (
          <i key={index} style={{ insetInlineStart: at(value) }} />
        ))}
        <b style={{ insetInlineStart: at(median) }} />
      </div>
      <dl className={classNames(layout.row, layout.between)}>
        <div>
          <dt className={layout.hint}>{t('Lowest')}</dt>
          <dd className={classNames(layout.large, layout.bold, layout.figures)}>{min}</dd>
        </div>
        <div>
          <dt className={layout.hint}>{t('Middle')}</dt>
          <dd className={classNames(layout.large, layout.bold, layout.figures)}>{median}</dd>
        </div>
        <div>
          <dt className={layout.hint}>{t('Highest')}</dt>
          <dd className={classNames(layout.large, layout.bold, layout.figures)}>{max}</dd>
        </div>
      </dl>
    </div>
  )
}

function Words({ texts }: { texts: readonly string[] }) {
  const shared = texts.length > 1 ? sharedWords(texts) : []
  if (shared.length === 0) return null
  return (
    <>
      <p className={layout.soft}>{t('Words that repeat')}</p>
      <ul className={layout.cluster1}>
        {shared.map(({ word, count }) => (
          <li key={word} className={layout.chip}>
            {word} <b>{count}</b>
          </li>
        ))}
      </ul>
    </>
  )
}
