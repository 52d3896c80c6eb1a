import { Star } from 'lucide-react'
import { useStore } from 'zustand'
import { classNames } from '../../../components/class-names'
import layout from '../../../components/layout.module.css'
import { t } from '../../../language/active'
import type { NodeRun } from '../../../nodes/view'
import { predictStore } from '../../../store/run/predict'
import { guessesAbout } from '../../../store/run/predict-round'
import { guessAccuracy } from './guess-accuracy'
import type { GuessKind } from './guess-kind'
import styles from './Predict.module.css'

interface GuessesProps {
  nodeId: string
  kind: GuessKind
  run: NodeRun
}

/** The guesses beside the result, nearest first. */
export function Guesses({ nodeId, kind, run }: GuessesProps) {
  const given = useStore(predictStore, state => guessesAbout(state, nodeId))
  const guesses = Object.entries(given)
    .map(([guesser, value]) => ({ guesser, value, nearness: guessAccuracy(kind, value, run) }))
    .sort((a, b) => (b.nearness?.near ?? 0) - (a.nearness?.near ?? 0))
  if (guesses.length === 0) return null
  const best = guesses[0]?.nearness?.near ?? 0
  return (
    <ul className={classNames(layout.stack1, layout.small, styles.guesses)} aria-label={t('Guesses')}>
      {guesses.map(({ guesser, value, nearness }) => {
        const isNearest = guesses.length > 1 && best > 0 && nearness?.near === best
        return (
          <li key={guesser} className={layout.cluster2}>
            {isNearest && <Star className={layout.family} size={14} aria-hidden fill="currentColor" />}
            <b>{guesser || t('Your guess')}</b>
            {kind.kind === 'colour' && <i style={{ background: value }} aria-hidden="true" />}
            <span className={layout.breakWords}>{labelOf(kind, value)}</span>
            {nearness && (
              <span className={classNames(isNearest ? layout.semibold : layout.soft, styles.near)}>
                {isNearest
                  ? t(
                      { message: '{near}, nearest', note: '3 away, nearest: the best of all guesses.' },
                      { near: nearness.words },
                    )
                  : nearness.words}
              </span>
            )}
          </li>
        )
      })}
    </ul>
  )
}

function labelOf(kind: GuessKind, value: string): string {
  return 'options' in kind ? (kind.options.find(option => option.value === value)?.label ?? value) : value
}
