import { useEffect, useRef, useState } from 'react'
import { classNames } from '../../components/class-names'
import layout from '../../components/layout.module.css'
import { Table } from '../../components/Table'
import { t } from '../../language/active'
import { percent, shownToken, spokenToken } from '../kit/describe-token'
import type { Occurrence, PredictionQuery, TokenChances, TrainingData } from './learner'
import { sourceName } from './text-choices'
import { askLearner } from './use-learner'
import styles from './view.module.css'
import { times } from './words'

interface CountsTableProps {
  bars: TokenChances
  unit: 'words' | 'pieces'
  /** Language and direction of the texts. */
  words: { lang?: string; dir: 'ltr' | 'rtl' | 'auto' }
  lesson: TrainingData
  question: PredictionQuery
}

/** The data behind the chances: counts and occurrences in the texts. */
export function CountsTable({ bars, unit, words, lesson, question }: CountsTableProps) {
  const [shown, setShown] = useState<{ text: string; places: Occurrence[]; total: number; of: TokenChances }>()
  const find = async (text: string) => {
    const found = await askLearner(lesson, learner => learner.places(question, text))
    setShown({ text, of: bars, ...found })
  }
  const places = useRef<HTMLElement>(null)
  useEffect(() => {
    if (shown) places.current?.scrollIntoView({ block: 'nearest', behavior: 'smooth' })
  }, [shown])
  return (
    <details className={classNames(layout.small, layout.smallButtons, styles.table)}>
      <summary>{t('The counts behind it')}</summary>
      <Table>
        <thead>
          <tr>
            <th scope="col">{t({ message: 'Next', context: 'the next word, over a column' })}</th>
            <th scope="col">{t({ message: 'Read', context: 'how often it was read, over a column' })}</th>
            <th scope="col">{t('Chance')}</th>
            <th scope="col">{t('Where')}</th>
          </tr>
        </thead>
        <tbody>
          {bars.choices.map(({ text, count, chance }) => (
            <tr key={text}>
              <th scope="row">
                <bdi {...words}>{shownToken(text, unit)}</bdi>
              </th>
              <td>{times(count)}</td>
              <td>{percent(chance)}</td>
              <td>
                <button
                  type="button"
                  aria-label={t('Show where {word} was read', { word: spokenToken(text, unit) })}
                  onClick={() => void find(text)}
                >
                  {t('Show')}
                </button>
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
      {shown?.of === bars && (
        <section
          ref={places}
          aria-label={t('Where {word} was read', { word: spokenToken(shown.text, unit) })}
          className={styles.places}
          role="status"
        >
          <ul>
            {shown.places.map((place, index) => (
              <li key={index} {...words}>
                <strong>{sourceName(place.source)}</strong> {place.before}
                <mark>{place.piece.trim() || shownToken(place.piece, unit)}</mark>
                {place.after}
              </li>
            ))}
          </ul>
          {shown.total > shown.places.length && (
            <p>
              {t('and {count, plural, one {# more place} other {# more places}}', {
                count: shown.total - shown.places.length,
              })}
            </p>
          )}
        </section>
      )}
    </details>
  )
}
