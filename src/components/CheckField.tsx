import { useId } from 'react'
import { t } from '../language/active'
import { classNames } from './class-names'
import type { FieldProps } from './Field'
import styles from './fields.module.css'
import layout from './layout.module.css'

interface CheckFieldProps extends Omit<FieldProps, 'error'> {
  checked: boolean
  onChange(checked: boolean): void
}

/** A checkbox with its label beside it. */
export function CheckField({ label, help, locked, checked, onChange }: CheckFieldProps) {
  const id = useId()
  const hint = locked ? t('Locked in this document.') : help
  return (
    <div className={classNames(layout.stack1, layout.packed, styles.field)}>
      <label className={classNames(layout.row2, styles.check)}>
        <input
          type="checkbox"
          checked={checked}
          disabled={locked}
          aria-describedby={hint ? id : undefined}
          onChange={event => onChange(event.target.checked)}
        />
        <span>{label}</span>
      </label>
      {hint && (
        <p id={id} className={styles.help}>
          {hint}
        </p>
      )}
    </div>
  )
}
