import { Field, type FieldProps } from './Field'
import styles from './fields.module.css'

interface TextAreaFieldProps extends FieldProps {
  value: string
  onChange(value: string): void
  placeholder?: string
  /** Lines shown when there is little text. */
  rows?: number
  /** For what a machine reads: letters of one width, and no help with the spelling. */
  code?: boolean
  /** Shows two lines until somebody writes in it; it scrolls until then. */
  brief?: boolean
}

/** Text of many lines, in a box that grows with it. */
export function TextAreaField({ value, onChange, placeholder, rows = 2, code, brief, ...field }: TextAreaFieldProps) {
  return (
    <Field {...field}>
      {({ className, ...control }) => (
        // The box is as tall as a hidden copy of its text, which `data-text` prints behind it.
        <div className={styles.grow} data-text={value} data-code={code || undefined} data-brief={brief || undefined}>
          <textarea
            {...control}
            className={className}
            value={value}
            rows={rows}
            placeholder={placeholder}
            spellCheck={code ? false : undefined}
            onChange={event => onChange(event.target.value)}
          />
        </div>
      )}
    </Field>
  )
}
