import { Field, type FieldProps } from './Field'

interface TextFieldProps extends FieldProps {
  value: string | undefined
  /** Called with undefined when emptied. */
  onChange(value: string | undefined): void
  placeholder?: string
  maxLength?: number
  /** An identifier: no automatic capitalization. */
  verbatim?: boolean
}

/** A single line of text. */
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
