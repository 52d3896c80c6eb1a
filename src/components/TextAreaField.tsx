import { Field, type FieldProps } from './Field'
import styles from './fields.module.css'

interface TextAreaFieldProps extends FieldProps {
  value: string
  onChange(value: string): void
  placeholder?: string
  maxLength?: number
  /** Minimum number of lines. */
  rows?: number
  /** For code: monospace, without spell checking. */
  code?: boolean
  /** Two lines until focused; it scrolls until then. */
  brief?: boolean
}

/** A multiline text in a box that grows with it. */
export function TextAreaField({
  value,
  onChange,
  placeholder,
  maxLength,
  rows = 2,
  code,
  brief,
  ...field
}: TextAreaFieldProps) {
  return (
    <Field {...field}>
      {({ className, ...control }) => (
        // The box has the height of a hidden copy of its text, from `data-text`.
        <div className={styles.grow} data-text={value} data-code={code || undefined} data-brief={brief || undefined}>
          <textarea
            {...control}
            className={className}
            value={value}
            rows={rows}
            placeholder={placeholder}
            maxLength={maxLength}
            spellCheck={code ? false : undefined}
            onChange={event => onChange(event.target.value)}
          />
        </div>
      )}
    </Field>
  )
}
