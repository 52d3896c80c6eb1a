import { ChartColumn } from 'lucide-react'
import { classNames } from '../../components/class-names'
import layout from '../../components/layout.module.css'
import { Sketch } from '../../components/Sketch'
import { t } from '../../language/active'
import { msg } from '../../language/message'
import { listOfFacts } from '../kit/facts'
import { formatValue } from '../kit/format-number'
import { displayView } from '../kit/outputs'
import type { NodeView } from '../view'
import { Line } from './Line'
import type { ChartConfig } from './node'
import { ChartOutput } from './output'
import { Pie } from './Pie'
import { percentOf, scaleOf } from './scale'
import styles from './view.module.css'

const drawings = { bar: Bars, line: Line, pie: Pie }

/** The chart, with its numbers as a table for screen readers. */
function Chart({ chart }: { chart: ChartOutput }) {
  const Drawing = drawings[chart.kind]
  const { title, values, unit } = chart
  return (
    <div className={classNames(layout.stack3, styles.chart)}>
      {title && (
        <p className={classNames(layout.large, layout.bold, layout.breakWords, styles.title)} aria-hidden="true">
          {title}
        </p>
      )}
      <div dir="ltr" className={classNames(layout.shrink, layout.small, styles.drawing)} aria-hidden="true">
        <Drawing {...chart} />
      </div>
      <div className="unseen">
        <table>
          <caption>{title || t('Chart')}</caption>
          <tbody>
            {values.map(({ label, value }, at) => (
              <tr key={at}>
                <th scope="row">{label}</th>
                <td>{formatValue(value, unit)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  )
}

/** Axes with empty bars. */
function BlankChart() {
  return (
    <Sketch>
      <path d="M6 2v30h54" strokeLinecap="round" />
      <path d="M14 32V20h8v12M46 32V14h8v18" strokeDasharray="4 4" />
      <path d="M30 32V8h8v24" fill="currentColor" fillOpacity="0.25" strokeDasharray="4 4" />
    </Sketch>
  )
}

const view: NodeView<ChartConfig> = {
  Icon: ChartColumn,
  alsoCalled: msg({ message: 'graph plot diagram bars pie', context: 'other words that find the card “Chart”' }),
  summary: ({ kind }) =>
    t('{kind, select, bar {bars} line {line} pie {pie} other {model’s choice}}', { kind: kind ?? 'other' }),
  ...displayView<ChartOutput, ChartConfig>(ChartOutput, {
    hero: chart => <Chart chart={chart} />,
    earlier: ({ title, values, unit }) =>
      [title, listOfFacts(values.map(({ label, value }) => `${label} ${formatValue(value, unit)}`))]
        .filter(Boolean)
        .join(': '),
    empty: {
      art: <BlankChart />,
      soon: msg('A chart will show here.'),
      busy: msg('The model is drawing…'),
    },
  }),
}

export default view

/** One bar per number, from left to right; negative ones extend below the line. */
function Bars({ values, unit }: ChartOutput) {
  const scale = scaleOf(values.map(({ value }) => value))
  const zero = percentOf(0, scale)
  return (
    <ul className={styles.bars}>
      {values.map(({ label, value }, at) => {
        const end = percentOf(value, scale)
        return (
          <li key={at}>
            <span className={classNames(layout.shrink, layout.breakWords)}>{label}</span>
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
            <span className={classNames(layout.semibold, layout.figures, layout.atEnd)}>
              {formatValue(value, unit)}
            </span>
          </li>
        )
      })}
    </ul>
  )
}
