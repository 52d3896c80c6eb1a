import { useState } from 'react'
import { Button } from '../../components/Button'
import { classNames } from '../../components/class-names'
import layout from '../../components/layout.module.css'
import { SelectField } from '../../components/SelectField'
import { t } from '../../language/active'
import { shownToken } from '../kit/describe-token'
import { formatNumber } from '../kit/format-number'
import type { StepInsight } from './learner'
import styles from './network.module.css'
import type { NetworkControl } from './network-control'

/** One step of training, seen at the numbers of one token. */
export function StepByStep({ control }: { control: NetworkControl }) {
  const points = control.getProgress().frames.at(-1)?.map ?? []
  const [token, setToken] = useState(points[0]?.text ?? '')
  const [insight, setInsight] = useState<StepInsight>()
  const largest = Math.max(...(insight?.numbers.map(({ before, after }) => Math.abs(after - before)) ?? []), 1e-9)
  return (
    <div className={layout.stack2}>
      <p>
        {t(
          'In a step it reads some text, guesses each next piece, and then changes all of its numbers a tiny bit, in the direction that would have surprised it less. Here are the numbers of one piece.',
        )}
      </p>
      <SelectField
        label={t('Numbers of')}
        value={token}
        options={points.map(({ text }) => ({ value: text, label: shownToken(text, 'pieces') }))}
        onChange={next => {
          setToken(next)
          setInsight(undefined)
        }}
      />
      <Button round onClick={() => void control.stepAt(token).then(setInsight, () => {})}>
        {t('Take one step')}
      </Button>
      {insight && (
        <>
          <p role="status">
            {t('It read, among others: “{stretch}”. Its surprise about what it read went from {before} to {after}.', {
              stretch: insight.stretch.trim(),
              before: formatNumber(Math.round(insight.before * 1000) / 1000),
              after: formatNumber(Math.round(insight.after * 1000) / 1000),
            })}
          </p>
          <ol className={classNames(layout.small, layout.figures, styles.numbers)}>
            {insight.numbers.map(({ before, after }, index) => (
              <li
                key={index}
                data-more={after > before || undefined}
                style={
                  { '--look': `${Math.round((Math.abs(after - before) / largest) * 100)}%` } as React.CSSProperties
                }
                title={t('{before} became {after}', { before: before.toFixed(4), after: after.toFixed(4) })}
              >
                {after.toFixed(2)}
              </li>
            ))}
          </ol>
          <p className={layout.hint}>
            {t(
              'Blue numbers grew, amber ones shrank; the stronger the color, the more. No single number means anything by itself.',
            )}
          </p>
        </>
      )}
    </div>
  )
}
