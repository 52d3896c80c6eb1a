import { classNames } from './class-names'
import layout from './layout.module.css'
import { Select } from './Select'

interface LabeledSelectProps<Value extends string> {
  label: string
  value: Value
  options: readonly { value: Value; label: string }[]
  onChange(value: Value): void
}

/** A native select with its label beside it: a filter, or what is looked at. In a form it is a SelectField. */
export function LabeledSelect<Value extends string>({ label, value, options, onChange }: LabeledSelectProps<Value>) {
  return (
    <label className={classNames(layout.cluster2, layout.small, layout.semibold)}>
      {label}
      <Select value={value} onChange={event => onChange(event.target.value as Value)}>
        {options.map(option => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </Select>
    </label>
  )
}
