import { useId } from 'react'
import layout from '../../components/layout.module.css'

interface RadioChoiceProps<Value extends string> {
  legend: string
  value: Value
  options: readonly { value: Value; label: string; lang?: string }[]
  onChange(value: Value): void
}

/** A radio group of a few options. */
export function RadioChoice<Value extends string>({ legend, value, options, onChange }: RadioChoiceProps<Value>) {
  const name = useId()
  return (
    <fieldset className={layout.cluster4}>
      <legend>{legend}</legend>
      {options.map(option => (
        <label key={option.value} className={layout.row2} lang={option.lang}>
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          {option.label}
        </label>
      ))}
    </fieldset>
  )
}
