import { useId } from 'react'
import { classNames } from '../../components/class-names'
import layout from '../../components/layout.module.css'
import { activeMessages } from '../../language/active'
import { formatValue } from '../kit/format-number'
import type { ChartOutput } from './output'
import { slicesOf } from './slices'
import styles from './view.module.css'

const HUES = 5

/** A pie with a legend. No two slices share both color and pattern, and the legend shows both. */
export function Pie({ values, unit }: ChartOutput) {
  const id = useId()
  const slices = slicesOf(values)
  return (
    <div className={classNames(layout.row, styles.pie)}>
      <svg aria-hidden="true" viewBox="-1.02 -1.02 2.04 2.04" className={styles.circle}>
        <Patterns id={id} />
        {slices.map(({ path }, at) => (
          <g key={at} data-hue={at % HUES}>
            <path d={path} className={styles.slice} />
            <path d={path} fill={`url(#${id}-${at % 3})`} className={styles.over} />
          </g>
        ))}
      </svg>
      <ul className={styles.legend}>
        {slices.map(({ label, value, share }, at) => (
          <li key={at}>
            <svg aria-hidden="true" viewBox="0 0 0.24 0.24" data-hue={at % HUES}>
              <rect width="0.24" height="0.24" className={styles.slice} />
              <rect width="0.24" height="0.24" fill={`url(#${id}-${at % 3})`} className={styles.over} />
            </svg>
            <span className={classNames(layout.shrink, layout.breakWords)}>{label}</span>
            <span className={classNames(layout.semibold, layout.figures, layout.atEnd)}>
              {formatValue(value, unit)}
            </span>
            {unit?.trim() !== '%' && (
              <span className={classNames(layout.soft, layout.figures, layout.atEnd)}>
                {activeMessages().number(share, { style: 'percent' })}
              </span>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Plain, stripes and dots: three patterns and five colors are unique for twelve slices. */
function Patterns({ id }: { id: string }) {
  const size = { width: 0.12, height: 0.12, patternUnits: 'userSpaceOnUse' } as const
  return (
    <defs>
      <pattern id={`${id}-0`} {...size} />
      <pattern id={`${id}-1`} {...size} patternTransform="rotate(45)">
        <rect width="0.045" height="0.12" className={styles.ink} />
      </pattern>
      <pattern id={`${id}-2`} {...size}>
        <circle cx="0.06" cy="0.06" r="0.026" className={styles.ink} />
      </pattern>
    </defs>
  )
}
