import { Gauge } from 'lucide-react'
import { classNames } from '../../components/class-names'
import layout from '../../components/layout.module.css'
import { Sketch } from '../../components/Sketch'
import { t } from '../../language/active'
import { msg } from '../../language/message'
import { listOfFacts } from '../kit/facts'
import { formatNumber, formatValue } from '../kit/format-number'
import { GaugeBar, GaugeDial, NumberOnly } from '../kit/GaugeStyles'
import { displayView } from '../kit/outputs'
import type { NodeView } from '../view'
import { type GaugeConfig, GaugeOutput } from './node'
import styles from './view.module.css'

/** A number on its gauge. */
function GaugeFace({ gauge, config }: { gauge: GaugeOutput; config: GaugeConfig }) {
  const hidden = !config.showValue && config.style !== 'number'
  // The caption may be the same.
  const label = gauge.label?.trim().toLowerCase() === config.label?.trim().toLowerCase() ? undefined : gauge.label
  return (
    <div className={classNames(layout.stack1, styles.gauge)}>
      {label && config.style !== 'dial' && (
        <p className={classNames(layout.large, layout.bold, layout.breakWords)}>{label}</p>
      )}
      {hidden && <span className="unseen">{formatValue(gauge.value, gauge.unit)}</span>}
      {config.style === 'bar' && <GaugeBar gauge={gauge} showValue={config.showValue} />}
      {config.style === 'dial' && <GaugeDial gauge={gauge} showValue={config.showValue} caption={label} />}
      {config.style === 'number' && <NumberOnly gauge={gauge} />}
    </div>
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
  const [from, to] = [formatNumber(min ?? 0), formatNumber(max ?? 0)]
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

const view: NodeView<GaugeConfig> = {
  Icon: Gauge,
  shelf: 'everyday',
  alsoCalled: msg({ message: 'meter number percent dial', context: 'other words that find the card “Gauge”' }),
  summary,
  ...displayView(GaugeOutput, {
    hero: (gauge, config: GaugeConfig) => <GaugeFace gauge={gauge} config={config} />,
    earlier: ({ label, value, unit }) => [label, formatValue(value, unit)].filter(Boolean).join(': '),
    empty: {
      art: <Example />,
      soon: msg('A number will show here, like this.'),
      busy: msg('The model is answering…'),
      room: 10.2,
    },
  }),
}

export default view
