import type { CSSProperties } from 'react'
import { classNames } from '../../components/class-names'
import layout from '../../components/layout.module.css'
import { formatNumber } from '../kit/format-number'
import type { ChartOutput } from './output'
import { percentOf, scaleOf } from './scale'
import styles from './view.module.css'

/** Maximum of points with a number label each. */
const MOST_NUMBERS = 7

/** The numbers as connected points from left to right. */
export function Line({ values, unit }: ChartOutput) {
  const scale = scaleOf(values.map(({ value }) => value))
  const highest = values.findIndex(({ value }) => value === Math.max(...values.map(point => point.value)))
  const points = values.map(({ label, value }, at) => ({
    label,
    value,
    // Each point is centered above its label.
    x: Number((((at + 0.5) / values.length) * 100).toFixed(3)),
    y: Number((100 - percentOf(value, scale)).toFixed(3)),
    isTold: values.length <= MOST_NUMBERS || at === highest || at === values.length - 1,
  }))
  return (
    <div className={styles.line} style={{ '--count': values.length } as CSSProperties}>
      {unit && <span className={classNames(layout.wholeRow, layout.soft, styles.unit)}>{unit}</span>}
      <div className={classNames(layout.stack, layout.soft, layout.figures, styles.ticks)}>
        {scale.ticks.map(tick => (
          <span key={tick} style={{ insetBlockStart: `${100 - percentOf(tick, scale)}%` }}>
            {formatNumber(tick)}
          </span>
        ))}
      </div>
      <div className={styles.plot}>
        <svg aria-hidden="true" viewBox="0 0 100 100" preserveAspectRatio="none">
          {scale.ticks.map(tick => (
            <path
              key={tick}
              className={tick === 0 ? styles.zero : styles.grid}
              d={`M0 ${100 - percentOf(tick, scale)}H100`}
            />
          ))}
          <path className={styles.stroke} d={`M${points.map(({ x, y }) => `${x} ${y}`).join('L')}`} />
        </svg>
        {points.map(({ x, y, value, isTold }) => (
          <span key={x} className={styles.point} style={{ insetInlineStart: `${x}%`, insetBlockStart: `${y}%` }}>
            {isTold && <b>{formatNumber(value)}</b>}
          </span>
        ))}
      </div>
      <div className={styles.labels} data-many={values.length > 5 || undefined}>
        {points.map(({ x, label }) => (
          <span key={x}>{label}</span>
        ))}
      </div>
    </div>
  )
}
