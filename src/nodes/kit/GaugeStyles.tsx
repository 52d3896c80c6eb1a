import type { CSSProperties } from 'react'
import { classNames } from '../../components/class-names'
import layout from '../../components/layout.module.css'
import { t } from '../../language/active'
import { formatNumber, formatValue } from './format-number'
import styles from './gauge.module.css'
import { rangeOf, shareOf } from './range'

/** Props of a gauge. The default range is 0 to 100. */
interface GaugeReading {
  value: number
  min?: number
  max?: number
  unit?: string
  label?: string
}

interface FaceProps {
  gauge: GaugeReading
  showValue: boolean
}

/** Shared by the three styles: range, texts, and filled share. */
function read({ value, min, max, unit, label }: GaugeReading) {
  const range = rangeOf(min, max)
  return {
    from: formatNumber(range.min),
    to: formatNumber(range.max),
    fill: { '--share': shareOf(value, range) } as CSSProperties,
    meter: {
      role: 'meter',
      'aria-label': label || t('Gauge'),
      'aria-valuenow': value,
      'aria-valuemin': range.min,
      'aria-valuemax': range.max,
      'aria-valuetext': formatValue(value, unit),
    },
  }
}

/** The formatted value, with a smaller unit. */
function Value({ gauge }: { gauge: GaugeReading }) {
  const unit = gauge.unit?.trim()
  return (
    <span className={classNames(layout.bold, layout.figures, layout.breakWords, styles.value)}>
      {formatNumber(gauge.value)}
      {unit && <small className={classNames(layout.soft, layout.semibold)}> {unit}</small>}
    </span>
  )
}

/** A bar that fills from left to right. */
export function GaugeBar({ gauge, showValue }: FaceProps) {
  const { from, to, fill, meter } = read(gauge)
  return (
    <div className={classNames(layout.cluster4, styles.bar)}>
      {showValue && <Value gauge={gauge} />}
      <div dir="ltr" className={classNames(layout.stack1, styles.scale)}>
        <div {...meter} className={styles.track}>
          <div className={styles.fill} style={fill} />
        </div>
        <Ends from={from} to={to} />
      </div>
    </div>
  )
}

/** A dial of two thirds of a circle, open below, where the caption is between the ends. */
export function GaugeDial({ gauge, showValue, caption }: FaceProps & { caption?: string }) {
  const { from, to, fill, meter } = read(gauge)
  return (
    <div dir="ltr" className={styles.dial}>
      <div className={classNames(layout.stack, styles.face)}>
        <div {...meter}>
          <svg aria-hidden="true" viewBox="0 0 200 156" className={styles.arcs}>
            <path d={ARC} pathLength="100" className={styles.arcTrack} />
            <path d={ARC} pathLength="100" className={styles.arcFill} style={fill} />
          </svg>
        </div>
        {showValue && (
          <div className={classNames(layout.stack, layout.centered, styles.middle)}>
            <Value gauge={gauge} />
          </div>
        )}
      </div>
      <Ends from={from} to={to} caption={caption} />
    </div>
  )
}

/** The number only. */
export function NumberOnly({ gauge }: { gauge: GaugeReading }) {
  return (
    <div className={styles.figure}>
      <Value gauge={gauge} />
    </div>
  )
}

function Ends({ from, to, caption }: { from: string; to: string; caption?: string }) {
  return (
    <div className={classNames(layout.row2, layout.between, layout.hint, layout.figures, styles.ends)}>
      <span aria-hidden="true">{from}</span>
      {caption && <b className={classNames(layout.medium, layout.centered, layout.breakWords)}>{caption}</b>}
      <span aria-hidden="true">{to}</span>
    </div>
  )
}

/** From the lower left over the top to the lower right: 240 degrees around (100, 100), radius 88. */
const ARC = 'M 23.79 144 A 88 88 0 1 1 176.21 144'
