import { FieldRow } from '../../components/Field'
import { SelectField } from '../../components/SelectField'
import { TextField } from '../../components/TextField'
import { localize, t } from '../../language/active'
import { type LocalizedText, msg } from '../../language/message'
import type { Condition } from '../../model/conditions'
import { printStoredJson } from '../../model/stored-json'

const TESTS: readonly { value: NonNullable<Condition['op']> | 'any'; label: LocalizedText }[] = [
  { value: 'any', label: msg('gives something') },
  { value: '==', label: msg('is') },
  { value: '!=', label: msg('is not') },
  { value: 'contains', label: msg('contains') },
  { value: '<', label: msg('is less than') },
  { value: '<=', label: msg('is at most') },
  { value: '>', label: msg('is more than') },
  { value: '>=', label: msg('is at least') },
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
          label={t({ message: 'Test', context: 'noun', note: 'How two values are compared.' })}
          value={condition.op ?? 'any'}
          options={TESTS.map(({ value, label }) => ({ value, label: localize(label) }))}
          onChange={op => onChange({ op: op === 'any' ? undefined : op })}
          locked={locked}
        />
        {condition.op && (
          <TextField
            label={t('Value')}
            value={printStoredJson(condition.value)}
            onChange={value => onChange({ value: value ?? '' })}
            locked={locked}
          />
        )}
      </FieldRow>
    </>
  )
}
