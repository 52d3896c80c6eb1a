import { useId } from 'react'
import { classNames } from '../../components/class-names'
import layout from '../../components/layout.module.css'
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
    <div className={styles.choice}>
      <input
        type="checkbox"
        id={id}
        aria-describedby={`${id}-hint`}
        checked={checked}
        disabled={disabled}
        onChange={event => onChange(event.target.checked)}
      />
      <label className={classNames(layout.semibold, disabled && layout.soft)} htmlFor={id}>
        {label}
      </label>
      <span id={`${id}-hint`} className={layout.hint}>
        {hint}
      </span>
    </div>
  )
}
