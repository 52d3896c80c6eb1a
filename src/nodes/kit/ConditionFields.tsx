import { FieldRow } from '../../components/Field'
import { SelectField } from '../../components/SelectField'
import { TextField } from '../../components/TextField'
import type { Condition } from '../../engine/model/conditions'
import { printStoredJson } from './json'

const TESTS: readonly { value: NonNullable<Condition['op']> | 'any'; label: string }[] = [
  { value: 'any', label: 'gives something' },
  { value: '==', label: 'is' },
  { value: '!=', label: 'is not' },
  { value: 'contains', label: 'contains' },
  { value: '<', label: 'is less than' },
  { value: '<=', label: 'is at most' },
  { value: '>', label: 'is more than' },
  { value: '>=', label: 'is at least' },
]

interface ConditionFieldsProps {
  /** Label of the template's field. */
  label: string
  condition: Condition
  onChange(patch: { [Field in keyof Condition]?: Condition[Field] | undefined }): void
  locked: boolean
}

/** A test of one value: for truthiness, or by comparison. */
export function ConditionFields({ label, condition, onChange, locked }: ConditionFieldsProps) {
  return (
    <>
      <TextField
        label={label}
        value={condition.expression}
        onChange={expression => onChange({ expression: expression ?? '' })}
        placeholder="{{steps.user-input.output}}"
        locked={locked}
      />
      <FieldRow>
        <SelectField
          label="Test"
          value={condition.op ?? 'any'}
          options={TESTS}
          onChange={op => onChange({ op: op === 'any' ? undefined : op })}
          locked={locked}
        />
        {condition.op && (
          <TextField
            label="Value"
            value={printStoredJson(condition.value)}
            onChange={value => onChange({ value: value ?? '' })}
            locked={locked}
          />
        )}
      </FieldRow>
    </>
  )
}
