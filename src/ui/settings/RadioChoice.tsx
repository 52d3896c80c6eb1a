import { useId } from 'react'
import styles from './RadioChoice.module.css'

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
    <fieldset className={styles.choice}>
      <legend>{legend}</legend>
      {options.map(option => (
        <label key={option.value} lang={option.lang}>
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
