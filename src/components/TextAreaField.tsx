import { useState } from 'react'
import { classNames } from './class-names'
import { Field, type FieldProps } from './Field'
import styles from './fields.module.css'
import layout from './layout.module.css'

interface TextAreaFieldProps extends FieldProps {
  value: string
  onChange(value: string): void
  placeholder?: string
  /** Of the text, where it may differ from the page's. */
  dir?: 'ltr' | 'rtl' | 'auto'
  maxLength?: number
  /** Minimum number of lines. */
  rows?: number
  /** For code: monospace, without spell checking. */
  code?: boolean
  /** Two lines until focused; it scrolls until then. */
  brief?: boolean
}

/** More than the lines that a brief box shows. */
const BRIEF_LENGTH = 2_000

/** A multiline text in a box that grows with it. */
export function TextAreaField({
  value,
  onChange,
  placeholder,
  dir,
  maxLength,
  rows = 2,
  code,
  brief,
  ...field
}: TextAreaFieldProps) {
  const [focused, setFocused] = useState(false)
  // The box has the height of a hidden copy of its text. A long copy takes as long to lay out as the text.
  const copy = brief && !focused ? value.slice(0, BRIEF_LENGTH) : value
  return (
    <Field {...field}>
      {({ className, ...control }) => (
        <div
          className={classNames(layout.stack, styles.grow)}
          dir={dir}
          data-text={copy}
          data-code={code || undefined}
          data-brief={brief || undefined}
        >
          <textarea
            {...control}
            className={className}
            value={value}
            rows={rows}
            placeholder={placeholder}
            dir={dir}
            maxLength={maxLength}
            spellCheck={code ? false : undefined}
            onFocus={() => setFocused(true)}
            onBlur={() => setFocused(false)}
            onChange={event => onChange(event.target.value)}
          />
        </div>
      )}
    </Field>
  )
}
