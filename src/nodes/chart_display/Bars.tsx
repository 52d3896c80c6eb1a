import { printValue } from '../kit/range'
import type { ChartOutput } from './output'
import { percentOf, scaleOf } from './scale'
import styles from './view.module.css'

/** One bar per number, from left to right; negative ones extend below the line. */
export function Bars({ values, unit }: ChartOutput) {
  const scale = scaleOf(values.map(({ value }) => value))
  const zero = percentOf(0, scale)
  return (
    <ul className={styles.bars}>
      {values.map(({ label, value }, at) => {
        const end = percentOf(value, scale)
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: two bars may be called the same.
          <li key={at}>
            <span className={styles.name}>{label}</span>
            <svg aria-hidden="true" className={styles.track}>
              <rect
                className={styles.bar}
                x={`${Math.min(zero, end)}%`}
                width={`${Math.abs(end - zero)}%`}
                height="100%"
                rx="3"
              />
              {zero > 0 && <line x1={`${zero}%`} x2={`${zero}%`} y2="100%" />}
            </svg>
            <span className={styles.value}>{printValue(value, unit)}</span>
          </li>
        )
      })}
    </ul>
  )
}
