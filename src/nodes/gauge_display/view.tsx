import { Gauge } from 'lucide-react'
import { Sketch } from '../../components/Sketch'
import { t } from '../../language/active'
import { EmptyResult } from '../kit/EmptyResult'
import { listOfFacts } from '../kit/facts'
import { GaugeBar, GaugeDial, NumberOnly } from '../kit/GaugeStyles'
import { VisuallyHidden } from '../kit/Result'
import results from '../kit/result.module.css'
import { shownNumber, shownValue } from '../kit/shown-number'
import { ToolResults } from '../kit/ToolResults'
import type { NodeView, OutputProps } from '../view'
import { type GaugeConfig, GaugeOutput } from './node'
import styles from './view.module.css'

function Face({ gauge, config }: { gauge: GaugeOutput; config: GaugeConfig }) {
  const hidden = !config.showValue && config.style !== 'number'
  // The caption may be the same.
  const label = gauge.label?.trim().toLowerCase() === config.label?.trim().toLowerCase() ? undefined : gauge.label
  return (
    <div className={styles.gauge}>
      {label && config.style !== 'dial' && <p className={results.heading}>{label}</p>}
      {hidden && <VisuallyHidden>{shownValue(gauge.value, gauge.unit)}</VisuallyHidden>}
      {config.style === 'bar' && <GaugeBar gauge={gauge} showValue={config.showValue} />}
      {config.style === 'dial' && <GaugeDial gauge={gauge} showValue={config.showValue} caption={label} />}
      {config.style === 'number' && <NumberOnly gauge={gauge} />}
    </div>
  )
}

function Output({ config, run }: OutputProps<GaugeConfig>) {
  return (
    <ToolResults
      run={run}
      schema={GaugeOutput}
      caption={config.label}
      hero={gauge => <Face gauge={gauge} config={config} />}
      earlier={gauge => (
        <span className={results.chip}>
          {gauge.label && `${gauge.label}: `}
          {shownValue(gauge.value, gauge.unit)}
        </span>
      )}
      empty={
        <EmptyResult art={<Example />} room={10.2} status={run.status} busy={t('The model is thinking of a number…')}>
          {t('A number will show here, like this.')}
        </EmptyResult>
      }
    />
  )
}

/** A dial at three quarters. */
function Example() {
  return (
    <Sketch strokeWidth="6" strokeLinecap="round">
      <path d="M6 32a26 26 0 0 1 52 0" opacity="0.3" />
      <path d="M6 32a26 26 0 0 1 44-18" />
    </Sketch>
  )
}

/** "dial, 0 to 10 points". */
function summary({ style, min, max, unit }: GaugeConfig): string {
  const [from, to] = [shownNumber(min ?? 0), shownNumber(max ?? 0)]
  const range =
    min === undefined
      ? max === undefined
        ? ''
        : t('to {to}', { to })
      : max === undefined
        ? t('from {from}', { from })
        : t('{from} to {to}', { from, to })
  const kind = t('{style, select, dial {dial} number {number} other {bar}}', { style })
  return listOfFacts([kind, [range, unit].filter(Boolean).join(' ')])
}

const view: NodeView<GaugeConfig> = { Icon: Gauge, summary, Output }

export default view
