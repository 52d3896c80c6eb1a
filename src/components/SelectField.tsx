import { localize } from '../language/active'
import type { LocalizedText } from '../language/message'
import { Field, type FieldProps } from './Field'

interface Choice<Value extends string> {
  value: Value
  label: LocalizedText
}

/** Choices of a select; a group has a heading. */
type Choices<Value extends string = string> = readonly (
  | Choice<Value>
  | { label: string; lang?: string; choices: readonly Choice<Value>[] }
)[]

interface SelectFieldProps<Value extends string> extends FieldProps {
  value: Value
  options: Choices<Value>
  onChange(value: Value): void
}

/** A native select. */
export function SelectField<Value extends string>({ value, options, onChange, ...field }: SelectFieldProps<Value>) {
  return (
    <Field {...field}>
      {control => (
        <select {...control} value={value} onChange={event => onChange(event.target.value as Value)}>
          {options.map(option =>
            'choices' in option ? (
              <optgroup key={option.choices[0]?.value ?? option.label} label={option.label} lang={option.lang}>
                {option.choices.map(optionOf)}
              </optgroup>
            ) : (
              optionOf(option)
            ),
          )}
        </select>
      )}
    </Field>
  )
}

function optionOf({ value, label }: Choice<string>) {
  return (
    <option key={value} value={value}>
      {localize(label)}
    </option>
  )
}
