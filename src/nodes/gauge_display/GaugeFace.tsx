import { classNames } from '../../components/class-names'
import layout from '../../components/layout.module.css'
import { formatValue } from '../kit/format-number'
import { GaugeBar, GaugeDial, NumberOnly } from '../kit/GaugeStyles'
import { VisuallyHidden } from '../kit/Result'
import results from '../kit/result.module.css'
import type { GaugeConfig, GaugeOutput } from './node'
import styles from './view.module.css'

interface GaugeFaceProps {
  gauge: GaugeOutput
  config: GaugeConfig
  /** As text in a line. */
  small?: boolean
}

/** A number on its gauge. */
export function GaugeFace({ gauge, config, small }: GaugeFaceProps) {
  if (small) {
    return (
      <span className={classNames(layout.small, layout.figures, layout.breakWords, results.chip)}>
        {gauge.label && `${gauge.label}: `}
        {formatValue(gauge.value, gauge.unit)}
      </span>
    )
  }
  const hidden = !config.showValue && config.style !== 'number'
  // The caption may be the same.
  const label = gauge.label?.trim().toLowerCase() === config.label?.trim().toLowerCase() ? undefined : gauge.label
  return (
    <div className={classNames(layout.stack1, styles.gauge)}>
      {label && config.style !== 'dial' && (
        <p className={classNames(layout.large, layout.bold, layout.breakWords)}>{label}</p>
      )}
      {hidden && <VisuallyHidden>{formatValue(gauge.value, gauge.unit)}</VisuallyHidden>}
      {config.style === 'bar' && <GaugeBar gauge={gauge} showValue={config.showValue} />}
      {config.style === 'dial' && <GaugeDial gauge={gauge} showValue={config.showValue} caption={label} />}
      {config.style === 'number' && <NumberOnly gauge={gauge} />}
    </div>
  )
}
