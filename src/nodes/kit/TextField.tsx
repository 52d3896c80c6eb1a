import { Field, type FieldProps } from './Field'

interface TextFieldProps extends FieldProps {
  value: string | undefined
  /** Gets undefined when the field was emptied. */
  onChange(value: string | undefined): void
  placeholder?: string
  maxLength?: number
  /** A name that is taken letter by letter: phones begin it with no capital. */
  verbatim?: boolean
}

/** One line of text. */
export function TextField({ value, onChange, placeholder, maxLength, verbatim, ...field }: TextFieldProps) {
  return (
    <Field {...field}>
      {control => (
        <input
          {...control}
          type="text"
          value={value ?? ''}
          placeholder={placeholder}
          maxLength={maxLength}
          autoComplete="off"
          autoCapitalize={verbatim ? 'none' : undefined}
          onChange={event => onChange(event.target.value || undefined)}
        />
      )}
    </Field>
  )
}
