import { Scale } from 'lucide-react'
import * as v from 'valibot'
import { classNames } from '../../components/class-names'
import layout from '../../components/layout.module.css'
import { Sketch } from '../../components/Sketch'
import { t } from '../../language/active'
import { msg } from '../../language/message'
import { listOfFacts } from '../kit/facts'
import { GaugeBar } from '../kit/GaugeStyles'
import { modelName } from '../kit/models'
import { workView } from '../kit/outputs'
import { UsageLine } from '../kit/UsageLine'
import type { NodeView } from '../view'
import type { Metric } from './metrics'
import type { EvaluatorConfig } from './node'
import styles from './view.module.css'

const Scores = v.record(v.string(), v.unknown())

/** The metrics that a run scored. Those added or renamed since have no score. */
function scoresIn(output: unknown, metrics: readonly Metric[]): { metric: Metric; value: number }[] {
  const scores = v.safeParse(Scores, output)
  if (!scores.success) return []
  return metrics.flatMap(metric => {
    const value = scores.output[metric.name.trim()]
    return typeof value === 'number' && Number.isFinite(value) ? [{ metric, value }] : []
  })
}

/** Empty scores. */
function BlankScores() {
  return (
    <Sketch strokeWidth="6" strokeLinecap="round">
      <path d="M4 6h56M4 18h56M4 30h56" strokeOpacity="0.3" />
      <path d="M4 6h34M4 18h48M4 30h20" strokeDasharray="1 9" />
    </Sketch>
  )
}

const view: NodeView<EvaluatorConfig> = {
  Icon: Scale,
  alsoCalled: msg({
    message: 'judge grade check critic review eval',
    context: 'other words that find the card “Judge”',
  }),
  summary({ metrics, model }) {
    const names = metrics.map(({ name }) => name.trim()).filter(Boolean)
    return `${listOfFacts(names) || t('no metrics yet')} · ${t('asks {model}', { model: modelName(model) })}`
  },
  ...workView({
    read({ output }, { metrics }: EvaluatorConfig) {
      const scores = scoresIn(output, metrics)
      return scores.length > 0 ? scores : undefined
    },
    draw: (scores, _, { output }) => (
      <>
        <ul className={classNames(layout.stack4, styles.scores)}>
          {scores.map(({ metric, value }) => (
            <li key={metric.name}>
              <p className={classNames(layout.large, layout.semibold, layout.breakWords)}>{metric.name}</p>
              <GaugeBar gauge={{ value, min: metric.min, max: metric.max, label: metric.name }} showValue />
              {metric.description && <p className={classNames(layout.hint, layout.breakWords)}>{metric.description}</p>}
            </li>
          ))}
        </ul>
        <UsageLine output={output} />
      </>
    ),
    empty: {
      art: <BlankScores />,
      soon: msg('The scores will show here.'),
      busy: msg('The judge is reading…'),
    },
  }),
}

export default view
