import { FieldRow, Fields } from '../../components/Field'
import { ItemList } from '../../components/ItemList'
import { NumberField } from '../../components/NumberField'
import { TextAreaField } from '../../components/TextAreaField'
import { TextField } from '../../components/TextField'
import { boundFields } from '../kit/bound-fields'
import { MaxTokensField } from '../kit/MaxTokensField'
import { ModelField } from '../kit/ModelField'
import { Templates } from '../kit/Templates'
import type { EditorProps } from '../view'
import { type Metric, metricProblem } from './metrics'
import type { EvaluatorConfig } from './node'

/** The settings of an evaluator. */
export function Editor({ nodeId, config, onChange, isLocked, services }: EditorProps<EvaluatorConfig>) {
  const bind = boundFields({ config, onChange, isLocked })
  return (
    <Fields>
      <ItemList
        noun="Metric"
        items={config.metrics}
        onChange={metrics => onChange({ metrics })}
        fresh={{ name: '', description: '', min: 1, max: 10 }}
        locked={isLocked('metrics')}
      >
        {(metric, change) => (
          <MetricFields
            metric={metric}
            problem={metricProblem(metric, config.metrics)}
            onChange={change}
            locked={isLocked('metrics')}
          />
        )}
      </ItemList>
      <ModelField {...bind('model')} services={services} />
      <MaxTokensField {...bind('maxTokens')} />
      <Templates names={() => services.readable?.(nodeId) ?? []}>
        <TextAreaField label="What is scored" {...bind('content')} placeholder="The newest reply above" />
        <TextAreaField
          label="Instructions"
          {...bind('instructions')}
          placeholder="Be strict. Give half the points for good ideas that are badly written."
        />
      </Templates>
      <TextField label="Name" {...bind('name')} help="Templates call it by this name." />
    </Fields>
  )
}

interface MetricFieldsProps {
  metric: Metric
  problem: string | null
  onChange(patch: Partial<Metric>): void
  locked: boolean
}

function MetricFields({ metric, problem, onChange, locked }: MetricFieldsProps) {
  return (
    <>
      <TextField
        label="Metric"
        value={metric.name}
        onChange={name => onChange({ name: name ?? '' })}
        placeholder="clarity"
        error={problem ?? undefined}
        locked={locked}
      />
      <TextField
        label="What it means"
        value={metric.description}
        onChange={description => onChange({ description: description ?? '' })}
        placeholder="Could a ten-year-old follow it?"
        locked={locked}
      />
      <FieldRow>
        <NumberField label="Worst" value={metric.min} onChange={(min = 1) => onChange({ min })} locked={locked} />
        <NumberField label="Best" value={metric.max} onChange={(max = 10) => onChange({ max })} locked={locked} />
      </FieldRow>
    </>
  )
}
