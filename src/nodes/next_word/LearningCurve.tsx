import { classNames } from '../../components/class-names'
import layout from '../../components/layout.module.css'
import { t } from '../../language/active'
import type { Frame } from './learner'
import styles from './network.module.css'

interface LearningCurveProps {
  frames: readonly Frame[]
  steps: number
  unit: 'pieces' | 'characters'
}

const WIDTH = 320
const HEIGHT = 120

/** Clearly worse than its best, and not by chance: in nats a letter. */
const WORSE = 0.02

/** The step after which it does ever worse on what it never reads, while it still gets better on what it reads. */
export function momentByHeart(frames: readonly Frame[]): number | null {
  const measured = frames.filter(({ apart }) => apart !== null)
  if (measured.length < 4) return null
  const best = measured.reduce((best, each) => ((each.apart as number) < (best.apart as number) ? each : best))
  const since = measured.slice(measured.indexOf(best) + 1)
  const isWorse =
    since.length >= 2 && since.slice(-2).every(({ apart }) => (apart as number) > (best.apart as number) + WORSE)
  return isWorse ? best.step : null
}

/** Surprise while it learns: about what it reads, and about the tenth that it never reads. */
export function LearningCurve({ frames, steps, unit }: LearningCurveProps) {
  const points = frames.filter(({ learned, apart }) => learned !== null || apart !== null)
  const highest = Math.max(...points.flatMap(({ learned, apart }) => [learned ?? 0, apart ?? 0]), 0.1)
  // Most happens at first, so the steps are drawn by their square root.
  const x = (step: number) => Math.sqrt(step / steps) * WIDTH
  const y = (surprise: number) => HEIGHT - (surprise / highest) * HEIGHT
  const line = (values: readonly (readonly [step: number, surprise: number | null])[]) =>
    values.flatMap(([step, value]) => (value === null ? [] : `${x(step).toFixed(1)},${y(value).toFixed(1)}`)).join(' ')
  const byHeart = momentByHeart(frames)
  const first = points.find(({ learned }) => learned !== null)
  const last = points.at(-1)
  return (
    <figure className={classNames(layout.stack2, styles.curve)} data-part="curve">
      <svg
        viewBox={`-4 -4 ${WIDTH + 8} ${HEIGHT + 8}`}
        role="img"
        aria-label={t(
          'Surprise: it began at {first, number} and is now at {now, number} for what it reads, and at {apart, number} for what it never reads.',
          { first: rounded(first?.learned), now: rounded(last?.learned), apart: rounded(last?.apart) },
        )}
      >
        <path className={styles.axis} d={`M0 0V${HEIGHT}H${WIDTH}`} />
        {byHeart !== null && (
          <path className={styles.moment} d={`M${x(byHeart).toFixed(1)} 0V${HEIGHT}`} data-by-heart />
        )}
        <polyline className={styles.learned} points={line(points.map(({ step, learned }) => [step, learned]))} />
        <polyline className={styles.apart} points={line(points.map(({ step, apart }) => [step, apart]))} />
      </svg>
      <figcaption className={classNames(layout.cluster4, layout.hint)}>
        <span className={styles.learnedKey}>{t('surprise about what it reads')}</span>
        <span className={styles.apartKey}>{t('about the tenth that it never reads')}</span>
        {byHeart !== null && (
          <strong>
            {t(
              'At the dashed line the two part: from step {step, number} on it learns by heart, and does not get better at new text.',
              { step: byHeart },
            )}
          </strong>
        )}
        <span>
          {unit === 'characters'
            ? t('The lower, the better it guesses the next letter.')
            : t('The lower, the better it guesses the next piece.')}
        </span>
      </figcaption>
    </figure>
  )
}

function rounded(value: number | null | undefined): number {
  return Math.round((value ?? 0) * 10) / 10
}
