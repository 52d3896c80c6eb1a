import { FieldRow } from '../../components/Field'
import { NumberField } from '../../components/NumberField'
import { t } from '../../language/active'
import type { ViewServices } from '../view'
import { ModelField } from './ModelField'

/** The model of a step's reasoning. What is undefined is taken from the tool, then from the defaults. */
interface ReasoningModel {
  model: string
  temperature?: number | undefined
  maxTokens?: number | undefined
}

interface ReasoningModelFieldsProps {
  value: ReasoningModel
  onChange(patch: Partial<ReasoningModel>): void
  locked: boolean
  services: ViewServices
}

/** The model that reasons, with its settings. */
export function ReasoningModelFields({ value, onChange, locked, services }: ReasoningModelFieldsProps) {
  return (
    <>
      <ModelField value={value.model} onChange={model => onChange({ model })} locked={locked} services={services} />
      <FieldRow>
        <NumberField
          label={t('Temperature')}
          term="temperature"
          value={value.temperature}
          onChange={temperature => onChange({ temperature })}
          locked={locked}
          min={0}
          max={2}
          step={0.1}
          placeholder="0.2"
        />
        <NumberField
          label={t('Max tokens')}
          value={value.maxTokens}
          onChange={maxTokens => onChange({ maxTokens })}
          locked={locked}
          min={1}
          whole
          placeholder="2000"
        />
      </FieldRow>
    </>
  )
}
