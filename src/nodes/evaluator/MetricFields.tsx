import { FieldRow } from '../../components/Field'
import { ItemList } from '../../components/ItemList'
import { NumberField } from '../../components/NumberField'
import { TextField } from '../../components/TextField'
import { localize, t } from '../../language/active'
import type { FieldControlProps } from '../view'
import { type Metric, metricProblem } from './metrics'

/** The metrics of an evaluator. */
export function MetricFields({ value: metrics, onChange, locked }: FieldControlProps<Metric[]>) {
  return (
    <ItemList
      title={number => t('Metric {number}', { number })}
      remove={number => t('Remove metric {number}', { number })}
      add={t('Add a metric')}
      items={metrics}
      onChange={onChange}
      fresh={{ name: '', description: '', min: 1, max: 10 }}
      locked={locked}
    >
      {(metric, change) => (
        <>
          <TextField
            label={t('Metric')}
            value={metric.name}
            onChange={name => change({ name: name ?? '' })}
            placeholder={t({ message: 'clarity', note: 'What is scored: an example of a name.' })}
            error={localize(metricProblem(metric, metrics) ?? '') || undefined}
            locked={locked}
          />
          <TextField
            label={t('What it means')}
            value={metric.description}
            onChange={description => change({ description: description ?? '' })}
            placeholder={t('Could a ten-year-old follow it?')}
            locked={locked}
          />
          <FieldRow>
            <NumberField
              label={t('Worst')}
              value={metric.min}
              onChange={(min = 1) => change({ min })}
              locked={locked}
            />
            <NumberField
              label={t('Best')}
              value={metric.max}
              onChange={(max = 10) => change({ max })}
              locked={locked}
            />
          </FieldRow>
        </>
      )}
    </ItemList>
  )
}
