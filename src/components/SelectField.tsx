import { Field, type FieldProps } from './Field'

interface SelectFieldProps<Value extends string> extends FieldProps {
  value: Value
  options: readonly { value: Value; label: string }[]
  onChange(value: Value): void
}

/** A native select. */
export function SelectField<Value extends string>({ value, options, onChange, ...field }: SelectFieldProps<Value>) {
  return (
    <Field {...field}>
      {control => (
        <select {...control} value={value} onChange={event => onChange(event.target.value as Value)}>
          {options.map(option => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}
