import { FieldRow } from '../../components/Field'
import { ItemList } from '../../components/ItemList'
import { NumberField } from '../../components/NumberField'
import { TextField } from '../../components/TextField'
import type { FieldControlProps } from '../view'
import { type Metric, metricProblem } from './metrics'

/** The metrics of an evaluator. */
export function MetricFields({ value: metrics, onChange, locked }: FieldControlProps<Metric[]>) {
  return (
    <ItemList
      noun="Metric"
      items={metrics}
      onChange={onChange}
      fresh={{ name: '', description: '', min: 1, max: 10 }}
      locked={locked}
    >
      {(metric, change) => (
        <>
          <TextField
            label="Metric"
            value={metric.name}
            onChange={name => change({ name: name ?? '' })}
            placeholder="clarity"
            error={metricProblem(metric, metrics) ?? undefined}
            locked={locked}
          />
          <TextField
            label="What it means"
            value={metric.description}
            onChange={description => change({ description: description ?? '' })}
            placeholder="Could a ten-year-old follow it?"
            locked={locked}
          />
          <FieldRow>
            <NumberField label="Worst" value={metric.min} onChange={(min = 1) => change({ min })} locked={locked} />
            <NumberField label="Best" value={metric.max} onChange={(max = 10) => change({ max })} locked={locked} />
          </FieldRow>
        </>
      )}
    </ItemList>
  )
}
