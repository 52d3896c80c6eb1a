import { useId } from 'react'
import styles from './Share.module.css'

interface ChoiceBoxProps {
  label: string
  /** The reason or explanation. */
  hint: string
  checked: boolean
  disabled?: boolean
  onChange(checked: boolean): void
}

/** A checkbox with an explanation. */
export function ChoiceBox({ label, hint, checked, disabled, onChange }: ChoiceBoxProps) {
  const id = useId()
  return (
    <div className={styles.choice} data-off={disabled || undefined}>
      <input
        type="checkbox"
        id={id}
        aria-describedby={`${id}-hint`}
        checked={checked}
        disabled={disabled}
        onChange={event => onChange(event.target.checked)}
      />
      <label htmlFor={id}>{label}</label>
      <span id={`${id}-hint`}>{hint}</span>
    </div>
  )
}
